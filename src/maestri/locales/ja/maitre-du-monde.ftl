# 世界の支配者

title = 世界の支配者
byline = 2003年のゲームの2013年版
blurb = 資源と外交と戦争。「持続可能な開発」の3枚をそろえるか、最後の1人になれば勝ちです。
your-move = あなたの番です。サイコロか、投票か、戦闘です。
how-1 = サイコロを2個振って1個を選び、ボードを回ります。
how-2 = 世界の資源を集めます。資源の種類ごとに最も多く持つ人が、ほかの人から収入を得ます。
how-3 = 「持続可能な開発」の3枚をそろえるか、最後の1人になれば勝ちです。
example = roll
option-money = 所持金を公開する（open）、または終了までついたてで隠す（hidden）
option-free_trade = 自分の手番に、資源カードと戦闘カードの売り買いを持ちかけられる
option-turn_limit = 手番数の上限（達したら、財産が最も多い人の勝ち）
option-deck = お手元の製品のボードとカードの内容を書いたファイル

deck-combat = 戦闘
deck-un = 国連
deck-news = ニュース

square-omc = WTO
square-shop = 購入
square-news = ニュース
square-un = 国連
square-charity = 人道支援
square-masters = 世界の支配者
square-asylum = 外交的庇護
square-laundering = 資金洗浄

family-farming = 農業
family-gold = 金
family-timber = 木材
family-oil = 石油
family-strait = 海峡
family-show = 芸能
family-tech = 情報通信
family-tourism = 観光

continent-africa = アフリカ
continent-north-america = 北アメリカ
continent-south-america = 南アメリカ
continent-asia = アジア
continent-europe = ヨーロッパ
continent-oceania = オセアニア

item-maghreb = マグレブ
item-senegal = セネガル
item-sahara = サハラ
item-suez = スエズ
item-horn-of-africa = アフリカの角
item-great-lakes = アフリカ大湖沼
item-south-africa = 南アフリカ
item-alaska = アラスカ
item-canada = カナダ
item-greenland = グリーンランド
item-california = カリフォルニア
item-east-coast = アメリカ東海岸
item-texas = テキサス
item-mexico = メキシコ
item-panama = パナマ
item-venezuela = ベネズエラ
item-andes = アンデス諸国
item-amazon = アマゾン
item-brazil = ブラジル
item-argentina = アルゼンチン
item-gulf = ペルシャ湾
item-iran = イラン
item-pakistan = パキスタン
item-india = インド
item-china = 中国
item-vietnam = ベトナム
item-japan = 日本
item-eu = EU
item-baltic = バルト諸国
item-balkans = バルカン
item-bosphorus = ボスポラス
item-russia = ロシア
item-siberia = シベリア
item-bering = ベーリング
item-philippines = フィリピン
item-indonesia = インドネシア
item-new-guinea = ニューギニア
item-australia = オーストラリア
item-tasmania = タスマニア
item-new-zealand = ニュージーランド

item-squadron = 飛行隊
item-missile = ミサイル
item-drone = ドローン
item-us-aid = アメリカの援助
item-peace-movement = 平和運動
item-retreat = 戦略的撤退
item-revolution = 革命

item-freeze = 資産凍結
item-embargo = 禁輸
item-sanctions = 制裁
item-disarmament = 武装解除
item-peacekeepers = 平和維持軍
item-nationalisation = 国有化
item-aid = 開発援助
item-non-proliferation = 核不拡散
item-moratorium = 課税停止
item-inspection = 査察

item-strike = ストライキ
item-scandal = 大統領のスキャンダル
item-veto = 拒否権
item-slump = 相場の下落
item-surge = 相場の上昇
item-spying = スパイ
item-disaster = 自然災害
item-amnesty = 税の免除
item-subsidy = 補助金
item-tourist-boom = 観光ブーム
item-summit = 国際サミット
item-sale = バーゲン

item-nobel = ノーベル平和賞
item-vaccine = 万能ワクチン
item-fair-trade = フェアトレード
item-scientist = 科学者
item-atomic = 原子爆弾
item-chemical = 化学爆弾

reason-charity = 人道支援
reason-combat = 戦闘カード
reason-wealth = 資源カード
reason-laundering = 資金洗浄
reason-sanctions = 制裁
reason-nationalisation = 国有化
reason-aid = 開発援助
reason-scandal = スキャンダル
reason-subsidy = 補助金
reason-tourist-boom = 観光ブーム
reason-family = 資源の収入
reason-tax = 税
reason-deal = 取引
reason-half-price = 半額で売却
reason-master = 世界の支配者カード
reason-embargo = 禁輸
reason-slump = 相場の下落
reason-no-majority = 単独最多ではない
reason-all-five = 5枚すべて
reason-majority = 単独最多
reason-peace-movement = 平和運動で終結
reason-retreat = 戦略的撤退で終結
reason-no-answer = 対抗なし
reason-MM-32 = 「持続可能な開発」の3枚がそろった
reason-MM-39 = ほかの全員が脱落した
reason-MM-40 = 手番数の上限に達し、財産が最も多い
money-pair = { $name }（{ $number } MdM）

## できごと

event-dealt = 全員にニュースカードを2枚ずつ配りました。
event-start-rolled = スタートプレイヤーを決めるサイコロ：{ $rolls }
event-turn-began = 第{ $turn }手番は{ $who ->
        [me] あなた
       *[other] { $seat }
    }の番です。
