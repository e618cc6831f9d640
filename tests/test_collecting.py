"""The collector of garbage is only held back, and told what stays."""

import gc

from voice_expert.collecting import lasting


def test_what_is_made_stays_and_collecting_goes_on() -> None:
    before = gc.get_freeze_count()
    with lasting():
        assert not gc.isenabled()
        kept = [[number] for number in range(1000)]
    assert gc.isenabled() and gc.get_freeze_count() >= before + len(kept)


def test_a_fault_does_not_leave_it_off() -> None:
    try:
        with lasting():
            raise ValueError("inside")
    except ValueError:
        pass
    assert gc.isenabled()
