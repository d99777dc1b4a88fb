# 全ゲーム共通：ターミナル、エラー、ルールブックの枠組み。

list-comma = 、

## できないこと。何が問題で、何ならよいかを一文で伝える。

game-unknown = 「{ $game_key }」というゲームはありません。ゲームは次のとおりです：{ $allowed }
seats = { $seats }人では遊べません。このゲームは{ $fewest }～{ $most }人用です。
seat-unknown = 席{ $seat }はありません。席の番号は0～{ $last }です。
option-unknown = このゲームにオプション「{ $option }」はありません。使えるオプション：{ $allowed }
option-value = オプション「{ $option }」に{ $value }は指定できません。指定できる値：{ $allowed }
option-form = 「{ $text }」はオプションではありません。「名前=値」の形で書いてください。使えるオプション：{ $allowed }
seed = { $seed }はシードとして使えません。シードは1～200文字の文字列です。
language = 言語「{ $language }」はありません。使える言語：{ $allowed }
notation = 「{ $text }」は手として読めません。{ $example } のように入力するか、「moves」で出せる手を確認してください。
move-unseated = 「{ $text }」は棋譜の手として読めません。「2 …」のように席の番号で始めてください。
undo-nothing = 取り消せる手がありません。
undo-final = この手は取り消せません。運が関わったか、隠れていたものが公開されたためです。
state-data = このゲームの局面ではありません：{ $problem }
file = { $path } を使えません：{ $problem }
record-long = { $path } は棋譜として長すぎます。上限は{ $largest } MBです。
record-json = { $path } は棋譜ではありません。JSONとして完結していません。
record-none = { $path } は棋譜ではありません。版を示す「maestri」の項目がありません。
record-newer = { $path } は第{ $version }版の棋譜です。このプログラムは第{ $known }版まで読めます。
record-shape = { $path } は棋譜ではありません：{ $problem }
record-rules = この棋譜はルール第{ $version }版のものです。このプログラムのルールは第{ $known }版です。
record-unplayable = この棋譜の{ $ply }手目は指せません：{ $problem }
judge-none = { $game_key }には判定がありません。
rule-unknown = このゲームにルール{ $rule }はありません。ルールは{ $first }～{ $last }です。
ply-range = { $ply }手目はありません。この棋譜は0～{ $last }手です。
deck-none = { $game_key } にはファイルにできるデッキがありません。あるのは次のゲームです：{ $allowed }

## 検証

verified = 検証できました。{ $plies }手を配り直し、指し直して、すべての局面と結果が記録と一致しました。
verified-sealed = 封印は有効です。秘密は最初のカードより前に決まっていました。
verified-unsealed = この対局に封印はありません。シードは公開で選ばれました。
flaw-seal = 公正ではありません。秘密が封印と合わないか、シードが秘密から作られていません（{ $ply }手目）。
flaw-marks = 欠けています。手と印の数が合いません（{ $ply }手目）。
flaw-deal = 同じ配りではありません。シード、席、オプションのどれかが変えられています（{ $ply }手目）。
flaw-move = 再現できません。{ $ply }手目は出せない手です。
flaw-position = 同じ対局ではありません。{ $ply }手目のあとの局面が記録と違います。
flaw-result = 同じ結末ではありません。{ $ply }手目のあとの結果が記録と違います。

## ルールブック

book-note = ◇ 裁定：ルールシートに書かれていないか不明確なため、こちらで決めたものです。
book-note-reconstructed = ▫ 復元：手元にない部品に印刷された内容を、できるかぎり復元したものです。
mark-ruling = ◇ 裁定：
mark-reconstructed = ▫ 復元：

## ターミナル

you = あなた
player = プレイヤー{ $number }
bot-name = ボット{ $number }
games-players = { $fewest }～{ $most }人
games-players-just = { $most }人
games-options = オプション：{ $options }
play-welcome = { $game }、{ $seats }人。手を入力してください。ほかに：moves、rules、why 手、undo、quit
play-sealed = 封印：{ $commitment }
play-sealed-note = この封印の中の秘密がすべてのカードを配ります。秘密は最後に公開されます。
play-your-turn = あなたの番です。{ $moves }
play-more = …ほか{ $count }手：「moves」と入力してください。
play-prompt = { $name } ›
play-not-now = 今は出せません。{ $reason }（{ $rule }）
play-why-legal = その手は出せます。
play-undone = 取り消しました。
play-bye = またどうぞ。途中の対局は保存されません。
play-saved = 対局は { $path } に保存されました。検証するには：maestri verify { $path }
play-secret = 秘密は { $secret } でした
result-won = { $who ->
        [me] あなたの勝ちです。
       *[other] { $count ->
            [1] { $winners }の勝ちです。
           *[other] { $winners }が勝利を分け合います。
        }
    }
result-line = { $place }位 { $name }：{ $score }
deck-written = デッキを { $path } に書き出しました。書き換えたら：maestri play { $game_key } --option deck={ $path }
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
