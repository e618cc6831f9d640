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
    "memory": ["memory", "display two", "three", "display one", "two", "display four", "one", "display three", "four"],
    "simon_states": ["simon states", "red and green", "top left is yellow", "blue", "all four", "red yellow and green"],
    "two_bits": [
        "two bits", "serial number alpha lima five quebec foxtrot three", "two batteries", "no", "result is seven two",
        "four five", "result is zero seven",
    ],
    "bitmaps": ["bitmaps", "ten nine eight eight", "serial number kilo x ray eight tango november four", "undo"],
    "letter_keys": ["letter keys", "forty two", "solved", "letter keys", "fifty", "serial number seven bravo three zulu echo nine"],
    "forget_me_not": ["forget me not", "seven", "wires", "red blue blue", "solved", "four"],
    "snap": ["snap", "four and seven", "snap", "three three"],
    "simon_says": ["simon says", "red", "done", "then green", "no, blue", "serial number has a vowel"],
    "morse_code": ["morse code", "sierra then tango", "echo", "no, romeo"],
    "complicated_wires": ["complicated wires", "plain white", "next wire blue, no light, star", "red and blue with the light and a star"],
    "wire_sequence": ["wire sequence", "red to charlie, blue to alpha, black to bravo", "done", "no wires on this one"],
    "password": ["password", "whiskey alpha tango bravo charlie papa", "echo xray quebec zulu juliet victor"],
    "maze": ["maze", "circle at alpha two, light at charlie four, triangle at foxtrot one", "no, the light is at charlie three"],
    "knob": ["knob", "five left, three right", "no, two on the right"],
    "digital_root": ["digital root", "top digits four nine one", "eight", "no, bottom two"],
    "switches": ["switches", "up down down down down", "up down up down up", "solved"],
    "venting_gas": ["wires", "gas: vent gas?", "red blue yellow", "venting gas", "detonate"],
    "whos_on_first": ["who's on first", "yes", "ready", "okay", "next"],
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
    "simon_says": ["サイモンゲーム", "赤", "できた", "次は緑", "いや、違う、青"],
    "morse_code": ["モールス信号", "エス、次にティー"],
    "complicated_wires": ["複雑ワイヤ", "白だけ", "次は青、ライトなし、星あり", "赤青でライトと星"],
    "wire_sequence": ["順番ワイヤ", "赤がシー、青がエー、黒がビー", "できた", "このパネルはワイヤなし"],
    "password": ["パスワード", "エー、ビー、シー、ディー、イー、ジー"],
    "maze": ["迷路", "丸はアルファ二、白はチャーリー四、三角はフォックストロット一", "いや、白い光はチャーリー三です"],
    "knob": ["ダイヤル", "左に五個、右に三個", "いや、右は二個"],
    "digital_root": ["数字根", "上は四、九、一", "八"],
    "switches": ["スイッチ", "上下下下下", "上下上下上", "解除できました"],
    "venting_gas": ["ワイヤ", "ガス放出、放出しますか", "赤、青、黄色", "ガスを放出しますか"],
    "whos_on_first": ["表比較", "イエス", "レディ", "オーケー"],
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
    "simon_says": ["саймон говорит", "красный", "готово", "потом зелёный", "нет, синий"],
    "morse_code": ["азбука морзе", "сергей потом татьяна"],
    "complicated_wires": ["сложные провода", "просто белый", "следующий провод синий без лампочки звезда"],
    "wire_sequence": ["последовательность проводов", "красный чарли, синий альфа, чёрный браво", "готово", "здесь проводов нет"],
    "password": ["пароль", "виски альфа танго браво чарли папа"],
    "maze": ["лабиринт", "круг альфа два, белый чарли четыре, треугольник фокстрот один", "нет, белый чарли три"],
    "knob": ["ручка", "слева пять, справа три", "нет, справа два"],
    "digital_root": ["цифровой корень", "сверху четыре девять один", "восьмёрка"],
    "switches": ["переключатели", "вверх вниз вниз вниз вниз", "вверх вниз вверх вниз вверх", "готово"],
    "venting_gas": ["провода", "выпустить газ", "красный синий жёлтый", "выпуск газа"],
    "whos_on_first": ["кто на первом", "йес", "рэди", "окей"],
}
BY_LANGUAGE = {"en": ENGLISH, "ja": JAPANESE, "ru": RUSSIAN}

AS_SAID = {
    "我忘る勿かれ": "われ、わするなかれ",
    "上下下下下": "うえ、した、した、した、した",
    "上下上下上": "うえ、した、うえ、した、うえ",
    "上は四、九、一": "うえは、よん、きゅう、いち",
}
"""Lines whose signs synthetic voices read in ways nobody says them (上下 as じょうげ), as players say them."""
