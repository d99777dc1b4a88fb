# メートル・デュ・モンド

title = 世界の支配者
byline = 2003年のゲームの2013年版
blurb = 富と外交と戦争。持続可能な開発を3つそろえるか、最後の一人になれば勝ちです。
example = roll
option-free_trade = 自分の番に、富と戦闘カードの売り買いを持ちかけられる
option-turn_limit = この手番数で終わり、いちばん財産の多い人が勝つ
option-deck = お持ちの箱のボードとカードを書いたファイル

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
family-show = ショービジネス
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
item-great-lakes = 大湖沼
item-south-africa = 南アフリカ
item-alaska = アラスカ
item-canada = カナダ
item-greenland = グリーンランド
item-california = カリフォルニア
item-east-coast = 東海岸
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
item-baltic = バルト
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
item-moratorium = 課税猶予
item-inspection = 査察

item-strike = ストライキ
item-scandal = 大統領の醜聞
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
reason-wealth = 富
reason-laundering = 資金洗浄
reason-sanctions = 制裁
reason-nationalisation = 国有化
reason-aid = 開発援助
reason-scandal = 醜聞
reason-subsidy = 補助金
reason-tourist-boom = 観光ブーム
reason-family = 系統の収入
reason-tax = 税
reason-deal = 取引
reason-half-price = 半額
reason-master = 世界の支配者カード
reason-embargo = 禁輸
reason-slump = 相場の下落
reason-no-majority = 最多ではない
reason-all-five = 5枚すべて
reason-majority = 最多
reason-peace-movement = 平和運動で終結
reason-retreat = 戦略的撤退で終結
reason-no-answer = 応答なし
reason-MM-32 = 持続可能な開発が3つそろった
reason-MM-39 = ほかの全員が脱落した
reason-MM-40 = 最後の手番のあとでいちばん財産が多い

## できごと

event-dealt = 全員にニュースカードを2枚ずつ配りました。
event-start-rolled = 開始を決めるサイコロ：{ $rolls }
event-turn-began = 第{ $turn }手番：{ $who ->
        [me] あなたの番です。
       *[other] { $seat }の番です。
    }
event-turn-missed = { $who ->
        [me] あなた
       *[other] { $seat }
    }はストライキで1回休みです。
event-rolled = { $who ->
        [me] あなた
       *[other] { $seat }
    }がサイコロを振りました：{ $dice }
event-moved = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $steps }マス進んで{ $square }へ行きました{ $collects ->
        [yes] （WTOを通過または到達）
       *[no] {""}
    }。
event-paid = { $payer ->
        [none] 銀行
       *[other] { $payer }
    } → { $payee ->
        [none] 銀行
       *[other] { $payee }
    }：{ $amount } MdM（{ $reason }）
event-bought = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $item }を買いました。
event-drew = { $card ->
        [none] { $seat }が{ $deck }カードを引きました。
       *[other] あなたは{ $card }（{ $deck }）を引きました。
    }
event-deck-empty = { $deck }の山札が空なので、{ $seat }は引けません。
event-charity-rolled = { $who ->
        [me] あなた
       *[other] { $seat }
    }の人道支援のサイコロは{ $roll }です。
event-staked = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $amount } MdMを賭け、{ $roll }が出ました：{ $won ->
        [yes] 倍になりました。
       *[no] 失いました。
    }
event-laid = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $item }を出しました。
event-used = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $card }を使いました{ $player ->
        [none] {""}
       *[other] （{ $player }へ）
    }{ $family ->
        [none] {""}
       *[other] （{ $family }）
    }{ $region ->
        [none] {""}
       *[other] （{ $region }）
    }。
event-lost = { $region }が場に戻りました（{ $seat }）。
event-spied = { $seat }が{ $victim }を探りました{ $cards ->
        [none] {""}
       *[other] （{ $cards }）
    }。取ったもの：{ $taken ->
        [none] { $count ->
            [0] なし
           *[other] 戦闘カード1枚
        }
       *[other] { $taken }
    }
