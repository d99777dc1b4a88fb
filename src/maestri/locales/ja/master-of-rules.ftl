# ルールの達人

title = ルールの達人
byline = 川崎晋、2007年
blurb = 場には5枚の数字カード。みんながそれぞれ違うルールで遊びます。自分のルールを達成すれば、そのカードが得点になります。
example = R7
option-edition = どちらの版で遊ぶか：Z-Man版（zman、2008年）か日本版（japan）

## カード

card-limit = LIMIT 23
card-best = BEST of the BEST
card-only = ONLY ONE
card-trio = TRIO
card-support = SUPPORT RIGHT
card-R1 = 赤の1
card-R2 = 赤の2
card-R3 = 赤の3
card-R4 = 赤の4
card-R5 = 赤の5
card-R6 = 赤の6
card-R7 = 赤の7
card-R8 = 赤の8
card-R9 = 赤の9
card-B1 = 青の1
card-B2 = 青の2
card-B3 = 青の3
card-B4 = 青の4
card-B5 = 青の5
card-B6 = 青の6
card-B7 = 青の7
card-B8 = 青の8
card-B9 = 青の9
card-Y1 = 黄の1
card-Y2 = 黄の2
card-Y3 = 黄の3
card-Y4 = 黄の4
card-Y5 = 黄の5
card-Y6 = 黄の6
card-Y7 = 黄の7
card-Y8 = 黄の8
card-Y9 = 黄の9
card-G1 = 緑の1
card-G2 = 緑の2
card-G3 = 緑の3
card-G4 = 緑の4
card-G5 = 緑の5
card-G6 = 緑の6
card-G7 = 緑の7
card-G8 = 緑の8
card-G9 = 緑の9
card-P1 = 紫の1
card-P2 = 紫の2
card-P3 = 紫の3
card-P4 = 紫の4
card-P5 = 紫の5
card-P6 = 紫の6
card-P7 = 紫の7
card-P8 = 紫の8
card-P9 = 紫の9
colour-R = 赤
colour-B = 青
colour-Y = 黄
colour-G = 緑
colour-P = 紫
kind-numbers = 数字カード
kind-rules = ルールカード
dummy = ダミー{ $number }

## できごと

event-dealt = カードを配りました。スタートプレイヤーは{ $first }です。
event-refill-laid = 補充用場札：{ $cards }
event-hand-shown = { $who ->
        [me] あなた
       *[other] { $seat }
    }が手札のルールカードをすべて公開しました：{ $cards }
event-laid = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $card }を出しました。
event-took = { $who ->
        [me] あなた
       *[other] { $seat }
    }が{ $card }を取りました。
event-dummy-laid = ダミー{ $dummy }に{ $number }{ $rule ->
        [none] {""}
       *[other] と{ $rule }
    }が置かれました。
event-limit-judged = { $done ->
        [yes] { $who ->
            [me] あなた
           *[other] { $seat }
        }はLIMIT 23を達成しました。合計は{ $sum }です。
       *[no] { $who ->
            [me] あなた
           *[other] { $seat }
        }はLIMIT 23を達成できませんでした。合計は{ $sum }です。
    }
event-best-judged = { $who ->
        [me] あなた
       *[other] { $seat }
    }は{ $card }でBEST of the BESTを{ $done ->
        [yes] 達成しました
       *[no] 達成できませんでした
    }。最も多い色（{ $frequency }枚）は{ $colours }、その最も高いカードは{ $highest }です。
event-only-judged = { $done ->
        [yes] { $who ->
            [me] あなた
           *[other] { $seat }
        }はONLY ONEを達成しました。{ $card }と色も数字も重なるカードがありません。
       *[no] { $who ->
            [me] あなた
           *[other] { $seat }
        }はONLY ONEを達成できませんでした。{ $card }は{ $sharing }と色か数字が重なっています。
    }
event-trio-judged = { $done ->
        [yes] { $who ->
            [me] あなた
           *[other] { $seat }
        }はTRIOを達成しました：{ $cards }
       *[no] { $who ->
            [me] あなた
           *[other] { $seat }
        }はTRIOを達成できませんでした。同じ色も同じ数字も3枚ありません。
    }
event-support-judged = { $end ->
        [none] { $who ->
            [me] あなた
           *[other] { $seat }
        }はSUPPORT RIGHTを達成しました。全員が出したので全員達成です。
       *[other] { $done ->
            [yes] { $who ->
                [me] あなた
               *[other] { $seat }
            }は右隣の{ $right }に頼ってSUPPORT RIGHTを達成しました。{ $end }がルールを達成しています。
           *[no] { $who ->
                [me] あなた
               *[other] { $seat }
            }は右隣の{ $right }に頼りましたが、SUPPORT RIGHTを達成できませんでした。{ $end }がルールを達成していません。
        }
    }