event-turn-missed = { $who ->
        [me] あなた
       *[other] { $seat }
    }はストライキで1回休みになりました。
event-rolled = { $who ->
        [me] あなた
       *[other] { $seat }
    }がサイコロを振りました。出目は{ $dice }です。
event-moved = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $steps }マス進み、「{ $square }」に着きました{ $square_is ->
        [omc] {""}
       *[other] { $collects ->
            [yes] （WTOを通過）
           *[no] {""}
        }
    }。
event-paid = { $payer ->
        [none] 銀行
       *[other] { $payer }
    }が{ $payee ->
        [none] 銀行
       *[other] { $payee }
    }に{ $amount } MdMを払いました（{ $reason }）。
event-bought = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $item }」を買いました。
event-drew = { $card ->
        [none] { $seat }が{ $deck }カードを引きました。
       *[other] { $seat }が「{ $card }」（{ $deck }）を引きました。
    }
event-deck-empty = { $deck }の山札が空なので、{ $seat }は引けませんでした。
event-charity-rolled = { $who ->
        [me] あなた
       *[other] { $seat }
    }が人道支援のサイコロを振り、{ $roll }が出ました。
event-staked = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $amount } MdMを賭け、{ $roll }が出ました。{ $won ->
        [yes] 同じ額を受け取りました。
       *[no] 賭け金を失いました。
    }
event-laid = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $item }」を出しました。
event-used = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $card }」を使いました{ $player ->
        [none] {""}
       *[other] （対象：{ $player }）
    }{ $family ->
        [none] {""}
       *[other] （{ $family }）
    }{ $region ->
        [none] {""}
       *[other] （{ $region }）
    }。
event-lost = { $seat }の{ $region }が場に戻りました。
event-spied = { $seat }が{ $victim }の戦闘カードをスパイしました{ $cards ->
        [none] {""}
       *[other] （{ $cards }）
    }。奪ったカード：{ $taken ->
        [none] { $count ->
            [0] なし
           *[other] 戦闘カード1枚
        }
       *[other] { $taken }
    }
event-submitted = { $who ->
        [me] あなた
       *[other] { $seat }
    }が決議「{ $card }」を提出しました{ $player ->
        [none] {""}
       *[other] （対象：{ $player }）
    }{ $family ->
        [none] {""}
       *[other] （{ $family }）
    }{ $region ->
        [none] {""}
       *[other] （{ $region }）
    }。
event-voted = { $who ->
        [me] あなた
       *[other] { $seat }
    }が投票しました。
event-votes-shown = 「{ $card }」は{ $passed ->
        [yes] 可決
       *[no] 否決
    }されました。賛成：{ $ayes }／反対：{ $noes }／棄権：{ $abstained }
event-vetoed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $card }」に拒否権を使いました。
event-adopted = 「{ $card }」が発効しました。
event-disarmed = { $who ->
        [me] あなた
       *[other] { $seat }
    }{ $count ->
        [0] は山札に戻す戦闘カードを持っていません。
       *[other] の戦闘カード{ $count }枚が山札に戻りました。
    }
event-inspected = { $who ->
        [me] あなた
       *[other] { $seat }
    }が手札をすべて公開しました：{ $cards }
event-family-collected = { $family }：{ $who ->
        [me] あなた
       *[other] { $seat }
    }は{ $own }枚、ほかのプレイヤーは多くて{ $best }枚、場は{ $stock }枚です。銀行からの収入は{ $amount ->
        [0] ありません
       *[other] { $amount } MdMです
    }（{ $reason }）。税を払うプレイヤー：{ $payers }
event-frozen = { $who ->
        [me] あなた
       *[other] { $seat }
    }の資産が凍結されました。今回は収入を受け取れません。
event-collected = { $who ->
        [me] あなた
       *[other] { $seat }
    }が収入を受け取り終えました。
event-distressed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が払う税は{ $due } MdMですが、所持金{ $money ->
        [none] が足りません
        [0] はありません
       *[other] は{ $money } MdMしかありません
    }。カードを売って資金を調達します。
event-eliminated = { $who ->
        [me] あなた
       *[other] { $seat }
    }が脱落しました。{ $regions_count ->
        [0] {""}
       *[other] 場に戻った資源カード：{ $regions }
    }
event-proposed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $item }」を{ $selling ->
        [yes] 売りたいと申し出ました。
       *[no] 買いたいと申し出ました。
    }
event-price-named = { $seat }が{ $partner }に、「{ $item }」を{ $price } MdMで{ $selling ->
        [yes] 売る
       *[no] 買う
    }と申し出ました。
event-declined = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $item }」の取引（{ $price } MdM）を断りました。
event-sold = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $item }」を{ $buyer ->
        [none] 銀行
       *[other] { $buyer }
    }に{ $price } MdMで売りました。
event-attacked = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $defender }の{ $region }を攻撃しました。
event-played = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $against ->
        [none] {""}
       *[other] 「{ $against }」に対して
    }「{ $card }」を出しました。
event-cancelled = { $who ->
        [me] あなた
       *[other] { $seat }
    }の「ノーベル平和賞」が「{ $card }」を打ち消しました。
event-combat-ended = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $region }をめぐる戦闘で{ $loser }に勝ちました（{ $reason }）。{ $taken ->
        [yes] { $region }を奪いました。
       *[no] { $region }の持ち主は変わりません。
    }
