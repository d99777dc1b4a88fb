# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = 閉じる
web-back = 戻る
web-cancel = やめる
web-save = 保存
web-now = 今すぐ
web-language = 言語
web-settings = 設定
web-menu = メニュー
web-tables = 卓
web-rule-book = ルールブック
web-rule-books = ルールブック
web-unreachable = サーバーから応答がありません。接続を確かめて、もう一度お試しください。
web-opening = 卓へ向かっています…

## Front page

web-front-title =
    四つのゲーム、
    ひとつの卓。
web-front-note = 友だちと、または公平な相手とひとりで。登録は不要です。
web-front-running = 着席中の卓が{ $count }つあります
web-with = { $names }と
web-with-bots = ボットと
web-go-on = 続ける
web-players = { $fewest }〜{ $most }人
web-players-just = { $most }人
web-minutes = { $minutes }分
web-play = 遊ぶ
web-with-friends = 友だちと
web-first-steps = 遊びながら覚える
web-open-tables = 空きのある卓 { $count }
web-fair-promise = 配りは、あとで検証できます。
web-how = しくみ
web-join-link = リンクで参加
web-join-label = 受け取ったリンク
web-join = 参加する
web-no-tables = いま空いている卓はありません。卓を作って、リンクを送ってください。
web-open-now = だれでも座れる卓
web-my-tables = 自分の卓
web-over = 終了
web-waiting-short = 待機中
web-playing-short = 対戦中
web-watch = 見る

## New table, waiting room

web-new-table = 新しい卓
web-game = ゲーム
web-pace = 進め方
web-pace-live = いま遊ぶ
web-pace-leisure = ゆっくり
web-pace-live-note = 全員が卓にいます。
web-clock = 持ち時間
web-clock-none = なし
web-clock-budget = 1試合{ $minutes }分、1手ごとに{ $increment }秒追加
web-clock-seconds = 1手{ $seconds }秒
web-clock-days = 1手{ $days }日
web-clock-is = 持ち時間：{ $clock }
web-stand-in = 代打ち
web-grace = 席を外せる時間
web-grace-seconds = { $seconds }秒後
web-grace-minutes = { $minutes }分後
web-stand-in-note = 手番の人がこれより長く席を外すと、戻るまでボットが代わりに打ちます。
web-stand-in-clock-note = 時間が切れた人の代わりに、ボットが打ちます。
web-stand-in-is = { $grace ->
        [none] 代打ち：{ $level }
       *[other] 代打ち：{ $level }、{ $grace }
    }
web-days = { $days }日
web-hours = { $hours }時間
web-pace-leisure-note = つないでいなくてもかまいません。一手に何日かかっても大丈夫です。
web-seats = 席
web-fewer = 席を減らす
web-more = 席を増やす
web-who-sits = だれがどこに座るか
web-clockwise = 時計回りに進みます
web-seat-you = あなた
web-seat-host = ホスト
web-seat-link = リンク
web-seat-invited = 招待中
web-seat-open = 空席
web-seat-anybody = 誰でも
web-seat-bot = ボット
web-seat-here = 着席
web-seat-away = 離席
web-seat-choose = 席{ $seat }にはだれが座りますか
web-seat-link-long = リンクで招待
web-seat-link-note = リンクを開いた人のために取っておきます。
web-seat-open-long = 空けておく
web-seat-open-note = だれでも座れます。
web-seat-bots = ボット
web-bot-note = ボットに見えるのは、その席に座ったあなたに見えるものだけです。
web-level-novice = 初心者
web-level-regular = 常連
web-level-master = 達人
web-level-novice-note = 気に入った札を出して、祈ります。
web-level-regular-note = 札を知り、数えています。
web-level-master-note = あなたの手札を千通り想像します。
web-spectators = 観戦を許す
web-open-table = 卓を開く
web-open-table-note = 開いたら、リンクを送ってください。
web-seats-free = { $count ->
        [0] すべての席が埋まりました。
       *[other] 席が{ $count }つ空いています。
    }
web-start-when-full = 空席がなくなれば、始められます。
web-start-ready = 全員そろいました。
web-start-host = ホストが対戦を始めます。
web-start = 始める
web-sit-down = 座る
web-stand-up = 席を立つ
web-invite = リンクで招待
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-sealed-note = 札はもう封印されています。座るときに、あなたのブラウザーも乱数を加えます。

## At the table

