# Maître du Monde at the web table.

table-progress = { $turn_limit ->
        [null] { $turns }手番終了
       *[other] { $turns }手番終了／全{ $turn_limit }手番
    }
table-end-note = 「持続可能な開発」の3枚をそろえるか、最後まで残れば勝ちです。手番数の上限に達したときは、財産が最も多い人の勝ちです。
table-won = { $reason ->
        [MM-32] { $winner }が「持続可能な開発」の3枚をそろえました。
        [MM-39] { $winner }だけが最後まで残りました。
       *[other] 手番数の上限での{ $winner }の財産は{ $score } MdMで、{ $second }を{ $margin }上回りました。
    }
table-mark = 戦闘・爆弾・脱落
option-money-short = 所持金
option-money-hidden = 非公開
option-money-open = 公開
option-money-hidden-note = 自分の所持金だけが見え、ゲームが終わると全員分が見えます。
option-money-open-note = 全員の所持金がいつでも見えます。
option-money-is = { $value ->
        [open] 所持金は公開です。
       *[hidden] 所持金は、ゲームが終わるまでついたてで隠します。
    }
option-free_trade-short = 自由取引
option-free_trade-true = あり
option-free_trade-false = なし
option-turn_limit-short = 手番数の上限
option-turn_limit-none = なし
option-deck-short = ボードとカード
option-deck-note = お手元の製品の内容を書いたファイルです。
option-free_trade-is = { $value ->
        [true] 自分の手番に、資源カードと戦闘カードを自由に取引できます。
       *[other] 自由取引はありません。
    }
option-turn_limit-is = { $value ->
        [null] 手番数の上限はありません。勝者が決まるまで続きます。
       *[other] 手番数の上限は{ $value }です。
    }
option-deck-is = { $value ->
        [null] ボードとカードは標準のものを使います。
       *[other] ボードとカードはホストのファイルを使います。
    }

vote-for = 賛成
vote-against = 反対
vote-abstain = 棄権

monde-bank = 銀行
monde-the-bank = 銀行
monde-all = 全額
monde-combat = 戦闘カード
monde-stock = 場
monde-destroyed = 破壊済み
monde-stock-long = 場にあります。「購入」のマスで買えます。
monde-destroyed-long = 破壊されました。ゲームには戻りません。
monde-owned = { $who ->
        [me] あなたのものです。
       *[other] { $name }のものです。
    }
monde-led = { $who ->
        [me] { $family }ではあなたが単独最多です。
       *[other] { $family }では{ $name }が単独最多です。
    }
monde-region-spoken = { $region }、{ $family }、{ $owner }{ $legal ->
        [yes] 、選べます
       *[no] {""}
    }
monde-square-spoken = { $number }番「{ $square }」：{ $who }
monde-die = サイコロ{ $die }
monde-players = プレイヤー
monde-holds = { $regions }地域・手札{ $secret }枚
monde-out = 脱落
monde-money = 所持金
monde-regions = 地域
monde-combat-short = 戦闘
monde-masters = 支配者
monde-map = 世界地図
monde-families = 資源の種類
monde-wealth = 資源
monde-lead = 最多
monde-brings = 収入
monde-costs = 税
monde-next-omc = 次のWTO
monde-costs-note = 「税」は、ほかの全員がWTOを1回ずつ通る間に、その種類についてあなたが払う税です。丸は場にあるカードです。
monde-panes = 表示の切り替え
monde-pane-table = ボード
monde-pane-map = 地図
monde-pane-families = 資源
monde-continents = 大陸
monde-tap-region = 地域を選ぶと、誰のものかわかります。
monde-no-cards = 手札はありません。
monde-money-of = 所持金{ $sum } MdM、財産{ $fortune } MdM
monde-stands = { $number }番のマス「{ $square }」
monde-decks-of = 手札：戦闘{ $combat }枚、国連{ $un }枚、ニュース{ $news }枚
monde-strikes = 次の手番から{ $count }回休み
monde-open-cards = 公開カード
monde-known-cards = あなたが知っている手札

monde-move-roll = サイコロを振る
monde-move-end = 手番を終える
monde-move-done = 終える
monde-move-pass = パス
monde-move-give-up = あきらめる
monde-move-call = 売り手を募る
monde-move-accept = 承諾する
monde-move-refuse = 断る
monde-move-die = サイコロの{ $what }を使う
monde-move-go = { $what }マス進む
monde-move-use = { $what }を使う
monde-move-submit = { $what }を提出する
monde-move-bomb = { $what }を使う
monde-move-name = { $what }
monde-move-family = { $what }
monde-move-region = { $what }
monde-move-continent = { $what }
monde-move-vote = 投票：{ $what }
monde-move-buy = { $what }を買う
monde-move-stake = { $what }を賭ける
monde-move-attack = { $what }を攻撃する
monde-move-play = { $what }を出す
monde-move-offer = { $what }の売却を申し出る
monde-move-take = { $what }から買う
monde-move-sell = { $what }を売りに出す
monde-move-ask = { $what }を買いたいと持ちかける
monde-move-with = { $what }と取引する
monde-move-price = { $what }で申し出る
monde-also = ほかにできること

