"""Whole conversations per module, as players say them: what the accuracy benchmark speaks.

The typed conversation is the measure: whatever it understands of a line, the ear must bring about as well.
"""

from __future__ import annotations

ENGLISH: dict[str, list[str]] = {
    "edgework": [
        "serial number alpha lima five quebec foxtrot three", "three batteries in two holders", "lit F R K",
        "unlit S N D", "one plate with parallel and serial", "one empty plate", "eleven modules",
        "more than two batteries", "the last digit is odd",
    ],
    "wires": [
        "wires", "red red blue black", "yes", "no the third is white", "solved", "wires", "blue white yellow red red", "done",
    ],
    "the_button": ["the button", "red detonate", "three batteries in two holders", "solved", "button", "blue abort", "the strip is yellow"],
    "keypad": ["keypad", "omega six a e euro", "solved", "keypad", "balloon lightning lambda pyramid"],
    "memory": ["memory", "display two", "three", "display one", "two", "display four", "one", "display three", "four", "display two"],
    "simon_states": ["simon states", "red and green", "top left is yellow", "blue", "all four", "red yellow and green"],
    "two_bits": [
        "two bits", "serial number alpha lima five quebec foxtrot three", "two batteries", "no", "result is seven two",
        "four five", "result is zero seven",
    ],
    "bitmaps": ["bitmaps", "ten nine eight eight", "serial number kilo x ray eight tango november four", "undo"],
    "letter_keys": ["letter keys", "forty two", "solved", "letter keys", "fifty", "serial number seven bravo three zulu echo nine"],
    "forget_me_not": ["forget me not", "seven", "wires", "red blue blue", "solved", "four"],
    "snap": ["snap", "four and seven", "snap", "three three"],
}
JAPANESE: dict[str, list[str]] = {
    "edgework": [
        "シリアルナンバーは、エー、エル、五、キュー、エフ、三です", "バッテリーは三本、ホルダーは二個", "FRKが点灯", "SNDが消灯",
        "空のプレートが一枚", "最後の数字は奇数です",
    ],
    "wires": ["ワイヤ", "赤、赤、青、黒", "はい", "解除できました", "ワイヤです", "青、白、黄色、赤、赤"],
    "the_button": ["ボタン", "赤で、起爆", "バッテリーは三本です", "解除できました", "ボタン", "青で、中止", "黄色です"],
    "keypad": ["キーパッド", "オメガ、ろく、エーイー、ユーロ"],
    "memory": ["記憶", "画面は二", "三です", "画面は一", "二番目です", "画面は四", "一です"],
    "simon_states": ["サイモンの陳述", "赤と緑", "左上は黄色です", "青です", "全部です"],
    "two_bits": ["ツービッツ", "バッテリーは二本です", "結果は七二", "結果は四五"],
    "bitmaps": ["ビットマップ", "十、九、八、八"],
    "letter_keys": ["文字キー", "四十二です", "解除できました", "文字キー", "五十です"],
    "forget_me_not": ["我忘る勿かれ", "七です"],
    "snap": ["スナップ", "四と七"],
}
RUSSIAN: dict[str, list[str]] = {
    "edgework": [
        "серийный номер альфа лима пять квебек фокстрот три", "три батарейки в двух держателях", "эф эр ка горит",
        "эс эн дэ не горит", "одна пустая пластина", "последняя цифра нечётная",
    ],
    "wires": ["провода", "красный красный синий чёрный", "да", "готово", "провода", "синий белый жёлтый красный красный"],
    "the_button": ["кнопка", "красная взорвать", "три батарейки", "готово", "кнопка", "синяя стоп", "полоска жёлтая"],
    "keypad": ["клавиатура", "омега шестёрка а е евро"],
    "memory": ["память", "на экране два", "три", "на экране один", "вторая", "на экране четыре", "один"],
    "simon_states": ["саймон утверждает", "красный и зелёный", "верхняя левая жёлтая", "синий", "все четыре"],
    "two_bits": ["два бита", "две батарейки", "результат семьдесят два", "результат сорок пять"],
    "bitmaps": ["битмапы", "десять девять восемь восемь"],
    "letter_keys": ["клавиши с буквами", "сорок два", "готово", "клавиши с буквами", "пятьдесят"],
    "forget_me_not": ["незабудка", "семь"],
    "snap": ["снап", "четыре и семь"],
}
BY_LANGUAGE = {"en": ENGLISH, "ja": JAPANESE, "ru": RUSSIAN}
