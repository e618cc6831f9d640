"""What Japanese players say and no example has: counters, particles, spellings, denials, descriptions, table talk."""

import json
from typing import Any

import pytest

from tests.strangers import after
from tests.talk import play
from voice_expert.conversation import Conversation

TOLD: dict[str, dict[str, list[dict[str, Any]]]] = {
    # What was said before (parted by bars) → what is said now → what of it is understood.
    "": {
        "シリアルナンバーいきます A L 5 Q F 2": [{"serial": ["A", "L", "5", "Q", "F", "2"]}],
        "シリアルは、エーエル、5、えーっと、キューエフ、2です": [{"serial": ["A", "L", "5", "Q", "F", "2"]}],
        "シリアルは偶数で終わります": [{"last_digit_odd": False}],
        "シリアルにAが入ってます": [{"vowel": True}],
        "バッテリーが一個もない": [{"batteries": 0, "holders": 0}],
        "電池は一本しかない": [{"batteries": 1}],
        "インジケーターは点灯FRK、消灯SND": [{"complete": "indicators", "lit": ["FRK"]}, {"unlit": ["SND"]}],
        "FRKのランプがついています": [{"lit": ["FRK"]}],
        "インジケーターは二つ、FRKとCAR、両方点灯": [{"complete": "indicators", "lit": ["FRK", "CAR"]}],
        "ポートはシリアルとパラレルが同じプレート": [{"complete": "ports", "plate": ["Serial", "Parallel"]}],
        "一枚目のプレートにDVI、二枚目にパラレル": [{"plate": ["DVI-D"]}, {"plate": ["Parallel"]}],
        "何もないプレートが一枚": [{"empty_plates": 1}],
        "英語版です": [{"game_language": "en"}],
    },
    "ワイヤ": {
        "赤が一番上で、次が青、その次が白": [{"wires": ["red", "blue", "white"]}],
        "えっと、赤、あの、青、それから白": [{"wires": ["red", "blue", "white"]}],
        "1番目が赤で2番目が青で3番目が黒": [{"at": 1, "wires": "red"}, {"at": 2, "wires": "blue"}, {"at": 3, "wires": "black"}],
        "赤、青、いや違う、赤、黒、白": [{"wires": ["red", "blue"]}, {"wires": ["red", "black", "white"]}],
        "黄黄赤黒": [{"wires": ["yellow", "yellow", "red", "black"]}],
        "三本です。赤、青、白": [{"count": 3, "wires": ["red", "blue", "white"]}],
        "ガス放出が鳴ってる": [{}],
        "ガス放出、爆破しますか": [{}, {"prompt": "detonate"}],
        "コンデンサーの残り20秒": [{}, {"seconds_left": 20}],
    },
    "ボタン": {
        "青の中断": [{"color": "blue", "label": "abort"}],
        "デトネイトって書いてある青いやつ": [{"label": "detonate", "color": "blue"}],
        "黄色で「押せ」": [{"color": "yellow", "label": "press"}],
    },
    "ボタン | 青、中止": {
        "線は青い": [{"strip": "blue"}],
        "押したら青くなった": [{"strip": "blue"}],
        "色は黄": [{"shade": "yellow"}],
        "LEDが黄色": [{"strip": "yellow"}],
    },
    "キーパッド": {
        "アルファベットのAEと線路とシックスとオメガ": [{"symbols": ["ae", "tracks", "six", "omega"]}],
        "AEがくっついたやつ、逆ユーロ、帽子のN、オメガ": [{"symbols": ["ae", "euro", "n_with_hat", "omega"]}],
        "星、コピーライト、尻、かぎN": [{"symbols": [{"either": ["filled_star", "hollow_star"]}, "copyright", "pumpkin", "hook_n"]}],
        "白い星とはてなと筆記体と逆C": [{"symbols": ["hollow_star", "question_mark", "cursive", "left_c"]}],
        "最後は稲妻です": [{"at": "last", "symbols": "squiggly_n"}],
        "ドラゴン、三つ目がはてな": [{"symbols": ["dragon"]}, {"at": 3, "symbols": "question_mark"}],
    },
    "シリアルAL5QF2 | サイモンゲーム": {
        "青が点滅してます": [{"flashes": ["blue"]}],
        "赤いボタンが光ってる": [{"flashes": ["red"]}],
        "赤→青→緑": [{"flashes": ["red", "blue", "green"]}],
        "最初が赤で次が青": [{"flashes": ["red", "blue"]}],
    },
    "シリアルAL5QF2 | サイモンゲーム | 赤": {
        "今度は赤、緑": [{"flashes": ["red", "green"]}],
        "緑も光る": [{"flashes": ["green"]}],
    },
    "表比較": {
        "画面にファーストって書いてある": [{"display": "FIRST"}],
        "READ、読む": [{"bare": True, "display": "READ"}],
        "エル、イー、イー、ディー": [{"bare": True, "display": "LEED"}],
        "画面はシー、一文字": [{"display": "C"}],
    },
    "表比較 | 画面はイエス": {
        "真ん中左はレディ": [{"at": 3, "read_label": "READY"}],
        "ユーアールの二文字": [{"read_label": "UR"}],
        "ネクストって書いてあります": [{"read_label": "NEXT"}],
    },
    "記憶": {
        "大きい数字は3です": [{"display": 3}],
        "画面2、ボタン3142": [{"display": 2, "labels": [3, 1, 4, 2]}],
        "ディスプレイさん": [{"display": 3}],
    },
    "記憶 | 画面は2": {
        "押した、3でした": [{"digit": 3}],
        "4のボタンでした": [{"digit": 4}],
        "ボタンは3でした": [{"label": 3}],
    },
    "記憶 | 2、3142 | 3、1234": {
        "一つ目のステージは左から2番目の4でした": [{"stage": 1, "position": 2, "label": 4}],
    },
    "モールス信号": {
        "ツー トン トン トン、ト": [{"signals": ["-", ".", ".", "."]}],
        "長短短短": [{"signals": ["-", ".", ".", "."]}],
        "つーとんとんとん": [{"signals": ["-", ".", ".", "."]}],
        "文字はV、E、C": [{"letters": ["V", "E", "C"]}],
        "最初の文字はV": [{"letters": ["V"]}],
        "ドット ドット ドット": [{"signals": [".", ".", "."]}],
    },
    "複雑ワイヤ": {
        "白、星もライトもない": [{"wires": ["wire", "white"]}],
        "赤青、星、光ってる": [{"wires": ["wire", "red+blue", "star", "led"]}],
        "左から順に、白、何もなし": [{"wires": ["wire", "white"]}],
        "線は赤": [{"wires": ["wire", "red"]}],
        "青、★、LED": [{"wires": ["wire", "blue", "star", "led"]}],
        "6本、赤、白、青星、赤青LED、白星、赤星LED": [{"wires": ["wire", "red", "wire", "white", "wire", "blue", "star", "wire", "red+blue", "led", "wire", "white", "star", "wire", "red", "star", "led"]}],
    },
    "順番ワイヤ": {
        "上から赤C、黒A": [{"panels": ["red", "C", "black", "A"]}],
        "赤がAに、青がCに、黒がAに行ってます": [{"panels": ["red", "A", "blue", "C", "black", "A"]}],
        "1番が赤でC、2番が青でA": [{"panels": ["red", "C", "blue", "A"]}],
        "次のワイヤは赤A": [{"panels": ["red", "A"]}],
        "線は赤がAで青がB": [{"panels": ["red", "A", "blue", "B"]}],
        "この段は黒Cだけ": [{"panels": ["black", "C"]}],
    },
    "迷路": {
        "丸はBの4、白い光はDの1、赤い三角はFの6": [{"circles": ["B", 4]}, {"start": ["D", 1]}, {"goal": ["F", 6]}],
        "白い四角が右から2番目、上から3番目": [{"start": ["E", 3]}],
        "三角は右下の角": [{"goal": ["F", 6]}],
        "現在地は左から4、上から5": [{"start": ["D", 5]}],
        "横2、縦4": [{"bare": True, "circles": ["B", 4]}],
    },
    "迷路 | 丸はA2とF3": {
        "エーいちからエフろくへ": [{"start": ["A", 1], "goal": ["F", 6]}],
    },
    "パスワード": {
        "一列目は上からW、T、S、A、P、R": [{"at": 1, "columns": ["W", "T", "S", "A", "P", "R"]}],
        "最初の文字の候補はW、T、S、A、P、R": [{"at": 1, "columns": ["W", "T", "S", "A", "P", "R"]}],
        "三文字目はOとIとEとAとUとT": [{"at": 3, "columns": ["O", "I", "E", "A", "U", "T"]}],
        "左端はW、T、S、A、P、R": [{"at": 1, "columns": ["W", "T", "S", "A", "P", "R"]}],
    },
    "パスワード | 1列目はW、T、S、A、P、R": {
        "いや、1列目はW、T、S、A、P、Qです": [{"at": 1, "columns": ["W", "T", "S", "A", "P", "Q"]}],
        "一番右はE、T、R、D、Y、K": [{"at": "last", "columns": ["E", "T", "R", "D", "Y", "K"]}],
    },
    "ワイヤ | ガス": {
        "ガスを放出しますか？って出てる": [{"prompt": "vent_gas"}],
        "起爆しますかだって": [{"prompt": "detonate"}],
        "デトネート？って": [{"prompt": "detonate"}],
        "VENT GAS?": [{"prompt": "vent_gas"}],
    },
    "コンデンサー": {
        "15秒くらい": [{"seconds_left": 15}],
        "残り時間は25": [{"seconds_left": 25}],
        "残り約10秒": [{"seconds_left": 10}],
        "もうすぐ溜まる": [{}],
        "数字は12": [{"seconds_left": 12}],
    },
    "ダイヤル": {
        "左に4つ、右に3つ": [{"left": 4, "right": 3}],
        "4対3": [{"counts": [4, 3]}],
        "001011 111101": [{"leds": [0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1]}],
        "点灯が左4つ右3つ": [{"left": 4, "right": 3}],
        "UPは上を向いてます": [{"up_label": "top"}],
        "左4個光ってて、右は3個光ってる": [{"left": 4, "right": 3}],
    },
    "アルファベット": {
        "上からJDUH": [{"letters": ["J", "D", "U", "H"]}],
        "JDの下にUH": [{"letters": ["J", "D"]}, {"at": 3, "letters": ["U", "H"]}],
        "上にJとD、下にUとH": [{"at": 1, "letters": ["J", "D"]}, {"at": 3, "letters": ["U", "H"]}],
        "えっと、ジェーとディーとユーとエッチ": [{"letters": ["J", "D", "U", "H"]}],
        "四つの文字はジュリエットデルタユニフォームホテル": [{"letters": ["J", "D", "U", "H"]}],
        "ゼット、ヴイ、ダブリュ、エックス": [{"letters": ["Z", "V", "W", "X"]}],
    },
    "鍵盤の詳細": {
        "ソ#": [{"note": "G", "accidental": "#"}],
        "シ♭": [{"note": "B", "accidental": "b"}],
        "シャープのミ": [{"note": "E#"}],
        "ソの鍵はどれ": [{"note": "G"}],
        "3番目の黒鍵": [{"number": 3, "color": "black"}],
        "白い鍵盤の4番目は何": [{"color": "white", "number": 4}],
    },
    "海戦ゲーム": {
        "列の数字が1、2、2、1、2、段の数字が2、0、3、0、3": [{"columns": [1, 2, 2, 1, 2]}, {"rows": [2, 0, 3, 0, 3]}],
        "上の数字は一二二一二": [{"columns": [1, 2, 2, 1, 2]}],
        "船は1マスが1つ、2マスが2つ、3マスが1つ": [{"size": 1, "ships": 1}, {"size": 2, "ships": 2}, {"size": 3, "ships": 1}],
        "潜水艦が2隻": [{"size": 1, "ships": 2}],
        "D3が水でB1が船": [{"cells": ["D3"], "contents": "water"}, {"cells": ["B1"], "contents": "ship"}],
        "4マスの船なし": [{"size": 4, "ships": 0}],
    },
    "二進法LED": {
        "1番と5番が光ってる": [{"lit": [1, 5]}],
        "一番左と一番右だけついてる": [{"lit": [1, 5]}],
        "2から4番目がついてます": [{"lit": [2, 3, 4]}],
        "光ってるのは1番目と4番目": [{"lit": [1, 4]}],
        "10001": [{"leds": [1, 0, 0, 0, 1]}],
        "真ん中だけ点灯": [{"lit": 3}],
    },
    "ビットマップ": {
        "白は左上9、右上10、左下8、右下8": [{"at": 1, "white": 9}, {"at": 2, "white": 10}, {"at": 3, "white": 8}, {"at": 4, "white": 8}],
        "全部白の行はない": [{"line": 0}],
        "横一列が全部白なのは4段目": [{"line": 4}],
        "9と10と8と8": [{"white": [9, 10, 8, 8]}],
        "3かける3はない": [{"square": 0}],
        "1段目、10110010": [{"at": 1, "row": ["w", "b", "w", "w", "b", "b", "w", "b"]}],
    },
    "ビット演算子": {
        "真ん中に書いてあるのはNOT": [{"operator": "not"}],
        "XORです": [{"operator": "xor"}],
        "オアって書いてある": [{"operator": "or"}],
        "エーエヌディー": [{"operator": "and"}],
        "演算子はノットです": [{"operator": "not"}],
        "論理和": [{"operator": "or"}],
    },
    "ブール論理ベン図": {
        "かっこ、Aアンド B、かっこ閉じ、オア、C": [{"brackets": "left", "first": "and", "second": "or"}],
        "A または かっこ B かつ C": [{"first": "or", "brackets": "right", "second": "and"}],
        "かっこは左、アンド、ナンド": [{"brackets": "left"}, {"first": "and", "second": "nand"}],
        "A右矢印かっこB縦棒C": [{"first": "implies", "brackets": "right", "second": "nand"}],
        "AかつB、括弧、ならばC": [{"first": "and", "brackets": "left", "second": "implies"}],
        "カッコA下矢印BカッコとじV字C": [{"brackets": "left", "first": "nor", "second": "or"}],
    },
    "格子": {
        "1つだけの色が4色": [{"each": 1, "tied": 4}],
        "赤が一番少なくて1個、同数なし": [{"rare": "red", "each": 1, "tied": 1}],
        "最少は2個で2色": [{"each": 2, "tied": 2}],
        "同じ数の色が3つ、2個ずつ": [{"tied": 3, "each": 2}],
        "赤が3、青が4、緑が2、黄色が4、マゼンタが3": [{"tally": ["red", "blue", "green", "yellow", "magenta"], "number": [3, 4, 2, 4, 3]}],
        "全部同じ色です": [{"tied": 1, "each": 16}],
    },
    "色付き格子": {
        "少ないのは赤": [{"rarest": "red"}],
        "赤2青3緑4黄色4マゼンタ3": [{"tally": ["red", "blue", "green", "yellow", "magenta"], "number": [2, 3, 4, 4, 3]}],
        "ピンクが1個しかない": [{"rarest": "magenta", "count": 1}],
    },
    "色付き格子 | 赤が2個": {
        "5個白くなりました": [{"white": 5}],
        "押した、5つ": [{"white": 5}],
        "光ってるのは6個": [{"white": 6}],
    },
    "色付きスイッチ": {
        "赤赤青青緑": [{"colors": ["red", "red", "blue", "blue", "green"]}],
        "左から緑青オレンジ赤赤、上上上下下": [{"colors": ["green", "blue", "orange", "red", "red"], "switches": ["up", "up", "up", "down", "down"]}],
        "上が緑、下が青、上が赤、下が水色、上が紫": [{"switches": ["up", "down", "up", "down", "up"], "colors": ["green", "blue", "red", "turquoise", "purple"]}],
        "一つ目緑上、二つ目青上、三つ目オレンジ上、四つ目赤下、五つ目赤下": [{"at": 1, "colors": "green", "switches": "up"}, {"at": 2, "colors": "blue", "switches": "up"}, {"at": 3, "colors": "orange", "switches": "up"}, {"at": 4, "colors": "red", "switches": "down"}, {"at": 5, "colors": "red", "switches": "down"}],
    },
    "色付きスイッチ | 緑が上、青が上、オレンジが上、赤が下、赤が下": {
        "ランプがついた、下下下上下": [{"lights": ["down", "down", "down", "up", "down"]}],
        "ランプはまだついてない": [{"dark": True}],
    },
    "残忍鍵盤": {
        "フェルマータ、ナチュラル、コモンタイム": [{"symbols": ["fermata", "natural", "common time"]}],
        "記号はダルセーニョ、花、V、アクセント": [{"symbols": ["dal segno", "pedal up", "up-bow", "accent"]}],
        "白丸と山と稲妻と寝たS": [{"symbols": ["semibreve note", "marcato", "crotchet rest", "turn"]}],
        "一つ目はフラット、二つ目はシャープ": [{"at": 1, "symbols": "flat"}, {"at": 2, "symbols": "sharp"}],
        "斜線が2本": [{"symbols": ["caesura"]}],
        "最後は花みたいな印": [{"at": "last", "symbols": "pedal up"}],
    },
    "色抜き格子": {
        "Bの1は赤、Bの4は黄": [{"top": "red", "bottom": "yellow"}],
        "上が赤で下が黄色": [{"top": "red", "bottom": "yellow"}],
        "一行目の2列目が赤で、四行目の2列目が黄色": [{"cell": "B1", "colors": "red"}, {"cell": "B4", "colors": "yellow"}],
    },
    "色抜き格子 | B1は赤、B4は黄色": {
        "押しました、青": [{"colors": "blue"}],
        "A1は緑です": [{"cell": "A1", "colors": "green"}],
        "次は青": [{"colors": "blue"}],
    },
    "数字根": {
        "上372下3": [{"top": [3, 7, 2]}, {"bottom": 3}],
        "372の3": [{"top": [3, 7, 2], "bottom": 3}],
        "上の三つは三、七、二": [{"top": [3, 7, 2]}],
        "上段372、下段3": [{"top": [3, 7, 2]}, {"bottom": 3}],
    },
    "数字根 | 372": {
        "一番下の数字が9": [{"bottom": 9}],
        "さんです": [{"bottom": 3}],
    },
    "色変え格子": {
        "ほとんど青、B2がマゼンタ、D2が赤、A4が黄色、C4が緑": [{"background": "blue", "cells": ["B2", "D2", "A4", "C4"], "colors": ["magenta", "red", "yellow", "green"]}],
        "1個だけの色は、マゼンタがB2、赤がD2、黄色がA4、緑がC4": [{"colors": ["magenta", "red", "yellow", "green"], "cells": ["B2", "D2", "A4", "C4"]}],
        "左上は赤、右下が緑": [{"cells": ["A1", "D4"], "colors": ["red", "green"]}],
        "二段目の二列目がマゼンタ、二段目の四列目が赤、四段目の一列目が黄色、四段目の三列目が緑": [{"cells": ["B2", "D2", "A4", "C4"], "colors": ["magenta", "red", "yellow", "green"]}],
    },
    "色変え格子 | マゼンタはB2、赤はD2、黄色はA4、緑はC4": {
        "A1、B3、C4の3個": [{"cells": ["A1", "B3", "C4"]}],
        "位置はA1、B3、C4": [{"cells": ["A1", "B3", "C4"]}],
    },
    "分割スクエア": {
        "緑一色です": [{"squares": "green"}],
        "色は緑、押したら黒くなった": [{"squares": "green", "pressed_color": "black"}],
        "上が赤と白、下が白と青": [{"squares": ["red", "white", "white", "blue"]}],
        "4つに分かれた、赤白、白青": [{"split": True}, {"squares": ["red", "white", "white", "blue"]}],
        "黄色の正方形で押してる間は青": [{"squares": "yellow", "pressed_color": "blue"}],
        "2×2で赤白白青": [{"squares": ["red", "white", "white", "blue"]}],
    },
    "絵文字算": {
        "コロン、右かっこ、プラス、イコール、左かっこ": [{"characters": [":", ")", "+", "=", "("]}],
        ":) + =(": [{"characters": [":", ")", "+", "=", "("]}],
        "笑顔コロン引くコロン真顔": [{"characters": ["(:", "-", ":|"]}],
        "コロンニコニコプラスコロン悲しい": [{"characters": [":)", "+", ":("]}],
        "にこにこイコール、マイナス、しょんぼりコロン": [{"characters": ["(=", "-", "):"]}],
        "イコールスマイル プラス イコールスマイル": [{"characters": ["=)", "+", "=)"]}],
    },
    "祝祭鍵盤": {
        "斜線2本、アクセント、倍全音符": [{"symbols": ["caesura", "accent", "breve"]}],
        "スラッシュ2つとブイと花": [{"symbols": ["caesura", "up-bow", "pedal up"]}],
        "記号は全音符とセーニョとペダルアップ": [{"symbols": ["semibreve note", "dal segno", "pedal up"]}],
        "倍全音符と目玉": [{"symbols": ["breve", "fermata"]}],
        "二番目は大なり記号": [{"at": 2, "symbols": "accent"}],
        "最後は帽子": [{"at": "last", "symbols": "marcato"}],
    },
    "其忘る勿かれ": {
        "最初は4": [{"digit": 4}],
        "1ステージ目は5、2ステージ目は8": [{"stage": 1, "digit": 5}, {"stage": 2, "digit": 8}],
    },
    "其忘る勿かれ | 4 | 7 | 2": {
        "線だけになった": [{"input": True}],
        "3つ目の数字は5だった": [{"stage": 3, "digit": 5}],
        "数字が消えました": [{"input": True}],
    },
    "其忘る勿かれ | 4 | 見逃した | 入力します": {
        "5が光ってる": [{"lit": True, "digit": 5}],
    },
    "我忘る勿かれ": {
        "画面に3": [{"digit": 3}],
        "3ステージ目は7": [{"stage": 3, "digit": 7}],
        "見てなかった": [{"missed": True}],
    },
    "我忘る勿かれ | 4 | 7 | 2": {
        "ステージ2は8でした": [{"stage": 2, "digit": 8}],
    },
    "シリアルAL5QF2 | 電池2本ホルダー1個 | インジケーターなし | ポートなし | 我忘る勿かれ | 4 | 見逃した | 入力します": {
        "緑に光った": [{}],
        "光ったのは5": [{"green": 5}],
    },
    "文字キー": {
        "画面に42って出てる": [{"number": 42}],
        "六九": [{"number": 69}],
        "文字は42": [{"number": 42}],
        "ディスプレイは7": [{"number": 7}],
        "にじゅうさん": [{"number": 23}],
        "表示は99です": [{"number": 99}],
    },
    "マインスイーパー": {
        "左上から順に緑と赤と青と黄色と黒": [{"colors": ["green", "red", "blue", "yellow", "black"]}],
        "色は左上から緑、赤、青、黄、黒": [{"colors": ["green", "red", "blue", "yellow", "black"]}],
    },
    "マインスイーパー | 緑、赤、青、黄色、黒 | シリアルAL5QF2": {
        "上から1、1、2、閉じてる、閉じてる、閉じてる、閉じてる、閉じてる": [{"row": ["1", "1", "2", "?", "?", "?", "?", "?"]}],
        "一行目、空白、空白、1、閉じてるが5つ": [{"at": 1, "row": ["0", "0", "1", "?????"]}],
        "一段目から三段目まで全部閉じてる": [{"covered_from": 1, "covered_rows": 3}],
        "空白3つ、1、閉じてる4つ": [{"row": ["000", "1", "????"]}],
    },
    "ピアノ鍵盤": {
        "♯、♭、ナチュラル": [{"symbols": ["sharp", "flat", "natural"]}],
        "フェルマータ、C、モルデント": [{"symbols": ["fermata", {"either": ["c clef", "common time", "cut time"]}, "mordent"]}],
        "目玉とギザギザとシャープ": [{"symbols": ["fermata", "mordent", "sharp"]}],
        "普通のCと縦線のCとビー": [{"symbols": ["common time", "cut time", "flat"]}],
        "三番目はハ音記号": [{"at": 3, "symbols": "c clef"}],
        "記号はカットタイム、コモンタイム、フラット": [{"symbols": ["cut time", "common time", "flat"]}],
    },
    "グーチョキパートカゲスポック": {
        "正五角形じゃない、真ん中はスポック": [{"decoy": "spock"}],
        "全部あって真ん中はチョキ": [{"decoy": "scissors"}],
        "紙が真ん中": [{"decoy": "paper"}],
        "五角形です": [{"decoy": "none"}],
        "真ん中なし": [{"decoy": "none"}],
        "中央はトカゲ": [{"decoy": "lizard"}],
    },
    "円形キーパッド": {
        "上から時計回りに、風船、ピラミッド、ラムダ、稲妻、かぼちゃ、フォーク、くるくる、逆C": [{"symbols": ["balloon", "at", "upside_down_y", "squiggly_n", "pumpkin", "pitchfork", "cursive", "left_c"]}],
        "記号は風船、ピラミッド、ラムダ、稲妻": [{"symbols": ["balloon", "at", "upside_down_y", "squiggly_n"]}],
        "一つ目は風船で二つ目はイカ": [{"at": 1, "symbols": "balloon"}, {"at": 2, "symbols": "squid_knife"}],
        "オメガ、かぼちゃ、逆C、ラムダ": [{"symbols": ["omega", "pumpkin", "left_c", "upside_down_y"]}],
        "小文字のB、段落": [{"symbols": ["six", "paragraph"]}],
        "最後は蝶々": [{"at": "last", "symbols": "double_k"}],
    },
    "シェイプフィル": {
        "円の水玉": [{"shape": "circle", "fill": "dots"}],
        "出てこないのはハートと斜線": [{"shape": "heart", "fill": "diagonal"}],
        "ない形は星です": [{"shape": "star"}],
        "塗り方はバツがない": [{"fill": "x"}],
        "1段目、丸、四角、星、ハート": [{"at": 1, "shapes": ["circle", "square", "star", "heart"]}],
        "四角の塗りつぶし": [{"shape": "square", "fill": "filled"}],
    },
    "サイモンの陳述 | 左上は緑": {
        "赤だけ光った": [{"flash": ["red"]}],
        "赤、青、緑の3つ": [{"flash": ["red", "blue", "green"]}],
        "4色全部": [{"all": True}],
        "赤が光って、次に青と緑が光った": [{"one": ["red"], "two": ["blue", "green"]}],
        "赤のあと、黄色と緑": [{"one": ["red"], "two": ["yellow", "green"]}],
        "赤いボタンと青いボタン": [{"flash": ["red", "blue"]}],
    },
    "スナップ": {
        "左5右6": [{"displays": [5, 6]}],
        "5と5で同じ": [{"displays": [5, 5]}, {"equal": True}],
        "どっちも2": [{"equal": True}],
        "別々": [{"equal": False}],
        "一緒": [{"equal": True}],
        "よんとなな": [{"displays": [4, 7]}],
    },
    "スイッチ": {
        "アップダウンダウンアップダウン": [{"switches": ["up", "down", "down", "up", "down"]}],
        "緑のランプは上、上、下、下、上": [{"lights": ["up", "up", "down", "down", "up"]}],
        "目標は上上下下上": [{"lights": ["up", "up", "down", "down", "up"]}],
        "1番上、2番下、3番下、4番上、5番下": [{"ways": ["up", "down", "down", "up", "down"]}],
    },
    "スイッチ | 上上上下下": {
        "LED、上、上、下、下、上": [{"lights": ["up", "up", "down", "down", "up"]}],
        "三つ目のランプは上": [{"at": 3, "lights": "up"}],
    },
    "シンボルパスワード": {
        "上はAE、イカ、Cに点、下はダブルK、段落、フォーク": [{"at": 1, "symbols": ["ae", "squid_knife", "right_c"]}, {"at": 4, "symbols": ["double_k", "paragraph", "pitchfork"]}],
        "記号は左上からAE、イカ、点付きのC": [{"symbols": ["ae", "squid_knife", "right_c"]}],
        "左上がAE、上の真ん中がイカ、右上が点付きC": [{"at": 1, "symbols": "ae"}, {"at": 2, "symbols": "squid_knife"}, {"at": 3, "symbols": "right_c"}],
        "下の段はかぼちゃ、逆C、フォーク": [{"at": 4, "symbols": ["pumpkin", "left_c", "pitchfork"]}],
        "最後は稲妻": [{"at": "last", "symbols": "squiggly_n"}],
        "上の真ん中は風船です": [{"at": 2, "symbols": "balloon"}],
    },
    "サードベース": {
        "I S 9 H": [{"display": "IS9H"}],
        "表示はアイエス九エイチ": [{"display": "IS9H"}],
        "さかさまです": [{"orientation": "upside_down"}],
    },
    "サードベース | ランプは右上 | 画面はIS9H": {
        "上の段はIS9HとH6SI": [{"at": 1, "labels": ["IS9H", "H6SI"]}],
        "ボタンは左上から、IS9H、H6SI、IH6X、X6IS、6NZH、XOHZ": [{"labels": ["IS9H", "H6SI", "IH6X", "X6IS", "6NZH", "XOHZ"]}],
        "右下はXOHZ": [{"at": 6, "labels": "XOHZ"}],
    },
    "ツービッツ | シリアルAL5QF2 | 電池2本ホルダー1個 | ポートなし": {
        "72って出た": [{"response": 72}],
        "07": [{"response": 7}],
        "なな、に": [{"response": 72}],
        "コードは12": [{"response": 12}],
        "ななじゅうにです": [{"response": 72}],
        "エラーになった": [{"device": "error"}],
    },
    "色無し格子": {
        "黄色と緑で黄色が先": [{"pair": ["yellow", "green"], "first": "yellow"}],
        "赤が先、青が後": [{"pair": ["red", "blue"]}],
        "赤2個、青2個": [{"pair": ["red", "blue"], "count": [2, 2]}],
        "一番少ない色は赤と緑で2個ずつ": [{"pair": ["red", "green"], "count": 2}],
    },
    "色無し格子 | 黄色と緑が2個ずつ、黄色が先": {
        "消えました、次は赤と青": [{"pair": ["red", "blue"]}],
        "消灯、消灯、緑、赤": [{"row": ["black", "black", "green", "red"]}],
    },
    "ヤッツィー": {
        "出た目は6、3、2、1、5": [{"values": [6, 3, 2, 1, 5]}],
        "63215": [{"values": [6, 3, 2, 1, 5]}],
        "紫が6で黄色が3、青が2で白が1、黒が5": [{"colors": ["purple", "yellow", "blue", "white", "black"], "values": [6, 3, 2, 1, 5]}],
        "サイコロ 6 3 3 1 5": [{"values": [6, 3, 3, 1, 5]}],
        "黄色と青と白をキープした": [{"kept": ["yellow", "blue", "white"]}],
        "何もキープしてない": [{"kept": "none"}],
    },
}

