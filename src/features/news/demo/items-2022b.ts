import type { DemoNews } from "./demo-news";

/** Demo news, July to December 2022. */
export const ITEMS_2022B: DemoNews[] = [
  {
    date: "2022-07-23",
    category: ["Member Activities"],
    cover: { motif: "rain", palette: "harbour", seed: 304 },
    eng: {
      header: "Forty-two lamps: a morning in the warm pool",
      content: `<p>In the water, nobody asks who walks and who rolls. On the morning of 16 July 2022, nine members aged from four to thirty-four had a heated pool to themselves, in groups of three, with two physiotherapists at the side and two helpers in the water for every swimmer.</p>
<p>Tsz-him, who is seven, floated on his back with a hand under his head and reported that the ceiling has forty-two lamps. A few minutes later he rolled onto his side by himself, looked surprised, and asked to do it nine more times. His mother counted.</p>
<h3>Planned slowly, enjoyed slowly</h3>
<p>International care guidance names aquatic therapy, with supervision, as one part of rehabilitation. It may not suit everyone, so each swimmer asked their own doctor or physiotherapist first, and anyone could stop at any moment. Each turn was short; a hoist, dry cloaks and a flask of sweet soup were waiting.</p>
<p>Two more mornings are planned, in September and November, with room for nine swimmers each. We are also looking for helpers who do not mind being splashed. A training evening comes first.</p>`,
    },
    tra: {
      header: "四十二盞燈：暖水池的早上",
      content: `<p>在水裏，誰能走路、誰坐輪椅，沒有人會過問。2022年7月16日早上，九位由四歲到三十四歲的會員分成三人一組，享用整個暖水泳池；池邊有兩位物理治療師，每位泳者在水中都有兩位義工陪同。</p>
<p>七歲的子謙仰臥水面，有人托着他的頭。他向大家報告：天花板上一共有四十二盞燈。幾分鐘後，他自己翻成側身，先是一臉驚訝，然後說要再做九次。媽媽在池邊一次一次地數。</p>
<h3>慢慢籌備，慢慢享受</h3>
<p>國際護理指引把有專人監督的水中治療列為復康的一環，但未必人人適合，因此每位泳者都事先徵詢自己的醫生或物理治療師，過程中亦可隨時停下。每節時間不長；吊機、乾爽的浴袍和一壺糖水，早已在岸上準備好。</p>
<p>九月和十一月將各有一個早上的活動，每次名額九位。我們亦歡迎不怕濺水的義工加入，下水前會先安排一晚培訓。</p>`,
    },
    sim: {
      header: "四十二盏灯：温水池里的上午",
      content: `<p>到了水里，谁能走路、谁坐轮椅，没有人在意。2022年7月16日上午，九位会员（最小四岁，最大三十四岁）三人一组，包下了整个温水泳池；池边有两位物理治疗师，水中每位会员都有两名志愿者陪同。</p>
<p>七岁的子谦仰面浮在水上，有人用手托着他的头。他向大家宣布：天花板上一共有四十二盏灯。过了几分钟，他自己翻成了侧身，先是一愣，接着要求再来九次。妈妈就在池边一次一次地数。</p>
<h3>慢慢筹备，慢慢享受</h3>
<p>国际护理指南把有专人监护的水中治疗列为康复的一部分，但不一定适合每个人，所以每位会员事先都征求了自己的医生或物理治疗师的意见，过程中也可以随时停下。每次下水时间不长；移位机、干爽的浴袍和一壶甜汤早已在岸上备好。</p>
<p>九月和十一月还各有一个上午的活动，每次九个名额。我们也欢迎不怕溅一身水的志愿者加入，下水前会先安排一个晚上的培训。</p>`,
    },
  },
  {
    date: "2022-11-19",
    category: ["Member Activities"],
    cover: { motif: "stars", palette: "leaf", seed: 305 },
    extras: [
      { motif: "garden", palette: "leaf", seed: 405 },
      { motif: "kitchen", palette: "dawn", seed: 406 },
    ],
    eng: {
      header: "This Saturday belongs to the brothers and sisters",
      content: `<p>They know how to fold a wheelchair into a taxi, which ramp is too steep and when a parent is tired. On 12 November 2022 they were asked to know nothing at all. Eleven brothers and sisters, aged six to fifteen, spent the day on a small farm in Fanling, and nobody had to be helpful.</p>
<p>In the morning there was a treasure hunt with deliberately bad maps. At noon they cooked for the volunteers: sweet potatoes from the ash, and an omelette with, by general agreement, too much spring onion.</p>
<h3>The question box</h3>
<p>After lunch the group opened a box of anonymous questions. Some were funny; some made the circle go quiet. “Am I allowed to be annoyed?” one note asked. The answer from the oldest, Wing-yan, was immediate: “Yes. On Tuesdays twice.” Two social workers sat in the circle and mostly listened.</p>
<blockquote><p>I thought I was the only one who does homework in a hospital corridor.</p></blockquote>
<p>Everyone went home with a torch and the telephone number of one new friend. We hope to hold the day every autumn; children of members may put their names down from August.</p>`,
    },
    tra: {
      header: "這個星期六，屬於兄弟姊妹",
      content: `<p>他們懂得怎樣把輪椅摺好放上的士，知道哪條斜道太斜，也看得出爸媽甚麼時候累了。2022年11月12日這一天，他們甚麼都不用懂。十一位六至十五歲的兄弟姊妹，在粉嶺一個小農場度過整天，誰也不必幫忙。</p>
<p>上午是尋寶遊戲，地圖故意畫得一塌糊塗。中午由他們為義工下廚：灰燼裏煨熟的番薯，還有一碟大家一致認為葱花放得太多的煎蛋。</p>
<h3>問題箱</h3>
<p>午飯後，大家打開一個不記名的問題箱。有些問題很好笑，有些卻叫人沉默。「我可以覺得煩嗎？」其中一張字條這樣寫。最年長的詠欣立刻回答：「可以，星期二可以煩兩次。」兩位社工坐在圈子裏，多半時候只是靜靜聆聽。</p>
<blockquote><p>我以為只有我一個人在醫院走廊做功課。</p></blockquote>
<p>回家時，每人手上有一枝電筒，還有一位新朋友的電話號碼。我們希望每年秋天都舉辦一次，會員子女可由八月起報名。</p>`,
    },
    sim: {
      header: "这个星期六，属于兄弟姐妹",
      content: `<p>他们知道怎样把轮椅折好放进出租车，知道哪条坡道太陡，也看得出爸妈什么时候累了。2022年11月12日这一天，他们可以什么都不懂。十一个六到十五岁的兄弟姐妹在粉岭的一个小农场待了一整天，谁也不用帮忙。</p>
<p>上午是寻宝游戏，地图故意画得乱七八糟。中午由他们给志愿者做饭：草木灰里煨熟的红薯，还有一盘大家一致认为葱花放多了的煎蛋。</p>
<h3>问题箱</h3>
<p>午饭后，大家打开一个匿名问题箱。有的问题很好笑，有的却让人沉默。“我可以觉得烦吗？”其中一张纸条这样写道。年纪最大的咏欣马上回答：“可以，周二可以烦两次。”两位社工坐在圈子里，大部分时间只是静静地听。</p>
<blockquote><p>我还以为只有我一个人在医院走廊里写作业。</p></blockquote>
<p>回家的时候，每个人都带着一支手电筒和一位新朋友的电话号码。我们希望每年秋天都办一次，会员子女从八月起可以报名。</p>`,
    },
  },
  {
    date: "2022-12-13",
    category: ["Fund-raising Activities"],
    cover: { motif: "kitchen", palette: "paper", seed: 306 },
    extras: [
      { motif: "lantern", palette: "kapok", seed: 407 },
      { motif: "hands", palette: "paper", seed: 408 },
      { motif: "garden", palette: "dawn", seed: 409 },
    ],
    eng: {
      header: "Butter cookies, cacti and 214 tote bags: our winter bazaar",
      content: `<p>By eleven o’clock on Sunday, 11 December 2022, the butter cookies had gone. By noon so had the cacti, each in a pot painted by a member and each with a name: the last one sold was called Professor Prickle.</p>
<p>Our winter bazaar had fourteen tables, all of them low enough to shop at from a wheelchair. Visitors came in small groups with timed tickets, which turned out to be a gift: there was room to turn, and time to talk to the person behind the table.</p>
<h3>What it brought in</h3>
<p>Together you spent <strong>HK$58,320</strong>. After the hire of the hall and materials, everything goes to three things our members chose in a vote:</p>
<ul><li>six pool mornings in 2023;</li><li>accessible transport to activities;</li><li>the next sibling day.</li></ul>
<p>A small note for the organised: things bought at a bazaar are purchases, so no donation receipt can be issued for them.</p>
<p>Thank you to the forty volunteers who carried, wrapped and counted, and to Mrs Poon, who sewed 214 tote bags on a machine older than Kapok.</p>`,
    },
    tra: {
      header: "牛油曲奇、仙人掌與 214 個布袋：冬日義賣",
      content: `<p>2022年12月11日星期日，還未到十一時，牛油曲奇已經賣光；到了正午，仙人掌也全數「有主」。每個花盆都由會員親手繪畫，每棵仙人掌都有名字，最後賣出的一棵叫「刺刺教授」。</p>
<p>今年的冬日義賣共有十四張桌子，全部調低，坐着輪椅也能輕鬆選購。來賓按時段分批入場，結果反而是件好事：有地方轉身，也有時間和攤主聊聊天。</p>
<h3>籌得多少？</h3>
<p>大家合共花了<strong>港幣 58,320 元</strong>。扣除場租和材料費後，餘款將全數用於會員投票選出的三個項目：</p>
<ul><li>2023年的六個暖水池早上；</li><li>往返活動的無障礙交通；</li><li>下一次兄弟姊妹日。</li></ul>
<p>小小提示：在義賣場購物屬於買賣，因此未能發出捐款收據。</p>
<p>感謝四十位義工幫忙搬運、包裝和點算；更要感謝潘太，她用一部年紀比木棉會還大的衣車，縫製了 214 個布袋。</p>`,
    },
    sim: {
      header: "黄油曲奇、仙人掌和 214 个帆布袋：冬日义卖",
      content: `<p>2022年12月11日，星期日，还不到十一点，黄油曲奇就卖光了；到了中午，仙人掌也都有了主人。每个花盆都由会员亲手绘制，每棵仙人掌都有名字，最后卖出的那棵叫“刺刺教授”。</p>
<p>今年的冬日义卖一共摆了十四张桌子，全都调低了高度，坐在轮椅上也能轻松挑选。来宾按时段分批入场，没想到反而成了好事：转得开身，也有工夫和摊主聊上几句。</p>
<h3>筹到了多少？</h3>
<p>大家一共花了 <strong>58,320 港元</strong>。扣除场地租金和材料费后，余款将全部用于会员投票选出的三个项目：</p>
<ul><li>2023年的六次温水池活动；</li><li>往返活动的无障碍交通；</li><li>下一次兄弟姐妹日。</li></ul>
<p>小提示：在义卖会上买东西属于购物，因此无法开具捐款收据。</p>
<p>感谢四十位志愿者帮忙搬运、包装和清点；还要特别感谢潘太太，她用一台比木棉会还年长的缝纫机，缝出了 214 个帆布袋。</p>`,
    },
  },
];
