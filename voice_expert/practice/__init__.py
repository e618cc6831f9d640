"""The practice partner: a simulated bomb, and a defuser who describes it in words of the grammar files.

Nothing here is known to the solvers or to the conversation: the expert only hears what the defuser says.
"""
