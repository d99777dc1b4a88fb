# Duel of Magicians at the web table.

table-progress = 第{ $hand_number }ラウンド／全{ $hands }ラウンド{ $stack ->
        [true] ・スタックあり
       *[other] {""}
    }
table-end-note = 全ラウンドの失点の合計が最も少ない人の勝ちです。
table-won = { $turned ->
        [yes] 最終ラウンドでの逆転です。
       *[no] { "" }
    }{ $winner }の失点は{ $score }点で、{ $second }より{ $margin }点少なくすみました。
table-mark = 引き取り
option-hands-short = ラウンド数
option-stack-short = スタック
option-stack-true = あり
option-stack-false = なし
option-hands-none = 人数と同じ
option-hands-is = { $value ->
        [null] ラウンド数は人数と同じです。
       *[other] 全{ $value }ラウンドです。
    }
option-stack-is = { $value ->
        [true] 引き取ったカードをスタックにし、一番上のカードを使えます。
       *[other] スタックはありません。
    }

duel-in-hand = 手札
duel-taken = 引き取り
duel-in-stack = スタック
duel-pile = 山札
duel-points = 失点
duel-points-so-far = ここまでの失点
duel-round = 場
duel-empty-round = 場にはまだ何も出ていません。
duel-top-of-stack = スタックの一番上：{ $card }
duel-your-stack = あなたのスタック
duel-to-beat = 場の合計
duel-your-total = あなたの合計
duel-open = あなたが最初に出します。1枚か、同じ数字のカードを何枚か出してください。
duel-no-card = 出せるカードなし
duel-beat = { $total }を上回るように出すか、場のカードを引き取ってください。
duel-must-take = { $total }を上回れません。場のカードを引き取ります。
duel-choose-joker = ジョーカーをどの数字にしますか？
duel-reach = まだ足りません。{ $play }なら出せます。
duel-play = { $play }を出す
duel-take = { $count ->
        [0] 引き取るカードなし
       *[other] { $count }枚を引き取る
    }
duel-last-card = { $who ->
        [me] 最後のカードを出しました。
       *[other] { $name }が最後のカードを出しました。
    }
duel-others-add = ほかの人は、残った手札も失点に数えます。
duel-empty-hand = 手札なし
duel-each-card-a-point = 数字にかかわらず、1枚につき1点の失点です。少ないほど有利です。
duel-totals = 合計
duel-totals-title = ここまでの失点の合計
duel-lowest-wins = 失点の合計が最も少ない人の勝ちです。
duel-this-hand = このラウンドを見る
duel-next-hand = 第{ $hand }ラウンドへ
duel-hand-points = 第{ $hand }ラウンド：{ $points }

## 出せない理由（短く）

web-refused-DM-8 = { $turn ->
        [other] あなたの番ではありません。
       *[yours] { $total }では足りません。
    }
web-refused-DM-10 = くり返す合計がまだありません。

guide-hand-title = これがあなたの手札です。
guide-hand = 自分だけに見える6枚です。魔術師の数字は1～13です。手札を減らし、場のカードを引き取らないようにします。
guide-open-title = あなたが最初に出します。
guide-open = 1枚か、同じ数字のカードを何枚か出します。次の人は、その合計を上回らなければなりません。
guide-beat-title = 合計を上回ってください。
guide-beat = 下に金色の線があるカードを使えば上回れます。1枚選び、続けて同じ数字のカードを選ぶと一緒に出せます。
guide-joker-title = ジョーカーがあります。
guide-joker = 1～7のどの数字にもなります。1枚だけでも、同じ数字のカードと一緒でも出せます。
guide-ball-title = 水晶玉があります。
guide-ball = 直前の合計をくり返し、次の人はそれを上回らなければなりません。大きな合計のときまで取っておくと有利です。
guide-take-title = 上回れるカードがありません。
guide-take = 場のカードを引き取ります。1枚につき1点の失点です。そのあと、あなたが次の場の最初に出します。
guide-front-title = 引き取ったカードは失点です。
guide-front = どのカードも1枚1点です。誰かが最後の手札を出すと、そのラウンドは終わりです。
