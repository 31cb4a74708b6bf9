import type { DemoNews } from "./demo-news";

/** Demo news, January to July 2023. */
export const ITEMS_2023A: DemoNews[] = [
  {
    date: "2023-01-14",
    category: ["History and Track Record"],
    cover: { motif: "harbour", palette: "dawn", seed: 307 },
    extras: [
      { motif: "ferry", palette: "harbour", seed: 410 },
      { motif: "path", palette: "paper", seed: 411 },
    ],
    eng: {
      header: "New keys, same kettle: Kapok moves to North Point",
      content: `<p>Since Monday, 9 January 2023, Kapok has a new home in North Point. Eleven boxes, two filing cabinets and a kettle bought in 2003 made the journey by van. The notebook from our first evening in 1999 travelled on Mrs Lam’s lap.</p>
<p>The choice was made by members. Six of them, all wheelchair users, visited four addresses and gave points for the lift, the toilet, the doorways and the way from the station. The address with the nicest carpet came last.</p>
<h3>What members asked for</h3>
<ul><li>A lift that takes two powered wheelchairs at once</li><li>Room to turn in every room, the pantry included</li><li>Tables that go up and down</li><li>A quiet room with a couch and a hoist</li></ul>
<p>From the window you can see a strip of harbour between two buildings. “More of a ribbon than a view,” says Mr Ho, but ferries pass through it all day.</p>
<p>Please come and look: we hold open house on the Saturdays of 4 and 11 February 2023, from two to six. Ring us before you set out and somebody will meet you at the lift.</p>`,
    },
    tra: {
      header: "新鎖匙，舊水煲：木棉會遷往北角",
      content: `<p>由2023年1月9日星期一起，木棉會在北角有了新會址。十一個紙箱、兩個文件櫃，還有一個2003年買的水煲，一併坐客貨車過來。1999年第一個晚上的那本筆記簿，則一路放在林太的膝上。</p>
<p>選址的是會員自己。六位以輪椅代步的會員看過四個單位，逐一為升降機、洗手間、門口闊度和由車站前來的路線評分。地氈最漂亮的那個單位，得分最低。</p>
<h3>會員的要求</h3>
<ul><li>升降機一次可載兩部電動輪椅</li><li>每個房間都有轉身空間，茶水間也不例外</li><li>桌面可以升降</li><li>設有躺椅和吊機的安靜房間</li></ul>
<p>從窗口望出去，可以在兩座大廈之間看到一線海港。何先生說：「與其說是海景，不如說是一條絲帶。」不過，絲帶上整天都有渡輪經過。</p>
<p>歡迎您來走走看看：2023年2月4日及11日（星期六）下午二時至六時為開放日。出門前請先來電，我們會在升降機口等您。</p>`,
    },
    sim: {
      header: "新钥匙，旧水壶：木棉会搬到北角",
      content: `<p>从2023年1月9日星期一起，木棉会在北角有了新家。十一个纸箱、两个文件柜，还有一把2003年买的水壶，一起坐面包车搬了过来。1999年第一个晚上用的那个笔记本，一路都放在林太太的膝头。</p>
<p>地方是会员自己选的。六位以轮椅代步的会员看了四处房子，给电梯、卫生间、门的宽度和从地铁站过来的路线一一打分。地毯最漂亮的那一处，得分垫底。</p>
<h3>会员提出的要求</h3>
<ul><li>电梯一次能容下两台电动轮椅</li><li>每个房间都能转得开身，茶水间也不例外</li><li>桌面可以升降</li><li>有一间带躺椅和移位机的安静房间</li></ul>
<p>从窗口望出去，两栋楼之间能看到窄窄的一段海港。何先生说：“说是海景，不如说是一条丝带。”不过，这条丝带上整天都有渡轮经过。</p>
<p>欢迎来看看：2023年2月4日和11日（星期六）下午两点到六点为开放日。出门前请先打个电话，我们会到电梯口接您。</p>`,
    },
  },
  {
    date: "2023-03-11",
    category: ["Public Awareness", "Member Activities"],
    cover: { motif: "path", palette: "leaf", seed: 308 },
    eng: {
      header: "Nine stations, one notebook: our MTR access walk",
      content: `<p>On 4 March 2023, the first Saturday in a long while on which we could see one another’s smiles, twelve members and nine volunteers set out from North Point to try nine MTR stations. Each of the three teams had a powered wheelchair, a manual one and a stopwatch.</p>
<p>The aim was not to give marks. It was to write down what a first-time traveller would like to know before leaving home.</p>
<h3>What we wrote down</h3>
<ul><li><strong>Where to board.</strong> Waiting at the carriage nearest the lift saved up to seven minutes.</li><li><strong>How long it takes.</strong> From platform to street, our quickest was three minutes and our slowest nineteen.</li><li><strong>Whom to ask.</strong> Where the gap was wide, staff came with a portable ramp, and telling them at the first station helped most.</li><li><strong>When to go.</strong> Between half past ten and half past eleven there was room for everyone.</li></ul>
<p>Our notes will become a route card in large print, in three languages. If you know a good corner, a short cut or a lift that hides well, please write to us. We update the card every spring.</p>`,
    },
    tra: {
      header: "九個車站，一本筆記：港鐵無障礙探路行",
      content: `<p>2023年3月4日，是久違了可以看見彼此笑容的星期六。十二位會員和九位義工由北角出發，走訪九個港鐵站。三支隊伍各有一部電動輪椅、一部手動輪椅，還有一個計時器。</p>
<p>我們不是去評分，而是想記下初次出行的人在出門前最想知道的事。</p>
<h3>我們記下了甚麼？</h3>
<ul><li><strong>在哪裏上車：</strong>在最接近升降機的車廂位置候車，最多可省七分鐘。</li><li><strong>需時多久：</strong>由月台到街面，最快三分鐘，最慢十九分鐘。</li><li><strong>找誰幫忙：</strong>遇上月台空隙較闊，職員會帶備活動斜板協助；在起點站先說一聲最有效。</li><li><strong>何時出發：</strong>上午十時半至十一時半，人人都有位置。</li></ul>
<p>這些筆記將編成大字版路線卡，備有三種語文。如果您知道哪裏有好走的轉角、捷徑，或是藏得很深的升降機，歡迎來信告訴我們。路線卡每年春天更新一次。</p>`,
    },
    sim: {
      header: "九个车站，一本笔记：港铁无障碍探路行",
      content: `<p>2023年3月4日，隔了好久，我们终于又能在星期六看见彼此的笑容。十二位会员和九名志愿者从北角出发，走访了九个港铁站。三支小队各带一台电动轮椅、一台手动轮椅，外加一块秒表。</p>
<p>我们不是去打分的，而是想替第一次出门的人记下他们最想提前知道的事。</p>
<h3>我们记下了什么？</h3>
<ul><li><strong>在哪儿上车：</strong>在离电梯最近的车厢位置候车，最多能省七分钟。</li><li><strong>要花多久：</strong>从站台到地面，最快三分钟，最慢十九分钟。</li><li><strong>找谁帮忙：</strong>遇到站台缝隙较宽的地方，工作人员会带着活动坡板来协助；在起点站提前说一声最管用。</li><li><strong>什么时候走：</strong>上午十点半到十一点半，人人都有位置。</li></ul>
<p>这些笔记会做成大字版路线卡，有三种文字。如果您知道哪里有好走的拐角、近路，或者藏得很深的电梯，欢迎写信告诉我们。路线卡每年春天更新一次。</p>`,
    },
  },
  {
    date: "2023-05-12",
    category: ["Fund-raising Activities", "Public Awareness"],
    cover: { motif: "hands", palette: "kapok", seed: 309 },
    extras: [
      { motif: "walk", palette: "kapok", seed: 412 },
      { motif: "lantern", palette: "dawn", seed: 413 },
      { motif: "path", palette: "harbour", seed: 414 },
    ],
    eng: {
      header: "Our first flag day: 312 volunteers and a city of red flowers",
      content: `<p>At seven in the morning on Saturday, 6 May 2023, the first red flower was stuck to the first collar. By half past twelve there were thousands of them, on school bags, on dogs’ harnesses and on the jacket of a tram passenger who leaned out to ask for one.</p>
<p>It was our first flag day in twenty-four years. 312 volunteers went out across Hong Kong Island, forty of them in wheelchairs. The sticker was drawn by Wing-yan, who counted five petals “because a hand has five fingers, and flags are given by hand”.</p>
<h3>The count</h3>
<p>The bags were opened on the same afternoon by two teams counting separately. Both arrived at <strong>HK$241,876.50</strong>, and somebody cheered the fifty cents. The money will pay for home visits and for transport to activities; the audited account will be posted on this site.</p>
<p>What stays with us, though, is the talking. “I came for the stickers,” one schoolgirl told her team leader, “and now I can explain what SMA is.”</p>
<p>Thank you to everyone who stood, rolled, stuck and smiled.</p>`,
    },
    tra: {
      header: "首個賣旗日：312 位義工，滿城紅花",
      content: `<p>2023年5月6日星期六，早上七時，第一朵紅花貼上了第一位善長的衣領。到了十二時半，紅花已經數以千計：貼在書包上、小狗的胸帶上，還有一位電車乘客的外套上，那是他特地探身出來要的。</p>
<p>這是本會二十四年來首個賣旗日。312 位義工走遍港島，其中四十位以輪椅代步。旗紙由詠欣設計，她數過，花瓣剛好五片：「因為一隻手有五隻手指，而旗是親手送出的。」</p>
<h3>點算結果</h3>
<p>當日下午隨即開袋，由兩組人分別點算，兩邊得出的數目同是<strong>港幣 241,876.50 元</strong>，還有人為那五毫歡呼。善款將用於家訪和活動交通，經審計的賬目會上載至本網站。</p>
<p>不過，最難忘的是街頭的對話。一位女學生對領隊說：「我本來只是想要貼紙，現在我懂得向人解釋甚麼是 SMA 了。」</p>
<p>感謝每一位站在街頭、轉動輪椅、遞上旗紙、報以微笑的朋友。</p>`,
    },
    sim: {
      header: "第一个卖旗日：312 名志愿者，满城红花",
      content: `<p>2023年5月6日，星期六，早上七点，第一朵红花贴上了第一位捐款人的衣领。到中午十二点半，红花已经数以千计：贴在书包上，贴在小狗的胸背带上，还有一朵贴在一位有轨电车乘客的外套上，是他特意探出身来要的。</p>
<p>卖旗是香港的街头募捐传统，捐款人会得到一枚贴纸。这是我们二十四年来的第一个卖旗日，312 名志愿者走遍港岛，其中四十位以轮椅代步。贴纸由咏欣设计，花瓣正好五片：“因为一只手有五根手指，旗是亲手送出去的。”</p>
<h3>清点结果</h3>
<p>当天下午就开袋清点，两组人分开数，得出的数字都是 <strong>241,876.50 港元</strong>，有人还为那五角钱欢呼起来。善款将用于家访和活动交通，经审计的账目会公布在本网站上。</p>
<p>不过，最让人难忘的还是街头的交谈。一位女学生对领队说：“我本来是冲着贴纸来的，现在我能给别人讲清楚什么是 SMA 了。”</p>
<p>感谢每一位站在街头、转动轮椅、递上贴纸、报以微笑的朋友。</p>`,
    },
  },
];

