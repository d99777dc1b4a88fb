# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = 閉じる
web-back = 戻る
web-cancel = やめる
web-save = 保存
web-saved = 保存しました。
web-now = 今すぐ
web-language = 言語
web-settings = 設定
web-menu = メニュー
web-tables = テーブル
web-rule-book = ルールブック
web-rule-books = ルールブック
web-unreachable = サーバーから応答がありません。接続を確かめて、もう一度お試しください。
web-opening = テーブルを開いています…

## Front page

web-front-title =
    四つのゲーム、
    ひとつのテーブル。
web-front-note = 友だちと、またはひとりで公正なボットと。登録は不要です。
web-front-running = 参加中のテーブル：{ $count }
web-with = { $names }と対戦
web-with-bots = ボットと対戦
web-go-on = 続ける
web-players = { $fewest }～{ $most }人
web-players-just = { $most }人
web-minutes = { $minutes }分
web-play = 遊ぶ
web-with-friends = 友だちと遊ぶ
web-first-steps = 遊びながら覚える
web-open-tables = 空席のあるテーブル：{ $count }
web-fair-promise = カードが公正に配られたか、あとで検証できます。
web-how = しくみ
web-join-label = テーブルのコードかリンク
web-join = 参加する
web-playing-short = 対戦中

## New table, waiting room

web-new-table = 新しいテーブル
web-game = ゲーム
web-pace = 進め方
web-pace-live = 今すぐ遊ぶ
web-pace-leisure = ゆっくり遊ぶ
web-pace-live-note = 全員が接続したまま遊びます。
web-clock = 持ち時間
web-clock-none = なし
web-clock-budget = 1人{ $minutes }分、1手ごとに{ $increment }秒追加
web-clock-seconds = 1手{ $seconds }秒
web-clock-days = 1手{ $days }日
web-stand-in = 代理ボット
web-grace = 離席できる時間
web-grace-seconds = { $seconds }秒後
web-grace-minutes = { $minutes }分後
web-stand-in-note = 手番の人がこれより長く離席すると、戻るまでボットが代わりにプレイします。
web-stand-in-clock-note = 持ち時間が切れた人の代わりに、ボットがプレイします。
web-days = { $days }日
web-hours = { $hours }時間
web-seconds = { $seconds }秒
web-misses = 時間切れの手
web-misses-is = { $misses ->
        [1] 戻るまで席を代理ボットに任せる
       *[other] 代理ボットが1手だけプレイ、{ $misses }手続くと席を任せる
    }
web-pace-leisure-note = 接続していなくてもかまいません。1手に何日かかっても大丈夫です。
web-seats = 席
web-fewer = 席を減らす
web-more = 席を増やす
web-who-sits = 席の割り当て
web-clockwise = 手番は時計回り
web-seat-you = あなた
web-seat-host = ホスト
web-seat-link = リンク
web-seat-invited = 招待中
web-seat-open = 空席
web-seat-anybody = 誰でも
web-seat-here = 着席
web-seat-away = 離席
web-seat-choose = 席{ $seat }には誰が座りますか？
web-seat-link-long = リンクで招待
web-seat-link-note = リンクを開いた人のために取っておきます。
web-seat-open-long = 空けておく
web-seat-open-note = 誰でも座れます。
web-seat-bots = ボット
web-bot-note = ボットに見えるのは、人がその席に座ったときに見えるものだけです。
web-points-note = 数字は実戦で測った強さで、常連が1,500です。400高いと、11回に10回は相手より上位になります。
web-points = 強さ：{ $points }
web-level-points = { $level }・{ $points }
web-level-novice = 初心者
web-level-regular = 常連
web-level-master = 達人
web-level-grandmaster = 師範
web-level-novice-note = 気に入ったカードを出して、あとは祈ります。
web-level-regular-note = カードを知り尽くし、枚数も数えています。
web-level-master-note = あなたの手札を千通り想像します。
web-level-grandmaster-note = じっくり考え、さらに先を読みます。
web-spectators = 観戦を許可する
web-talk-heard = 観戦者のチャットをプレイヤーにも見せる
web-open-table = テーブルを作る
web-open-table-note = 作ったら、リンクを送ってください。
web-seats-free = { $count ->
        [0] すべての席が埋まりました。
       *[other] 席が{ $count }つ空いています。
    }