event-submitted = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $card }を提出しました{ $player ->
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
event-votes-shown = { $card }は{ $passed ->
        [yes] 可決
       *[no] 否決
    }されました。賛成：{ $ayes }、反対：{ $noes }、棄権：{ $abstained }
event-vetoed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $card }に拒否権を使いました。
event-adopted = { $card }が発効しました。
event-disarmed = { $who ->
        [me] あなた
       *[other] { $seat }
    }の戦闘カード{ $count }枚が山札に戻りました。
event-inspected = { $who ->
        [me] あなた
       *[other] { $seat }
    }が秘密のカードをすべて見せました：{ $cards }
event-family-collected = { $family }：{ $who ->
        [me] あなた
       *[other] { $seat }
    }は{ $own }枚、ほかの最多は{ $best }枚、場は{ $stock }枚。銀行は{ $amount } MdMを払います（{ $reason }）。税を払う人：{ $payers }
event-frozen = { $who ->
        [me] あなた
       *[other] { $seat }
    }の資産が凍結され、何も受け取れません。
event-collected = { $who ->
        [me] あなた
       *[other] { $seat }
    }の受け取りが終わりました。
event-distressed = { $who ->
        [me] あなた
       *[other] { $seat }
    }の税は{ $due } MdMですが、{ $money }しかありません。何かを売らなければなりません。
event-eliminated = { $who ->
        [me] あなた
       *[other] { $seat }
    }が脱落しました。場に戻る富：{ $regions }
event-proposed = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $item }を{ $selling ->
        [yes] 売りに出しました。
       *[no] 買いたいと言っています。
    }
event-price-named = { $seat }から{ $partner }へ：{ $item }を{ $price } MdMでどうですか。
event-declined = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $item }（{ $price } MdM）を断りました。
event-sold = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $item }を{ $buyer ->
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
       *[other] { $against }に対して
    }{ $card }を出しました。
event-cancelled = { $who ->
        [me] あなた
       *[other] { $seat }
    }のノーベル平和賞が{ $card }を打ち消しました。
event-combat-ended = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $region }をめぐる戦闘で{ $loser }に勝ちました（{ $reason }）。{ $taken ->
        [yes] カードを奪いました。
       *[no] カードは動きません。
    }
event-called = { $who ->
        [me] あなた
       *[other] { $seat }
    }が申し出を募りました。
event-offered = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $card }を申し出ました。
event-offer-priced = { $seat }の{ $card }は{ $price } MdMです。
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
    }に{ $bomb }を使いました。破壊：{ $destroyed }。無事：{ $spared }
event-match-ended = 対局が終わりました：{ $reason }。勝者：{ $winners }。財産：{ $fortunes }

## できない理由

refused-MM-1 = この卓に「{ $named }」というプレイヤーはいません。
refused-MM-2 = 「{ $named }」はボードにありません。系統・地域・大陸の名前はルールMM-2にあります。
refused-MM-9 = { $why ->
        [turn] 今は{ $player }を待っています。
        [unknown] サイコロの目は1～6です。
       *[other] { $phase ->
            [dice] 振った2つのサイコロのどちらかを選んでください。
            [before] まずサイコロを振ってください。その前にカードの使用、攻撃、決議の提出ができます。
           *[other] 手番の今の段階ではできません。終わったら手番を終えてください。
        }
    }
refused-MM-14 = { $why ->
        [unknown] 「{ $named }」は売れるカードではありません。
       *[other] { $phase ->
            [distress] 支払いが足りません。自分の持ちものを売ってください。銀行に売れるものがなくなるまで、あきらめることはできません。
            [partner] 銀行が買うのは富、戦闘、世界の支配者のカードで、税を払えない人からだけです。脱落した人は買えません。
           *[other] そのプレイヤーは脱落しています。
        }
    }
refused-MM-15 = { $why ->
        [money] それは{ $price } MdMですが、所持金は{ $money }です。
        [taken] { $named }は場にありません。
        [unknown] 「{ $named }」は買えません。
       *[other] ここでは3枚まで買えます。場の富か戦闘カードのどちらかで、1回に両方は買えません。
    }
refused-MM-18 = 持っている額を賭けてください。{ $money } MdMまで、または賭けないこともできます。
refused-MM-19 = 外交的庇護：ここにいる人は、戦闘・ニュース・国連のカードで攻撃することも、されることもありません。
refused-MM-20 = { $why ->
        [money] それは{ $price } MdMですが、所持金は{ $money }です。
       *[other] ここでは世界の支配者カードを買うか、買い物を終えます。
    }
