# Maître du Monde at the web table.

table-progress = { $turn_limit ->
        [null] { $turns }手番終了
       *[other] 全{ $turn_limit }手番のうち{ $turns }手番終了
    }
table-end-note = 持続可能な開発の3枚がそろうか、最後まで残れば勝ちです。最終手番があれば、財産のいちばん多い人の勝ちです。
option-free_trade-short = 自由取引
option-free_trade-true = あり
option-free_trade-false = なし
option-turn_limit-short = 最終手番
option-turn_limit-none = なし
option-deck-short = 盤とカード
option-deck-note = お持ちの箱の内容を書いたファイルです。

vote-for = 賛成
vote-against = 反対
vote-abstain = 棄権

monde-bank = 銀行
monde-the-bank = 銀行
monde-all = 全額
monde-combat = 戦闘カード
monde-stock = 山
monde-destroyed = 消滅
monde-stock-long = 山にあります。「購入」のマスで買えます。
monde-destroyed-long = 消滅しました。ゲームに戻りません。
monde-owned = { $who ->
        [me] あなたのものです。
       *[other] { $name }のものです。
    }
monde-led = { $who ->
        [me] { $family }ではあなたが最多です。
       *[other] { $family }では{ $name }が最多です。
    }
monde-region-spoken = { $region }、{ $family }、{ $owner }{ $legal ->
        [yes] 、選べます
       *[no] {""}
    }
monde-square-spoken = { $number } { $square }：{ $who }
monde-die = さいころ{ $die }
monde-players = プレイヤー
monde-player = プレイヤー
monde-holds = { $regions }地域・伏せ札{ $secret }
monde-out = 脱落
monde-money = 資金
monde-regions = 地域
monde-secret = 伏せ札
monde-combat-short = 戦闘
monde-masters = 支配者
monde-fortunes = 財産
monde-map = 世界地図
monde-families = 資源の系統
monde-wealth = 資源
monde-lead = 最多
monde-brings = 収入
monde-costs = 支払
monde-next-omc = 次のWTO
monde-costs-note = 「支払」は、ほかの全員が1回ずつWTOを通るあいだに、その系統で払う税です。丸は山にあるものです。
monde-panes = 卓の見かた
monde-pane-table = 卓
monde-pane-map = 地図
monde-pane-families = 系統
monde-continents = 大陸
monde-tap-region = 地域に触れると、だれのものかわかります。
monde-no-cards = 手札はありません。
monde-money-of = 資金{ $sum }、財産{ $fortune } MdM
monde-stands = { $number }番のマス「{ $square }」
monde-decks-of = 伏せ札：戦闘{ $combat }、国連{ $un }、ニュース{ $news }
monde-strikes = 次から{ $count }回休み
monde-open-cards = 公開
monde-known-cards = あなたが知っている伏せ札

monde-move-roll = さいころを振る
monde-move-end = 手番を終える
monde-move-done = 終わり
monde-move-pass = パス
monde-move-give-up = あきらめる
monde-move-call = 売り手をつのる
monde-move-accept = 応じる
monde-move-refuse = 断る
monde-move-die = { $what }を使う
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
monde-move-attack = { $what }を攻める
monde-move-play = { $what }を出す
monde-move-offer = { $what }を勧める
monde-move-take = { $what }から買う
monde-move-sell = { $what }を売りに出す
monde-move-ask = { $what }を求める
monde-move-with = { $what }と取引する
monde-move-price = { $what }で
monde-also = ほかにできること

monde-your-before = あなたの番です。さいころを振ってください。
monde-note-before = その前にカードを使ったり、攻めたり、決議を出したりできます。
monde-your-dice = さいころを1つ選んでください。
monde-note-dice = 選んだ目だけ進みます。
monde-your-summit = サミットでどこへ行きますか
monde-note-summit = マスに触れてください。1周まで進めます。WTOを通れば受け取れます。
monde-your-after = ほかに何かしますか
monde-note-after = まだカードを使ったり、攻めたり、決議を出したりできます。終わったら手番を終えてください。
monde-go-to = 「{ $square }」へ行く
monde-choose-square = マスを選んでください
monde-choose-target = 対象を選んでください
monde-choose-card = カードを選んでください
monde-choose-cards = カードを選んでください
monde-put-back = 戻す
monde-why-not = なぜ今は使えない？
monde-continue = 続ける
monde-attack = 攻める…
monde-trade = 取引…
monde-short-omc = 受け取るだけ
monde-short-shop = 3枚まで買える
monde-short-news = 1枚引く
monde-short-un = 1枚引く
monde-short-charity = さいころで寄付金
monde-short-masters = 開発や爆弾
monde-short-asylum = 攻められない
monde-short-laundering = お金を賭ける