web-start-ready = 全員そろいました。
web-start-host = ホストが対戦を始めるのを待っています。
web-start = 始める
web-sit-down = 座る
web-stand-up = 席を立つ
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-sealed-note = カードの並びはすでに封印され、ブラウザーが封印を控えています。座るときに、ブラウザーは乱数の誓約を立てます。
web-dealing = 全員の誓約がそろいました。配っています…
web-waiting-room = 待合室
web-here-count = { $seats }人中{ $here }人がそろいました。
web-sat-down = { $name }が着席しました。
web-is-away = { $name }は離席しています。
web-invite-title = このテーブルに招待
web-code = 参加コード
web-code-note = 口で伝えるか、画面を見せるか、スマートフォンで四角を読み取ってもらいます。
web-qr = リンクのQRコード
web-share-text = { $game }の席を用意しました。
web-how-we-play = このテーブルの遊び方
web-how-pace-live = 今すぐ、全員が接続したまま遊びます。
web-how-pace-leisure = ゆっくり遊びます。1手に何日かかっても大丈夫です。
web-how-clock-none = 持ち時間はありません。
web-how-clock-budget = 持ち時間は1人{ $minutes }分、1手ごとに{ $increment }秒追加されます。
web-how-clock-seconds = 1手の持ち時間は{ $seconds }秒です。
web-how-clock-days = 1手の持ち時間は{ $days }日です。
web-how-away-seconds = 手番の人が{ $seconds }秒離席すると、代理ボットがプレイします。レベル：{ $level }
web-how-away-minutes = 手番の人が{ $minutes }分離席すると、代理ボットがプレイします。レベル：{ $level }
web-how-out-of-time = 持ち時間が切れた人の代わりに、ボットがプレイします。レベル：{ $level }
web-how-misses = { $misses ->
        [1] 時間切れになると、戻るまで代理ボットが席につきます。
       *[other] 時間切れの手は代理ボットがプレイします。{ $misses }手続くと、席も任せます。
    }
web-how-take-back = 全員が認めれば、手を取り消せます。
web-how-watched = ほかの人も観戦できます。手札は見えません。
web-how-unwatched = 見られるのはテーブルにいる人だけです。
web-how-found-by-link = リンクかコードを知っている人だけが参加できます。
web-how-found-by-all = 空席には誰でも座れます。
web-start-with-bots = 空席にボットを入れて始める
web-start-or-wait = ボットを入れて始めるか、友だちを待ちます。
web-start-away = 離席している人がいます。席はそのまま残ります。
web-wait-others = ほかの人がそろうと、対戦が始まります。
web-seat-expected = 参加待ち
web-seat-waits-for = { $name }の席
web-seat-number = 席{ $seat }
web-seat-swap = 席を交換する相手
web-seat-instead = 代わりにボットを入れる
web-seat-show-out = 退席してもらう
web-seat-show-out-note = このテーブルにはもう座れません。
web-seat-take-away = 席をなくす

## Welcome

web-welcome = { $name }からの招待です。
web-welcome-nobody = 招待が届いています。
web-welcome-again = { $name }がもう一度遊びます。
web-welcome-seat = { $seats }席中の席{ $seat }
web-welcome-how = 遊び方
web-your-name = ニックネーム
web-your-name-note = 登録は不要です。ニックネームはこの端末で使われます。
web-your-name-friends = 招待した友だちに表示されます。
web-your-name-needed = ほかの人に表示するニックネームを入力してください。
web-watch-only = 観戦だけする

## At the table

web-your-turn = あなたの番です。
web-their-turn = { $name }の番です。
web-sending = 送信中…
web-match-over = ゲーム終了です。
web-wait = あなたの番を待っています
web-choose-card = カードを選んでください
web-play-card = { $card }を出す
web-your-hand = あなたの手札
web-hidden-cards = 伏せたカード：{ $count }枚
web-no-cards = なし
web-card-playable = { $card }、出せます
web-card-not-now = { $card }、今は出せません
web-not-now = 今、{ $card }は出せません。
web-not-this = 今はできません。
web-instead = 代わりにできること
web-rule = ルール{ $rule }
web-what-now = 現在
web-what-next = 同じキーを押すと、次の説明に進みます。
web-read-rule = ルールを読む
web-watching = 観戦中
web-watchers = { $count ->
        [0] 観戦者はいません。
       *[other] { $count }人が観戦しています。
    }