event-called = { $who ->
        [me] あなた
       *[other] { $seat }
    }が戦闘カードの売り手を募りました。
event-offered = { $who ->
        [me] あなた
       *[other] { $seat }
    }が「{ $card }」の売却を申し出ました。
event-offer-priced = { $seat }が「{ $card }」に{ $price } MdMの値段を付けました。
event-offers-declined = { $who ->
        [me] あなた
       *[other] { $seat }
    }はどの申し出も受けませんでした。
event-exploded = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $continent ->
        [none] { $family }
       *[other] { $continent }
    }に「{ $bomb }」を使いました。破壊された資源：{ $destroyed }／残った資源：{ $spared }
event-match-ended = ゲーム終了です（{ $reason }）。勝者：{ $winners }／財産：{ $fortunes }

## できない理由

refused-MM-1 = このテーブルに「{ $named }」というプレイヤーはいません。
refused-MM-2 = 「{ $named }」はボードにありません。資源の種類・地域・大陸の名前は、ルールMM-2を見てください。
refused-MM-9 = { $why ->
        [turn] 今は{ $player }の操作を待っています。
        [unknown] サイコロの目は1～6です。
       *[other] { $phase ->
            [dice] 振った2個のサイコロのどちらかを選んでください。
            [before] まずサイコロを振ってください。カードの使用、攻撃、決議の提出は、振る前にできます。
           *[other] 手番のこの段階ではできません。ほかにすることがなければ、手番を終えてください。
        }
    }
refused-MM-14 = { $why ->
        [unknown] 「{ $named }」は売れるカードではありません。
       *[other] { $phase ->
            [distress] 所持金が足りません。自分のカードを売ってください。銀行に売れるカードがなくなるまで、あきらめることはできません。
            [partner] 銀行が買い取るのは、税を払えないプレイヤーの資源カード、戦闘カード、世界の支配者カードだけです。脱落したプレイヤーは買えません。
           *[other] そのプレイヤーは脱落しています。
        }
    }
refused-MM-15 = { $why ->
        [money] 値段は{ $price } MdMですが、所持金は{ $money } MdMです。
        [taken] { $named }は場にありません。
        [unknown] 「{ $named }」は買えません。
       *[other] ここで買えるのは3枚までです。場の資源カードか、山札の戦闘カードのどちらか一方だけを買えます。
    }
refused-MM-18 = 賭けられるのは、所持金の{ $money } MdMまでです。賭けなくてもかまいません。
refused-MM-19 = 外交的庇護：このマスにいるプレイヤーは、戦闘・ニュース・国連のカードで攻撃することも、攻撃されることもありません。
refused-MM-20 = { $why ->
        [money] 値段は{ $price } MdMですが、所持金は{ $money } MdMです。
       *[other] ここでは世界の支配者カードを買うか、買い物を終えてください。
    }
refused-MM-22 = { $phase ->
        [vote] 決議の投票中です。賛成、反対、棄権のどれかを選んでください。
        [veto] 決議は可決されました。拒否権を使うか、パスしてください。
       *[other] その国連カードを持っていません。
    }
refused-MM-25 = { $phase ->
        [naming] 決議の対象を指定してください。カードによって、ほかのプレイヤー、その資源カード、または資源の種類です。
        [masters] 核不拡散：今は爆弾を買えません。
       *[other] { $why ->
            [unknown] 「{ $named }」という決議はありません。
           *[other] 今はできません。発効中の決議が禁じているか、そのカードを使うときではありません。
        }
    }
refused-MM-26 = そのカードを持っていません。
refused-MM-27 = { $phase ->
        [summit] サミットで進むマス数を選んでください。最大で1周です。
        [shop] すでにバーゲン中か、この購入では戦闘カードを買っています。
        [naming] カードの対象を指定してください。ほかのプレイヤー、その資源カード、または収入のある資源の種類です。
       *[other] { $why ->
            [unknown] 「{ $named }」というニュースカードはありません。
           *[other] そのカードを使うときではないか、対象がありません。
        }
    }
refused-MM-28 = { $phase ->
        [fight] { $why ->
            [own] 持っている戦闘カードを出してください。
           *[other] 持っている戦闘カードを出すか、売り手を募るか、降りて負けを認めてください。攻撃側は、最初に必ずカードを出します。
        }
       *[other] { $why ->
            [own] { $named }はあなたのものです。
           *[other] { $named }は誰のものでもありません。ほかのプレイヤーの資源カードを攻撃してください。
        }
    }
refused-MM-29 = { $why ->
        [unknown] 「{ $named }」という戦闘カードはありません。
       *[other] { $facing ->
            [none] 戦闘を始められるのは、持っている飛行隊、ミサイル、ドローン、アメリカの援助、革命のどれかです。
           *[other] 「{ $named }」では「{ $facing }」に対抗できません。
        }
    }
refused-MM-30 = { $phase ->
        [offers] 持っている戦闘カードの売却を申し出るか、パスしてください。
        [offer-price] カードの値段を決めてください。
        [take] 申し出を1つ受けるか、パスしてください。
       *[other] 売り手を募れるのは、カードを出す前に1回だけです。ほかのプレイヤーが戦闘カードを持っていないときは募れません。
    }
refused-MM-31 = 「持続可能な開発」のカードは、同じものを2枚持つことはできません。
refused-MM-33 = { $why ->
        [unknown] 「{ $named }」という爆弾はありません。
       *[other] 爆弾を買うには、まず科学者が必要です。
    }