monde-doing-before = カードを使うか、さいころを振ります
monde-doing-dice = さいころを選んでいます
monde-doing-summit = 行き先を選んでいます
monde-doing-arrive = 進んでいます
monde-doing-shop = 買い物をしています
monde-doing-stake = 賭け金を考えています
monde-doing-masters = 支配者カードを見ています
monde-doing-after = まだカードを使えます
monde-doing-naming = 対象を選んでいます
monde-doing-vote = 投票しています
monde-doing-veto = 拒否権を使うか聞かれています
monde-doing-freeze = 受け取りの前に聞かれています
monde-doing-slump = 受け取りの前に聞かれています
monde-doing-surge = 受け取りの前に聞かれています
monde-doing-tax = 税を払っています
monde-doing-amnesty = 税を払う前に聞かれています
monde-doing-distress = お金を工面しています
monde-doing-fight = 応じるか、譲るかです
monde-doing-offers = カードを勧められます
monde-doing-offer-price = 値段を決めています
monde-doing-take = 申し出を見ています
monde-doing-partner = 相手を選んでいます
monde-doing-price = 値段を決めています
monde-doing-answer = 値段を考えています
monde-doing-over = 終わりました

monde-aim-none = { $card }の対象は？
monde-aim-name = { $card }：だれに？
monde-aim-family = { $card }：どの系統？
monde-aim-region = { $card }：どの地域？
monde-aim-continent = { $card }：どの大陸？
monde-use-on = { $card }を{ $kind ->
        [un] 提出する
       *[other] 使う
    }：{ $what }
monde-bomb-sure = 「{ $what }」に使いますか
monde-bomb-destroyed = 消えるもの：{ $count }枚
monde-bomb-spared = 残るもの：{ $count }枚
monde-bomb-then = 次のWTO：いまは{ $before }、使うと{ $after }。
monde-no-undo = 取り消せません。
monde-destroy = { $count ->
        [0] 何も消えないが使う
       *[other] { $count }枚を消す
    }

monde-shop-kind = 買うもの
monde-shop-wealth = 資源 { $price }
monde-shop-combat = 戦闘 { $price }
monde-shop-note = 系統を選び、地域を選んでください。
monde-gain = { $region }があれば、次のWTOの収入は{ $before }から{ $after }になります。{ $leads ->
        [yes] 最多です。
       *[no] {""}
    }
monde-combat-cards = 枚
monde-combat-note = 中を見ずに引きます。山は残り{ $left }枚。すぐに攻められます。
monde-total = 合計
monde-left = 残り{ $sum }
monde-your-shop = { $room ->
        [0] もう買えません
       *[other] あと{ $room }枚まで買えます
    }
monde-note-shop = 1回の訪問で、資源か戦闘のどちらかだけです。
monde-buy-nothing = 買わない
monde-buy-for = { $count }枚を{ $sum }で買う
monde-your-masters = 払えるものを買えます。
monde-masters-note = 持続可能な開発の3枚がそろえば、その場で勝ちです。いま{ $count }枚あります。
monde-owned-count = { $count }枚あり
monde-money-left = { $sum } MdMあります。
monde-your-stake = いくら賭けますか
monde-stake = 賭け金
monde-stake-lost = 1〜3が出ると
monde-stake-won = 4〜6が出ると
monde-stake-note = さいころで決まります。失うか、同じ額を銀行からもらいます。
monde-stake-none = 賭けない
monde-less = 500減らす
monde-more = 500増やす
monde-steps = 500きざみ

monde-of = { $what }：
monde-proposes = { $who ->
        [me] あなたの提案
       *[other] { $name }の提案
    }
monde-thinks = 考え中
monde-has-voted = 決めました
monde-no-vote = 投票できません
monde-vote-note = 賛成が反対より多ければ可決、同数なら否決です。約束に拘束力はありません。
monde-your-vote = 投票してください
monde-voted = あなたの票：{ $vote }
monde-they-vote = 投票中です
monde-note-vote = 全員の手が同時に上がります。
monde-verdict = { $passed ->
        [yes] 可決、{ $ayes }対{ $noes }
       *[no] 否決、{ $ayes }対{ $noes }
    }