web-spectator = 観戦
web-talk-apart = プレイヤーには、対戦が終わるまで見えません。
web-talk-together = プレイヤーにも見えます。
web-log-unread = ログとチャット、未読{ $count }件
web-log = ログとチャット
web-log-and-talk = ログとチャット
web-log-only = ログだけ
web-talk = 全員へメッセージ…
web-send = 送る
web-sealed = カードは封印済み
web-moment = { $ply }手目
web-taken-back = 手が取り消されました。
web-recalling = 不在の間の手を再生しています。押すと飛ばせます。
web-since = 前回のあなたの番から
web-since-start = 対戦の始めから
web-see-again = もう一度見る
web-see-turn-again = { $name }の番をもう一度見る
web-the-table = テーブル
web-log-earlier = 以前の番
web-connection-lost = 接続が切れました。
web-connection-retry = { $seconds }秒後に再接続します。失われたものはありません。
web-thinking = 考え中
web-away-for = 離席{ $time }
web-away = { $name }は離席中です。
web-away-note = 時間になると代理ボット（{ $level }）がプレイします。
web-stands-in = 代理ボットが{ $name }の代わりにプレイします。
web-stands-in-note = { $level }です。この席に見えるものだけを見ます。
web-stands-in-short = 代理：{ $level }
web-plays-for = { $who ->
        [me] { $level }（あなたの代理）
       *[other] { $level }（{ $name }の代理）
    }
web-mine-stands-in = 代理ボット（{ $level }）があなたの代わりにプレイしています。
web-mine-for-good = 持ち時間がなくなりました。代理ボット（{ $level }）が最後までプレイします。
web-mine-given-up = ボットに交代しました。代理ボット（{ $level }）が最後までプレイします。
web-im-back = 席に戻る
web-missed = 時間切れです。{ $level }がこの手を代わりにプレイしました。{ $misses }手続くと代理ボットに席を任せます。
web-note-pause = サーバーが{ $seconds }秒止まっていました。その間、時計は進んでいません。
web-hush-player = 発言を止める
web-hush-onlooker = 退出させる
web-note-stand-in = { $who ->
        [me] 代理ボット（{ $level }）があなたの代わりにプレイします。
       *[other] 代理ボット（{ $level }）が{ $name }の代わりにプレイします。
    }
web-note-back = { $who ->
        [me] あなたが戻りました。
       *[other] { $name }が戻りました。
    }
web-note-gave-up = { $who ->
        [me] ボットに交代しました。{ $level }が続けます。
       *[other] { $name }がボットに交代しました。{ $level }が続けます。
    }
web-undo = 取り消す
web-undo-asked = { $who ->
        [me] 最後の手の取り消しを求めています。
       *[other] { $name }が最後の手の取り消しを求めています。
    }
web-agree = 認める
web-decline = 認めない
web-resign = ボットに交代する
web-resign-sure = はい、ボットに交代します
web-leave = トップページへ
web-dead-end = ここには何もありません。
web-nowhere = このページはありません。
web-nowhere-note = アドレスが間違っているか、途中で切れている可能性があります。
web-no-table = このテーブルは開けません。
web-no-table-note = リンクが途中で切れているか、テーブルがなくなった可能性があります。もう一度リンクをもらってください。
web-ply-beyond = { $ply }手目はありません。最後の{ $last }手目を表示しています。
web-copy-watch-link = 観戦リンクをコピー
web-bot-0 = アイコ
web-bot-1 = ブルーノ
web-bot-2 = クロエ
web-bot-3 = ダラ
web-bot-4 = エミール
web-bot-5 = ハナ

## Settings