refused-MM-34 = 爆弾の対象を指定してください。原子爆弾は大陸、化学爆弾は資源の種類です。
refused-MM-35 = その爆弾を持っていません。
refused-MM-36 = { $why ->
        [money] { $price } MdMかかりますが、所持金は{ $money } MdMです。
       *[other] { $phase ->
            [partner] 取引の相手を選んでください。選べるのは、取引に参加できるほかのプレイヤーです。
            [price] { $why ->
                [price] 値段を決めてください。
               *[other] 買い手は{ $price } MdMを払えません。
            }
            [offer-price] 買い手は{ $price } MdMを払えません。
            [answer] 承諾するか断るかを選んでください。売れるのは、そのカードを持っているプレイヤーだけです。
           *[other] 自分のカードを売るか、ほかのプレイヤーのカードを買うことを持ちかけられます。3回までです。
        }
    }
refused-MM-37 = { $why ->
        [unknown] 「{ $named }」は取引できません。取引できるのは資源カードと戦闘カードだけです。
       *[other] 手番に取引するには、オプション「自由取引」（free_trade）が必要です。取引できるのは資源カードと戦闘カードだけです。
    }
refused-MM-39 = ゲームは終了しています。
refused-MM-41 = 金額は500の倍数で、100,000 MdMまでです。
refused-MM-42 = { $phase ->
        [freeze] 収入を受け取る人に「資産凍結」を使うか、パスしてください。
        [slump] 「相場の下落」を使うか、パスしてください。
        [surge] 「相場の上昇」を使うか、パスしてください。
       *[other] 「税の免除」を使うか、パスして税を払ってください。
    }

## 使えないカードファイル

deck-long = { $line }行目：ファイルは{ $most }文字までです。
deck-json = { $line }行目：JSONではありません（{ $found }）。
deck-shape = { $line }行目：ここには{ $allowed }が入ります。
deck-field = { $line }行目：「{ $found }」という項目はありません。使える項目：{ $allowed }
deck-missing = { $line }行目：{ $found }がありません。
deck-track = { $line }行目：コースは8～{ $most }マスのリストです。
deck-name = { $line }行目：{ $found }はここでは使えません。使える値：{ $allowed }
deck-omc = { $line }行目：コースは「omc」で始まり、「omc」は1つだけです。
deck-five = { $line }行目：資源の種類{ $found }には、地域がちょうど5つ必要です。
deck-twice = { $line }行目：{ $found }が2回あります。
deck-number = { $line }行目：{ $found }は枚数（0～{ $most }）ではありません。
deck-amount = { $line }行目：{ $found }は金額ではありません。500の倍数で、500以上{ $most }以下です。
deck-few = { $line }行目：ニュースの山札には{ $most }枚以上必要です（6人に2枚ずつ）。

## 文字で見る場

sketch-head = 第{ $turn }手番・山札：戦闘{ $combat }枚、国連{ $un }枚、ニュース{ $news }枚
sketch-legend = ○ 場にある・✕ 破壊された・文字は持ち主
sketch-family = { $family }：{ $regions }
sketch-player = { $money ->
        [hidden] 所持金は非公開
       *[other] { $money } MdM
    }・戦闘{ $combat }枚・国連{ $un }枚・ニュース{ $news }枚・{ $square }
sketch-out = 脱落
sketch-moving = 移動中
sketch-phase = { $phase ->
        [before] サイコロを振る前：{ $names }
        [dice] サイコロの選択：{ $names }
        [summit] 進むマス数の選択：{ $names }
        [shop] 購入：{ $names }
        [stake] 賭け金：{ $names }
        [masters] 世界の支配者カード：{ $names }
        [after] 手番を終える前：{ $names }
        [naming] 対象の指定：{ $names }
        [vote] 投票待ち：{ $names }
        [veto] 拒否権の確認：{ $names }
        [freeze] 資産凍結の確認：{ $names }
        [slump] 相場の下落の確認：{ $names }
        [surge] 相場の上昇の確認：{ $names }
        [amnesty] 税の免除の確認：{ $names }
        [distress] 資金の調達：{ $names }
        [fight] 戦闘カードの選択：{ $names }
        [offers] 売却の申し出の確認：{ $names }
        [take] 申し出の選択：{ $names }
       *[other] 取引：{ $names }
    }
sketch-dice = サイコロ：{ $dice }
sketch-resolution = { $name }の決議：{ $card }
sketch-combat = { $region }をめぐる戦闘：{ $attacker }対{ $defender }、対抗すべきカード：{ $facing }
sketch-combat-opening = { $region }をめぐる戦闘：{ $attacker }対{ $defender }、最初のカード待ち
sketch-deal = 取引：{ $item }、値段{ $price } MdM
sketch-deal-unpriced = 取引：{ $item }
sketch-own-cards = あなたの手札：{ $cards }
sketch-cards = { $name }：{ $cards }

## ルールブック

section-material = 内容物
section-set-up = ゲームの準備
section-turn = 手番の流れ
section-collecting = WTOでの収入
section-squares = マスの効果
section-resolutions = 国連決議
section-news = ニュース
section-combat = 戦闘
section-masters = 世界の支配者カード
section-deals = 取引
section-end = ゲームの終了
section-order = 処理の順番

MM-1 =
    .ruling = 3～6人で遊びます。2003年の箱には4～6人とありました。
