# ボット：レベル、ヒント、アリーナ。

## レベル

level-novice = 初心者
    .style = 初めて遊ぶ人のようにプレイします。手堅い手を選びますが、計画はなく、ときどき気まぐれです。
level-regular = 常連
    .style = ゲームをよく知っていて、先読みをせず、判断力だけですぐに手を決めます。
level-master = 達人
    .style = 先を読みます。相手の手札を想像し、1手ごとに頭の中で何度も対戦をくり返します。
level-grandmaster = 師範
    .style = 達人より時間をかけて考え、さらに先まで読みます。
level-games = 対応：{ $games }
level-table = { $title }（{ $seats }人）
level-points = 強さ：{ $points }
level-rated = { $title } { $points }
level-default = （既定）
level-seconds = { $seconds }秒以内に答えます。
bot-level-name = { $level }{ $number }

## ヒント

hint-move = 手
hint-worth = 期待値
hint-share = 読みの割合
hint-reason = 理由
hint-over = 対戦は終わっているため、ヒントはありません。
hint-seat = 席{ $seat }の手番ではありません。手番の席：{ $allowed }
simulations = シミュレーション回数に{ $simulations }は指定できません。1以上を指定してください。

## アリーナ

contender = 「{ $name }」というボットはアリーナにありません。使えるボット：{ $allowed }（masterとcheatは、後ろに@Nを付けるとシミュレーション回数をN回にできます）
arena-seats = { $seats }人のテーブルに{ $bots }体のボットは座れません。ボットを減らすか、--fieldで1体ずつ座らせてください。
arena-count = 対戦数と並列数は1以上にしてください。
arena-file = { $path } はアリーナの対戦記録ではありません。
arena-other = { $path } は別のアリーナの対戦記録です。別のファイルを指定するか、ゲーム、ボット、人数、シード、オプションをそろえてください。ルールやボットの中身が変わった場合も続けられません。
extra-missing = 必要なパッケージがありません：pip install maestri[{ $extra }]
network-none = { $path } はネットワークのファイルではありません。maestri trainで作れます。
network-other = { $path } のネットワークは、今の { $game_key } には使えません。maestri train { $game_key } で作り直してください。
training-other = { $path } は別の設定で学習したものです。別のフォルダーを指定するか、ゲーム、人数、シード、大きさをそろえてください。
training-sizes = 学習の数値は1以上、幅は偶数、学習率は0より大きく1より小さくしてください。

# 対戦の振り返り。
review-unfinished = 対戦が終わっていないため、まだ振り返れません。
review-samples = 振り返りには、1つの数値につき6回以上のシミュレーションが必要です。
review-title = { $game }：勝つ見込み
review-player = プレイヤー
review-start = 開始時
review-luck = 運
review-own = 判断
review-others = ほかの人の判断
review-result = 結果
review-ply = { $ply }手目：
review-luck-moment = { $name }の運：{ $change }
review-decision-moment = { $name }の判断：{ $change }
review-better = よりよい手：{ $move }
review-verdict = { $name }は{ $won ->
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
puzzles-found = { $matches }対戦から、問題が{ $count }問見つかりました。
puzzles-file = { $path }は問題のファイルではありません。別のファイルを指定してください。