web-theme = テーマ
web-theme-system = 端末に合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-confirm = 1手ごとに確認する
web-confirm-note = オフにすると、出し方が1つしかないカードはすぐに出ます。
web-speed = ほかの人の手を見せる速さ
web-speed-short = 速さ
web-speed-calm = ゆっくり
web-speed-brisk = 速め
web-speed-at-once = すぐに
web-motion = カードの動き
web-sound = 音
web-notify = 自分の番を知らせる
web-nickname = ニックネーム
web-other-device = 別の端末で遊ぶ
web-other-device-note = 別の端末でも同じプレイヤーとして遊ぶための引き継ぎリンクです。10分間、1回だけ使えます。ほかの人には見せないでください。
web-make-link = 引き継ぎリンクを作る
web-recover-title = この端末を「{ $name }」に切り替えますか？
web-recover-note = 切り替えると、この端末は「{ $name }」になり、そのテーブルもすべて引き継ぎます。リンクは1回だけ使えます。
web-recover-now = この端末は今「{ $name }」です。切り替えると、この端末にその情報は残りません。あとで戻りたいときは、先に設定で引き継ぎリンクを作ってください。
web-recover-yes = 「{ $name }」に切り替える
web-recover-no = 切り替えない

## End, replay, fairness

web-rematch = もう一度遊ぶ
web-to-rematch = 自分ももう一度遊ぶ
web-play-again = もう一度遊ぶ人：{ $names }
web-replay = リプレイ
web-look-table = テーブルを見る
web-to-result = 結果へ
web-home = トップページ
web-replay-of = リプレイ：{ $game }
web-replay-move = { $ply }手目／全{ $last }手
web-moves = 手の一覧
web-chapter = 章
web-moments = 注目の場面
web-see-moment = 見る
web-first = 最初へ
web-previous = 1手戻る
web-next = 1手進む
web-last = 最後へ
web-play-on = 再生
web-pause = 一時停止
web-position = 再生位置
web-share-moment = この場面のリンクをコピー
web-save-record = 対戦記録を保存
web-all-open = 全員の手札を公開
web-fork = ここから遊ぶ
web-fork-note = 全{ $last }手の{ $ply }手目です。この局面から始まる新しいテーブルを作ります。選んだ席から見えていたものはそのままで、ほかは配り直します。元の対戦は変わりません。
web-fork-seat = どの席に座りますか？
web-fork-level = ほかの席の強さ
web-fork-open = テーブルを作る
web-fair-checking = ブラウザーが配り直して検証しています…
web-fair-holds = 公正と確認
web-fair-partly = 矛盾なし
web-fair-partly-note = ここですべてを証明することはできません。検証した内容をご覧ください。
web-fair-broken = 封印と不一致
web-fair-broken-note = 封印された内容と違うところがあります。検証した内容をご覧ください。
web-fair-unsealed = 封印なし
web-fair-holds-note = ブラウザーが{ $draws }枚すべてを引き直し、1枚ずつ照合しました。
web-fair-unsealed-note = この対戦は、シードが公開で決められたか、古いルールから引き継がれたものです。
web-fair-unknown = 対戦が終わると、公正に配られたか検証できます。
web-fair-undealt = 封印は確認済み、配り直しは未検証
web-fair-undealt-note = 封印、秘密の値、シードは一致しています。このブラウザーはこの対戦を配り直さないため、カードの配られ方はまだ検証されていません。対戦記録を保存し、「maestri verify ファイル名」で検証してください。
web-fair-record = 対戦記録を保存
web-fair-what = 検証した内容
web-check-seal = 封印は、配る前にこのブラウザーが控えたものと同じです。
web-check-seal-unknown = このブラウザーは配る前の封印を控えていません。秘密の値が先に決まっていたかは分かりません。
web-check-secret = 最後に公開された秘密の値が、封印と合います。
web-check-pledges = 各席が公開した乱数は、先に立てた誓約と合います。
web-check-pledges-unknown = 誓約がないため、誰が最後に選んだのかは分かりません。
web-check-revealed = 全員が時間内に乱数を公開しました。
web-check-revealed-unknown = 時間内に公開されなかった席は、代わりに誓約が使われています。その席の持ち主は、2通りのカードの配られ方から選べました。
web-check-own = このブラウザーの乱数がシードに入っています。
web-check-own-unknown = このブラウザーの乱数は間に合わず、代わりに誓約が使われています。
web-check-seed = シードは秘密の値と乱数だけから作られています。
web-check-draws = ここで配り直し、引き直したカード
web-check-draws-unknown = このブラウザーでは配り直していません。対戦記録があれば maestri verify で検証できます。
web-check-moves = サーバーが再現したと示している手
web-fair-title = 公正さを検証するしくみ
web-fair-1 = 誰かが座る前に、サーバーは秘密の値を決め、その封印（SHA-256）を示します。ブラウザーが封印を控えるので、そのあと秘密の値は変えられません。
web-fair-2 = 各プレイヤーのブラウザーは乱数を作り、まずその誓約（SHA-256）だけを示します。全員の誓約がそろってから、いっせいに公開します。だから、サーバーも含めて、誰も最後に選ぶことができません。
web-fair-3 = 1手ごとのシャッフルは、シードだけで決まります。シードは、終わるまでプレイヤーにもボットにも見えません。
web-fair-4 = 終わると秘密の値が公開されます。ブラウザーは封印と誓約を控えと比べ、シードを作り直し、すべてのカードを引き直します。