monde-your-before = あなたの番です。サイコロを振ってください。
monde-note-before = 振る前に、カードの使用、攻撃、決議の提出ができます。
monde-your-dice = サイコロを1個選んでください。
monde-note-dice = 選んだ目の数だけ進みます。
monde-your-summit = サミットでどこへ行きますか？
monde-note-summit = マスを選んでください。1周まで進めます。WTOを通れば収入を受け取れます。
monde-your-after = ほかに何かしますか？
monde-note-after = まだカードの使用、攻撃、決議の提出ができます。終わったら手番を終えてください。
monde-go-to = 「{ $square }」へ行く
monde-choose-square = マスを選んでください
monde-choose-target = 対象を選んでください
monde-choose-card = カードを選んでください
monde-choose-cards = カードを選んでください
monde-put-back = 戻す
monde-why-not = 今使えない理由
monde-continue = 続ける
monde-attack = 攻撃する…
monde-trade = 取引する…
monde-short-omc = 収入だけ
monde-short-shop = 3枚まで買える
monde-short-news = 1枚引く
monde-short-un = 1枚引く
monde-short-charity = サイコロで収入
monde-short-masters = 開発か爆弾を買う
monde-short-asylum = 攻撃されない
monde-short-laundering = 所持金を賭ける

monde-doing-before = カードを使うか、サイコロを振ります。
monde-doing-dice = サイコロを選んでいます。
monde-doing-summit = 行き先を選んでいます。
monde-doing-arrive = 進んでいます。
monde-doing-shop = 買い物をしています。
monde-doing-stake = 賭け金を考えています。
monde-doing-masters = 世界の支配者カードを見ています。
monde-doing-after = まだカードを使えます。
monde-doing-naming = 対象を選んでいます。
monde-doing-vote = 投票しています。
monde-doing-veto = 拒否権を使うか確認しています。
monde-doing-freeze = 収入の受け取りの前に確認しています。
monde-doing-slump = 収入の受け取りの前に確認しています。
monde-doing-surge = 収入の受け取りの前に確認しています。
monde-doing-tax = 税を払っています。
monde-doing-amnesty = 税を払う前に確認しています。
monde-doing-distress = 資金を調達しています。
monde-doing-open = 最初のカードを選んでいます。
monde-doing-fight = 対抗するか、降りるかを選んでいます。
monde-doing-offers = カードの売却を申し出るか考えています。
monde-doing-offer-price = 値段を決めています。
monde-doing-take = 申し出を見ています。
monde-doing-partner = 取引の相手を選んでいます。
monde-doing-price = 値段を決めています。
monde-doing-answer = 値段を考えています。
monde-doing-over = ゲーム終了です。

monde-aim-none = { $card }の対象は？
monde-aim-name = { $card }：誰に？
monde-aim-family = { $card }：どの資源？
monde-aim-region = { $card }：どの地域？
monde-aim-continent = { $card }：どの大陸？
monde-use-on = { $card }を{ $kind ->
        [un] 提出する
       *[other] 使う
    }：{ $what }
monde-bomb-sure = { $what }に使いますか？
monde-bomb-destroyed = 破壊されるカード：{ $count }枚
monde-bomb-spared = 残るカード：{ $count }枚
monde-bomb-then = 次のWTOの収入は、今は{ $before } MdM、使うと{ $after } MdMです。
monde-no-undo = 取り消せません。
monde-destroy = { $count ->
        [0] 何も破壊せずに使う
       *[other] { $count }枚を破壊する
    }

monde-shop-kind = 買うもの
monde-shop-wealth = 資源（{ $price }）
monde-shop-combat = 戦闘（{ $price }）
monde-shop-note = 資源の種類を選んでから、地域を選んでください。
monde-gain = { $several ->
        [yes] これらのカード
       *[no] { $region }
    }があれば、次のWTOの収入は{ $before } MdMから{ $after } MdMになります。{ $leads ->
        [yes] 単独最多になります。
       *[no] {""}
    }
