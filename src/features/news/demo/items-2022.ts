import type { DemoNews } from "./demo-news";

/** Demo news, January to April 2022. */
export const ITEMS_2022A: DemoNews[] = [
  {
    date: "2022-01-08",
    category: ["History and Track Record"],
    cover: { motif: "branch", palette: "paper", seed: 301 },
    eng: {
      header: "A kitchen table in 1999: how Kapok began",
      content: `<p>People often ask how old Kapok is. The short answer is that we were founded in 1999. The longer answer begins with a kitchen table, a borrowed folding chair and four families who had met in a clinic waiting area.</p>
<p>None of them had known another family living with spinal muscular atrophy (SMA). Mrs Lam brought a notebook, Mr Ho a pot of soup, and by the end of the evening they had filled eleven pages with telephone numbers, tips and questions that nobody could answer yet.</p>
<h3>Why a kapok tree?</h3>
<p>There was one outside the window. It flowers on bare branches, before its leaves come, which seemed right for a group with no office, no staff and no money. One father said that the branches looked like the nerve cell a doctor had once drawn for him on the back of an envelope.</p>
<p>The notebook is now the oldest thing we own. Its first page carries three promises, and we still keep them:</p>
<ul><li>No family should have to begin alone.</li><li>We explain things in plain words, in the languages our members use.</li><li>We ask people living with SMA first.</li></ul>
<p>If you have photographs or letters from those years, please tell us. We would love to copy them for our archive and hand the originals back.</p>`,
    },
    tra: {
      header: "1999年，一張飯桌：木棉會的開始",
      content: `<p>常有人問，木棉會成立多久了？簡單的答案是：1999年。詳細一點的答案，要從一張飯桌、一張借來的摺椅，和四個在覆診等候處認識的家庭說起。</p>
<p>在那之前，他們從未遇過另一個與脊髓肌肉萎縮症（SMA）同行的家庭。林太帶來一本筆記簿，何先生捧來一煲湯；到散席的時候，簿上已寫滿十一頁，有電話號碼、照顧心得，也有當時還沒有人能解答的問題。</p>
<h3>為甚麼叫「木棉」？</h3>
<p>窗外剛好有一棵木棉樹。木棉先開花、後長葉，枝頭光禿禿也開得燦爛，正像當年這個沒有會址、沒有職員，也沒有經費的小組。其中一位爸爸說，那些枝椏很像醫生曾在信封背面為他畫的神經細胞。</p>
<p>那本筆記簿如今是本會最老的「收藏品」。第一頁寫下的三個承諾，我們一直信守：</p>
<ul><li>不讓任何一個家庭獨自起步。</li><li>用淺白的文字、會員慣用的語言，把事情說清楚。</li><li>凡事先聽 SMA 患者的想法。</li></ul>
<p>如果您保存了早年的相片或書信，歡迎告訴我們。我們會複製存檔，原件定當奉還。</p>`,
    },
    sim: {
      header: "1999年，从一张餐桌开始：木棉会的由来",
      content: `<p>常有人问，木棉会成立多少年了？简短的回答是：1999年成立。要说得详细些，得从一张餐桌、一把借来的折叠椅，还有四个在候诊区相识的家庭讲起。</p>
<p>在那以前，他们谁也没遇到过另一个与脊髓性肌萎缩症（SMA）相伴的家庭。林太太带来一个笔记本，何先生端来一锅汤；等到大家起身告别，本子上已经写满了十一页，有电话号码，有照护经验，也有当时还没人答得上来的问题。</p>
<h3>为什么叫“木棉”？</h3>
<p>窗外正好有一棵木棉树。木棉先开花、后长叶，枝头光秃秃的也能开得热烈，正像当年这个没有办公室、没有员工、也没有经费的小团体。有位父亲说，那些枝丫就像医生有一次在信封背面给他画的神经细胞。</p>
<p>如今，那个笔记本是我们最老的“藏品”。第一页上写着三条承诺，我们一直信守至今：</p>
<ul><li>不让任何一个家庭独自上路。</li><li>用平实的话、用会员熟悉的语言把事情讲明白。</li><li>凡事先听 SMA 患者怎么说。</li></ul>
<p>如果您手边有那些年的照片或书信，欢迎告诉我们。我们会复制一份存档，原件一定奉还。</p>`,
    },
  },
  {
    date: "2022-02-26",
    category: ["Member Activities"],
    cover: { motif: "screen", palette: "dusk", seed: 302 },
    video: "1084537",
    eng: {
      header: "Pyjamas welcome: our online cinema evening",
      content: `<p>With so many of us staying at home this month, the cinema came to the living room. On the evening of 25 February 2022, 27 households met on a video call: some in pyjamas, one from bed with the ventilator humming softly, and several with a cat on the keyboard.</p>
<p>The film was <em>Big Buck Bunny</em>, a short open film by the Blender Foundation. It lasts about ten minutes and has no dialogue, so nobody had to hurry after subtitles, and the youngest followed it as well as the grown-ups. Its makers allow everyone to share it with credit, so you can watch it on this page too.</p>
<h3>What made it work</h3>
<ul><li>Doors opened twenty minutes early, to sort out sound and camera angles.</li><li>A question could be asked by voice, eye gaze, switch or thumbs-up; all of them counted.</li><li>Cameras could stay off.</li></ul>
<p>Afterwards Yat-hei, who is eight, led the discussion: was the rabbit right to play tricks on the bullies? The vote was fourteen to thirteen, and both sides asked for a second showing.</p>
<p>The next evening is on the last Friday of March. Members choose the film; write to the office for the link.</p>`,
    },
    tra: {
      header: "歡迎穿睡衣入場：網上電影夜",
      content: `<p>這個月大家多留在家中，電影院便搬進了客廳。2022年2月25日晚上，27 個家庭在視像通話中相聚：有人穿着睡衣，有人躺在床上，呼吸機在旁輕聲運作，還有幾隻貓趴在鍵盤上。</p>
<p>當晚放映的是 Blender 基金會的開放短片《Big Buck Bunny》，片長約十分鐘，全片沒有對白，不用趕着看字幕，最小的觀眾也和大人一樣看得明白。只要註明出處，這部作品可以自由分享，您亦可在本頁觀看。</p>
<h3>怎樣才看得舒服？</h3>
<ul><li>提早二十分鐘「開場」，讓大家調好聲音和鏡頭角度。</li><li>用聲音、眼控、按鈕開關或豎起拇指發問，一律算數。</li><li>不開鏡頭也沒關係。</li></ul>
<p>映後由八歲的逸熙主持討論：兔子用計戲弄欺負牠的小動物，做得對嗎？投票結果是十四比十三，雙方都要求再看一遍。</p>
<p>下一次電影夜定於三月最後一個星期五，片目由會員挑選，請向辦事處索取連結。</p>`,
    },
    sim: {
      header: "可以穿睡衣入场：线上电影之夜",
      content: `<p>这个月大家多半待在家里，电影院就搬进了客厅。2022年2月25日晚上，27 个家庭在视频通话里见面：有人穿着睡衣，有人躺在床上，呼吸机在一旁轻轻作响，还有好几只猫趴在键盘上。</p>
<p>当晚放的是 Blender 基金会的开放短片《大雄兔》（Big Buck Bunny），全长十分钟左右，没有一句对白，不用追着字幕跑，年纪最小的观众也看得和大人一样明白。只要注明出处，这部片子就可以自由分享，您在本页也能观看。</p>
<h3>让大家都看得舒服</h3>
<ul><li>提前二十分钟“开门”，把声音和镜头角度调好。</li><li>说话、眼控、按键开关或者竖大拇指，怎么提问都算数。</li><li>不开摄像头也没关系。</li></ul>
<p>放映结束后，八岁的逸熙主持讨论：兔子设计捉弄欺负它的小动物，做得对不对？投票结果是十四比十三，两边都要求再看一遍。</p>
<p>下一次电影之夜定在三月的最后一个周五，片子由会员来选，请向办公室索取链接。</p>`,
    },
  },
  {
    date: "2022-04-30",
    category: ["Public Awareness", "Member Activities"],
    cover: { motif: "lungs", palette: "dawn", seed: 303 },
    eng: {
      header: "Breathing care, before it is urgent: notes from our April talk",
      content: `<p>On 23 April 2022, 61 people joined our online talk on breathing care. Grace, a retired respiratory nurse who volunteers with Kapok, opened with a line that many wrote down: “We start early so that we need not hurry later.”</p>
<h3>What we took home</h3>
<ul><li>Breathing care is best started before there are symptoms. Trouble tends to show first during sleep.</li><li>International guidance suggests that people who cannot sit unaided are seen at least every three months, with regular sleep studies.</li><li>For them it also recommends a cough-assist machine together with chest physiotherapy.</li><li>Infections need an early plan, written down while everyone is well.</li></ul>
<p>Ka-yan, who uses non-invasive ventilation at night, then showed us how she packs for a weekend on Lantau: the machine in its own bag, a spare mask on top, and a card with her care summary in the front pocket, where a stranger would look first.</p>
<p>A family guide to the standards of care can be read in English at <a href="https://smacare.guide">smacare.guide</a>. It was written before treatment became widespread. These notes are general information, not medical advice; please ask your own clinical team what suits you.</p>`,
    },
    tra: {
      header: "呼吸護理，未雨綢繆：四月講座筆記",
      content: `<p>2022年4月23日，61 位朋友參加了本會的網上呼吸護理講座。主講的 Grace 是退休呼吸科護士，現為木棉會義工。她的開場白，不少人都抄了下來：「早一點開始，日後便不用趕急。」</p>
<h3>當日重點</h3>
<ul><li>呼吸護理宜在出現病徵前展開；問題往往先在睡眠時浮現。</li><li>國際指引建議，不能獨坐的患者最少每三個月覆診一次，並定期接受睡眠檢查。</li><li>指引亦建議他們使用咳痰機，並配合胸肺物理治療。</li><li>應及早為呼吸道感染定下應對計劃，趁大家安好時寫下來。</li></ul>
<p>晚間使用非入侵性呼吸輔助的嘉欣，隨後示範她到大嶼山度週末怎樣收拾行裝：呼吸機獨立入袋，後備面罩放在最上層，護理摘要卡則插在前袋，讓陌生人也能第一時間看到。</p>
<p>護理標準的家庭版指南（英文）可於 <a href="https://smacare.guide">smacare.guide</a> 閱讀，該指南於藥物治療普及前編寫。以上筆記只屬一般資訊，並非醫療意見；個別情況請向您的醫護團隊查詢。</p>`,
    },
    sim: {
      header: "呼吸护理，早作准备：四月讲座笔记",
      content: `<p>2022年4月23日，61 位朋友参加了我们的线上呼吸护理讲座。主讲人 Grace 是退休的呼吸科护士，也是木棉会的志愿者。她的开场白被不少人记了下来：“早一点开始，以后就不用着急。”</p>
<h3>讲座要点</h3>
<ul><li>呼吸护理最好在出现症状之前就开始；问题往往最先在睡眠中显露。</li><li>国际指南建议，不能独坐的患者至少每三个月随访一次，并定期做睡眠监测。</li><li>指南还建议他们使用咳痰机，并配合胸部物理治疗。</li><li>要尽早为呼吸道感染定好应对计划，趁大家都平安的时候写下来。</li></ul>
<p>夜间使用无创通气的嘉欣随后演示了她去大屿山过周末时怎样收拾行李：呼吸机单独装一个包，备用面罩放在最上面，护理摘要卡插在前面的口袋里，陌生人也能第一眼看到。</p>
<p>诊疗与护理标准的家庭版指南（英文）可在 <a href="https://smacare.guide">smacare.guide</a> 阅读，该指南编写时药物治疗尚未普及。以上笔记仅为一般信息，不构成医疗建议；具体情况请咨询您的医护团队。</p>`,
    },
  },
];

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