MM-2 = 資源カードは40枚です。農業、金、木材、石油、海峡、芸能、情報通信、観光の8種類が5枚ずつあります。カードはそれぞれ、6大陸にある40地域のうちの1つを表します。アフリカ：マグレブ、セネガル、サハラ、スエズ、アフリカの角、アフリカ大湖沼、南アフリカ。北アメリカ：アラスカ、カナダ、グリーンランド、カリフォルニア、アメリカ東海岸、テキサス、メキシコ。南アメリカ：パナマ、ベネズエラ、アンデス諸国、アマゾン、ブラジル、アルゼンチン。アジア：ペルシャ湾、イラン、パキスタン、インド、中国、ベトナム、日本。ヨーロッパ：EU、バルト諸国、バルカン、ボスポラス、ロシア、シベリア、ベーリング。オセアニア：フィリピン、インドネシア、ニューギニア、オーストラリア、タスマニア、ニュージーランド。
MM-3 = アラスカは金、ロシアは石油です。
    .reconstructed = 農業：アルゼンチン、アフリカの角、パキスタン、ベトナム、ニュージーランド。金：アラスカ、グリーンランド、アンデス諸国、南アフリカ、オーストラリア。木材：カナダ、アマゾン、アフリカ大湖沼、シベリア、ニューギニア。石油：ロシア、ペルシャ湾、イラン、テキサス、ベネズエラ。海峡：スエズ、パナマ、ボスポラス、ベーリング、インドネシア。芸能：カリフォルニア、ブラジル、セネガル、インド、EU。情報通信：アメリカ東海岸、バルト諸国、中国、日本、フィリピン。観光：メキシコ、マグレブ、サハラ、バルカン、タスマニア。
MM-4 =
    .reconstructed = コースは環状で、24マスあります。WTOから時計回りに、WTO、購入、ニュース、購入、国連、人道支援、世界の支配者、購入、ニュース、外交的庇護、購入、資金洗浄、国連、購入、ニュース、人道支援、購入、外交的庇護、世界の支配者、購入、国連、資金洗浄、購入、ニュースの順に並びます。
MM-5 = 3つの山札（国連、ニュース、戦闘）、世界の支配者カード、銀行があります。
    .ruling = 銀行のお金と世界の支配者カードが尽きることはありません。
MM-6 = 全員のコマをWTOに置きます。それぞれ15,000 MdMとニュースカード2枚を受け取ります。資源カードはすべて表向きで場に置きます。
MM-7 = 全員がサイコロを1個ずつ振り、最も大きい目を出した人がスタートプレイヤーになります。手番は時計回りに進みます。
    .ruling = 最も大きい目を出した人が何人もいれば、その人たちだけで振り直します。
MM-8 = 所持金と、資源カード以外のカードは、ほかのプレイヤーに見せません。
    .ruling = 世界の支配者カードは全員の前で買うので、公開したままにします。手札の枚数も、国連・ニュース・戦闘ごとに公開です。
    .ruling-2 = 公開したカード、取引で名前を挙げたカード、戦闘から手札に戻したカードは、手札を離れるまで全員が知っているものとします。
    .ruling-3 = 所持金は、ゲームが終わるまで各自のついたての陰に置き、終わったら全員分を公開します。支払いはすべて全員の前で行い、値段も全員に示すので、自分で数えておくのは自由ですが、Maestriは数えません。オプション「所持金」（money）を公開（open）にすると、ついたては使いません。
MM-9 = 手番ではサイコロを2個振り、どちらか1個を選んで、その目の数だけ進みます。
    .ruling = サイコロを振る前と、止まったマスの処理が終わったあとには、決議の提出、ニュースカードの使用、攻撃、爆弾の使用、そして（オプションがあれば）取引を、好きな順に何度でもできます。そのあと手番を終えます。移動、収入の受け取り、戦闘の途中ではできません。
MM-10 = WTOを通過するか到達すると、収入を受け取ります。
    .ruling = 受け取るのは1回だけで、止まったマスの処理より先に行います。移動中はどのマスにもいないものとするので、「外交的庇護」は働きません。
MM-11 = 銀行からの収入は、資源の種類ごとに決まります。5枚すべてを持っていれば10,000 MdM、そうでなければ、単独最多のときに5,000 MdMです。単独最多とは、ほかのどのプレイヤーよりも、また場（1人のプレイヤーとみなします）よりも枚数が多いことです。
    .ruling = 同じ枚数なら、単独最多ではありません。
MM-12 = 自分が1枚以上持つ資源の種類ごとに、ほかのプレイヤーから税を受け取ります。その種類を1枚も持たないプレイヤーは、それぞれ1,000 MdMを払います。1枚でも持つプレイヤーは払いません。
MM-13 = 例：石油をバラクが2枚、ウラジーミルが1枚、キム・ジョンが1枚、フランソワが0枚持ち、場に1枚あります。バラクがWTOを通ると、銀行から5,000 MdM、フランソワから1,000 MdMを受け取ります。ほかの人からは何も受け取りません。
MM-14 = 税を払えないプレイヤーは、カードを売って資金を調達します。資源カード、戦闘カード、世界の支配者カードは、銀行に半額で売れます（資源500 MdM、戦闘1,000 MdM、「持続可能な開発」7,500 MdM、科学者2,500 MdM、爆弾5,000 MdM）。また、どのカードでも（国連カードとニュースカードも）、合意した値段でほかのプレイヤーに売れます。それでも払えなければ脱落します。
    .ruling = カードは1枚ずつ、税に足りない間だけ売れます。銀行に売れるカードがなくなるまで、あきらめることはできません。銀行に売った資源カードは場へ、戦闘カードは山札へ、ほかのカードはサプライへ戻ります。脱落するプレイヤーは所持金をすべて払います。資源カードは場へ、ほかのカードはそれぞれの山札へ戻し、コマを取り除きます。すでに売ったカードは戻りません。自分が持っているのと同じ「持続可能な開発」のカードは買えません。買って3枚がそろえば、その場で勝ちです。科学者を売ったあとも、爆弾は使えます。