monde-combat-cards = 枚
monde-combat-note = 見ずに引きます。山札は残り{ $left }枚です。買ったカードですぐに攻撃できます。
monde-total = 合計
monde-left = 残り{ $sum }
monde-your-shop = { $room ->
        [0] もう買えません。
       *[other] あと{ $room }枚まで買えます。
    }
monde-shop-more = { $room ->
        [0] これ以上は選べません。
       *[other] あと{ $room }枚選べます。
    }
monde-note-shop = 1回の訪問で買えるのは、資源カードか戦闘カードのどちらか一方です。
monde-buy-nothing = 買わない
monde-buy-for = { $count }枚を{ $sum }で買う
monde-your-masters = 世界の支配者カードを買えます。
monde-works = 「持続可能な開発」
monde-works-of = 「持続可能な開発」{ $count }枚（3枚中）
monde-masters-note = 「持続可能な開発」の3枚がそろえば、その場で勝ちです。今は{ $count }枚持っています。
monde-owned-count = { $count }枚所持
monde-screened = 非公開
monde-screened-money = 所持金はついたての陰
monde-money-left = 所持金は{ $sum } MdMです。
monde-your-stake = { $money ->
        [0] 所持金がないので賭けられません。
       *[other] いくら賭けますか？
    }
monde-stake = 賭け金
monde-stake-lost = 1～3が出ると
monde-stake-won = 4～6が出ると
monde-stake-note = サイコロで決まります。賭け金を失うか、同じ額を銀行から受け取ります。
monde-stake-none = 賭けない
monde-less = 500減らす
monde-more = 500増やす
monde-steps = 500単位

monde-of = { $what }：
monde-proposes = { $who ->
        [me] あなたが提出
       *[other] { $name }が提出
    }
monde-thinks = 考え中
monde-has-voted = 投票済み
monde-no-vote = 投票権なし
monde-vote-note = 賛成が反対より多ければ可決、同数なら否決です。約束に拘束力はありません。
monde-your-vote = 投票してください。
monde-voted = あなたの票：{ $vote }
monde-they-vote = 投票中です。
monde-note-vote = 投票は全員同時に公開されます。
monde-verdict = { $passed ->
        [yes] 可決、{ $ayes }対{ $noes }
       *[no] 否決、{ $ayes }対{ $noes }
    }
monde-verdict-note = 可決には、反対より多くの賛成が必要です。
monde-react-veto = 拒否権を使う人はいますか？
monde-react-freeze = { $name }が収入を受け取ります。「資産凍結」を使いますか？
monde-react-slump = { $name }が収入を受け取ります。「相場の下落」を使いますか？
monde-react-surge = あなたが収入を受け取ります。「相場の上昇」を使いますか？
monde-react-amnesty = { $name }に税を払います。「税の免除」を使いますか？
monde-react-note = この山札のカードを持つ全員に、同じ時間だけ確認します。誰がこのカードを持っているかは知られません。
monde-react-held = 「{ $card }」を持っています。
monde-your-react = 「{ $card }」を使いますか？
monde-your-pass = パスしかできません。
monde-note-react = 時間が切れるとパスになります。
monde-think = もう少し考える
monde-passes-omc = { $who ->
        [me] あなたがWTOを通ります。
       *[other] { $name }がWTOを通ります。
    }
monde-collecting = 収入の受け取り
monde-nothing = 受け取る収入はありません。
monde-omc-note = 収入を受け取る人が持つ種類の資源を1枚も持たない人は、税を払います。税は枚数ではなく、種類ごとです。

monde-combat-for = { $region }をめぐる戦闘
monde-who-answers = 対抗できるカード
monde-triangle-note = 矢印は対抗するカードから出ます。金色は対抗する相手のカードです。
monde-triangle-pair = { $card }は{ $beaten }に対抗できます。
monde-answer-us-aid = 戦闘を終わらせるカード以外のすべて
monde-answer-peace-movement = 革命以外に対抗し、戦闘を終わらせます。
monde-answer-retreat = 何にでも対抗し、カードを戻させます。
monde-answer-revolution = 戦闘を始めます。対抗には使えません。
monde-attack-which = どの地域を攻撃しますか？
monde-note-attack = ほかの人の資源を選び、戦闘カードを出して始めます。
monde-attack-note = { $region }は{ $name }のものです。
monde-attacks = 攻撃側・戦闘{ $count }枚
monde-defends = 防御側・戦闘{ $count }枚
monde-opens = 開始
monde-beats = { $card }に対抗
monde-cancelled = 「ノーベル平和賞」で無効
monde-next-card = { $who ->
        [me] あなたのカード
       *[other] { $name }のカード
    }
