# Master Labyrinth at the web table.

table-progress = { $wanted ->
        [0] 残りはドラゴン
       *[other] 次の宝：{ $wanted }
    }・{ $turns }手番{ $turn_limit ->
        [null] {""}
       *[other] ／{ $turn_limit }
    }
table-end-note = 宝、金貨、ドラゴンの合計点がいちばん多い人の勝ちです。
option-turn_limit-short = 手番数
option-turn_limit-none = ドラゴンを倒すまで

## 盤面で分かることを省いたできごと

web-event-pushed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $arrow }から押しました。{ $out }から出た通路が次の余り通路です。
web-event-threatened = { $menace }が{ $square }の道を脅かします。いちばん近いのは距離{ $distance }の{ $nearest }です。

## 盤

labyrinth-board = 迷路
labyrinth-squares = マス（矢印キーで移動）
labyrinth-arrows = 矢印（時計回り）
labyrinth-arrow = { $arrow }の矢印、{ $way }へ押す
labyrinth-arrow-forbidden = { $arrow }の矢印、この手番は使えません
labyrinth-way-N = 上
labyrinth-way-E = 右
labyrinth-way-S = 下
labyrinth-way-W = 左
labyrinth-open = { $sides }に開いた通路
labyrinth-lair = 巣穴、ドラゴンは{ $way }向き
labyrinth-treasure = 宝{ $value }
labyrinth-coin = 金貨
labyrinth-dragon = 倒したドラゴン
labyrinth-reachable = 行けます
labyrinth-you-are = あなたは{ $square }にいます。
labyrinth-wanted-at = 宝{ $value }は{ $squares }にあります。
labyrinth-you-reach = 行けるマスは{ $count }つです：{ $squares }。
labyrinth-spare-is = 余り通路は{ $sides }に開いています。Rキーで回せます。

## 席とカード

labyrinth-seat = { $name }：{ $points }点、宝{ $treasures }個、金貨{ $coins }枚、カード{ $cards }枚
labyrinth-players = プレイヤー
labyrinth-no-treasure = まだ宝がありません
labyrinth-backs = 手札：1～6が{ $low }枚、7～12が{ $high }枚
labyrinth-open-hand = カード：{ $cards }
labyrinth-played-cards = { $count ->
        [0] カードはまだ使われていません。
       *[other] 使われたカード：{ $cards }
    }
labyrinth-your-cards = あなたの宝カード
labyrinth-no-cards = カードはもうありません。
labyrinth-card-reroll = カード{ $value }、対決の振り直し
labyrinth-card-double = カード{ $value }、連続手番
labyrinth-score-parts = 宝 { $treasures }・金貨 { $coins }・ドラゴン { $dragon }

## あなたの番

labyrinth-step-1 = 通路を押す
labyrinth-step-2 = 道を進む
labyrinth-step-3 = 宝とドラゴンのサイコロ
labyrinth-title-push = あなたの番です：押す
labyrinth-title-move = あなたの番です：進む
labyrinth-title-coin = 宝{ $value }を取りました
labyrinth-title-duel = { $roll }：失敗です
labyrinth-title-last-duel = 出目は{ $roll }です
labyrinth-title-end = 移動が終わりました
labyrinth-title-over = 対局が終わりました
labyrinth-note-push = 通路を回して、矢印に触れてください。
labyrinth-note-move = 光っているマスに触れるか、とどまってください。
labyrinth-note-coin = { $coin ->
        [yes] 同じ数のカードで金貨も得られます。
       *[no] 同じ数のカードはありません。
    }
labyrinth-note-duel = { $again ->
        [yes] 宝{ $value }の危機です。カードで振り直せます。
       *[no] 4、5、6が必要でした。宝{ $value }を失います。
    }
labyrinth-note-last-duel = { $again ->
        [yes] このまま続けるか、カードで振り直せます。
       *[no] 続けてください。
    }
labyrinth-note-end = カードでもう1手番行えます。
labyrinth-note-challenge = ドラゴンがこちらを見ています。挑みますか。
labyrinth-note-over = {""}
labyrinth-their-push = 通路を押しています。
labyrinth-their-move = 道を進んでいます。
labyrinth-their-coin = 宝を取り、金貨を考えています。
labyrinth-their-duel = 対決中です。
labyrinth-their-last-duel = 最後の対決中です。
labyrinth-their-end = 手番を終えるところです。
labyrinth-their-over = {""}
labyrinth-choose-arrow = 矢印を選ぶ
labyrinth-spare = 余り通路、{ $sides }に開く。回します
labyrinth-spare-lies = 余り通路、{ $sides }に開く
labyrinth-turn-left = 余り通路を左に回す
labyrinth-turn-right = 余り通路を右に回す
labyrinth-do-push = { $arrow }から押す
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
labyrinth-do-double = カード{ $card }でもう1手番
labyrinth-do-end = 手番を終える
labyrinth-do-challenge = ドラゴンに挑む
labyrinth-if-pushed = { $takes ->
        [0] ここから押すと：{ $count ->
                [1] 動けるマスはありません。
               *[other] { $count }マスに行けます。
            }
       *[other] ここから押すと：{ $count }マス、{ $squares }の宝{ $value }に届きます。
    }
labyrinth-not-yet = まだ何も動いていません。薄い通路が次の余りになります。
labyrinth-if-gone = { $coin ->
        [yes] { $square }で終えると宝{ $value }を取ります。カード{ $value }で金貨も得られます。
       *[no] { $square }で終えると宝{ $value }を取ります。
    }

## 最後の対決

labyrinth-last-duel = 最後の対決
labyrinth-rolled = 出目{ $roll }
labyrinth-nth-roll = { $nth }回目
labyrinth-missing = { $left ->
        [0] あと{ $missing }足りません。
       *[other] あと{ $missing }でドラゴンを倒します。15点、そこで終了です。
    }

## 案内

guide-goal-title = 宝は小さい順に取ります。
guide-goal = 今取れるのは真鍮色の宝、盤上でいちばん小さい数です。そのマスで止まると取れます。
guide-push-title = まず押します。
guide-push = 余り通路を回し、矢印に触れると行ける範囲が見えます。もう一度触れると列が動きます。
guide-move-title = 次に進みます。
guide-move = 光っている道ならどこまでも進めます。とどまってもかまいません。ほかの人のいるマスも通れます。
guide-forbidden-title = 斜線の矢印です。
guide-forbidden = 直前の押しを戻すことはできません。次の手番でまた使えます。
guide-coin-title = 金貨にしますか。
guide-coin = 取った宝と同じ数のカードで、5点の金貨が得られます。カードは一度しか使えません。
guide-duel-title = 対決です。
guide-duel = いちばん近くにいて、出目は3以下でした。いちばん小さい宝を失います。1～6のカードで振り直せます。
guide-double-title = もう1手番行いますか。
guide-double = 7～12のカードで、もう1手番行えます。続けて2枚は使えません。
guide-dragon-title = ドラゴンがこちらを見ています。
guide-dragon = 3回振って合計12以上なら15点で、対局が終わります。届かなければ、いちばん小さい宝を失います。
