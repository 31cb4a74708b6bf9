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
