# ライブテーブル：サーバーの言葉と、断るときの言葉。

serve-ready = Maestriは { $address } で動いています。テーブルは { $store } に保存します。Ctrl-Cで終了します。
no-web-client = サーバーは動いています。ウェブクライアントは含まれていませんが、プログラムからは下のインターフェースを通して遊べます。

## サーバーの運用

store-url = 「{ $url }」は保存先として使えません。「sqlite:///ファイル」か「postgresql://ユーザー@ホスト/データベース」と書いてください。
store-taken = { $url } は別のサーバーが使っています。SQLiteのファイルを使えるのは1つのプロセスだけです。複数のプロセスで使うには、PostgreSQLにしてください。
store-closed = { $store } を開けません（{ $problem }）。
port = { $host } のポート{ $port }は使えません（{ $problem }）。--port で別のポートを選んでください。

## 本人の確認

identity-none = このサイトのプレイヤー情報がまだありません。
identity-bad = このプレイヤー情報はもう使えません。プレイヤー情報が残っている端末で引き継ぎリンクを作るか、新しく始めてください。
recovery-unknown = この引き継ぎリンクはもう使えません。リンクは10分間、1回だけ使えます。プレイヤー情報が残っている端末で、新しいリンクを作ってください。
nickname-bad = ニックネームは1～24文字で入力してください（目に見える文字だけ）。
nickname-alike = このテーブルには、見分けにくい名前の人がいます。別の名前を選んでください。

## テーブル

table-unknown = テーブル「{ $table }」は存在しないか、公開されていません。
table-none = テーブルに入っていません。先にテーブルを開いてください。
table-not-started = 対戦はまだ始まっていません。
table-started = 対戦はすでに始まっています。
table-over = 対戦は終わっています。
table-not-over = 対戦はまだ終わっていません。
table-ended = このテーブルは、長い間誰も来なかったため閉じられました。新しいテーブルを作ってください。
tables-many = 終わっていないテーブルは{ $most }個までです。先に対戦を終えてください。
bots-many = あなたのテーブルに置けるボットは合計{ $most }体までです。対戦を終えるか、ボットを減らしてください。
seats-many = 同時に座れるテーブルは{ $most }個までです。先に対戦を終えてください。
table-only-bots = ボットだけのテーブルは作れません。人の席を1つ以上用意してください。
wait-none = その席に、待っている人はいません。
seat-not-yours = あなたはこのテーブルに座っていません。
seat-stand-in = 持ち時間が切れたため、代理ボットがプレイしています。
seat-taken = この席は埋まっています。
seat-already = あなたはすでにこのテーブルに座っています。
seat-shown-out = このテーブルには、もう座れません。
seat-twice = 1つの席を2か所に置くことはできません。
code-unknown = コード「{ $code }」で待っているテーブルはありません。すでに対戦が始まったのかもしれません。
seats-empty = まだ空いている席があります。
invite-needed = この席に座るには招待リンクが必要です。
commitment-other = このテーブルの封印は、あなたが見たものと違います。座る前にもう一度確かめてください。
pledge-other = 公開しようとした値が、このテーブルの誓約と合いません。
reveal-late = カードはすでに配られました。公開されなかった乱数の代わりに、あなたの誓約が使われています。
host-only = この操作ができるのはホストだけです。
fork-over = その手の時点で、対戦は終わっています。もっと前の手を選んでください。

## 手

move-ahead = { $ply }手目の局面への操作ですが、対戦はまだ{ $now }手目です。
move-answered = { $ply }手目のあとにすでに手を進めたか、手が取り消されました。今は{ $now }手目です。
move-not-now = その手は今はできません。
undo-late = 対戦は{ $ply }手目ではなく、今は{ $now }手目です。
undo-none = 取り消しを求めている人はいません。
hints-not-here = ヒントを使えるのは、ほかの席がすべてボットのテーブルか、ホストが許可したテーブルだけです。
hint-not-now = あなたの番ではないため、ヒントはありません。
puzzle-unknown = 「{ $puzzle }」という問題はありません。
puzzle-move = ここでは「{ $move }」を出せません。
review-failed = 対戦を振り返れませんでした。もう一度お試しください。
hint-failed = 今は達人のヒントを出せません。もう一度お試しください。
plies-range = { $first }～{ $last }手目はここにはありません。あるのは{ $oldest }～{ $newest }手目です。
plies-many = 一度に見られるのは{ $most }手までです。
chat-bad = チャットは1～500文字で入力してください（目に見える文字だけ）。
line-unknown = そのチャットを書いた人は、ほかにいません。
chat-muted = ホストの設定により、このテーブルではチャットを使えません。

## リクエスト

too-fast = リクエストが多すぎます。少し待ってください。
origin-foreign = ほかのサイトのページからこのサーバーは使えません。
host-unknown = このサーバーの名前は { $host } ではありません。--origin で指定できます。
request-bad = リクエストの内容を解釈できません：{ $problem }
path-unknown = このアドレスには何もありません。
method-unknown = このアドレスではそのメソッドは使えません。
body-long = リクエストが長すぎます。
connections-too-many = 同じアドレスからの接続が多すぎます（{ $most }本まで）。
connections-of-person = 同時に開けるウィンドウは{ $most }個までです。どれかを閉じてください。
house-full = サーバーが満員です。少し待ってからやり直してください。
head-long = リクエストのヘッダーが長すぎます（{ $longest }バイトまで）。
request-slow = { $seconds }秒以内にリクエスト全体が届きませんでした。
body-type = リクエストはJSONで送ってください。
websocket-only = このアドレスはWebSocket専用です。
store-away = 今、保存先に接続できません。もう一度お試しください。保存済みの手が二重に記録されることはありません。
server-failed = サーバーで問題が起きました。内容は記録しました。
table-trouble = このテーブルで問題が起きました。これまでの手は失われていません。ページを再読み込みしてください。直らないときは、新しいテーブルを作ってください。

## お知らせ

push-your-move = { $count ->
    [0] { $game }：あなたの番です。
   *[other] { $game }（{ $names }）：あなたの番です。
}
push-endpoint = プッシュサービスのアドレスではありません。
push-keys = プッシュ通知の鍵ではありません。
push-many = お知らせを受け取れるブラウザーは{ $most }個までです。どれかを止めてください。