## Rule book

web-book-find = ルールを探す
web-book-contents = 目次
web-book-none = 見つかりません。別の言葉で探すか、表示を増やしてください。
web-book-sheet = 印なし：説明書どおり
web-book-ruling = 裁定：説明書に書かれていないか、はっきりしない点
web-book-reconstructed = 復元：手元にないカードやボードに書かれていた内容
web-book-back = テーブルに戻る
web-link-to-rule = { $rule }へのリンク

## Guide

web-guide-skip = ガイドを終える
web-guide-next = わかりました

## みんなのテーブル

web-lobby-your-move = あなたの番のテーブル：{ $count }
web-lobby-mine = 参加中のテーブル：{ $count }
web-lobby-none = 参加中のテーブルはありません。
web-lobby-your-turn = あなたの番です。
web-lobby-others-turn = { $names }の番です。
web-lobby-waits = 参加者を待っています。
web-lobby-starts = 始められます。
web-lobby-since = { $time }前から
web-lobby-left = 残り{ $time }
web-lobby-open = 募集中
web-lobby-open-note = 空席あり
web-lobby-running = 対戦中
web-lobby-running-note = 手札は非公開
web-lobby-finished = 終わった対戦
web-lobby-finished-note = あなたの対戦
web-lobby-no-open = 募集中のテーブルはありません。テーブルを用意して、席を1つ空けておけます。
web-lobby-no-running = 誰でも観戦できる対戦は、今はありません。
web-lobby-no-finished = 終わった対戦がここに並びます。
web-lobby-watch = 観戦する
web-lobby-watching = { $count ->
    [0] 観戦者なし
   *[other] { $count }人が観戦中
}
web-lobby-table-of = { $name }のテーブル
web-lobby-all-games = すべてのゲーム
web-lobby-any-pace = すべての進め方
web-lobby-games = ゲーム
web-lobby-no-clock = 持ち時間なし
web-lobby-code = コードで参加
web-lobby-bots = ボット{ $count }体
web-place = { $place }位
web-place-of = { $count }人中

## マイページ

web-my-page = マイページ
web-me-title = { $count ->
        [0] { $name }：対戦はまだありません。
       *[other] { $name }：対戦{ $count }回
    }
web-me-nobody = { $count ->
        [0] 対戦はまだありません。
       *[other] 対戦{ $count }回
    }
web-me-note = 登録は不要です。この端末だけがあなたを知っています。
web-me-form = 腕前
web-me-form-note = 対戦{ $count }回まで
web-me-curve = 対戦ごとの腕前：{ $from }から{ $to }へ
web-me-won = { $won }勝／対戦{ $played }回
web-me-places = { $place }：{ $count }回
web-me-history = これまでの対戦
web-me-length = { $moves }手
web-me-all = すべての対戦（{ $count }回）
web-me-empty = 対戦を最後まで遊ぶと、ここに並び、再生できます。
web-me-bring = 記録ファイルを開く
web-me-bring-note = ここに落とすか、選んでください。再生、検証、途中からの対戦ができます。
web-me-bring-choose = ファイルを選ぶ
web-me-archive = 記録をまとめて保存
web-me-archive-note = 1つのファイルに保存します。どこでも検証できます。
web-me-save = 保存
web-me-device = 別の端末へ移す
web-me-device-note = その端末で読み取ってください。1回だけ、10分間有効です。
web-me-device-show = QRコードを表示
web-me-forget = 私を忘れる
web-me-forget-note = 名前など、あなたにつながるものを消します。対戦は名前なしで残ります。
web-me-forget-sure = { $name }の情報を消しますか？
web-me-forget-what = 対戦中の席はボットが引き継ぎ、募集中のテーブルは終わります。テーブルでの発言も消えます。元には戻せません。
web-me-forget-yes = すべて消す
web-me-calls = 番が来たら知らせる
web-me-calls-note = 「ゆっくり遊ぶ」テーブルで、ページを閉じていても、この端末に1行で知らせます。
web-me-calls-denied = ブラウザーが許可していません。このページの通知を許可してから、もう一度お試しください。
web-me-calls-never = このブラウザーには知らせられません。iPhoneでは、先にホーム画面に追加してください。
web-me-calls-failed = ブラウザーのプッシュサービスが応答しません。あとでもう一度お試しください。