monde-verdict-note = 賛成が反対より多くなければなりません。
monde-react-veto = だれか拒否しますか
monde-react-freeze = { $name }が受け取ります。資産を凍結しますか
monde-react-slump = { $name }が受け取ります。相場を下げますか
monde-react-surge = これから受け取ります。相場を上げますか
monde-react-amnesty = { $name }に税を払います。免除を使いますか
monde-react-note = この種類の札を持つ全員が、同じ時間だけ聞かれます。だれが持っているかは知られません。
monde-react-held = 「{ $card }」を持っています。
monde-your-react = { $card }を使いますか
monde-your-pass = パスするだけです。
monde-note-react = 時間がたつとパスになります。
monde-think = 考える
monde-passes-omc = { $who ->
        [me] WTOを通ります
       *[other] { $name }がWTOを通ります
    }
monde-collecting = 受け取り
monde-nothing = 受け取るものはありません。
monde-omc-note = 受け取る人が持つ系統を1枚も持たない人は税を払います。枚数ではなく系統ごとです。

monde-combat-for = { $region }をめぐる戦闘
monde-who-answers = 何が何に応じるか
monde-attack-which = どの地域を攻めますか
monde-note-attack = ほかの人の資源を選びます。戦闘カードで始めます。
monde-attack-note = { $region }は{ $name }のものです。
monde-attacks = 攻撃・手札{ $count }枚
monde-defends = 防御・手札{ $count }枚
monde-opens = 開始
monde-beats = { $card }に応じる
monde-cancelled = ノーベル賞で無効
monde-next-card = { $who ->
        [me] あなたの札
       *[other] { $name }の札
    }
monde-answer-card = { $card }に応じるか、譲るかです。
monde-open-combat = 戦闘カードで始めてください。
monde-note-open = 相手は応じるか、地域を失います。
monde-yield = 譲る
monde-yield-defender = 譲ると、{ $name }が{ $region }を取ります。
monde-yield-attacker = 譲ると、{ $region }はそのままです。
monde-answers-yes = 応じる
monde-answers-opens = 始める
monde-answers-ends = 戦闘を終える
monde-answers-not = 応じない
monde-offer-which = { $name }にカードを勧めますか
monde-note-offer = 1枚に1つの値段です。{ $name }は1つ受けるか、受けません。
monde-offer-price = { $name }への値段
monde-no-offer = 勧めない
monde-your-offers = 申し出が{ $count }件
monde-take-for = { $name }から{ $card }を{ $sum }で買う
monde-none-thanks = どれも断る

monde-sells = 売り手
monde-buys = 買い手
monde-whom = だれと？
monde-price = 値段
monde-your-partner = { $selling ->
        [yes] { $item }をだれに売りますか
       *[no] { $item }をだれに求めますか
    }
monde-your-price = { $item }：{ $partner }にいくらで？
monde-note-price = 買い手が払える額だけです。値段は全員に聞こえます。
monde-your-answer = { $selling ->
        [yes] { $name }が{ $item }を{ $sum }で売ると言っています。
       *[no] { $name }が{ $item }を{ $sum }で買うと言っています。
    }
monde-your-trade = 売りますか、買いますか
monde-note-trade = この手番であと{ $left }回申し出られます。双方が応じなければ成立しません。
monde-sell-which = 何を売りますか
monde-ask-which = 何を買いますか
monde-owe = { $name }への支払い
monde-have = 手持ち
monde-short = { $sum ->
        [0] 足ります。
       *[other] あと{ $sum }足りません。
    }
monde-your-distress = あと{ $sum }用意してください。
monde-note-distress = 1枚ずつ売ります。銀行が買うものがないときだけ、あきらめられます。
monde-no-bank = 銀行は不可
monde-offer-players = プレイヤーに売る
monde-sell-bank = 銀行に{ $sum }で売る

monde-after-votes = 全員の手が上がりました。
monde-after-votes-note = 可決なら、次に拒否権を使うか聞かれます。
monde-after-combat = 戦闘が終わりました。
monde-after-combat-note = カードは山に戻ります。
monde-after-bomb = 爆弾が落ちました。
monde-after-bomb-note = 消えたものはゲームに戻りません。
monde-after-statement = 受け取りました。
monde-after-statement-note = 税は順に支払われます。