monde-answer-card = 「{ $card }」に対抗するか、降りてください。
monde-no-answer = 「{ $card }」に対抗できるカードがありません。
monde-open-combat = 戦闘カードを出して、攻撃を始めてください。
monde-note-open = 相手は、対抗できなければ地域を失います。
monde-yield = 降りる
monde-yield-defender = 降りると、{ $region }は{ $name }に奪われます。
monde-yield-attacker = 降りると、{ $region }の持ち主は変わりません。
monde-answers-yes = 対抗できる
monde-answers-opens = 攻撃を始める
monde-answers-ends = 戦闘を終わらせる
monde-answers-not = 対抗できない
monde-offer-which = { $name }にカードの売却を申し出ますか？
monde-note-offer = カード1枚に値段を1つ付けます。{ $name }は申し出を1つ受けるか、すべて断ります。
monde-offer-price = { $name }に示す値段
monde-no-offer = 申し出ない
monde-your-offers = 申し出が{ $count }件あります。
monde-take-for = { $name }から{ $card }を{ $sum }で買う
monde-none-thanks = どれも断る

monde-sells = 売り手
monde-buys = 買い手
monde-whom = 誰と？
monde-price = 値段
monde-your-partner = { $selling ->
        [yes] { $item }を誰に売りますか？
       *[no] { $item }を誰から買いますか？
    }
monde-your-price = { $item }：{ $partner }にいくらで申し出ますか？
monde-note-price = 選べるのは、買い手が払える額だけです。値段は全員に公開されます。
monde-your-answer = { $selling ->
        [yes] { $name }が{ $item }を{ $sum } MdMで売りたいと申し出ています。
       *[no] { $name }があなたの{ $item }を{ $sum } MdMで買いたいと申し出ています。
    }
monde-your-trade = 売りますか？　買いますか？
monde-note-trade = この手番であと{ $left }回持ちかけられます。双方が承諾しなければ成立しません。
monde-sell-which = 何を売りますか？
monde-ask-which = 何を買いますか？
monde-owe = { $name }に払う税
monde-have = 所持金
monde-short = { $sum ->
        [0] 足ります。
       *[other] あと{ $sum } MdM足りません。
    }
monde-your-distress = あと{ $sum } MdMを調達してください。
monde-note-distress = カードは1枚ずつ売ります。銀行に売れるカードがなくなったときだけ、あきらめられます。
monde-no-bank = 銀行には売れない
monde-offer-players = プレイヤーに売る
monde-sell-bank = 銀行に{ $sum }で売る

monde-after-votes = 投票が公開されました。
monde-after-votes-note = 可決なら、次に拒否権を使うか確認します。
monde-after-combat = 戦闘が終わりました。
monde-after-combat-note = 使ったカードは山札に戻ります。
monde-after-bomb = 爆弾が使われました。
monde-after-bomb-note = 破壊されたカードはゲームに戻りません。
monde-after-statement = 収入を受け取りました。
monde-after-statement-note = 税は、ほかのプレイヤーが順に払います。
monde-out-place = 脱落しました。{ $place }位です。
monde-out-why = { $name }に払う税は{ $due } MdMでした。持っていたのは{ $had } MdMで、{ $count ->
        [0] 売れるカードはありませんでした。
       *[other] 最後のカード{ $count }枚は{ $brought } MdMにしかなりませんでした。
    }
monde-out-sold = 最後のカード
monde-out-sold-for = { $sum } MdMで売却
monde-out-decks = 見せずに、それぞれの山札へ戻しました。
monde-out-paid = 残りの{ $sum } MdMは{ $name }が受け取りました。
monde-after-eliminated-note = このまま観戦しても、退席しても構いません。
monde-still-on = 対戦は続きます。
monde-watch-on = 観戦を続ける
monde-to-result = 結果を見る

