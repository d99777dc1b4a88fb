# Master Labyrinth at the web table.

table-progress = { $wanted ->
        [0] 残りはドラゴン
       *[other] 次の宝：{ $wanted }
    }・{ $turns }手番終了{ $turn_limit ->
        [null] {""}
       *[other] ／全{ $turn_limit }手番
    }
table-end-note = 宝、金貨、ドラゴンの合計得点が最も高い人の勝ちです。
table-won = { $turned ->
        [yes] ドラゴンを倒しての勝利です。
       *[no] { "" }
    }{ $winner }は{ $score }点で、{ $second }を{ $margin }点上回りました。
table-mark = 宝の獲得
table-tie-note = 同点のため、宝の数が多い人の勝ちです。
option-turn_limit-short = 手番数の上限
option-turn_limit-none = ドラゴンを倒すまで
option-turn_limit-is = { $value ->
        [null] ドラゴンを倒すまで続きます。
       *[other] 手番数の上限は{ $value }です。最後の対決はありません。
    }

## ボードでわかることを省いたできごと

web-event-pushed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $arrow }から押し込みました。{ $out }から出た迷路タイルが次の余りタイルです。
web-event-threatened = { $menace }が{ $square }につながる道を脅かしました。最も近いのは、距離{ $distance }の{ $nearest }です。

## ボード

labyrinth-board = 迷路
labyrinth-squares = マス（矢印キーで移動）
labyrinth-arrows = 矢印（時計回り）
labyrinth-arrow = { $arrow }の矢印、{ $way }へ押し込む
labyrinth-arrow-forbidden = { $arrow }の矢印、この手番は使えません
labyrinth-way-N = 上
labyrinth-way-E = 右
labyrinth-way-S = 下
labyrinth-way-W = 左
labyrinth-open = { $sides }に開いた迷路タイル
labyrinth-lair = 巣穴、ドラゴンは{ $way }向き
labyrinth-treasure = 宝{ $value }
labyrinth-coin = 金貨
labyrinth-dragon = 倒したドラゴン
labyrinth-reachable = 行けます
labyrinth-you-are = あなたは{ $square }にいます。
labyrinth-wanted-at = 宝{ $value }は{ $squares }にあります。
labyrinth-you-reach = { $squares }の{ $count }マスに行けます。
labyrinth-spare-is = 余りタイルは{ $sides }に開いています。Rキーで回せます。

## 席とカード

labyrinth-seat = { $name }：{ $points }点、宝{ $treasures }個、金貨{ $coins }枚、カード{ $cards }枚
labyrinth-players = プレイヤー
labyrinth-no-treasure = 宝はまだなし
labyrinth-backs = 手札：1～6が{ $low }枚、7～12が{ $high }枚
labyrinth-open-hand = 宝カード：{ $cards }
labyrinth-played-cards = { $count ->
        [0] カードはまだ使われていません。
       *[other] 使われたカード：{ $cards }
    }
labyrinth-your-cards = あなたの宝カード
labyrinth-no-cards = 宝カードはもうありません。
labyrinth-card-reroll = カード{ $value }、対決の振り直し
labyrinth-card-double = カード{ $value }、追加手番
labyrinth-score-parts = 宝{ $treasures }点・金貨{ $coins }点・ドラゴン{ $dragon }点

## あなたの番

labyrinth-step-1 = 迷路タイルを押し込む
labyrinth-step-2 = 冒険者を動かす
labyrinth-step-3 = 宝とドラゴンのサイコロ
labyrinth-title-push = あなたの番です。
labyrinth-title-move = 進んでください。
labyrinth-title-coin = 宝{ $value }を取りました。
labyrinth-title-duel = 出目は{ $roll }、失敗です。
labyrinth-title-last-duel = 出目は{ $roll }です。
labyrinth-title-end = 移動が終わりました。
labyrinth-title-over = ゲーム終了です。
labyrinth-note-push = 余りタイルを回し、矢印を選んで押し込んでください。
labyrinth-note-move = とどまるか、光っているマスを選んでください。
labyrinth-note-coin = { $coin ->
        [yes] 同じ数字の宝カードを出せば、金貨も得られます。
       *[no] 同じ数字の宝カードは持っていません。
    }
labyrinth-note-duel = { $again ->
        [yes] このままでは宝{ $value }を失います。カードを出せば振り直せます。
       *[no] 4、5、6が必要でした。宝{ $value }を失います。
    }
labyrinth-note-last-duel = { $again ->
        [yes] このまま続けるか、カードを出して振り直せます。
       *[no] 続けてください。
    }
labyrinth-note-end = カードを出せば、追加手番を得られます。
labyrinth-note-challenge = ドラゴンがこちらを見ています。挑みますか？
labyrinth-note-over = {""}
labyrinth-their-push = 迷路タイルを押し込んでいます。
labyrinth-their-move = 冒険者を動かしています。
labyrinth-their-coin = 宝を取り、金貨を得るか考えています。
labyrinth-their-duel = 対決中です。
labyrinth-their-last-duel = 最後の対決中です。
labyrinth-their-end = 手番を終えるところです。
labyrinth-their-over = {""}
labyrinth-choose-arrow = 矢印を選ぶ
labyrinth-choose-square = マスを選ぶ
labyrinth-spare = 余りタイル（{ $sides }に開いています）を回す
labyrinth-spare-lies = 余りタイル（{ $sides }に開いています）
labyrinth-turn-left = 余りタイルを左に回す
labyrinth-turn-right = 余りタイルを右に回す
labyrinth-do-push = { $arrow }から押し込む
labyrinth-do-go = { $square }へ進む
labyrinth-do-stay = とどまる
labyrinth-do-coin = カード{ $card }で金貨を得る
labyrinth-do-keep = カードを残す
labyrinth-do-accept = { $value ->
        [0] これで終える
       *[other] 宝{ $value }を失う
    }