MM-15 = 購入：カードを3枚まで買えます。買えるのは、場の好きな資源カード（1枚1,000 MdM）か、山札から見ずに引く戦闘カード（1枚2,000 MdM）のどちらかです。
    .ruling = 1回の訪問で両方を買うことはできません。戦闘の山札が足りなければ、残っている分だけ買えます。
MM-16 = 国連：国連カードを引きます。ニュース：ニュースカードを引きます。
    .ruling = 山札が空なら引けません。手札の枚数に上限はありません。
MM-17 = 人道支援：サイコロを1個振り、出目×1,000 MdMを銀行から受け取ります。
MM-18 = 資金洗浄：所持金のうち好きな額を賭けます。賭けなくてもかまいません。サイコロを1個振り、1～3なら賭け金を失い、4～6なら賭け金と同じ額を銀行から受け取ります。
MM-19 = 外交的庇護：このマスにいる間は、戦闘・ニュース・国連のカードで攻撃することも、攻撃されることもありません。収入の受け取りと税の支払いは続き、爆弾からは守られません。
MM-20 = 世界の支配者：所持金で払えるだけ、好きな世界の支配者カードを何枚でも買えます。
    .ruling = 「持続可能な開発」のカードと、科学者・爆弾を、同じ訪問で両方買ってもかまいません。
MM-21 =
    .ruling = WTOに止まっても、収入を受け取るほかには何も起こりません。
MM-22 = 決議は、カードに書かれたタイミングで提出します。全員が賛成、反対、棄権のどれかを選び、賛成が反対より多ければ可決です。可決された決議には拒否権を使えます。結果にかかわらず、使ったカードは山札に戻します。
    .ruling = 投票は一斉に行い、そのあと公開します。同数なら、0対0も含めて否決です。対象は投票の前に指定します。拒否権を使うかどうかは、提出者の左隣から席順に確認し、提出者が最後です。拒否権に対して拒否権は使えません。カードを戻した山札は混ぜ直します。
MM-23 = 例：賛成2、反対1、ほかは棄権なら可決です。
MM-24 = 提出者も投票します。
    .ruling = 「外交的庇護」にいるプレイヤーも投票と提出ができます。ただし、指名したプレイヤーに不利益を与える決議は提出できず、その対象にもなりません。脱落したプレイヤーは投票しません。
MM-25 =
    .reconstructed = 国連の山札は18枚です。資産凍結（3枚）：ほかのプレイヤーが収入を受け取る直前に提出します。そのプレイヤーは、今回は何も受け取れません。ほかの決議はすべて自分の手番に提出します。禁輸（2枚）：資源を1種類指定します。提出者の次の手番まで、誰もその種類の収入を受け取れません。制裁（2枚）：指名されたプレイヤーは、銀行に5,000 MdMを払います（足りなければ全額）。武装解除（2枚）：指名されたプレイヤーは、戦闘カードをすべて山札に戻します。平和維持軍（2枚）：プレイヤーを1人指名します（提出者自身でもかまいません）。そのプレイヤーは、提出者の次の手番まで、戦闘カードで攻撃されません。国有化（2枚）：ほかのプレイヤーの資源カードを1枚指定します。そのカードは場に戻り、持ち主は銀行から1,000 MdMを受け取ります。開発援助（2枚）：資源カードが最も少ないプレイヤーが、銀行から5,000 MdMを受け取ります（何人もいれば全員）。核不拡散（1枚）：提出者の次の手番まで、誰も爆弾を買うことも使うこともできません。課税停止（1枚）：提出者の次の手番まで、誰も税を払いません。査察（1枚）：指名されたプレイヤーは、手札をすべて全員に公開します。
    .reconstructed-2 = 「提出者の次の手番まで」とは、その手番が始まるまでです。休みや脱落で手番が来ないときは、始まるはずだった時点までです。指名できるのは、平和維持軍を除き、ほかのプレイヤーだけです。資産凍結、制裁、武装解除、国有化、査察は、ほかのプレイヤーに不利益を与える決議です。
MM-26 = ニュースカードは、好きなとき、またはカードに書かれたタイミングで使います。使ったカードは山札に戻します。
    .ruling = 復元したカードにはすべて、使うタイミングがあります。カードを戻すたびに山札を混ぜ直します。ほかのプレイヤーに不利益を与えるカードは、「外交的庇護」にいるプレイヤーが使うことも、そのプレイヤーに使うこともできません。ストライキで休むプレイヤーも、投票と、手番以外で使うカードの使用はできます。ストライキを何枚も受けたら、その回数だけ休みます。