web-offline = 接続できません。
web-offline-note = サーバーに接続できません。ルールブックは読めます。
web-offline-again = もう一度

web-wait-more = ＋1分
web-wait-more-long = { $name }をもう1分待つ

web-hint = ヒント
web-hint-about = 見込みの目安（100%は勝利）
web-hint-own = 自分で選ぶ
web-hint-play = { $number }の手を出す

web-review = 振り返り
web-review-of = 振り返り：{ $game }
web-review-making = 対戦を振り返っています。少しお待ちください。
web-review-chances = 勝つ見込みの移り変わり
web-review-sums = 運と判断
web-review-start = 開始時
web-review-luck = 運
web-review-own = 自分の判断
web-review-others = ほかの人の判断
web-review-luck-of = { $who ->
        [me] あなたの運
       *[other] { $name }の運
    }
web-review-luck-note = サイコロ、カードの配られ方、見えなかったもの
web-review-own-of = { $who ->
        [me] あなたの判断
       *[other] { $name }の判断
    }
web-review-own-note = 常連の判断との差
web-review-sure = 数値は勝つ見込みのポイントで、その時に見えていたものから推定しています。見込みの誤差はおよそ{ $points }ポイントです。
web-review-verdict = { $who ->
        [me] あなた
       *[other] { $name }
    }は{ $won ->
        [yes] 勝ちました。
       *[other] 勝てませんでした。
    }{ $played ->
        [better] 常連より良い判断で
        [worse] 常連に及ばない判断で
       *[other] 常連並みの判断で
    }、{ $luck ->
        [lucky] 運にも恵まれました。
        [unlucky] 運には恵まれませんでした。
       *[other] 運の影響は小さいものでした。
    }
web-review-move = { $ply }手目
web-review-of-luck = { $who ->
        [me] あなたの運
       *[other] { $name }の運
    }
web-review-of-decision = { $who ->
        [me] あなたの判断
       *[other] { $name }の判断
    }
web-review-better = よりよい手：{ $move }
web-review-see = 見る
web-review-play = ここから遊ぶ

web-puzzles = 問題
web-puzzles-note = ボットどうしの対戦から選んだ場面です。はっきり最善の手があり、常連は見落とします。
web-puzzles-solved = { $count }問中{ $solved }問正解
web-puzzle = 問題
web-puzzle-of = 問題：{ $game }
web-puzzle-today = 今日の問題
web-puzzle-today-note = 最善の手を見つけられますか？
web-puzzle-task = 最善の手を見つける
web-puzzle-grade = { $grade ->
        [easy] やさしい
        [middling] ふつう
       *[other] むずかしい
    }
web-puzzle-number = 問題{ $number }
web-puzzle-done = { $done ->
        [solved] 正解
        [seen] 答えを見た
       *[other] 未正解
    }
web-puzzle-solve = 解く
web-puzzle-right = 正解です。
web-puzzle-wrong = この手ではありません。
web-puzzle-loss = { $move }：勝つ見込みがおよそ{ $points }ポイント下がります。
web-puzzle-answer = 答え
web-puzzle-gap = ほかの手では、勝つ見込みが{ $points }ポイント以上下がります。
web-puzzle-found = 見つける割合：初心者{ $novice }、常連{ $regular }、達人{ $master }
web-puzzle-again = もう一度
web-puzzle-show = 答えを見る
web-puzzle-table = テーブルを見る
web-puzzle-next = 次の問題