labyrinth-do-roll = { $nth }回目を振る
labyrinth-do-reroll = カード{ $card }で振り直す
labyrinth-do-double = カード{ $card }で追加手番
labyrinth-do-end = 手番を終える
labyrinth-do-challenge = ドラゴンに挑む
labyrinth-if-pushed = { $takes ->
        [0] ここから押し込むと、{ $count ->
            [1] 今のマスから動けません。
           *[other] { $count }マスに行けます。
        }
       *[other] ここから押し込むと、{ $count }マスに行けて、{ $squares }の宝{ $value }に届きます。
    }
labyrinth-not-yet = まだ何も動いていません。薄く見える迷路タイルが次の余りタイルになります。
labyrinth-if-gone = { $coin ->
        [yes] { $square }で止まると宝{ $value }を取ります。カード{ $value }で金貨も得られます。
       *[no] { $square }で止まると宝{ $value }を取ります。
    }

## 最後の対決

labyrinth-last-duel = 最後の対決
labyrinth-rolled = 出目{ $roll }
labyrinth-nth-roll = { $nth }回目
labyrinth-missing = { $left ->
        [0] あと{ $missing }足りません。
       *[other] あと{ $missing }でドラゴンを倒せます。倒せば15点で、ゲームが終わります。
    }
labyrinth-against = { $who ->
        [me] あなたとドラゴンの対決
       *[other] { $name }とドラゴンの対決
    }
labyrinth-three-rolls = 3回振ります。合計12以上で倒せます。
labyrinth-replaced = { $old }を{ $roll }に振り直し
labyrinth-odds = あと{ $missing }です。届く確率は{ $percent }%です。
labyrinth-odds-last = { $share ->
        [of-0] もう、どの目でも届きません。
        [of-1] 6が必要です。確率は6分の1です。
        [of-2] 5か6が必要です。確率は3分の1です。
        [of-3] 4以上が必要です。確率は2分の1です。
        [of-4] 3以上が必要です。確率は3分の2です。
        [of-5] 2以上が必要です。確率は6分の5です。
       *[of-6] どの目でも届きます。
    }
labyrinth-if-won-head = 合計{ $goal }以上
labyrinth-if-won = { $verdict ->
        [yes] ドラゴンを倒し、対戦が終わります。{ $who ->
                [me] あなたは{ $score }点で勝ちます。
               *[other] { $name }は{ $score }点で勝ちます。
            }
        [shared] ドラゴンを倒し、対戦が終わります。{ $who ->
                [me] あなたは{ $score }点で勝利を分かち合います。
               *[other] { $name }は{ $score }点で勝利を分かち合います。
            }
       *[no] ドラゴンを倒し、対戦が終わります。{ $who ->
                [me] あなたは{ $score }点で、ほかの人が勝ちます。
               *[other] { $name }は{ $score }点で、ほかの人が勝ちます。
            }
    }
labyrinth-if-lost-head = 合計{ $goal }未満
labyrinth-if-lost = { $value ->
        [0] 失うものはありません。左隣の番になります。
       *[other] { $who ->
                [me] 最も低い宝{ $value }を失い、左隣の番になります。
               *[other] { $name }は最も低い宝{ $value }を失い、左隣の番になります。
            }
    }
labyrinth-would-change = 結果による得点
labyrinth-player = プレイヤー
labyrinth-if-won-short = 勝ち
labyrinth-if-lost-short = 負け

## ガイド

guide-goal-title = 宝は数字の小さい順に取ります。
guide-goal = 今取れるのは金色の宝だけです。ボード上で最も小さい数字の宝です。そのマスまで進んで止まると取れます。
guide-push-title = まず迷路タイルを押し込みます。
guide-push = 余りタイルを回して矢印を選ぶと、行ける範囲が見えます。もう一度選ぶと、列が動きます。
guide-move-title = 次に冒険者を動かします。
guide-move = 光っている道ならどこまでも進めます。とどまってもかまいません。ほかの人のいるマスも通れます。
guide-forbidden-title = 斜線の矢印は使えません。
guide-forbidden = 直前の押し込みを元に戻すことはできません。この矢印は、次の手番からまた使えます。
guide-coin-title = 金貨を得ますか？
guide-coin = 取った宝と同じ数字の宝カードを出すと、5点の金貨を得られます。カードは1回しか使えません。
guide-duel-title = 対決です。
guide-duel = あなたが最も近くにいて、出目は3以下でした。このままでは最も小さい宝を失います。1～6のカードを出せば振り直せます。
guide-double-title = 追加手番を得ますか？
guide-double = 7～12のカードを出すと、続けてもう1手番行えます。続けて2回は使えません。
guide-dragon-title = ドラゴンがこちらを見ています。
guide-dragon = 3回振って合計が12以上なら15点を得て、ゲームが終わります。届かなければ、最も小さい宝を失います。