/** Demo news, July to December 2023. */
export const ITEMS_2023B: DemoNews[] = [
  {
    date: "2023-07-08",
    category: ["Public Awareness"],
    cover: { motif: "school", palette: "paper", seed: 310 },
    eng: {
      header: "Can everyone get to the science room? Our school access survey",
      content: `<p>SMA does not affect thinking or learning. Stairs do. Between March and May 2023 we asked families with children at school which places their child can reach without a step. Thirty-eight answered, and most added a drawing.</p>
<table><tbody><tr><th>Place</th><th>Step-free (of 38)</th><th>Share</th></tr><tr><td>Own classroom</td><td>34</td><td>89%</td></tr><tr><td>Library</td><td>27</td><td>71%</td></tr><tr><td>Playground</td><td>25</td><td>66%</td></tr><tr><td>Science or computer room</td><td>21</td><td>55%</td></tr><tr><td>Accessible toilet on the same floor</td><td>19</td><td>50%</td></tr></tbody></table>
<p>This is a small survey among our own members and does not describe all schools. Even so, the pictures were encouraging. The change praised most often cost nothing: moving the class to the ground floor, or swapping two rooms on the timetable.</p>
<h3>What pupils wished for</h3>
<ul><li>Time to rest, without having to ask twice</li><li>An excursion planned with them, not around them</li><li>One lesson in which classmates may ask anything</li></ul>
<p>The Disability Discrimination Ordinance covers education; the <a href="https://www.eoc.org.hk">Equal Opportunities Commission</a> explains it. Teachers who would like a visit are welcome to contact us.</p>`,
    },
    tra: {
      header: "人人都到得了科學室嗎？學校通達調查",
      content: `<p>SMA 不影響思考和學習，樓梯卻會。2023年3月至5月，我們訪問了有子女在學的會員家庭，了解孩子在學校裏可以不經梯級到達哪些地方。38 個家庭作答，大部分還附上手繪地圖。</p>
<table><tbody><tr><th>地點</th><th>無梯級可達（38 個家庭）</th><th>百分比</th></tr><tr><td>所屬課室</td><td>34</td><td>89%</td></tr><tr><td>圖書館</td><td>27</td><td>71%</td></tr><tr><td>操場</td><td>25</td><td>66%</td></tr><tr><td>科學室或電腦室</td><td>21</td><td>55%</td></tr><tr><td>同層設有暢通易達洗手間</td><td>19</td><td>50%</td></tr></tbody></table>
<p>這只是一項會員之間的小型調查，並不代表所有學校。不過，結果仍然令人鼓舞：最常獲讚賞的改動分文不花，就是把課室調到地下，或在時間表上把兩個房間對調。</p>
<h3>同學的心願</h3>
<ul><li>有時間休息，不用問第二次</li><li>學校旅行和大家一起計劃，而不是替我另作安排</li><li>有一節課，讓同學甚麼都可以問</li></ul>
<p>《殘疾歧視條例》涵蓋教育範疇，詳情可瀏覽<a href="https://www.eoc.org.hk">平等機會委員會</a>網站。老師如希望我們到校分享，歡迎聯絡。</p>`,
    },
    sim: {
      header: "人人都能到科学实验室吗？学校无障碍调查",
      content: `<p>SMA 不影响思考和学习，楼梯却会。2023年3月至5月，我们向有孩子在上学的会员家庭了解：孩子在学校里，不走台阶能到达哪些地方？38 个家庭作了回答，多数还附上了手绘地图。</p>
<table><tbody><tr><th>地点</th><th>无台阶可达（38 个家庭）</th><th>比例</th></tr><tr><td>本班教室</td><td>34</td><td>89%</td></tr><tr><td>图书馆</td><td>27</td><td>71%</td></tr><tr><td>操场</td><td>25</td><td>66%</td></tr><tr><td>科学实验室或计算机教室</td><td>21</td><td>55%</td></tr><tr><td>同一楼层有无障碍卫生间</td><td>19</td><td>50%</td></tr></tbody></table>
<p>这只是一次会员内部的小调查，不能代表所有学校。即便如此，结果还是让人振奋：最受好评的改变一分钱也没花，就是把班级换到一楼，或者在课表上把两间教室对调。</p>
<h3>同学们的心愿</h3>
<ul><li>有时间休息，不用问第二遍</li><li>春游和大家一起商量，而不是替我另作安排</li><li>有一节课，让同学们什么都可以问</li></ul>
<p>香港《残疾歧视条例》涵盖教育领域，详情可浏览<a href="https://www.eoc.org.hk">平等机会委员会</a>网站。老师如果希望我们到校交流，欢迎联系。</p>`,
    },
  },
  {
    date: "2023-08-26",
    category: ["New Drug Information", "Public Awareness"],
    cover: { motif: "pill", palette: "harbour", seed: 311 },
    eng: {
      header: "Three medicines for SMA, in plain words",
      content: `<p>“Which one is the injection, and which one is the syrup?” We hear the question every week, so here is a short answer. All three medicines raise the amount of survival motor neuron (SMN) protein. They do so in different ways.</p>
<ul><li><strong>Nusinersen</strong> helps the back-up gene <em>SMN2</em> to make more of the full-length protein. It is injected into the spinal fluid, and the injections are repeated.</li><li><strong>Risdiplam</strong> also works on <em>SMN2</em>. It is a liquid, taken every day by mouth or through a feeding tube.</li><li><strong>Onasemnogene abeparvovec</strong> is a gene therapy. It delivers a working copy of <em>SMN1</em> in a single infusion into a vein.</li></ul>
<p>None of them is a cure. Studies suggest that earlier treatment gives better results. Whether a medicine is right for a particular person is a question for that person’s own doctors.</p>
<p>In Hong Kong the Community Care Fund supports some patients. At the time of writing there are conditions, including an age limit for new applications, and they may change; please ask your hospital. More reading: <a href="https://smauk.org.uk">SMA UK</a> and <a href="https://www.sma-europe.eu">SMA Europe</a>. This is general information, not medical advice.</p>`,
    },
    tra: {
      header: "淺談三種 SMA 藥物",
      content: `<p>「哪一種要打針？哪一種是藥水？」我們差不多每星期都聽到這個問題，以下是簡短的答案。三種藥物都能提升體內的運動神經元存活蛋白（SMN），但方法各有不同。</p>
<ul><li><strong>諾西那生（Nusinersen）</strong>：幫助後備基因 SMN2 製造更多完整的蛋白。藥物以鞘內注射方式注入脊髓液，需定期重複。</li><li><strong>利司撲蘭（Risdiplam）</strong>：同樣作用於 SMN2。屬口服藥水，每天服用，亦可經餵食管給藥。</li><li><strong>阿哌奧諾基（Onasemnogene abeparvovec）</strong>：屬基因治療，透過一次靜脈輸注，送入能正常運作的 SMN1 基因。</li></ul>
<p>三者都不能根治 SMA。有研究顯示，愈早開始治療，效果愈理想。至於個別患者是否適合用藥，應由主診醫生評估。</p>
<p>在香港，關愛基金為部分患者提供資助。執筆之時，資助設有條件，包括新申請的年齡限制，日後或會更改，請向所屬醫院查詢。延伸閱讀（英文）：<a href="https://smauk.org.uk">SMA UK</a> 及 <a href="https://www.sma-europe.eu">SMA Europe</a>。本文只屬一般資訊，並非醫療意見。</p>`,
    },
    sim: {
      header: "用大白话说说三种 SMA 药物",
      content: `<p>“哪一种要打针？哪一种是口服液？”这个问题我们几乎每周都会听到，这里简单回答一下。三种药物都能提高体内运动神经元存活蛋白（SMN）的水平，但方式各不相同。</p>
<ul><li><strong>诺西那生钠（Nusinersen）</strong>：帮助“备份”基因 SMN2 生成更多的全长蛋白。采用鞘内注射，需定期重复。</li><li><strong>利司扑兰（Risdiplam）</strong>：同样作用于 SMN2。为口服溶液，每天服用，也可以经喂养管给药。</li><li><strong>Onasemnogene abeparvovec</strong>：一种基因治疗，通过一次静脉输注，送入能正常工作的 SMN1 基因。</li></ul>
<p>三种药物都不能根治 SMA。有研究显示，越早开始治疗，效果越好。至于某位患者是否适合用药，应由其主治医生评估。</p>
<p>在香港，关爱基金为部分患者提供资助。截至本文撰写时，资助设有条件，包括新申请的年龄限制，今后可能调整，请向就诊医院查询。延伸阅读（英文）：<a href="https://smauk.org.uk">SMA UK</a>、<a href="https://www.sma-europe.eu">SMA Europe</a>。本文仅为一般信息，不构成医疗建议。</p>`,
    },
  },
  {
    date: "2023-10-07",
    category: ["Member Activities"],
    cover: { motif: "book", palette: "kapok", seed: 312 },
    eng: {
      header: "A library corner with a very low shelf",
      content: `<p>The top shelf of our new library corner stands at 105 centimetres, the bottom one at 40. We measured six wheelchairs before a single screw went in, and Mr Ho, who built it, had to saw it down twice.</p>
<p>There are about 180 books so far: picture books, detective stories, cookery, a whole row on trains, and a box of guides to school, work and equipment. Ching-yi, who is nineteen and our librarian, sorts them by colour on purpose. “You remember that it was the green one,” she says. “Nobody remembers the number.”</p>
<h3>Made for tired hands</h3>
<ul><li>Two stands hold a heavy book open, and one motor turns the pages at the press of a switch.</li><li>Twenty-six stories, read aloud by members, can be borrowed as recordings.</li><li>Books come and go by post in a padded bag; there are no fines.</li></ul>
<p>Every book has a card inside its cover on which readers leave one line for the next. Our favourite so far: “Good, but do not start it after ten at night.”</p>
<p>The corner is open whenever the office is. You may borrow three books for six weeks.</p>`,
    },
    tra: {
      header: "圖書角開張：書架特別矮",
      content: `<p>新圖書角的書架，最高一層離地 105 厘米，最低一層 40 厘米。動工前，我們先量度了六部輪椅；負責製作的何先生，前後把木板鋸短了兩次。</p>
<p>現時藏書約 180 本：圖畫書、偵探小說、食譜、整整一排火車書，還有一箱關於升學、工作和輔助器材的指南。管理員靜儀今年十九歲，她特意按顏色排書：「大家只會記得『是綠色那本』，沒有人記得編號。」</p>
<h3>為易累的雙手而設</h3>
<ul><li>兩個閱讀架可撐開厚重的書；一部電動揭頁器，按一下開關便會翻頁。</li><li>會員親自朗讀的故事共 26 個，可借錄音回家聽。</li><li>圖書可用軟墊袋郵寄借還，逾期不設罰款。</li></ul>
<p>每本書的封面內都有一張卡，讓讀者給下一位留一句話。我們最喜歡的一句是：「好看，但千萬不要晚上十點後才開始看。」</p>
<p>圖書角於辦公時間開放，每次可借三本，為期六星期。</p>`,
    },
    sim: {
      header: "图书角开张：书架特别矮",
      content: `<p>新图书角的书架，最高一层离地 105 厘米，最低一层 40 厘米。动工之前，我们先量了六台轮椅；动手做书架的何先生，前后把木板锯短了两回。</p>
<p>目前藏书约 180 本：绘本、侦探小说、菜谱、整整一排火车书，还有一箱关于上学、工作和辅助器具的指南。管理员静仪今年十九岁，她特意按颜色来排书：“大家只会记得‘是绿色的那本’，没人记得编号。”</p>
<h3>给容易累的双手</h3>
<ul><li>两个阅读架可以撑开厚重的书；一台电动翻页器，按一下开关就能翻页。</li><li>会员亲自朗读的 26 个故事，可以借录音回家听。</li><li>图书可以装进气泡袋邮寄借还，逾期不罚款。</li></ul>
<p>每本书的封面内侧都有一张卡片，读者可以给下一位留一句话。我们最喜欢的一句是：“好看，但千万别在晚上十点以后开始读。”</p>
<p>图书角在办公时间开放，每次可借三本，为期六周。</p>`,
    },
  },
  {
    date: "2023-12-19",
    category: ["New Drug Information"],
    cover: { motif: "helix", palette: "dusk", seed: 313 },
    eng: {
      header: "Gene therapy begins in Hong Kong: what has been announced",
      content: `<p>On 16 December 2023 the Hospital Authority announced that gene therapy for SMA has been introduced in Hong Kong. The first patient, a ten-month-old child, was treated on 29 November 2023. We know how much this news means to many families, and we wish the child and the family well.</p>
<h3>What it is</h3>
<p>Onasemnogene abeparvovec uses a viral vector, a kind of carrier, to deliver a working copy of the <em>SMN1</em> gene. It is given once, as an infusion into a vein.</p>
<h3>For whom</h3>
<p>According to the reports, the guidance is mainly for babies under one year of age, especially those of six months or younger. It is a self-financed drug, with support from the Community Care Fund.</p>
<h3>What it does not change</h3>
<p>It is not a cure, and good care by many specialists remains important. If your child is older, or already has another treatment, please change nothing because of a news item: talk to your own clinical team.</p>
<p>Background in English: <a href="https://nice.org.uk/guidance/hst15">NICE guidance HST15</a>. On the evenings of 4 and 11 January 2024 we are at the telephone until nine. We cannot advise on treatment, but we can listen and help you to prepare your questions.</p>`,
    },
    tra: {
      header: "本港引入 SMA 基因治療：已公布的資料",
      content: `<p>醫院管理局於2023年12月16日公布，本港已引入脊髓肌肉萎縮症的基因治療。首位患者是一名十個月大的嬰兒，於2023年11月29日接受治療。我們明白這個消息對許多家庭意義重大，謹此祝願這名孩子和家人一切安好。</p>
<h3>這是甚麼治療？</h3>
<p>阿哌奧諾基（Onasemnogene abeparvovec）以病毒載體作為運送工具，把能正常運作的 SMN1 基因送入體內，只需一次靜脈輸注。</p>
<h3>適用於哪些人？</h3>
<p>據報道，有關指引主要適用於一歲以下的嬰兒，尤其是六個月或以下者。藥物屬自費藥物，設有關愛基金資助。</p>
<h3>甚麼沒有改變？</h3>
<p>基因治療並非根治，跨專業團隊的良好護理仍然重要。如果您的孩子年紀較大，或正接受其他治療，請不要因為一則消息而自行更改安排，應先與醫護團隊商量。</p>
<p>背景資料（英文）：<a href="https://nice.org.uk/guidance/hst15">NICE 指引 HST15</a>。2024年1月4日及11日晚上，我們會在電話旁守候至九時。我們不能提供治療建議，但可以聆聽，並協助您整理想問的問題。</p>`,
    },
    sim: {
      header: "香港引入 SMA 基因治疗：目前公布的信息",
      content: `<p>香港医院管理局于2023年12月16日宣布，香港已引入脊髓性肌萎缩症的基因治疗。首位患者是一名十个月大的婴儿，于2023年11月29日接受了治疗。我们知道这个消息对许多家庭意义重大，谨祝这个孩子和家人一切安好。</p>
<h3>这是什么治疗？</h3>
<p>Onasemnogene abeparvovec 用病毒载体作为“运输工具”，把能正常工作的 SMN1 基因送入体内，只需一次静脉输注。</p>
<h3>适用于哪些人？</h3>
<p>据报道，相关指引主要适用于一岁以下的婴儿，尤其是六个月及以下的婴儿。该药属自费药物，设有关爱基金资助。</p>
<h3>哪些没有改变？</h3>
<p>基因治疗不等于根治，多学科团队的良好护理依然重要。如果您的孩子年龄较大，或者正在接受其他治疗，请不要因为一则消息就自行改变安排，应先与医护团队商量。</p>
<p>背景资料（英文）：<a href="https://nice.org.uk/guidance/hst15">NICE 指南 HST15</a>。2024年1月4日和11日晚上，我们会在电话旁守候到九点。我们不能提供治疗建议，但可以倾听，并帮您理清想问的问题。</p>`,
    },
  },
];