event-discarded = 捨て札：{ $cards }
event-reshuffled = { $kind }の捨て札{ $count }枚を混ぜ、新しい山札にしました。
event-first-player-passed = 第{ $deal }ディール。スタートプレイヤーは{ $who ->
        [me] あなた
       *[other] { $seat }
    }です。
event-round-began = ラウンドカウンターが{ $round }に進みました。
event-hands-discarded = 残った手札を捨て札にしました。
event-scored = { $seat }：ルールカード{ $cards }枚、同じルール3枚のボーナス{ $threes_bonus }点、全ルール達成のボーナス{ $all_types_bonus }点、合計{ $points }点
event-tie-broken = { $seat }と{ $behind }は同点です。{ $rule }の枚数が{ $more }対{ $fewer }で、{ $seat }が上位です。
event-match-ended = 対局が終わりました。得点：{ $points }

## できない理由

refused-MR-1 = { $card }というカードはありません。数字カードは色と数字で書きます。R1～R9のほか、B、Y、G、Pも同じです。
refused-MR-4 = { $card }は手札にありません。出せるカード：{ $allowed }
refused-MR-7 = ほかのプレイヤーの番です。時計回りに進みます。
refused-MR-8 = { $kind ->
        [number] 1周目に数字カードを出しています。2周目はルールカードを出してください：{ $allowed }
       *[rule] 1周目にルールカードを出しています。2周目は数字カードを出してください：{ $allowed }
    }
refused-MR-9 = { $by ->
        [dummy] ダミー1がすでに同じルール（{ $card }）を出しています。
       *[other] このディールではすでに同じルール（{ $card }）が出ています。
    }手札にほかのルールがあります。出せるカード：{ $allowed }
refused-MR-13 = { $taking ->
        [number] 先に補充用場札から数字カードを取ってください：{ $allowed }
        [rule] 先に補充用場札からルールカードを取ってください：{ $allowed }
       *[nothing] 補充は、同じ種類のカードを出したあとに行います。出せるカード：{ $allowed }
    }
refused-MR-14 = 最後のディールでは補充しません。出せるカード：{ $allowed }
refused-MR-29 = 対局は終わっています。

## 文字で見る場

sketch-head = 第{ $deal }ディール（全{ $deals }）・ラウンドカウンター{ $round }（全{ $rounds }）・{ $turn }周目・山札：数字{ $numbers }枚、ルール{ $rules }枚
sketch-won = { $points }点：{ $cards }
sketch-refill = 補充用場札：{ $cards }
sketch-outlook = いまのルール：{ $rules }
outlook-done = 達成
outlook-possible = 可能
outlook-lost = 不可
sketch-own-hand = 手札
sketch-hand = { $whose }：{ $cards }
sketch-known = { $whose }（公開済み）：{ $cards }

## 実際の場の判定

judge-form = 「{ $text }」は席として読めません。「A: trio R7」のように名前とカードを書き、席の間を | で区切ってください。
judge-card = 「{ $card }」というカードはありません。数字カードはR1～R9（B、Y、G、Pも同じ）、ルールカードはlimit、best、only、trio、supportです。
judge-name = { $name }が2回書かれています。席ごとに別の名前にしてください。
judge-count = プレイヤー{ $players }人とダミー{ $dummies }人では5人の場になりません。5人、4人とD1、または3人とD1とD2にしてください。
judge-cards = { $name }には数字カード1枚とルールカード1枚が必要です。例：{ $name }: trio R7
judge-dummy-cards = { $name }には数字カード1枚が必要です。ルールカードも置けるのは、3人のときのD1だけです。
judge-twice = { $card }が2枚あります。数字カードは1枚ずつしかありません。

## ルールブック

section-material = 内容物
section-set-up = ゲームの準備
section-deal = 1ディールの流れ
section-adjudication = ルールの判定
section-dummies = 3、4人のときのダミープレイヤー
section-between = 次のディールの準備
section-end = ゲームの終了と得点
section-seen = 見えるもの

MR-1 = 数字カードは45枚です。赤、青、黄、緑、紫の5色に、1～9が1枚ずつあります。
MR-2 = ルールカードは60枚です。LIMIT 23、BEST of the BEST、ONLY ONE、TRIO、SUPPORT RIGHTが12枚ずつあります。
MR-3 = 3～5人で遊びます。
MR-4 = 数字カードとルールカードを別々に混ぜ、数字カードを4枚、ルールカードを3枚ずつ配ります。残りは裏向きの2つの山札にします。
MR-5 = スタートプレイヤーはくじで決めます。その人がスタートプレイヤーカードとラウンドカウンターを受け取り、カウンターは1から始めます。
MR-6 = それぞれの山札から人数分のカードを表向きに並べます。これが補充用場札です。
    .ruling = ここではダミープレイヤーを人数に数えません。