MM-27 =
    .reconstructed = ニュースの山札は24枚です。自分の手番に使うのは、次のカードです。ストライキ（2枚）：指名されたプレイヤーは、次の手番を休みます。大統領のスキャンダル（2枚）：指名されたプレイヤーは、銀行に2,000 MdMを払い（足りなければ全額）、このカードを使った人の次の手番まで投票できません。スパイ（2枚）：ほかのプレイヤーを1人指名し、その戦闘カードを自分だけが見て、ランダムに1枚奪います。自然災害（2枚）：地域を1つ指定します。ほかのプレイヤーが持つ、その地域の資源カードは場に戻ります。補助金（2枚）：銀行から3,000 MdMを受け取ります。観光ブーム（1枚）：持っている観光カード1枚につき、銀行から2,000 MdMを受け取ります。国際サミット（2枚）：サイコロを振る代わりに、1～24マス進みます。ほかのタイミングで使うのは、次のカードです。拒否権（3枚）：可決された決議を否決にします。相場の下落（3枚）：ほかのプレイヤーが収入を受け取る直前に、資源を1種類指定します。そのプレイヤーは、今回はその種類の収入を受け取れません。相場の上昇（2枚）：自分が収入を受け取る直前に、資源を1種類指定します。今回はその種類について、銀行からの収入が2倍になります（1種類につき1回）。税の免除（2枚）：税を払うときに使います。今回は税を払いません。バーゲン（1枚）：「購入」のマスで使います。今回は資源カードが1枚500 MdMになります。
    .reconstructed-2 = ストライキ、大統領のスキャンダル、相場の下落、スパイ、自然災害は、ほかのプレイヤーに不利益を与えるカードで、自分には使えません。
MM-28 = 自分の手番か、戦闘カードを手に入れた直後に、ほかのプレイヤーを攻撃できます。相手の資源カードを1枚指定し、戦闘カードを出します。そのあとは交互にカードを出して対抗し、対抗できない人の負けです。攻撃側が勝てば、その資源カードを奪います。戦闘が終わったら、別の戦闘を始められます。使ったカードは山札に戻します。
    .ruling = 「手に入れた直後」とは「購入」のマスで買ったとき、つまり自分の手番です。自分の手番以外に戦闘カードを買っても、そのときに攻撃することはできません。対抗できても対抗しなければ負けです。防御側が勝ったときは、カードの持ち主は変わりません。戦闘が終わったら、山札を混ぜ直します。
MM-29 = 飛行隊、ミサイル、ドローン、アメリカの援助は攻撃にも防御にも使えます。平和運動と戦略的撤退は防御だけ、革命は攻撃だけに使えます。
    .reconstructed = 戦闘の山札は30枚です。飛行隊（6枚）はドローンに、ミサイル（6枚）は飛行隊に、ドローン（6枚）はミサイルに対抗できます。アメリカの援助（3枚）は、戦闘を終わらせるカード以外のどのカードにも対抗できます。これに対抗できるのは、アメリカの援助、平和運動、戦略的撤退だけです。平和運動（3枚）は、革命以外の攻撃側のカードに対抗でき、戦闘を終わらせて防御側の勝ちにします。戦略的撤退（3枚）は、攻撃側のどのカードにも対抗でき、戦闘を終わらせます。防御側は資源カードを守り、攻撃側はその戦闘で出したカードを手札に戻します。革命（3枚）は、戦闘を始めるときか、打ち消された最初のカードの代わりにだけ使えます。これに対抗できるのは、アメリカの援助と戦略的撤退だけです。
MM-30 = 戦闘中、ほかのプレイヤーは、戦っている2人に戦闘カードを売れます。
    .ruling = 戦っているプレイヤーは、カードを出す前に毎回1度だけ、売り手を募れます。ほかのプレイヤーはそれぞれ、カード1枚の名前と値段を示して売却を申し出られます。募った人は、申し出を1つ受けるか、すべて断ります。
MM-31 = 「持続可能な開発」のカードは1枚15,000 MdMで、買ったあとは手元に残ります。ノーベル平和賞：戦闘ごとに、持ち主に対して最初に出されたカードを打ち消します。万能ワクチン：化学爆弾は持ち主のカードに効きません。フェアトレード：持ち主は税を払いません。
    .ruling = 同じカードは1人1枚しか持てません。ノーベル平和賞は、持ち主が攻撃側でも防御側でも、戦闘ごとに1回、自動で働きます。戦闘を終わらせるカードにも効きます。打ち消されたカードは使ったものとします。打ち消された人は、代わりのカードを出せます（売り手も募れます）。出さなければ負けです。
MM-32 = 「持続可能な開発」の3枚をすべて持つプレイヤーは、その場で勝ちです。
MM-33 = 科学者は5,000 MdMで、買ったあとは手元に残ります。爆弾（1枚10,000 MdM）を買うには、先に科学者が必要です。
    .ruling = 爆弾の枚数にも科学者の枚数にも制限はありません。科学者は1枚あれば足ります。
MM-34 = 原子爆弾は、1つの大陸の資源カードをすべて破壊します。ただし、使った人のカードと場のカードは残ります。化学爆弾は、1種類の資源カードを、場のカードも使った人のカードも含めてすべて破壊します。ただし、「万能ワクチン」を持つプレイヤーのカードは残ります。
MM-35 = 破壊された資源カードはゲームから取り除きます。爆弾はサプライに戻ります。
    .ruling = 爆弾は自分の手番に使います。「外交的庇護」にいても使えます。