monde-about-wealth = 資源カードです。WTOで、その種類の枚数に数えます。
monde-about-squadron = ドローンに対抗できます。これに対抗できるのは、ミサイルとアメリカの援助です。
monde-about-missile = 飛行隊に対抗できます。これに対抗できるのは、ドローンとアメリカの援助です。
monde-about-drone = ミサイルに対抗できます。これに対抗できるのは、飛行隊とアメリカの援助です。
monde-about-us-aid = 戦闘を終わらせるカード以外の、どのカードにも対抗できます。
monde-about-peace-movement = 防御側だけが使えます。戦闘を終わらせ、地域を守ります。革命には対抗できません。
monde-about-retreat = 防御側だけが使えます。戦闘を終わらせ、地域を守ります。攻撃側は出したカードを手札に戻します。
monde-about-revolution = 戦闘を始めるときか、打ち消された最初のカードの代わりに使います。これに対抗できるのは、アメリカの援助と戦略的撤退だけです。
monde-about-freeze = ほかの人が収入を受け取る直前に提出します。可決なら、その人は今回は何も受け取れません。
monde-about-embargo = 提出者の次の手番まで、誰もその種類の収入を受け取れません。
monde-about-sanctions = 指名された人は、銀行に{ $amount } MdMを払います（足りなければ全額）。
monde-about-disarmament = 指名された人は、戦闘カードをすべて山札に戻します。
monde-about-peacekeepers = 指名された人は、提出者の次の手番まで、戦闘カードで攻撃されません。
monde-about-nationalisation = 指定した資源カードは場に戻り、持ち主は銀行から{ $amount } MdMを受け取ります。
monde-about-aid = 資源カードが最も少ない人が、銀行から{ $amount } MdMを受け取ります（何人もいれば全員）。
monde-about-non-proliferation = 提出者の次の手番まで、誰も爆弾を買うことも使うこともできません。
monde-about-moratorium = 提出者の次の手番まで、誰も税を払いません。
monde-about-inspection = 指名された人は、手札をすべて全員に公開します。
monde-about-strike = 指名された人は、次の手番を休みます。
monde-about-scandal = 指名された人は、銀行に{ $amount } MdMを払い（足りなければ全額）、このカードを使った人の次の手番まで投票できません。
monde-about-veto = 可決された決議を否決にします。拒否権に対して拒否権は使えません。
monde-about-slump = ほかの人が収入を受け取る直前に使います。その人は、指定した種類の収入を今回は受け取れません。
monde-about-surge = あなたが収入を受け取る直前に使います。指定した種類について、銀行からの収入が2倍になります。
monde-about-spying = 指名した人の戦闘カードを自分だけが見て、ランダムに1枚奪います。
monde-about-disaster = ほかの人が持つ、指定した地域の資源カードが場に戻ります。
monde-about-amnesty = 税を払うときに使います。今回は税を払わずにすみます。
monde-about-subsidy = 銀行から{ $amount } MdMを受け取ります。
monde-about-tourist-boom = 持っている観光カード1枚につき、銀行から{ $amount } MdMを受け取ります。
monde-about-summit = サイコロを振る代わりに、1周まで好きなだけ進みます。
monde-about-sale = 「購入」のマスで使います。今回は資源カードが1枚{ $amount } MdMになります。
monde-about-nobel = 戦闘ごとに、あなたに対して最初に出されたカードを打ち消します。
monde-about-vaccine = 化学爆弾はあなたのカードに効きません。
monde-about-fair-trade = あなたは税を払わずにすみます。
monde-about-scientist = 爆弾を買うのに必要です。
monde-about-atomic = 1つの大陸の資源カードをすべて破壊します。自分のカードと場のカードは残ります。
monde-about-chemical = 1種類の資源カードをすべて破壊します。自分のカードも場のカードも破壊されますが、「万能ワクチン」を持つ人のカードは残ります。

guide-ring-title = 世界地図と、そのまわりのコースです。
guide-ring = 手番ごとに、コマがコースを進みます。WTOを通ると収入を受け取れます。「持続可能な開発」の3枚がそろえば勝ちです。
guide-hand-title = あなたの手札です。
guide-hand = カードを選ぶと説明が出ます。金色の線があるカードは今使えます。
guide-dice-title = サイコロを1個選びます。
guide-dice = 行きたいマスに着くほうの目を選びます。
guide-shop-title = 資源カードか戦闘カードを買います。
guide-shop = 1種類の資源を、ほかの誰よりも、場よりも多く持てば単独最多です。WTOで銀行から収入を受け取れます。
guide-wealth-title = 誰が何を持っているかの表です。
guide-wealth = 次のWTOで受け取る収入と、ほかの人がWTOを通るときに払う税が、資源の種類ごとにわかります。
guide-masters-title = 勝つためのカードです。
guide-masters = 「ノーベル平和賞」「万能ワクチン」「フェアトレード」の3枚がそろえば、その場で勝ちです。
guide-vote-title = 投票です。
guide-vote = 投票は同時に公開されます。その前に話し合えますが、約束に拘束力はありません。
guide-react-title = カードを使うかどうかの確認です。
guide-react = その山札のカードを持つ全員に確認します。誰が目当てのカードを持っているかを知られないためです。パスしかできないことも多くあります。
guide-combat-title = 戦闘です。
guide-combat = 前に出たカードに対抗できるカードを出します。対抗できないか、対抗しない人の負けです。
guide-end-title = 手番を終える前にできることです。
guide-end = まだカードの使用、攻撃、決議の提出ができます。それから手番を終えます。
