# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = 閉じる
web-back = 戻る
web-cancel = やめる
web-save = 保存
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
web-minutes = { $minutes }分
web-play = 遊ぶ
web-with-friends = 友だちと遊ぶ
web-first-steps = 遊びながら覚える
web-open-tables = 空席のあるテーブル：{ $count }
web-fair-promise = カードが公正に配られたか、あとで検証できます。
web-how = しくみ
web-join-link = リンクで参加
web-join-label = 受け取ったリンク
web-join = 参加する
web-no-tables = 今、空席のあるテーブルはありません。テーブルを作って、リンクを送ってください。
web-open-now = 誰でも座れるテーブル
web-my-tables = 自分のテーブル
web-over = 終了
web-ended = 誰も来ないため閉じました。
web-waiting-short = 待機中
web-playing-short = 対戦中
web-watch = 観戦する

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
web-clock-is = 持ち時間：{ $clock }
web-stand-in = 代理ボット
web-grace = 離席できる時間
web-grace-seconds = { $seconds }秒後
web-grace-minutes = { $minutes }分後
web-stand-in-note = 手番の人がこれより長く離席すると、戻るまでボットが代わりにプレイします。
web-stand-in-clock-note = 持ち時間が切れた人の代わりに、ボットがプレイします。
web-stand-in-is = { $grace ->
        [none] 代理ボット：{ $level }
       *[other] 代理ボット：{ $level }、{ $grace }
    }
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
web-seat-bot = ボット
web-seat-here = 着席
web-seat-away = 離席
web-seat-choose = 席{ $seat }には誰が座りますか？
web-seat-link-long = リンクで招待
web-seat-link-note = リンクを開いた人のために取っておきます。
web-seat-open-long = 空けておく
web-seat-open-note = 誰でも座れます。
web-seat-bots = ボット
web-bot-note = ボットに見えるのは、人がその席に座ったときに見えるものだけです。
web-level-novice = 初心者
web-level-regular = 常連
web-level-master = 達人
web-level-novice-note = 気に入ったカードを出して、あとは祈ります。
web-level-regular-note = カードを知り尽くし、枚数も数えています。
web-level-master-note = あなたの手札を千通り想像します。
web-spectators = 観戦を許可する
web-talk-heard = 観戦者のチャットをプレイヤーにも見せる
web-open-table = テーブルを作る
web-open-table-note = 作ったら、リンクを送ってください。
web-seats-free = { $count ->
        [0] すべての席が埋まりました。
       *[other] 席が{ $count }つ空いています。
    }
web-start-when-full = 空席がなくなれば、始められます。
web-start-ready = 全員そろいました。
web-start-host = ホストが対戦を始めるのを待っています。
web-start = 始める
web-sit-down = 座る
web-stand-up = 席を立つ
web-invite = リンクで招待
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-sealed-note = カードの並びはすでに封印されています。座るときに、あなたのブラウザーも乱数を加えます。

## At the table

web-your-turn = あなたの番です。
web-their-turn = { $name }の番です。
web-sending = 送信中…
web-match-over = ゲーム終了です。
web-wait = あなたの番を待っています
web-choose-card = カードを選んでください
web-your-hand = あなたの手札
web-card-playable = { $card }、出せます
web-card-not-now = { $card }、今は出せません
web-not-now = 今、{ $card }は出せません。
web-not-this = 今はできません。
web-rule = ルール{ $rule }
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
web-connection-lost = 接続が切れました。
web-connection-retry = { $seconds }秒後に再接続します。失われたものはありません。
web-thinking = 考え中
web-away-for = 離席{ $time }
web-away = { $name }は離席中です。
web-away-note = 時間になると代理ボット（{ $level }）がプレイします。
web-stands-in = 代理ボットが{ $name }の代わりにプレイします。
web-stands-in-note = { $level }です。{ $name }に見えるものだけを見て、戻ればすぐに席を返します。
web-stands-in-short = 代理：{ $level }
web-plays-for = { $who ->
        [me] { $level }（あなたの代理）
       *[other] { $level }（{ $name }の代理）
    }