web-your-turn = あなたの番です。
web-their-turn = { $name }の番です。
web-sending = 送信中…
web-match-over = 対戦が終わりました。
web-wait = 順番を待っています
web-choose-card = 札を選んでください
web-play-card = { $card }を出す
web-your-hand = あなたの手札
web-hidden-cards = 伏せた札：{ $count }枚
web-no-cards = なし
web-card-playable = { $card }、出せます
web-card-not-now = { $card }、いまは出せません
web-not-now = いま{ $card }は出せません
web-not-this = 今はできません
web-rule = ルール { $rule }
web-read-rule = ルールを読む
web-watching = 観戦中
web-log = 記録と会話
web-log-and-talk = 記録と会話
web-log-only = 記録だけ
web-talk = 卓のみんなへ…
web-send = 送る
web-sealed = 札は封印済み
web-moment = { $ply }手目
web-taken-back = 手が戻されました。
web-recalling = 留守の間の手です。触れると飛ばします。
web-connection-lost = 接続が切れました。
web-connection-retry = { $seconds }秒後につなぎ直します。失われたものはありません。
web-undo = 待った
web-undo-asked = { $who ->
        [me] 最後の手を戻すよう頼んでいます。
       *[other] { $name }が最後の手を戻したいそうです。
    }
web-agree = 認める
web-decline = 認めない
web-resign = 席を譲る
web-resign-sure = はい、ボットに任せます
web-leave = 最初のページへ
web-copy-watch-link = 観戦リンクをコピー
web-bot-0 = アイコ
web-bot-1 = ブルーノ
web-bot-2 = クロエ
web-bot-3 = ダラ
web-bot-4 = エミール
web-bot-5 = ハナ

## Settings

web-theme = 明るさ
web-theme-system = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-confirm = 一手ごとに確かめる
web-confirm-note = 切ると、出し方がひとつしかない札はすぐに出ます。
web-motion = 札の動き
web-sound = 音
web-notify = 自分の番を知らせる
web-nickname = 卓での名前
web-other-device = 別の端末で
web-other-device-note = 別の端末でも同じ人として遊ぶためのリンクです。人には見せないでください。
web-make-link = リンクを作る

## End, replay, fairness

web-rematch = もう一度
web-to-rematch = 次の対戦へ
web-replay = 再生
web-look-table = 卓を見る
web-to-result = 結果へ
web-home = 最初のページ
web-replay-of = 再生：{ $game }
web-replay-move = { $ply }手目／全{ $last }手
web-first = 最初へ
web-previous = 一手戻る
web-next = 一手進む
web-last = 最後へ
web-play-on = 再生
web-pause = 一時停止
web-position = 対戦の中の位置
web-all-open = 手札はすべて公開
web-moves = 手
web-deal = 配り
web-share-moment = この場面のリンクをコピー
web-save-record = 記録を保存
web-fork = ここから遊ぶ
web-fork-note = { $ply }手目／全{ $last }手。この局面から新しい卓を開きます。選んだ席から見えていたものはそのまま、ほかは配り直します。元の対戦は変わりません。
web-fork-seat = どの席に座りますか
web-fork-open = 卓を開く
web-fair-checking = ブラウザーが配り直しています…
web-fair-holds = 公平な配りでした
web-fair-broken = 封印と一致しません
web-fair-open = 封印なし
web-fair-note = ブラウザーが{ $draws }枚すべてを引き直し、1枚ずつ照らし合わせました。
web-fair-open-note = この対戦のシードは公開で選ばれたか、別の対戦から分かれたものです。
web-fair-unknown = 対戦が終わると、配りを検証できます。
web-fair-undealt = 封印は確認しましたが、配り直してはいません
web-fair-undealt-note = 封印・秘密・シードは一致しています。このブラウザーはこのゲームを配り直せないため、札はまだ検証されていません。棋譜を保存し、「maestri verify ファイル名」で検証してください。
web-fair-record = 棋譜
web-fair-what = 検証した内容
web-check-seal = 卓に示された封印が、記録の封印と同じです
web-check-secret = 最後に開かれた秘密が、封印と合います
web-check-entropy = プレイヤーが加えた乱数
web-check-own = このブラウザーが加えた乱数も入っています
web-check-seed = シードは秘密と乱数だけから作られています
web-check-draws = ここで配り直し、引き直した札
web-check-moves = サーバーが打ち直した手
web-fair-title = 配りの公平さを確かめるしくみ
web-fair-1 = 最初の札の前に、サーバーは秘密を引き、その封印（SHA-256）を見せます。そのあと秘密は変えられません。
web-fair-2 = 各プレイヤーのブラウザーが、サーバーには予測できない乱数を加えます。秘密と乱数が合わさって、対戦のシードになります。
web-fair-3 = 一手ごとのシャッフルは、シードだけで決まります。終わるまでは、プレイヤーにもボットにも見えません。
web-fair-4 = 終わると秘密が開かれます。ブラウザーは封印を確かめ、シードを作り直し、すべての札を引き直します。

## Rule book

web-book-sheet = 印なし：説明書どおり
web-book-ruling = 裁定：説明書に書かれていないか、はっきりしない点
web-book-reconstructed = 復元：手元にない部品に印刷されていたもの
web-link-to-rule = { $rule }へのリンク

## Guide

web-guide-skip = 案内を終える
web-guide-next = わかりました