refused-MM-22 = { $phase ->
        [vote] 決議の投票中です。賛成、反対、棄権のどれかを選んでください。
        [veto] 決議は可決されました。拒否権を使うか、パスしてください。
       *[other] その国連カードを持っていません。
    }
refused-MM-25 = { $phase ->
        [naming] 決議の対象を指定してください。カードに応じて、ほかのプレイヤー、その富、または系統です。
        [masters] 核不拡散：今は爆弾を買えません。
       *[other] { $why ->
            [unknown] 「{ $named }」という決議はありません。
           *[other] 今はできません。有効な決議が禁じているか、そのカードは別のときに使います。
        }
    }
refused-MM-26 = そのカードを持っていません。
refused-MM-27 = { $phase ->
        [summit] サミットで進むマス数を選んでください。最大で1周です。
        [naming] カードの対象を指定してください。ほかのプレイヤー、その富、または収入のある系統です。
       *[other] { $why ->
            [unknown] 「{ $named }」というニュースカードはありません。
           *[other] そのカードは別のときに使うか、対象がありません。
        }
    }
refused-MM-28 = { $phase ->
        [fight] { $why ->
            [own] 持っている戦闘カードを出してください。
           *[other] 持っている戦闘カードを出すか、申し出を募るか、パスして負けになります。攻撃側は最初に必ずカードを出します。
        }
       *[other] { $why ->
            [own] { $named }はあなたのものです。
           *[other] { $named }は誰のものでもありません。ほかの人の富を攻撃してください。
        }
    }
refused-MM-29 = { $why ->
        [unknown] 「{ $named }」という戦闘カードはありません。
       *[other] { $facing ->
            [none] 戦闘を始められるカードではありません。飛行隊、ミサイル、ドローン、アメリカの援助、革命で始めます。
           *[other] { $named }では「{ $facing }」に応じられません。
        }
    }
refused-MM-30 = { $phase ->
        [offers] 持っている戦闘カードを申し出るか、パスしてください。
        [offer-price] カードの値段を決めてください。
        [take] 申し出の1つを受けるか、パスしてください。
       *[other] 申し出は応答の前に1回だけ、ほかの人が戦闘カードを持っているときに募れます。
    }
refused-MM-31 = 同じ持続可能な開発のカードを2枚持つことはできません。
refused-MM-33 = { $why ->
        [unknown] 「{ $named }」という爆弾はありません。
       *[other] 爆弾を買うには、まず科学者が必要です。
    }
refused-MM-34 = 爆弾の対象を指定してください。原子爆弾は大陸、化学爆弾は系統です。
refused-MM-35 = その爆弾を持っていません。
refused-MM-36 = { $phase ->
        [partner] 取引の相手を選んでください。参加できるほかのプレイヤーです。
        [price] 買い手は{ $price } MdMを払えません。
        [offer-price] 買い手は{ $price } MdMを払えません。
        [answer] 受けるか断るかです。カードを持つ人だけが売れます。
       *[other] 持っているものを売るか、ほかの人のものを求められます。3回までです。
    }
refused-MM-37 = { $why ->
        [unknown] 「{ $named }」は取引できません。取引できるのは富と戦闘カードだけです。
       *[other] 手番での取引にはオプション「free_trade」が必要で、富と戦闘カードに限ります。
    }
