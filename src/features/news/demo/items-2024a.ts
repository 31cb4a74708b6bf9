import type { DemoNews } from "./demo-news";

/** January to July 2024, oldest first. */
export const ITEMS_2024A: DemoNews[] = [
  {
    date: "2024-01-27",
    category: ["Member Activities"],
    cover: { motif: "hands", palette: "dusk", seed: 314 },
    extras: [
      { motif: "lantern", palette: "paper", seed: 415 },
      { motif: "music", palette: "dawn", seed: 416 },
    ],
    eng: {
      header: "Tonight nobody stacks a chair: an evening for our volunteers",
      content: `<p>The notice on the hall door said: “Volunteers, tonight you may not help.” It was a hard rule. On Friday 26 January 2024, eighty-four of them came to supper as guests of our members, and within ten minutes three had been caught stacking chairs. The fine was one song each.</p><p>Members ran everything. Yat-hei, who is ten, carried the coats on his lap until only his eyes showed. Ching-yi read out the eighty-four names, slowly, and got every one of them right.</p><h2>Prizes that cannot be bought</h2><ul><li><strong>The Longest Wait:</strong> to Suk-fan, who spent four hours beside a broken lift with two members and never ran out of riddles.</li><li><strong>The Second Cut:</strong> to Mr Ho, for sawing our library shelves down twice.</li><li><strong>The Best Listener:</strong> to Grace, who has yet to finish anybody else’s sentence.</li></ul><p>In 2023 our volunteers gave 4,380 hours, not counting flag day.</p><p>Mrs Lam closed the evening with the notebook of 1999, in which one line reads: “Who can drive on Thursday?” “We were four families, and the answer was often nobody,” she said. “Now look at this room. Thank you for Thursday.”</p>`,
    },
    tra: {
      header: "今晚誰也不准摺椅子：義工感謝晚會",
      content: `<p>禮堂門口貼着告示：「各位義工，今晚不准幫忙。」這條規矩可不容易守。2024年1月26日星期五，84 位義工應會員邀請前來吃晚飯，不到十分鐘，已有三位因為偷偷疊椅子而被「當場捉到」，罰唱歌一首。</p><p>當晚一切由會員包辦。十歲的逸熙負責收外套，膝上愈堆愈高，最後只露出一雙眼睛。靜儀慢慢讀出 84 個名字，一個也沒有讀錯。</p><h2>買不到的獎項</h2><ul><li><strong>最長等候獎：</strong>淑芬。她陪兩位會員在壞了的升降機旁等了四小時，謎語卻講極都講不完。</li><li><strong>再鋸一次獎：</strong>何先生。圖書角的書架，他前後鋸短了兩次。</li><li><strong>最佳聆聽獎：</strong>Grace。她至今未曾替任何人把話說完。</li></ul><p>2023年，本會義工合共付出 4,380 小時服務，賣旗日還未計算在內。</p><p>晚會尾聲，林太翻開1999年的那本筆記簿，其中一行寫着：「星期四誰可以開車？」她說：「當年只有四個家庭，答案往往是沒有人。現在看看這一屋子的人。多謝大家，給了我們星期四。」</p>`,
    },
    sim: {
      header: "今晚谁也不许叠椅子：志愿者答谢晚会",
      content: `<p>礼堂门口贴着一张告示：“各位志愿者，今晚禁止帮忙。”这条规矩可不好守。2024年1月26日，星期五，84 位志愿者应会员邀请来吃晚饭，不到十分钟，就有三位因为偷偷叠椅子被“当场抓获”，罚唱歌一首。</p><p>当晚的事全由会员包办。十岁的逸熙负责收外套，膝盖上愈堆愈高，最后只露出一双眼睛。静仪慢慢念出 84 个名字，一个也没念错。</p><h2>花钱买不到的奖</h2><ul><li><strong>最长等候奖：</strong>淑芬。她陪两位会员在坏掉的电梯旁等了四个小时，谜语却怎么也讲不完。</li><li><strong>再锯一回奖：</strong>何先生。图书角的书架，他前后锯短了两回。</li><li><strong>最佳倾听奖：</strong>Grace。她到现在还没有替任何人把话说完过。</li></ul><p>2023年，本会志愿者一共付出了 4,380 小时，卖旗日还没算在内。</p><p>晚会最后，林太太翻开1999年的那个笔记本，其中一行写着：“星期四谁能开车？”她说：“那时候只有四家人，答案常常是没有人。现在看看这一屋子的人。谢谢大家，给了我们星期四。”</p>`,
    },
  },
  {
    date: "2024-03-02",
    category: ["Public Awareness", "Member Activities"],
    cover: { motif: "letter", palette: "leaf", seed: 315 },
    pictures: { ferry: { motif: "ferry", palette: "dawn", seed: 420 } },
    eng: {
      header: "Nothing larger than a postcard: our members’ art exhibition",
      content: `<p>No picture in our members’ exhibition, which opened this morning, is larger than a postcard. The artists chose the size themselves: a postcard fits on a wheelchair tray, and its far corners can be reached without lifting an elbow.</p><p>Thirty-one members, aged five to sixty-two, made sixty-four pictures. They worked with fingertips, with a brush held between the teeth, with eye tracking and a printer, and by telling a brother “left, left, stop”.</p><img src="demo:ferry" alt="A green and white ferry crossing Victoria Harbour in the early light, drawn by a member"><p>The ferry is Ching-yi’s. She made it from our office window, in eleven sittings of a quarter of an hour. “It took longer than the crossing,” she says, “but I had the better seat.”</p><h2>Come and see</h2><ul><li>Until Saturday 23 March 2024 in the Kapok office, North Point; Tuesdays to Saturdays, eleven to five, free of charge.</li><li>Everything hangs between 80 and 120 centimetres from the floor. There are stools for the tall.</li><li>Blank cards lie on the table. Draw a reply, drop it into the red box, and we will deliver it.</li></ul><p>Nothing is for sale. The artists asked for answers instead.</p>`,
    },
    tra: {
      header: "每幅畫都不大於一張明信片：會員畫展",
      content: `<p>會員畫展今早開幕，展品沒有一幅大於明信片。這個尺寸由作者自己選定：明信片剛好放得進輪椅的小桌板，不用提起手肘，也畫得到最遠的角落。</p><p>參展的 31 位會員，年齡由五歲至六十二歲，合共完成 64 幅作品。有人用指尖，有人用牙齒咬着畫筆，有人以眼控作畫再列印出來，也有人指揮弟弟落筆：「左一點，再左一點，停！」</p><img src="demo:ferry" alt="會員畫作：晨光中，一艘綠白相間的渡輪駛過維多利亞港"><p>這艘渡輪出自靜儀之手。她對着辦事處的窗口，每次畫一刻鐘，分十一次完成。她說：「畫的時間比過海還要長，不過我的座位更好。」</p><h2>歡迎參觀</h2><ul><li>展期至2024年3月23日（星期六），地點為北角木棉會辦事處，逢星期二至六上午十一時至下午五時開放，費用全免。</li><li>所有作品掛在離地 80 至 120 厘米之間，另備小凳給高個子坐下來看。</li><li>桌上放了空白卡，歡迎畫一張回信，投進紅色信箱，由我們轉交作者。</li></ul><p>展品一概不賣。作者想要的，是回信。</p>`,
    },
    sim: {
      header: "没有一幅画大过明信片：会员画展",
      content: `<p>会员画展今天上午开幕，展品没有一幅比明信片大。这个尺寸是作者们自己定的：明信片刚好放得进轮椅上的小桌板，不用抬起手肘，也够得着最远的角。</p><p>参展的 31 位会员，最小五岁，最大六十二岁，一共完成了 64 幅作品。有人用指尖，有人用牙咬着画笔，有人用眼动仪作画再打印出来，还有人指挥弟弟下笔：“往左，再往左，停！”</p><img src="demo:ferry" alt="会员画作：晨光里，一艘绿白相间的渡轮驶过维多利亚港"><p>这艘渡轮是静仪画的。她对着办公室的窗户，每次画一刻钟，分十一次画完。她说：“画它的时间比坐船过海还长，不过我的座位更好。”</p><h2>欢迎来看</h2><ul><li>展期到2024年3月23日（星期六），地点在北角木棉会办公室，每星期二至星期六上午十一点到下午五点开放，免费参观。</li><li>所有作品都挂在离地 80 到 120 厘米之间，另外备了小凳子，请高个子坐下来看。</li><li>桌上放着空白卡片，欢迎画一张回信，投进红色信箱，由我们转交作者。</li></ul><p>展品一律不卖。作者们想要的，是回信。</p>`,
    },
  },
  {
    date: "2024-04-20",
    category: ["Fund-raising Activities"],
    cover: { motif: "harbour", palette: "leaf", seed: 316 },
    extras: [
      { motif: "walk", palette: "leaf", seed: 417 },
      { motif: "garden", palette: "harbour", seed: 418 },
      { motif: "path", palette: "kapok", seed: 419 },
    ],
    eng: {
      header: "The slowest in front: our spring harbour walk raises HK$163,950",
      content: `<p>Our spring harbour walk has one rule: the slowest person leads. On Sunday 14 April 2024 that was Yuk-ping, aged 73, who came with a stick, her granddaughter and no intention of hurrying. Behind her, 178 people, 26 of them on wheels, followed the promenade from Central to Wan Chai.</p><p>Nobody was sponsored by the kilometre. Friends and neighbours pledged by the bench instead: for every bench at which somebody sat down to rest, they added a little. There were eighteen benches, and we rested at all of them. At the ninth, a stranger asked what we were waiting for, and stayed until Wan Chai.</p><h2>What the benches brought in</h2><p>Together you raised <strong>HK$163,950</strong>, after the costs of the day. It will pay for:</p><ul><li>eight mornings in the warm pool;</li><li>two folding hoists for the equipment loan library;</li><li>accessible transport to activities.</li></ul><p>Thank you to everyone who walked, rolled or sat, and to the 34 marshals who spent two hours asking joggers, very politely, not to overtake a grandmother.</p>`,
    },
    tra: {
      header: "最慢的人走最前：春日海濱步行籌得港幣 163,950 元",
      content: `<p>本會的春日海濱步行只有一條規矩：由走得最慢的人帶頭。2024年4月14日星期日，帶頭的是 73 歲的玉萍。她拄着手杖，帶着孫女，完全沒有打算趕路。跟在後面的 178 人，當中 26 位以輪椅代步，一同沿海濱長廊由中環走到灣仔。</p><p>贊助不按公里計算，而是按長椅計算：每逢有人在一張長椅歇腳，親友街坊便多捐一點。沿途共有十八張長椅，我們每張都坐過。到了第九張，有位路人問我們在等甚麼，結果他一直陪大家走到灣仔。</p><h2>長椅帶來的善款</h2><p>扣除當日開支，大家合共籌得<strong>港幣 163,950 元</strong>，將用於：</p><ul><li>八個暖水池早上；</li><li>為器材借用庫添置兩部摺疊式吊機；</li><li>往返活動的無障礙交通。</li></ul><p>感謝每一位步行的、轉動輪椅的、坐下來歇息的朋友，也感謝 34 位義工糾察。整整兩小時，他們不停客客氣氣地請跑步人士：不要越過一位婆婆。</p>`,
    },
    sim: {
      header: "走得最慢的人在最前面：春日海滨健走筹得 163,950 港元",
      content: `<p>本会的春日海滨健走只有一条规矩：走得最慢的人领头。2024年4月14日，星期日，领头的是 73 岁的玉萍。她拄着拐杖，带着孙女，压根没打算赶路。跟在后面的有 178 人，其中 26 位以轮椅代步，大家一起沿着海滨步道，从中环走到湾仔。</p><p>赞助不按公里算，而是按长椅算：每当有人在一张长椅上歇脚，亲友和街坊就多捐一点。沿途一共十八张长椅，我们每张都坐过。到了第九张，有位路人问我们在等什么，后来他一路陪着大家走到了湾仔。</p><h2>长椅带来的善款</h2><p>扣除当天的开支，大家一共筹得 <strong>163,950 港元</strong>，将用于：</p><ul><li>八次温水池活动；</li><li>为器材借用库添置两台折叠移位机；</li><li>往返活动的无障碍交通。</li></ul><p>感谢每一位走路的、转动轮椅的、坐下来歇脚的朋友，也感谢在沿途维持秩序的 34 位志愿者。整整两个小时，他们一直客客气气地请跑步的人：不要超过一位老奶奶。</p>`,
    },
  },
  {
    date: "2024-06-01",
    category: ["New Drug Information"],
    cover: { motif: "pill", palette: "dusk", seed: 317 },
    eng: {
      header: "Twenty questions to bring to the clinic",
      content: `<p>Nobody asks twenty questions at one visit. Members collected these so that you can choose three.</p><h2>Tests and words</h2><ol><li>May we have a copy of the genetic report?</li><li>What can the number of <em>SMN2</em> copies tell us, and what not?</li><li>What do “non-sitter”, “sitter” and “walker” mean here?</li><li>What will you measure today?</li><li>Could genetic counselling help our family?</li></ol><h2>Treatment</h2><ol><li>Is any of the three medicines an option now?</li><li>What does a treatment day look like?</li><li>What may we hope for, since none is a cure?</li><li>Which effects are common, and whom do we call?</li><li>What are the current conditions for a subsidy?</li></ol><h2>Breathing and eating</h2><ol><li>Is a sleep study due?</li><li>Would a cough-assist machine help?</li><li>What is our plan for a chest infection?</li><li>Should swallowing be tested?</li><li>How long without food is too long, when ill?</li></ol><h2>Every day</h2><ol><li>Which stretches, and how often?</li><li>How will you watch the spine?</li><li>Is it time to try a powered chair?</li><li>What should school or work be told?</li><li>Who coordinates our care, and may we carry a written summary?</li></ol><p>Not every question fits everyone. The family guide at <a href="https://smacare.guide">smacare.guide</a> gives background. This is general information, not medical advice; please change no treatment without your own team.</p>`,
    },
    tra: {
      header: "覆診前準備：帶去門診的二十條問題",
      content: `<p>沒有人會在一次覆診中問完二十條問題。會員收集了以下問題，方便您從中挑選三條。</p><h2>檢查與用語</h2><ol><li>可以給我們一份基因檢測報告副本嗎？</li><li>SMN2 拷貝數能說明甚麼？不能說明甚麼？</li><li>「不能獨坐」、「能獨坐」、「能行走」在這裏是甚麼意思？</li><li>今天會評估哪些能力？</li><li>遺傳輔導對我們一家有幫助嗎？</li></ol><h2>治療</h2><ol><li>三種藥物之中，現時有哪一種可以考慮？</li><li>治療當日的流程是怎樣的？</li><li>既然不能根治，可以期望甚麼？</li><li>常見的反應有哪些？出現時找誰？</li><li>現時申請資助有甚麼條件？</li></ol><h2>呼吸與進食</h2><ol><li>是否需要做睡眠檢查？</li><li>咳痰機有幫助嗎？</li><li>如有呼吸道感染，應對計劃是甚麼？</li><li>需要檢查吞嚥嗎？</li><li>生病時，多久不進食便算太久？</li></ol><h2>日常生活</h2><ol><li>應做哪些伸展？多久做一次？</li><li>會怎樣跟進脊柱的情況？</li><li>是時候試用電動輪椅嗎？</li><li>學校或公司需要知道甚麼？</li><li>由誰統籌護理？可以給我們一份護理摘要隨身攜帶嗎？</li></ol><p>以上問題未必人人適用，背景資料可參閱 <a href="https://smacare.guide">smacare.guide</a> 的家庭指南（英文）。本文只屬一般資訊，並非醫療意見；未經醫護團隊同意，請勿自行更改治療。</p>`,
    },
    sim: {
      header: "复诊前的准备：带去门诊的二十个问题",
      content: `<p>没有人会在一次复诊里问完二十个问题。会员们收集了这些，是为了让您从中挑三个。</p><h2>检查与用语</h2><ol><li>能给我们一份基因检测报告的复印件吗？</li><li>SMN2 拷贝数能说明什么？不能说明什么？</li><li>“不能独坐”“能独坐”“能行走”在这里是什么意思？</li><li>今天会评估哪些能力？</li><li>遗传咨询对我们家有帮助吗？</li></ol><h2>治疗</h2><ol><li>三种药物中，目前有哪一种可以考虑？</li><li>治疗当天的流程是怎样的？</li><li>既然不能根治，可以期待什么？</li><li>常见的反应有哪些？出现了找谁？</li><li>目前申请资助有什么条件？</li></ol><h2>呼吸与进食</h2><ol><li>该做睡眠监测了吗？</li><li>咳痰机会有帮助吗？</li><li>如果呼吸道感染，我们的应对计划是什么？</li><li>需要做吞咽检查吗？</li><li>生病的时候，多久不吃东西就算太久？</li></ol><h2>日常生活</h2><ol><li>该做哪些牵伸？多久做一次？</li><li>会怎样随访脊柱的情况？</li><li>可以开始试用电动轮椅了吗？</li><li>学校或单位需要知道什么？</li><li>由谁统筹诊疗？能给我们一份护理摘要随身带着吗？</li></ol><p>这些问题不一定适合每个人，背景知识可以参考 <a href="https://smacare.guide">smacare.guide</a> 的家庭指南（英文）。本文仅为一般信息，不构成医疗建议；未与医护团队商量，请勿自行更改治疗。</p>`,
    },
  },
  {
    date: "2024-07-20",
    category: ["History and Track Record", "Public Awareness"],
    starred: true,
    cover: { motif: "book", palette: "harbour", seed: 318 },
    eng: {
      header: "“You need not read this today”: our parents’ handbook is out",
      content: `<p>The first line of our new handbook is “You need not read this today.” It was suggested by Mei, who remembers leaving the clinic with a leaflet, a date and no idea of what to cook for supper.</p><p><em>The First Hundred Days</em> is out today, in English, Traditional and Simplified Chinese. Fourteen parents wrote it over two years. Grace, a retired respiratory nurse, and two therapists among our volunteers read the chapters on care. Nine adult members then crossed out everything they would not have wanted said about them.</p><h2>In its 96 pages</h2><ul><li>SMA in plain words, and what it leaves alone: thinking and learning</li><li>Who is who at the clinic, with blank pages for names and questions</li><li>Breathing, eating and sitting: what to ask early</li><li>One page for grandparents, another for brothers and sisters</li><li>What to say in the lift when neighbours ask</li></ul><p>In 1999 four families filled eleven pages of a notebook in one evening. The first of those pages is printed inside the cover, soup stain included. Mrs Lam gave copy number one to the mother of Lok, who is not yet two.</p><p>The handbook is free for families in Hong Kong, also in large print; please call or write to us. It promises no results, and it does not replace your own clinical team.</p>`,
    },
    tra: {
      header: "「今天不讀也可以」：家長手冊正式出版",
      content: `<p>新手冊的第一句是：「今天不讀也可以。」提議的是阿美。她記得那天離開門診，手上只有一份單張、一個覆診日期，連晚飯該煮甚麼也想不到。</p><p>《最初一百天》今日出版，備有英文、繁體中文及簡體中文版。十四位家長花了兩年寫成；退休呼吸科護士 Grace 和兩位治療師義工審閱護理章節；最後由九位成人會員執筆刪改，凡是不想別人這樣說自己的句子，一律劃掉。</p><h2>全書 96 頁，內容包括</h2><ul><li>用淺白文字解釋 SMA，以及它不會影響的事：思考和學習</li><li>門診裏誰是誰，附空白頁寫下姓名和問題</li><li>呼吸、進食與坐姿：有哪些事應及早問</li><li>一頁給祖父母，一頁給兄弟姊妹</li><li>在升降機裏遇上鄰居問起，可以怎樣回答</li></ul><p>1999年，四個家庭一晚寫滿了十一頁筆記。其中第一頁如今印在手冊封面內頁，連湯漬也保留下來。林太把第一本送給樂樂的媽媽，樂樂還未滿兩歲。</p><p>手冊免費送贈香港的 SMA 家庭，備有普通版及大字版，歡迎致電或來信辦事處索取。手冊不會保證任何療效，也不能取代您的醫護團隊。</p>`,
    },
    sim: {
      header: "“今天不读也没关系”：家长手册出版了",
      content: `<p>新手册的第一句话是：“今天不读也没关系。”这句话是阿美提议的。她记得那天走出诊室，手里只有一张宣传单、一个复诊日期，连晚饭该做什么都想不出来。</p><p>《最初一百天》今天出版，有英文、繁体中文和简体中文三个版本。十四位家长花了两年写成；退休的呼吸科护士 Grace 和两位治疗师志愿者审读了护理章节；最后由九位成年会员动笔删改，凡是不愿意别人这样说自己的句子，一律划掉。</p><h2>全书 96 页，内容包括</h2><ul><li>用平实的话讲明白 SMA，以及它不会影响的事：思考和学习</li><li>门诊里谁是谁，附空白页，可以记下姓名和问题</li><li>呼吸、进食与坐姿：有哪些事应该早点问</li><li>一页写给祖辈，一页写给兄弟姐妹</li><li>在电梯里遇到邻居问起，可以怎么回答</li></ul><p>1999年，四个家庭一个晚上写满了十一页笔记。其中的第一页如今印在手册封面的内侧，连汤渍也原样保留。林太太把第一本送给了乐乐的妈妈，乐乐还不到两岁。</p><p>手册免费赠送给香港的 SMA 家庭，有普通版和大字版，欢迎致电或来信向办公室索取。手册不保证任何疗效，也不能代替您的医护团队。</p>`,
    },
  },
];