monde-about-wealth = 資源カードです。WTOでその系統に数えます。
monde-about-squadron = ドローンに応じます。ミサイルかアメリカの援助が応じられます。
monde-about-missile = 飛行隊に応じます。ドローンかアメリカの援助が応じられます。
monde-about-drone = ミサイルに応じます。飛行隊かアメリカの援助が応じられます。
monde-about-us-aid = 戦闘を終えない札なら、どれにも応じます。
monde-about-peace-movement = 防御側だけ。戦闘を終えて地域を守ります。革命には使えません。
monde-about-retreat = 防御側だけ。戦闘を終えて地域を守り、攻撃側は札を取り戻します。
monde-about-revolution = 戦闘を始めます。アメリカの援助と戦略的撤退だけが応じられます。
monde-about-freeze = ほかの人が受け取るとき。可決なら、今回は何も受け取れません。
monde-about-embargo = 提案者の次の手番まで、その系統ではだれも受け取れません。
monde-about-sanctions = その人は銀行に{ $amount } MdM、足りなければ全額を払います。
monde-about-disarmament = その人は戦闘カードをすべて山に戻します。
monde-about-peacekeepers = 提案者の次の手番まで、その人は戦闘カードで攻められません。
monde-about-nationalisation = その資源は山に戻り、銀行が持ち主に{ $amount } MdMを払います。
monde-about-aid = 資源のいちばん少ない人が、銀行から{ $amount } MdMもらいます。
monde-about-non-proliferation = 提案者の次の手番まで、爆弾を買うことも使うこともできません。
monde-about-moratorium = 提案者の次の手番まで、だれも税を払いません。
monde-about-inspection = その人は伏せ札をすべて全員に見せます。
monde-about-strike = その人は次の手番を休みます。
monde-about-scandal = その人は銀行に{ $amount } MdM、足りなければ全額を払い、あなたの次の手番まで投票できません。
monde-about-veto = 決議が可決されたとき、否決にします。拒否権は拒否できません。
monde-about-slump = ほかの人が受け取るとき、1つの系統が今回は何も生みません。
monde-about-surge = あなたが受け取るとき、1つの系統の銀行の支払いが2倍になります。
monde-about-spying = その人の戦闘カードを見て、1枚を無作為に取ります。
monde-about-disaster = その地域の資源カードは山に戻ります。
monde-about-amnesty = 税を払うとき、今回は払わずにすみます。
monde-about-subsidy = 銀行から{ $amount } MdMもらいます。
monde-about-tourist-boom = 観光カード1枚につき、銀行から{ $amount } MdMもらいます。
monde-about-summit = さいころの代わりに、1周まで好きなだけ進みます。
monde-about-sale = 「購入」のマスで、今回は資源が1枚{ $amount } MdMになります。
monde-about-nobel = 戦闘ごとに、あなたに出された最初の札が無効になります。
monde-about-vaccine = 化学爆弾はあなたの札に効きません。
monde-about-fair-trade = 税を払いません。
monde-about-scientist = 爆弾を買うのに必要です。
monde-about-atomic = 1つの大陸の資源をすべて消します。自分のものと山のものは残ります。
monde-about-chemical = 1つの系統をすべて消します。自分のものも山のものも消えますが、万能ワクチンのある人のものは残ります。

guide-ring-title = 世界と、そのまわりの道。
guide-ring = 手番ごとに、コマが道を進みます。WTOを通ると受け取れます。持続可能な開発の3枚がそろえば勝ちです。
guide-hand-title = あなたの伏せ札。
guide-hand = 札に触れると説明が出ます。金の線があれば今使えます。
guide-dice-title = 2つのうち1つ。
guide-dice = 行きたいマスに着くほうを選びます。
guide-shop-title = 資源か、戦闘カード。
guide-shop = ある系統を、ほかのだれよりも、山よりも多く持てば最多です。銀行が支払います。
guide-wealth-title = だれが何を持つか。
guide-wealth = 次のWTOで系統ごとにいくら入り、ほかの人が通るときにいくら払うかです。
guide-masters-title = 勝つためのカード。
guide-masters = ノーベル平和賞、万能ワクチン、フェアトレード。3枚そろえば、その場で勝ちです。
guide-vote-title = 投票です。
guide-vote = 票は同時に公開されます。その前に話し合えますが、約束に拘束力はありません。
guide-react-title = あなたに聞いています。
guide-react = その種類の札を持つ人は全員聞かれます。だれが持っているか知られないためです。パスしかできないことも多くあります。
guide-combat-title = 戦闘です。
guide-combat = 札は前の札に応じます。応じられないか、応じない人の負けです。
guide-end-title = 手番を終える前に。
guide-end = まだカードを使ったり、攻めたり、決議を出したりできます。それから手番を終えます。