MM-36 = 取引できるのは、税を払えないプレイヤーのカードと、戦闘中の戦闘カードです。
    .ruling = 1回の取引では、カード1枚を、1つの値段で、1人の買い手に売ります。双方が合意し、買い手が払えるときだけ成立します。申し出は公開で行います。税を払えないプレイヤーは、続けて3回断られたら、プレイヤーにはもう申し出られません。
MM-37 =
    .ruling = オプション「自由取引」（free_trade）があれば、自分の手番に、資源カードや戦闘カードの売り買いを3回まで持ちかけられます。
MM-38 = 交渉も同盟も自由です。
    .ruling = 約束に拘束力はありません。
MM-39 = 誰かが「持続可能な開発」の3枚をそろえるか、1人を除いて全員が脱落したら、ゲーム終了です。
MM-40 =
    .ruling = オプション「手番数の上限」（turn_limit）があれば、休みも含めてその数の手番が終わったとき、財産が最も多いプレイヤーの勝ちです。財産は、所持金と、国連カードとニュースカード以外の全カードの購入価格の合計です。同額なら勝利を分かち合います。脱落したプレイヤーは、残ったプレイヤーより下位です。その中では、あとに脱落した人ほど上位です。
MM-41 =
    .ruling = 賭け金、値段、申し出を含め、金額はすべて500の倍数です。1手で指定できるのは100,000 MdMまでで、賭け金は全額とすることもできます。
MM-42 =
    .ruling = 収入の受け取りは次の順に行います。まず、全員の資源カードの枚数を記録します。次に、受け取る人の左隣から順に、「資産凍結」を提出するか確認します（提出されたら、そのつど投票と拒否権の確認をします）。同じ順に「相場の下落」を使うか確認し、そのあと受け取る人に「相場の上昇」を使うか確認します。そして銀行が払います。最後に、左隣から順に、税を払う人は「税の免除」を使うか、税をまとめて払います。必要なら資金を調達し、払えなければ脱落します。その間に売られたカードは、今回の金額にも単独最多の判定にも影響しません。
    .ruling-2 = その山札のカードを1枚でも持つプレイヤー全員に、パスするまで確認します。そのため、確認されたことから、誰がそのカードを持っているかはわかりません。

## Titles of examples in the printed book

book-collecting = WTOを通る
book-combat = 戦闘
book-vote = 決議

## Why a move is good

because-roll = サイコロ2個のうち、1個を選べます。
because-end = { $sum } MdMを残して手番を終えます。
because-done = { $sum } MdMを手元に残せます。
because-pass = カードを後に残せます。
because-unopposed = 可決された「{ $item }」を、そのまま認めます。
because-call = 答える前に、ほかの人が戦闘カードを売ってくれるかもしれません。
because-give = 銀行に売れるものがありません。
because-play = 戦闘カードは{ $count }枚あります。
because-offer = 戦闘カードは{ $count }枚あり、1枚を売れるかもしれません。
because-price = 相手が承諾すれば、{ $sum } MdMでの取引になります。
because-sell = { $item }は売れます。所持金は{ $sum } MdMです。
because-ask = 買うための所持金は{ $sum } MdMです。
because-goes = 「{ $square }」のマスに進みます。
because-collects = WTOを通って最大{ $sum } MdMの収入を得て、「{ $square }」のマスに進みます。
because-third = 3枚目がそろい、その場で勝ちになります。
because-one-of-three = 勝利に必要な3枚のうち、{ $count }枚がそろいます。
because-combat =
    { $count ->
        [0] 攻撃や防御に使える戦闘カードがありません。
       *[other] 戦闘カードは{ $count }枚です。
    }
because-bomb = 爆弾は自分の手番にいつでも使えます。
because-scientist = 科学者がいれば、爆弾を買えます。
because-brings = 次のWTOでの収入が、{ $before } MdMから{ $sum } MdMに増えます。
because-spares = ほかの人が1周ずつする間に払う税が、{ $before } MdMから{ $sum } MdMに減ります。
because-grows = 次のWTOでの収入は{ $sum } MdMのままですが、のちに単独最多を狙えます。
because-stakes = 2回に1回は{ $sum } MdMが2倍になります。{ $before } MdMは安全です。
because-stakes-nothing = 何も賭けないので、{ $before } MdMは安全です。
because-attacks = { $count ->
        [0] { $other }には、対抗できる戦闘カードがありません。
       *[other] { $other }の戦闘カードは{ $count }枚です。
    }
because-names = { $other }の資源カードは{ $count }枚です。
because-bank = 銀行ならすぐに買い取ります。今の所持金は{ $sum } MdMです。
because-takes-offer = { $other }の売り値は{ $sum } MdMです。
because-destroys = 資源カード{ $count }枚を破壊できます。
because-owned =
    { $count ->
        [one] { $other }の、ただ1枚の資源カードです。
       *[other] { $other }の資源カード{ $count }枚のうちの1枚です。
    }
because-aims = 自分の次のWTOでの収入は、今のところ{ $sum } MdMです。
because-vote = { $other }が出した決議「{ $item }」です。
because-accept = 値段は{ $sum } MdM、所持金は{ $before } MdMです。
because-refuse = 値段は{ $sum } MdMです。断れば、今のものが手元に残ります。
because-bombs = 最大で資源カード{ $count }枚を破壊できます。
because-uses = 「{ $item }」は投票なしで、すぐに効果が出ます。
because-submits = 「{ $item }」は、賛成が反対より多ければ可決されます。