TABLE_TALK = [
    "お茶いる？", "ちょっとトイレ行ってくる", "昨日のドラマ見た？", "それは面白いね", "なるほどね", "え、ほんとに？", "マジで？", "ちょっと何言ってるか分からない", "今日は寒いね",
    "お腹すいた", "あと三分しかないよ", "やばい時間ない", "落ち着いて", "大丈夫、まだ時間ある", "これどうやるんだっけ", "こっち見ないでよ", "三人で遊ぶの初めてだよね",
    "赤い車が走ってた", "青い鳥の話知ってる？", "白い猫がいる", "黒いコーヒーが好き", "四月から大学生です", "一回やったことある", "二人とも静かにしてよ", "五時に帰らなきゃ",
    "夕飯は七時だって", "音うるさいよ、ちょっと下げて", "ボタン押していい？", "どのボタンだろう", "線が多すぎる", "これ難しいな", "説明書どこ？", "誰か説明書持ってる？",
    "待って待って、今見てる", "ああ、もう無理", "さっきのやつ何だったっけ", "右の人誰？", "左のほうがいいと思うけど", "上に何か落ちてる", "下の階の人に怒られるよ", "水飲みたい",
    "星がきれいだね", "猫がイカを食べてる", "電話鳴ってるよ", "電池買ってこなきゃ", "記憶力悪いんだよね", "迷路みたいな街だった", "グーグルで調べて", "じゃんけんで決めよう",
    "音楽かけようか", "文字が小さくて読めない", "数字に弱いんだ", "ご飯食べに行こう", "私も分かんない", "いいよいいよ、気にしないで", "すごい、天才じゃん", "危なかったね",
    "笑わせないでよ", "はいはい、分かったよ", "もう一回だけやらせて", "今度は僕の番", "次は君が読んで", "全部終わったら帰ろう", "できるかな", "ミスしないように気をつけて",
    "一番最初にやったのは誰", "最後まで頑張ろう", "四番バッターは誰だっけ", "オーケー、任せて", "シリアル食べる？", "英語の宿題やった？", "暗くて見えない", "顔が怖いよ",
    "ここはどこ？", "光ってるね、きれい", "空が青いなあ", "今日の天気どうだった？", "いちいちうるさいなあ", "誰か水持ってきて", "右手が疲れた", "左利きなんだよね",
    "上司に怒られた", "一番になりたい", "二度とやりたくない", "三時のおやつにしよう", "六本木で飲もう", "七味取って", "八時だよ全員集合", "九州に行きたい", "十分休憩しよう",
    "ゼロから始めよう", "赤ちゃんが泣いてる", "青森出身です", "黄色い帽子かぶってる人", "緑茶ちょうだい", "白黒はっきりさせて", "黒板に書いて", "オレンジジュース飲む？",
    "紫の服かわいい", "丸亀製麺行こう", "三角関係だ", "星座は何座？", "ハートが痛い", "シールが落ちてる", "エーと、何だっけ", "ビーフカレー食べたい", "エスカレーターで行く",
    "オーストラリアに行った", "アイスが溶けた", "ケーキ食べよう", "ピーマン嫌い", "キューピーマヨネーズ", "ゼットコースター", "ワイン開けよう", "電車のホームで待ってる",
    "同じの頼む", "両方ください", "全部食べた", "何もしたくない", "分からないことは聞いて", "もう寝る", "そこ座っていいよ", "押さないで", "切らないで電話", "離して",
    "光が眩しい", "消えたい", "ついてきて", "始めてください", "次の電車は何分？", "前の人に続いて",
]  # fmt: skip
"""Ordinary talk; each sentence has a word of some puzzle, or none."""

