# Duel of Magicians at the web table.

table-progress = 第{ $hand_number }回／全{ $hands }回{ $stack ->
        [true] ・スタックあり
       *[other] {""}
    }
table-end-note = 全回の合計がいちばん少ない人の勝ちです。
option-hands-short = 回数
option-stack-short = スタック
option-stack-true = あり
option-stack-false = なし
option-hands-none = 人数と同じ

duel-in-hand = 手札
duel-taken = 引取り
duel-in-stack = スタック
duel-pile = 山札
duel-points = 点
duel-points-so-far = ここまでの点
duel-round = この場
duel-empty-round = まだ何も出ていません。
duel-top-of-stack = スタックの一番上：{ $card }
duel-to-beat = 場の合計
duel-your-total = あなたの合計
duel-open = 場を開きます。1枚か、同じ数の札を何枚か出してください。
duel-beat = { $total }より大きく出すか、引き取ってください。
duel-must-take = { $total }を超える札がありません。引き取ります。
duel-choose-joker = ジョーカーはいくつにしますか
duel-reach = まだ足りません。{ $play }なら出せます。
duel-play = { $play }を出す
duel-take = { $count }枚を引き取る
duel-last-card = { $who ->
        [me] 最後の札を出しました。
       *[other] { $name }が最後の札を出しました。
    }
duel-others-add = ほかの人は、手札を引き取った札に加えます。
duel-empty-hand = 手札なし
duel-each-card-a-point = 強さにかかわらず、1枚が1点です。少ないほど良い点です。
duel-totals = 合計
duel-totals-title = ここまでの合計
duel-lowest-wins = 合計がいちばん少ない人の勝ちです。
duel-this-hand = この回を見る
duel-next-hand = 第{ $hand }回へ
duel-hand-points = 第{ $hand }回：{ $points }

guide-hand-title = これがあなたの手札です。
guide-hand = 自分だけに見える6枚です。魔術師の強さは1から13。札を出しきり、引き取らないのが目標です。
guide-open-title = あなたが場を開きます。
guide-open = 1枚か、同じ数の札を何枚か出します。その合計を、次の人が超えなければなりません。
guide-beat-title = 合計を超えてください。
guide-beat = 下に真鍮の線がある札が、超えるのに使えます。1枚選び、同じ数の札を続けて選ぶと足せます。
guide-joker-title = ジョーカーがあります。
guide-joker = 1から7のどれにでもなります。1枚でも、同じ数の札と一緒でも出せます。
guide-ball-title = 水晶玉があります。
guide-ball = 前の合計をくり返し、次の人がそれを超えなければなりません。大きな合計まで取っておくのが得です。
guide-take-title = 超えられる札がありません。
guide-take = 場の札を引き取ります。1枚が1点の失点です。そのあと、あなたが次の場を開きます。
guide-front-title = 引き取った札は失点です。
guide-front = 何の札でも1枚1点。だれかが最後の札を出すと、その回は終わりです。
