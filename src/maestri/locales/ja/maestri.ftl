# 全ゲーム共通：ターミナル、エラー、ルールブックの枠組み。

list-comma = 、
list-dot = ・
list-last = 、
list-typed = { $name }（{ $typed }）
list-pair = { $name }（{ $number }）
list-nothing = なし
list-nobody = なし

## できないこと。何が問題で、何ならよいかを一文で伝える。

game-unknown = 「{ $game_key }」というゲームはありません。遊べるゲーム：{ $allowed }
seats = { $seats }人では遊べません。このゲームは{ $fewest }～{ $most }人用です。
seat-unknown = 席{ $seat }はありません。席の番号は0～{ $last }です。
level-unknown = 「{ $level }」というレベルはありません。使えるレベル：{ $allowed }
level-seats = このゲームでは、{ $seats }人のとき「{ $level }」というレベルはありません。使えるレベル：{ $allowed }
option-unknown = このゲームにオプション「{ $option }」はありません。使えるオプション：{ $allowed }
option-value = オプション「{ $option }」に{ $value }は指定できません。指定できる値：{ $allowed }
option-form = 「{ $text }」はオプションではありません。「名前=値」の形で書いてください。使えるオプション：{ $allowed }
option-unplayable = オプション「{ $option }」のこの値では対戦できません（{ $problem }）。
seed = { $seed }はシードとして使えません。シードは1～200文字の文字列です。
language = 「{ $language }」という言語には対応していません。使える言語：{ $allowed }
notation = 「{ $text }」は手として読み取れません。{ $example } のように入力するか、「moves」と入力して今できる手を確認してください。
move-unseated = 「{ $text }」は対戦記録の手として読み取れません。「2 …」のように席の番号で始めてください。
undo-nothing = 取り消せる手がありません。
undo-final = この手は取り消せません。結果がランダムに決まったか、隠れていた情報が公開されたためです。
state-data = このゲームの局面ではありません：{ $problem }
file = { $path } は使えません：{ $problem }
record-long = { $path } は対戦記録として大きすぎます。上限は{ $largest } MBです。
record-json = { $path } は対戦記録ではありません。JSONが途中で切れているか、壊れています。
record-none = { $path } は対戦記録ではありません。バージョンを示す項目「maestri」がありません。
record-newer = { $path } はバージョン{ $version }の対戦記録です。このプログラムが読めるのはバージョン{ $known }までです。
record-shape = { $path } は対戦記録ではありません：{ $problem }
record-rules = この対戦記録は、ルールのバージョン{ $version }で作られています。このプログラムのルールはバージョン{ $known }です。
record-unplayable = この対戦記録の{ $ply }手目は再現できません：{ $problem }
judge-none = { $game_key } には判定するものがありません。
rule-unknown = このゲームにルール{ $rule }はありません。ルールは{ $first }～{ $last }です。
ply-range = { $ply }手目はありません。この対戦記録にあるのは0～{ $last }手目です。
deck-none = { $game_key } には、ファイルに書き出せるボードとカードの一覧がありません。書き出せるゲーム：{ $allowed }

## 検証

verified = 検証できました。{ $plies }手をすべて再現し、どの局面も結果も記録と一致しました。
verified-seal = 秘密の値は封印と合い、各席の乱数は誓約と合い、シードはそれらから作られています。
verified-commitment = 封印は、あなたが書き留めたものと同じです。秘密の値は、その時より前に決まっていました。各席の乱数は誓約と合い、シードはそれらから作られています。
unknown-seed = シードを誰が選んだのかは分かりません。この対戦に封印はありません。
unknown-secret = 秘密の値が、乱数が知られる前に決まっていたかどうかは分かりません。座る前に封印を書き留めてあれば、--commitment で指定してください。
unknown-order = 誰が最後に選んだのかは分かりません。誓約なしで公開された乱数が{ $count }個あります。
unknown-unrevealed = 時間内に公開されなかった乱数が{ $count }個あり、代わりに誓約がシードに入っています。サーバーがその席を握っていたなら、カードの配られ方を選ぶ余地がありました。
unknown-moment = この対戦は、別の対戦である席から見えていた局面から始まります。その席から見えなかったものは引き直して確かめました。残りが本当にそうだったかは、この記録だけでは分かりません。
unknown-position = この対戦は、与えられた局面から始まります。引き直して確かめたのは、そのあとだけです。
flaw-commitment = 公正ではありません。記録の封印が、あなたが書き留めたものと違います（{ $ply }手目）。
flaw-seal = 公正ではありません。秘密の値が封印と合わないか、乱数が誓約と合わないか、シードがそれらから作られていません（{ $ply }手目）。
flaw-marks = 記録が不完全です。手の数と照合値の数が合いません（{ $ply }手目）。
flaw-deal = 配られた内容が違います。シード、席、オプションのどれかが変えられています（{ $ply }手目）。
flaw-move = 再現できません。{ $ply }手目はルール上できない手です。
flaw-position = 同じ対戦ではありません。{ $ply }手目のあとの局面が記録と違います。
flaw-result = 結果が違います。{ $ply }手目のあとの結果が記録と一致しません。

## ルールブック

book-note = ◇ 裁定：説明書に書かれていないか、はっきりしないため、Maestriで決めた扱いです。
book-note-reconstructed = ▫ 復元：手元にないカードやボードに書かれていた内容を、できるかぎり復元したものです。
mark-ruling = ◇ 裁定：
mark-reconstructed = ▫ 復元：
book-pieces = 絵で見る内容物
book-example = 例
book-written = ルールブックを{ $path }に書き出しました。
book-client = ルールブックのPDFには、ビルドしたウェブクライアントが必要です。配布パッケージには含まれています。リポジトリでは「python web/make.py」でビルドしてください。

## ターミナル

you = あなた
you-inside = あなた
player = プレイヤー{ $number }
bot-name = ボット{ $number }
games-players = { $fewest }～{ $most }人
games-players-just = { $most }人
games-about = { $blurb }（{ $byline }）
games-option = { $option }：{ $about }
play-welcome = { $game }を{ $seats }人で遊びます。手を入力してください。使えるコマンド：moves、rules、why 手、undo、quit
play-sealed = 封印：{ $commitment }
play-sealed-note = カードの配られ方は、この封印の中の秘密の値で決まります。秘密の値は最後に公開されます。
play-your-turn = あなたの番です。{ $moves }
play-more = …ほか{ $count }手（「moves」と入力するとすべて表示）
play-prompt = { $name } ›
play-not-now = 今はその手はできません。{ $reason }（{ $rule }）
play-why-legal = その手は今できます。
play-undone = 取り消しました。
play-bye = 終了します。途中までの対戦は保存されません。
play-saved = 対戦記録を { $path } に保存しました。検証するには：maestri verify { $path }
play-secret = 秘密の値：{ $secret }
result-won = { $who ->
        [me] あなたの勝ちです。
       *[other] { $count ->
            [1] { $winners }の勝ちです。
           *[other] { $winners }が勝利を分かち合います。
        }
    }
result-line = { $place }位：{ $name }（{ $score }）
deck-written = ボードとカードの一覧を { $path } に書き出しました。書き換えたら：maestri play { $game_key } --option deck={ $path }
version-line = maestri { $version }（{ $flavour }）

## Games that say no more of themselves than their rules: what their tables and moves are called

section-rules = ルール
field-hands = 手札
field-pile = 山札
field-discards = 捨て札
field-passes = パス
field-points = 得点
act-draw = 1枚引く
act-pass = パスする