MR-7 = 1周目：スタートプレイヤーから時計回りに、手札から1枚を自分の前に表向きに出します。数字カードでもルールカードでもかまいません。
MR-8 = 2周目：同じ順番で、1周目に出さなかった種類のカードを出します。全員が数字カードとルールカードを1枚ずつ出したことになります。
MR-9 = このディールですでに場に出ているルールと同じルールカードは出せません。1周目も2周目も同じです。
MR-10 = 手札のルールカードがすべて場に出ているルールなら、どれを出してもかまいません。1周目なら代わりに数字カードを出してもよいです。
MR-11 = 日本版のみ：MR-10を使う人は、先に手札のルールカードをすべて公開します。
MR-12 = 数字カードはいつでも出せます。
MR-13 = カードを出したら、次の人の番の前に、補充用場札から同じ種類のカードを1枚取ります。手札はまた数字カード4枚とルールカード3枚になります。ディールの途中で補充用場札を足すことはありません。
    .ruling = 好きなカードを選んで取ります。
MR-14 = 最後のディールでは誰も補充しません。Z-Man版では補充用場札だけ並べます。日本版では並べません。
MR-15 = LIMIT 23は、場の数字カード5枚の合計が23以下なら達成です。5つのルールすべてで、ダミープレイヤーの数字カードも数えます。
MR-16 = BEST of the BESTは、場で最も枚数の多い色の中で、自分のカードが最も高ければ達成です。最多の色が複数あれば、そのどれでもかまいません。
MR-17 = ONLY ONEは、自分のカードがほかの4枚のどれとも色も数字も重ならなければ達成です。
MR-18 = TRIOは、5枚のうち3枚以上が同じ色か、3枚以上が同じ数字なら達成です。自分のカードが含まれなくてもかまいません。
MR-19 = SUPPORT RIGHTは、右隣のプレイヤーが自分のルールを達成していれば達成です。ダミープレイヤーは飛ばします。SUPPORT RIGHTが続くときは先へたどり、全員がSUPPORT RIGHTなら全員達成です。右隣とは、自分の1つ前の順番の人です。
MR-20 = 達成したルールカードは、その人の前に表向きに置きます。数字カードとそのほかのルールカードはすべて捨て札にします。達成できなくても罰はありません。
MR-21 = 5人に足りない分をダミープレイヤーで補います。5人ならなし、4人ならダミー1、3人ならダミー1とダミー2です。
MR-22 = 4人のとき：1周目が終わったら、数字カードの山札のいちばん上をダミー1の前に置きます。
MR-23 = 3人のとき：1周目が終わったら、数字カードとルールカードの山札のいちばん上をダミー1の前に置きます。2周目が終わったら、数字カードの山札のいちばん上をダミー2の前に置きます。
MR-24 = ダミー1のルールカードは、2周目にほかのカードと同じように制限になります。中身を見ずに置くので、すでに出ているルールと重なることもあります。
MR-25 = Z-Man版：ダミー1は得点しません。達成していてもいなくても、ルールカードは捨て札になります。
    .ruling = 日本版でも同じとします。
MR-26 = ディールごとに、山札から新しい補充用場札を並べます。
MR-27 = カードが必要なときに山札がなければ、その捨て札を混ぜて山札にします。手札、場のカード、獲得したカードは含みません。
    .ruling = 捨て札もなければ、並べられるだけ並べます。これは5人のZ-Man版で、誰も取らない最後のディールの補充用場札にだけ起こります。
MR-28 = スタートプレイヤーカードを左隣に渡します。ラウンドカウンターは動かしません。スタートプレイヤーカードがラウンドカウンターを持つ人に戻ったら、1周が終わり、カウンターを1つ進めます。
MR-29 = 5人では2周（10ディール）、4人では3周、3人では4周（12ディール）で終わります。残った手札は捨て札にします。
MR-30 = 獲得したルールカード1枚につき1点です。
MR-31 = 同じルールを3枚以上獲得すると、ルールごとに2点のボーナスです。6枚でも2点です。Z-Man版ではSUPPORT RIGHTにボーナスがありません。日本版では5種類すべてにあります。
MR-32 = 5種類すべてを獲得すると2点のボーナスです。1度だけです。
MR-33 = 得点の最も高い人が勝ちます。同点なら、ルールの枚数を順に比べ、多い人が上位です。Z-Man版はSUPPORT RIGHT、TRIO、ONLY ONE、BEST of the BEST、LIMIT 23の順、日本版はTRIO、ONLY ONE、BEST of the BEST、LIMIT 23、SUPPORT RIGHTの順です。まったく同じなら勝利を分け合います。
    .ruling = 1位だけでなく、すべての順位を同じ方法で決めます。
MR-34 =
    .ruling = 場のカード、補充用場札、獲得したカード、2つの捨て札、山札と手札の枚数は公開です。手札は本人だけが見ます。山札の順番は誰も知りません。補充用場札から取ったカードと、MR-11で公開した手札は、出されるまで全員に知られています。

## ヒント

reason-bonus = 達成すればボーナス点も入るルールです。
reason-likely = この数字なら、自分のルールを達成できそうです。
