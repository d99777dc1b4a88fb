# ボット：レベル、ヒント、アリーナ。

## レベル

level-novice = 入門
    .style = 初めて遊ぶ人のように打ちます。手堅い手を選びますが、計画はなく、ときどき気まぐれです。
level-regular = 常連
    .style = ゲームをよく知っていて、判断力だけですぐに打ちます。
level-master = 名人
    .style = 先を読みます。相手の手札を想像し、一手ごとに頭の中で何度も対局します。
level-default = （既定）
level-seconds = { $seconds }秒以内に答えます。
bot-level-name = { $level }{ $number }
level-unknown = 「{ $level }」というレベルはありません。レベルは次のとおりです：{ $allowed }。

## ヒント

hint-move = 手
hint-worth = 見込み
hint-share = 読み
hint-reason = 理由
hint-over = 対局は終わっています。考える手はありません。
hint-seat = 席{ $seat }の手番ではありません。手番：{ $allowed }。
simulations = { $simulations }はシミュレーションの回数になりません。1以上にしてください。

## アリーナ

contender = 「{ $name }」はアリーナのボットではありません。ボットは次のとおりです：{ $allowed }。masterとcheatは後ろに@Nを付けるとN回のシミュレーションになります。
arena-seats = { $seats }人の卓に{ $bots }体のボットは座れません。数を減らすか、--fieldで一体ずつ座らせてください。
arena-count = 対局数と並列数は1以上にしてください。
arena-file = { $path }はアリーナの対局記録ではありません。
arena-other = { $path }は別のアリーナの対局記録です。別のファイルを指定するか、ゲーム、ボット、人数、シード、オプションをそろえてください。
extra-missing = 必要なパッケージがありません：pip install maestri[{ $extra }]
