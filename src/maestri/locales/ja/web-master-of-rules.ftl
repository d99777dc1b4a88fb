# Master of Rules at the web table.

table-progress = 第{ $deal }ラウンド／全{ $deals }・{ $turn }周目
table-end-note = 得点が最も高い人の勝ちです。
table-won = { $winner }は{ $score }点で、{ $second }を{ $margin }点上回りました。
table-mark = 判定
option-edition-short = 版
option-edition-zman = Z-Man版（2008年）
option-edition-japan = 日本版（2007年）
option-edition-zman-note = 同点ならサポートライトの多い人が上位です。サポートライトにボーナスはありません。最終ラウンドにも補充用場札を並べますが、取りません。
option-edition-japan-note = どのルールにもボーナスがあり、同点ならトリオの多い人が上位です。最終ラウンドは補充しません。
option-edition-is = { $value ->
        [japan] 日本版（2007年）で遊びます。
       *[zman] Z-Man版（2008年）で遊びます。
    }

rules-can-take = { $card }（取れるカード）
rules-refill = 補充用場札
rules-refill-numbers = 補充用場札の数字カード
rules-refill-rules = 補充用場札のルールカード
rules-pile = 山札
rules-points = 点
rules-points-count = 点
rules-bonus = ボーナス
rules-none-won = 獲得なし
rules-order = このラウンドの{ $order }番手
rules-your-place = あなたが出したカード
rules-put-back = 戻す
rules-play = { $card }を出す
rules-take = { $card }を補充する
rules-lay-either = カードを1枚出してください。
rules-lay-number = 数字カードを1枚出してください。
rules-lay-rule = ルールカードを1枚出してください。
rules-take-number = 補充用場札から数字カードを1枚補充してください。
rules-take-rule = 補充用場札からルールカードを1枚補充してください。
rules-leans = 右隣の{ $name }が達成すれば、あなたも達成です。
rules-leans-on = 右隣の{ $name }が「{ $rule }」を達成すれば、あなたも達成です。
rules-needs = 各ルールの達成見込み
rules-needs-note = あなたに見えるカードから計算しています（必ず達成、まだ可能、もう達成できない）。
rules-done = 達成
rules-possible = まだ可能
rules-lost = 達成ならず
rules-waiting = 判定前
rules-about-limit = 5枚の数字の合計が23以下なら達成です。
rules-about-best = 最も枚数の多い色の中で、自分の数字が最も高ければ達成です。
rules-about-only = ほかに、色か数字が自分と同じカードがなければ達成です。
rules-about-trio = 5枚のうち3枚以上が同じ色か、同じ数字なら達成です。
rules-about-support = 右隣のプレイヤーがルールを達成すれば達成です。
rules-to-result = 結果へ
rules-next = 次へ：{ $rule }
rules-continue = 続ける
rules-this-deal = このラウンド
rules-five-numbers = 5枚の数字
rules-sum = 合計
rules-most-frequent = 最も多い色
rules-equal = 同じ数字
rules-no-equal = なし
rules-judging = ルール{ $step }／{ $of }
rules-back = 戻る
rules-why-limit = { $done ->
        [yes] 合計{ $sum }
       *[no] 合計{ $sum }、23を超過
    }
rules-why-best = { $done ->
        [yes] 最高は{ $card }
       *[no] 最高は{ $highest }
    }
rules-why-only = { $done ->
        [yes] { $card }は色も数字も1枚だけ
       *[no] { $sharing }と色か数字が同じ
    }
rules-why-trio = { $done ->
        [yes] { $cards }
       *[no] 3枚そろわず
    }
rules-why-support = { $end ->
        [none] 全員が出したので全員達成
       *[other] { $done ->
            [yes] { $right }が達成
           *[no] { $right }が達成ならず
        }
    }
rules-why-leans = { $right }の結果しだい
rules-why-next = 次に判定
rules-score-sheet = 得点表
rules-score-note = 獲得したルールカード1枚につき1点です。色付きの欄は2点のボーナス、枠付きの欄は同点の順位を決めたルールです。
rules-ties = 同点の決め方
rules-ties-note = 同点なら、{ $rule }の順で最初に差がついた種類で決まります。

## 出せない理由（短く）

web-refused-MR-8 = { $kind ->
        [number] 2周目はルールカードです。
       *[rule] 2周目は数字カードです。
    }
web-refused-MR-9 = このラウンドでは{ $card }を出せません。
web-refused-MR-13 = { $taking ->
        [number] 先に数字カードを補充します。
        [rule] 先にルールカードを補充します。
       *[nothing] 先にカードを出します。
    }

guide-hand-title = 数字カードとルールカードです。
guide-hand = 手札は数字カード4枚とルールカード3枚です。1ラウンドに1枚ずつ出し、ルールを達成すればそのルールカードを獲得します。
guide-lay-title = 1枚出します。
guide-lay = 数字カードでもルールカードでもかまいません。もう一方は2周目に出します。出したカードは、ほかの人の手がかりになります。
guide-take-title = 1枚補充します。
guide-take = 出したカードと同じ種類のカードを、補充用場札から1枚取ります。何を取ったかは全員に見えます。
guide-second-title = 2周目です。
guide-second = 1周目に出さなかった種類のカードを出します。数字カードはもうほとんど場に出ています。
guide-blocked-title = これは出せません。
guide-blocked = すでに場にあるルールは、このラウンドではもう出せません。薄く表示されたカードを選ぶと、理由がわかります。
guide-needs-title = 各ルールの達成見込みです。
guide-needs = チェックは必ず達成、半円はまだ可能、バツはもう達成できません。あなたに見えるカードだけで計算しています。
guide-won-title = ルールカードを獲得しました。
guide-won = 1枚につき1点です。同じルールを3枚以上{ $edition ->
        [zman] （サポートライトを除く）
       *[japan] {""}
    }、または5種類すべてを獲得すると、それぞれ2点のボーナスです。