refused-MM-39 = 対局は終わっています。
refused-MM-41 = 金額は500の倍数で、100,000 MdMまでです。
refused-MM-42 = { $phase ->
        [freeze] 受け取る人の資産を凍結するか、パスしてください。
        [slump] 相場の下落を使うか、パスしてください。
        [surge] 相場の上昇を使うか、パスしてください。
       *[other] 税の免除を使うか、パスして払ってください。
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
deck-five = { $line }行目：系統{ $found }にはちょうど5つの地域が必要です。
deck-twice = { $line }行目：{ $found }が2回あります。
deck-number = { $line }行目：{ $found }は枚数（0～{ $most }）ではありません。
deck-amount = { $line }行目：{ $found }は金額ではありません。500の倍数で{ $most }までです。
deck-few = { $line }行目：ニュースの山札には{ $most }枚以上必要です（6人に2枚ずつ）。

## 文字で見る場

sketch-head = 第{ $turn }手番・山札：戦闘{ $combat }、国連{ $un }、ニュース{ $news }
sketch-player = { $money } MdM・戦闘{ $combat }・国連{ $un }・ニュース{ $news }・{ $square }
sketch-out = 脱落
sketch-moving = 移動中
sketch-phase = { $phase ->
        [before] サイコロの前：{ $names }
        [dice] サイコロを選ぶ：{ $names }
        [summit] 進むマス数を選ぶ：{ $names }
        [shop] 購入：{ $names }
        [stake] 賭け金：{ $names }
        [masters] 世界の支配者カード：{ $names }
        [after] 手番の終わりの前：{ $names }
        [naming] 対象を指定：{ $names }
        [vote] 投票待ち：{ $names }
        [veto] 拒否権は？　{ $names }
        [freeze] 資産凍結は？　{ $names }
        [slump] 相場の下落は？　{ $names }
        [surge] 相場の上昇は？　{ $names }
        [amnesty] 税の免除は？　{ $names }
        [distress] お金の工面：{ $names }
        [fight] 戦闘カードを出す：{ $names }
        [offers] 申し出は？　{ $names }
        [take] 申し出を選ぶ：{ $names }
       *[other] 取引：{ $names }
    }
sketch-dice = サイコロ：{ $dice }
sketch-resolution = { $name }の決議：{ $card }
sketch-combat = { $region }をめぐる戦闘：{ $attacker }対{ $defender }、応じる相手：{ $facing }
sketch-deal = 取引：{ $item }を{ $price }で
sketch-own-cards = あなたのカード：{ $cards }
sketch-cards = { $name }：{ $cards }

## ルールブック

section-material = 内容物
section-set-up = 準備
section-turn = 手番
section-collecting = WTOでの受け取り
section-squares = マス
section-resolutions = 国連決議
section-news = ニュース
section-combat = 戦闘
section-masters = 世界の支配者カード
section-deals = 取引
section-end = 終わり
section-order = 順番

MM-1 =
    .ruling = 3～6人で遊びます。2003年の箱には4～6人とありました。
MM-2 = 富カードは40枚です。農業、金、木材、石油、海峡、ショービジネス、情報通信、観光の8系統が5枚ずつあります。1枚は6大陸40地域の1つです。アフリカ：マグレブ、セネガル、サハラ、スエズ、アフリカの角、大湖沼、南アフリカ。北アメリカ：アラスカ、カナダ、グリーンランド、カリフォルニア、東海岸、テキサス、メキシコ。南アメリカ：パナマ、ベネズエラ、アンデス諸国、アマゾン、ブラジル、アルゼンチン。アジア：ペルシャ湾、イラン、パキスタン、インド、中国、ベトナム、日本。ヨーロッパ：EU、バルト、バルカン、ボスポラス、ロシア、シベリア、ベーリング。オセアニア：フィリピン、インドネシア、ニューギニア、オーストラリア、タスマニア、ニュージーランド。
MM-3 = アラスカは金、ロシアは石油です。
    .reconstructed = 農業：アルゼンチン、アフリカの角、パキスタン、ベトナム、ニュージーランド。金：アラスカ、グリーンランド、アンデス諸国、南アフリカ、オーストラリア。木材：カナダ、アマゾン、大湖沼、シベリア、ニューギニア。石油：ロシア、ペルシャ湾、イラン、テキサス、ベネズエラ。海峡：スエズ、パナマ、ボスポラス、ベーリング、インドネシア。ショービジネス：カリフォルニア、ブラジル、セネガル、インド、EU。情報通信：東海岸、バルト、中国、日本、フィリピン。観光：メキシコ、マグレブ、サハラ、バルカン、タスマニア。
MM-4 =
    .reconstructed = コースは24マスの輪です。WTOから時計回りに：WTO、購入、ニュース、購入、国連、人道支援、世界の支配者、購入、ニュース、庇護、購入、資金洗浄、国連、購入、ニュース、人道支援、購入、庇護、世界の支配者、購入、国連、資金洗浄、購入、ニュース。
MM-5 = 3つの山札（国連、ニュース、戦闘）、世界の支配者カード、銀行があります。
    .ruling = 銀行と世界の支配者カードが尽きることはありません。
MM-6 = 全員のコマをWTOに置きます。それぞれ15,000 MdMとニュースカード2枚を受け取ります。富カードはすべて場に表向きに置きます。
MM-7 = 全員がサイコロを振り、いちばん大きい人から始めます。時計回りに進みます。
    .ruling = いちばん大きい目が同じ人どうしは振り直します。
MM-8 = お金と、富以外のカードは秘密です。
    .ruling = 世界の支配者カードは全員の前で買い、公開のままです。秘密のカードの枚数は山札ごとに公開です。
    .ruling-2 = 支払いはすべて全員の前で行われ、値段も口に出されます。数えていれば全員の所持金がわかるので、卓が全員のために数えます。見せたカード、取引で名を挙げたカード、戦闘から取り戻したカードは、手札を離れるまで知られたままです。
MM-9 = 手番では2つのサイコロを振り、どちらかを選んでその数だけ進みます。
    .ruling = サイコロの前と、マスの処理のあとの2回、決議の提出、ニュースカードの使用、攻撃、爆弾の使用、そしてオプションがあれば取引を、好きな順に何度でもできます。そのあと手番を終えます。移動、受け取り、戦闘の途中ではできません。
MM-10 = WTOを通過するか到達すると、収入を受け取ります。
    .ruling = 1回だけ、止まるマスの前に受け取ります。移動中はどのマスにもいないので、庇護は働きません。
MM-11 = 銀行から、系統ごとに：5枚すべてなら10,000 MdM、そうでなければ相対多数で5,000です。相対多数とは、ほかのどのプレイヤーよりも、1人と数えた場よりも多いことです。
    .ruling = 「多い」は同数を含みません。
MM-12 = プレイヤーから、自分が1枚以上持つ系統ごとに：その系統を1枚も持たない人は1,000 MdMを払い、1枚でも持つ人は払いません。
MM-13 = 例：石油をバラクが2枚、ウラジーミルが1枚、キム・ジョンが1枚、フランソワが0枚、場に1枚。バラクがWTOを通ると、銀行から5,000 MdM、フランソワから1,000を受け取り、ほかの人からは何もありません。
MM-14 = 税を払えない人はお金を工面します。富、戦闘、世界の支配者のカードを銀行に半額で売るか（富500、戦闘1,000、持続可能な開発7,500、科学者2,500、爆弾5,000）、国連やニュースも含むどのカードでも、ほかのプレイヤーに合意した値段で売れます。それでも払えなければ脱落します。
    .ruling = 1枚ずつ、足りない間だけ売れます。銀行に売れるものがなくなるまで、あきらめられません。銀行に売った富は場へ、戦闘カードは山札へ、ほかは備えへ戻ります。脱落する人は持っている分を払い、富は場へ、ほかのカードは山札へ戻り、コマは去ります。売ったものは売ったままです。すでに持つ持続可能な開発のカードは買えません。3つがそろえばその場で勝ちです。科学者を売ったあとも爆弾は使えます。
MM-15 = 購入：3枚まで買えます。場の好きな富を1枚1,000 MdMで、または戦闘カードを1枚2,000で、見ずに引きます。
    .ruling = 1回に1種類だけです。戦闘カードが足りなければ、ある分だけ買えます。
MM-16 = 国連：国連カードを引きます。ニュース：ニュースカードを引きます。
    .ruling = 山札が空なら引けません。手札に上限はありません。
MM-17 = 人道支援：サイコロを振り、銀行が目の数×1,000 MdMを払います。
MM-18 = 資金洗浄：持っている額を好きなだけ賭けます。賭けなくてもかまいません。1～3なら銀行に失い、4～6なら銀行が同じ額を加えて払います。
MM-19 = 外交的庇護：ここにいる間は、戦闘・ニュース・国連のカードで攻撃することも、されることもありません。税の受け取りと支払いは続き、爆弾からは守られません。
MM-20 = 世界の支配者：払える世界の支配者カードを好きなだけ買えます。
    .ruling = 2つのグループを混ぜて買えます。
MM-21 =
    .ruling = WTOに止まっても、受け取りのほかには何もありません。
MM-22 = 決議はカードに書かれたときに提出します。全員が賛成、反対、棄権を選び、賛成が反対より多ければ可決です。可決された決議には拒否権を使えます。結果にかかわらず、使ったカードは山札に戻ります。
    .ruling = 投票は一斉に行い、そのあと公開します。同数は0対0も含めて否決です。対象は投票の前に指定します。拒否権は提出者の左隣から席順に尋ね、提出者が最後です。拒否権に拒否権は使えません。山札は切り直します。
MM-23 = 例：賛成2、反対1、ほかは棄権なら可決です。
MM-24 = 提出者も投票します。
    .ruling = 庇護にいる人も投票と提出ができますが、指名された人を害する決議は出せず、受けません。脱落した人は投票しません。
MM-25 =
    .reconstructed = 国連の山札は18枚です。資産凍結（3）：ほかの人が受け取る直前に使い、今回は何も受け取れません。ほかはすべて自分の番に使います。禁輸（2）：系統を指定し、自分の番まで誰もそれで受け取れません。制裁（2）：指名された人は銀行に5,000 MdM、足りなければ全額を払います。武装解除（2）：指名された人は戦闘カードをすべて戻します。平和維持軍（2）：指名された人（自分でもよい）は、自分の番まで戦闘カードで攻撃されません。国有化（2）：ほかの人の富1枚が場に戻り、銀行がその人に1,000払います。開発援助（2）：富のいちばん少ない人が銀行から5,000を受け取ります。核不拡散（1）：自分の番まで爆弾の購入も使用もできません。課税猶予（1）：自分の番まで誰も税を払いません。査察（1）：指名された人は秘密のカードをすべて全員に見せます。
    .reconstructed-2 = 「自分の番まで」は、提出者の次の手番が始まるまで、または始まるはずだったときまでです。資産凍結、制裁、武装解除、国有化、査察は指名された人を害します。
MM-26 = ニュースカードは好きなとき、またはカードに書かれたときに使います。使ったカードは山札に戻ります。
    .ruling = 復元したカードにはすべて使うときが書かれています。戻すたびに山札を切り直します。人を害するカードは、庇護にいる人が使うことも、その人に使うこともできません。ストライキ中の人も投票と反応はできます。ストライキは重なります。
MM-27 =
    .reconstructed = ニュースの山札は24枚です。自分の番に：ストライキ（2）：指名された人は次の手番を休みます。大統領の醜聞（2）：指名された人は銀行に2,000 MdM、足りなければ全額を払い、自分の番まで投票できません。スパイ（2）：指名した人の戦闘カードを見て、1枚を無作為に取ります。自然災害（2）：ほかの人がある地域に持つ富が場に戻ります。補助金（2）：銀行から3,000。観光ブーム（1）：持っている観光カード1枚につき2,000。国際サミット（2）：サイコロの代わりに1～24マス進みます。ほかのときに：拒否権（3）：可決された決議を無効にします。相場の下落（3）：ほかの人が受け取る直前に、1系統が今回は何ももたらしません。相場の上昇（2）：自分が受け取る直前に、1系統について銀行が倍を払います（系統ごとに1回）。税の免除（2）：今回は税を払いません。バーゲン（1）：購入マスで、今回は富が500になります。
    .reconstructed-2 = ストライキ、醜聞、相場の下落、スパイ、自然災害は人を害します。
MM-28 = 自分の番、または戦闘カードを手に入れた直後に、ほかの人を攻撃できます。相手の富を1枚指定し、戦闘カードを出します。交互に応じ、応じられない人が負けです。攻撃側が勝てばその富を奪います。戦闘のあと、別の戦闘を始められます。使ったカードは山札に戻ります。
    .ruling = 自分の番以外に買ったカードで、番の外に攻撃することはできません。応じたくない人も負けです。防御側が勝てば何も動きません。戦闘が終わったら山札を切り直します。
MM-29 = 飛行隊、ミサイル、ドローン、アメリカの援助は攻撃にも防御にも使え、平和運動と戦略的撤退は防御だけ、革命は攻撃だけです。
    .reconstructed = 戦闘の山札は30枚です。飛行隊（6）はドローンに、ミサイル（6）は飛行隊に、ドローン（6）はミサイルに応じます。アメリカの援助（3）は戦闘を終わらせないすべてのカードに応じ、これに応じるのはアメリカの援助、平和運動、戦略的撤退だけです。平和運動（3）は革命以外の攻撃側のカードに応じ、戦闘は終わって防御側の勝ちです。戦略的撤退（3）は攻撃側のどのカードにも応じ、戦闘は終わります。防御側は富を守り、攻撃側は出したカードを取り戻します。革命（3）は戦闘を始めるときだけ使え、アメリカの援助と戦略的撤退だけが応じます。
MM-30 = 戦闘中、ほかのプレイヤーは戦う2人に戦闘カードを売れます。
    .ruling = 応じる前に、戦う人は応答ごとに1回、申し出を募れます。ほかの各プレイヤーは1枚を名指しで、値段をつけて申し出られます。戦う人は1つを受けるか、受けません。
MM-31 = 持続可能な開発は1枚15,000 MdMで、ずっと手元に残ります。ノーベル平和賞：戦闘ごとに、持ち主に対して最初に出されたカードを打ち消します。万能ワクチン：化学爆弾は持ち主のカードに効きません。フェアトレード：持ち主は税を払いません。
    .ruling = 同じカードは1人1枚です。ノーベル平和賞は攻撃側でも防御側でも戦闘ごとに1回、自動で働き、戦闘を終わらせるカードにも効きます。打ち消されたカードは使われたことになり、相手は代わりのカードを出せます（申し出も募れます）。出さなければ負けです。
MM-32 = 持続可能な開発の3枚をすべて持つ人は、その場で勝ちます。
MM-33 = 科学者は5,000 MdMで、ずっと手元に残ります。1個10,000の爆弾を買う前に必要です。
    .ruling = 爆弾の数に限りはありません。
MM-34 = 原子爆弾は1つの大陸の富を、使った人のものと場のものを除いてすべて破壊します。化学爆弾は1つの系統を、場のものも使った人のものも含めて破壊しますが、万能ワクチンを持つ人のカードは残ります。
MM-35 = 破壊された富は二度と戻りません。爆弾は備えに戻ります。
    .ruling = 爆弾は持ち主の番に使います。庇護からでも使えます。
MM-36 = 取引できるのは、払えない人のカードと、戦闘中の戦闘カードです。
    .ruling = 取引は、1枚、1つの値段、1人の買い手です。双方が合意し、買い手が払えるときだけ成立します。申し出は公開です。払えない人は、続けて3回断られたらプレイヤーへの申し出を終えます。
MM-37 =
    .ruling = オプション「free_trade」があれば、自分の番に、富や戦闘カードの売り買いも3回まで持ちかけられます。
MM-38 = 交渉も同盟も自由です。
    .ruling = 約束に拘束力はありません。
MM-39 = 誰かが持続可能な開発の3枚をそろえるか、ほかの全員が脱落したら終わりです。
MM-40 =
    .ruling = オプション「turn_limit」では、休みも含めてその数の手番が終わったとき、いちばん財産の多い人が勝ちます。財産はお金と、国連とニュース以外の全カードの購入価格です。同額なら勝利を分け合います。脱落した人は最下位で、あとに脱落した人ほど上です。
MM-41 =
    .ruling = 賭け金、値段、申し出を含め、金額はすべて500の倍数です。1手で指定できるのは100,000 MdMまでで、賭け金は全額とすることもできます。
MM-42 =
    .ruling = 受け取りは次の順です。持ち札を記録します。受け取る人の左隣から順に資産凍結を尋ね、そのつど投票と拒否権があります。次に同じく相場の下落、そして受け取る人に相場の上昇を尋ねます。銀行が払います。そのあと左隣から順に、払う人は税の免除を使うか、まとめて払います。必要ならお金を工面し、払えなければ脱落します。その間に売られたものは、今回の額にも多数にも影響しません。
    .ruling-2 = その山札のカードを持つ人全員に、パスするまで尋ねます。だから、誰がカードを持っているかは質問からはわかりません。

## ヒント

reason-three = 3枚目がそろい、その場で勝ちになります。
reason-income = WTOでの収入や節税の分が、値段を上回ります。
reason-weak = その地域の値打ちは、使うかもしれないカードを上回ります。
reason-collect = WTOを通り、収入を得られます。
