# ライブテーブル：サーバーの言葉と、断るときの言葉。

serve-ready = Maestriは { $address } で動いています。テーブルの保存先：{ $store }。Ctrl-Cで止まります。
no-web-client = サーバーは動いています。ウェブクライアントは入っていませんが、プログラムからは下のインターフェースで遊べます。

## サーバーの運用

store-url = 「{ $url }」は保存先として使えません。sqlite:///ファイル か postgresql://ユーザー@ホスト/データベース と書いてください。
store-taken = { $url } は別のサーバーが使っています。SQLiteのファイルは1プロセス専用です。複数で使うにはPostgreSQLにしてください。
port = { $host } のポート{ $port }は使えません：{ $problem }。--port で別のポートを選んでください。

## 本人の確認

identity-none = まだここでの身元がありません。
identity-bad = この身元はもう使えません。復元リンクを使うか、新しく始めてください。
recovery-unknown = この復元リンクはもう使えません。ログイン中の端末で新しいリンクを作ってください。
nickname-bad = ニックネームは見える文字で1～24文字です。

## テーブル

table-unknown = テーブル{ $table }はないか、あなたには公開されていません。
table-none = テーブルにいません。まずテーブルを開いてください。
table-not-started = 対局はまだ始まっていません。
table-started = 対局はもう始まっています。
table-over = 対局は終わりました。
table-not-over = 対局はまだ終わっていません。
table-only-bots = テーブルには人の席が少なくとも1つ必要です。
seat-not-yours = あなたはこのテーブルに座っていません。
seat-stand-in = 持ち時間が切れたため、代役が代わりに指しています。
seat-taken = この席はふさがっています。
seat-already = あなたはもうこのテーブルに座っています。
seats-empty = まだ空いている席があります。
invite-needed = この席は招待リンクを持つ人のためのものです。
host-only = これができるのはテーブルを作った人だけです。
fork-over = その手では対局はもう終わっていました。もっと前の手を選んでください。

## 手

move-ahead = { $ply }手目への答えですが、対局は{ $now }手目です。
move-answered = { $ply }手目のあとにもう指したか、対局が戻されました。今は{ $now }手目です。
move-not-now = この手は今は出せません。
undo-late = 対局はもう{ $ply }手目ではなく、{ $now }手目です。
undo-none = 待ったをかけている人はいません。
hints-not-here = ヒントは、ほかの全員がボットのテーブルか、作った人が認めたテーブルで使えます。
hint-not-now = あなたの番ではないので、考える手がありません。
hint-failed = 今は名人からのヒントがありません。もう一度試してください。
plies-range = { $first }～{ $last }手目はここにはありません。あるのは{ $oldest }～{ $newest }手目です。
plies-many = 一度に見られるのは{ $most }手までです。
chat-bad = チャットは見える文字で1～500文字です。

## リクエスト

too-fast = リクエストが多すぎます。少し待ってください。
origin-foreign = ほかのサイトのページからこのサーバーは使えません。
request-bad = リクエストを理解できません：{ $problem }
path-unknown = このアドレスには何もありません。
method-unknown = このアドレスではそのメソッドは使えません。
body-long = リクエストが長すぎます。
body-type = リクエストはJSONで送ってください。
websocket-only = このアドレスはWebSocket専用です。
store-away = 保存先に今つながりません。もう一度試してください。保存された手が二度指されることはありません。
server-failed = サーバーで問題が起きました。記録されています。