BEFORE = [
    "", "ワイヤ", "ボタン | 青、中止", "キーパッド", "シリアルAL5QF2 | サイモンゲーム | 赤", "記憶 | 画面は2", "モールス信号", "複雑ワイヤ",
    "順番ワイヤ", "迷路", "パスワード", "コンデンサー", "ダイヤル", "其忘る勿かれ | 4", "スナップ", "ビットマップ", "スイッチ", "ヤッツィー",
]  # fmt: skip


@pytest.mark.parametrize("told", TOLD)
def test_wordings(told: str) -> None:
    session = after("ja", told)
    for said, wanted in TOLD[told].items():
        reply = Conversation("ja", session).hear(said, t=60.0).as_json(1)
        got = json.loads(json.dumps([act.get("bomb", act.get("slots")) for act in reply["understood"]]))
        assert got == wanted, (told, said, got)


@pytest.mark.parametrize("told", BEFORE)
def test_table_talk_changes_nothing(told: str) -> None:
    session = after("ja", told)
    for said in TABLE_TALK:
        reply = Conversation("ja", session).hear(said, t=60.0).as_json(1)
        assert not reply["changed"], (told, said, reply["understood"])


@pytest.mark.parametrize(("told", "said"), [
    ("ワイヤ", "赤、青、白じゃないです"), ("ワイヤ", "上から赤、青、白ではありません"), ("ボタン", "青いボタンで中止じゃない"),
    ("記憶", "画面は2ではありません"), ("迷路", "丸はA2じゃありません"), ("パスワード", "1列目はA、B、C、D、E、Fではありません"),
    ("じゃんけん", "正五角形じゃないです"), ("順番ワイヤ", "赤がシー、黒がエーではありません"), ("", "電池は3本じゃなかった"),
    ("", "FRKが光ってるんじゃない"), ("スナップ", "4と7じゃありません"), ("ダイヤル", "左が4個、右が3個じゃないです"),
])  # fmt: skip
def test_a_denial_is_not_its_opposite(told: str, said: str) -> None:
    reply = Conversation("ja", after("ja", told)).hear(said, t=60.0).as_json(1)
    assert not reply["changed"], reply


def test_what_is_forbidden_is_not_repaired_by_leaving_words_out() -> None:
    play(
        "ja",
        """
        > スイッチ
        > アップダウンダウンアップダウン
        = {"error": "switches_forbidden"}
        > モールス信号
        > 点線線
        = {"error": "no_word"}
        ! module="morse_code"
        > 順番ワイヤ
        > 赤い線
        = {"error": "unknown_letter"}
        ! module="wire_sequence"
        """,
    )


def test_a_green_light_of_a_boss_is_no_solved_module() -> None:
    play(
        "ja",
        """
        > 我忘る勿かれ、4
        > 見逃した
        > シリアルAL5QF2、バッテリー2本、ホルダー1個
        > インジケーターなし
        > ポートなし
        > 入力します
        > 緑に光った
        ! changed=false
        > 5が緑に光りました
        = {"calculated": [4, 0], "uncertain": [], "press": "0"}
        """,
    )