web-mine-stands-in = 代理ボット（{ $level }）があなたの代わりにプレイしています。
web-mine-for-good = 持ち時間がなくなりました。代理ボット（{ $level }）が最後までプレイします。
web-im-back = 席に戻る
web-missed = 時間切れです。{ $level }がこの手を代わりにプレイしました。{ $misses }手続くと代理ボットに席を任せます。
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
web-motion = カードの動き
web-sound = 音
web-notify = 自分の番を知らせる
web-nickname = ニックネーム
web-other-device = 別の端末で遊ぶ
web-other-device-note = 別の端末でも同じプレイヤーとして遊ぶための引き継ぎリンクです。ほかの人には見せないでください。
web-make-link = 引き継ぎリンクを作る

## End, replay, fairness

web-rematch = もう一度遊ぶ
web-to-rematch = 次の対戦へ
web-replay = リプレイ
web-look-table = テーブルを見る
web-to-result = 結果へ
web-home = トップページ
web-replay-of = リプレイ：{ $game }
web-replay-move = { $ply }手目／全{ $last }手
web-first = 最初へ
web-previous = 1手戻る
web-next = 1手進む
web-last = 最後へ
web-play-on = 再生
web-pause = 一時停止
web-position = 再生位置
web-all-open = 手札はすべて公開
web-moves = 手
web-deal = 配ったカード
web-share-moment = この場面のリンクをコピー
web-save-record = 対戦記録を保存
web-fork = ここから遊ぶ
web-fork-note = 全{ $last }手の{ $ply }手目です。この局面から始まる新しいテーブルを作ります。選んだ席から見えていたものはそのままで、ほかは配り直します。元の対戦は変わりません。
web-fork-seat = どの席に座りますか？
web-fork-open = テーブルを作る
web-fair-checking = ブラウザーが配り直して検証しています…
web-fair-holds = 公正と確認
web-fair-broken = 封印と不一致
web-fair-open = 封印なし
web-fair-note = ブラウザーが{ $draws }枚すべてを引き直し、1枚ずつ照合しました。
web-fair-open-note = この対戦は、シードが公開で決められたか、別の対戦から分岐したものです。
web-fair-unknown = 対戦が終わると、公正に配られたか検証できます。
web-fair-what = 検証した内容
web-check-seal = テーブルに示された封印が、対戦記録の封印と同じです
web-check-secret = 最後に公開された秘密の値が、封印と合います
web-check-entropy = プレイヤーが加えた乱数
web-check-own = このブラウザーが加えた乱数も入っています
web-check-seed = シードは秘密の値と乱数だけから作られています
web-check-draws = ここで配り直し、引き直したカード
web-check-moves = サーバーが再現した手
web-fair-title = 公正さを検証するしくみ
web-fair-1 = 最初のカードを配る前に、サーバーは秘密の値を決め、その封印（SHA-256）を示します。そのあと秘密の値は変えられません。
web-fair-2 = 各プレイヤーのブラウザーが、サーバーには予測できない乱数を加えます。秘密の値と乱数を合わせたものが、対戦のシードになります。
web-fair-3 = 1手ごとのシャッフルは、シードだけで決まります。シードは、終わるまでプレイヤーにもボットにも見えません。
web-fair-4 = 終わると秘密の値が公開されます。ブラウザーは封印を確かめ、シードを作り直し、すべてのカードを引き直します。

## Rule book

web-book-sheet = 印なし：説明書どおり
web-book-ruling = 裁定：説明書に書かれていないか、はっきりしない点
web-book-reconstructed = 復元：手元にないカードやボードに書かれていた内容
web-link-to-rule = { $rule }へのリンク

## Guide

web-guide-skip = ガイドを終える
web-guide-next = わかりました
