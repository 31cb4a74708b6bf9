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

/** August to December 2024, newest first. */
export const ITEMS_2024B: DemoNews[] = [
  {
    date: "2024-12-10",
    category: ["Public Awareness", "Member Activities"],
    cover: { motif: "kitchen", palette: "dawn", seed: 151 },
    pictures: { doorway: { motif: "path", palette: "leaf", seed: 152 } },
    eng: {
      header: "A small flat, a big chair: home adaptations that cost little",
      content: `<p>Ka-yan’s flat in Kwai Chung is 36 square metres, and her powered chair takes up one of them. When she moved in, our volunteers spent two Saturdays with her and a roll of masking tape. Here is what she would tell anyone starting out.</p><h2>Tape before you buy</h2><p>Mark the chair’s turning circle on the floor and live with it for a week. Ka-yan found that moving her bed by 30 centimetres did more than the new wardrobe she had planned.</p><img src="demo:doorway" alt="A clear, wide path through a home, with nothing standing in the way of a wheelchair"><h2>Five changes under HK$500 each</h2><ul><li>Offset hinges, which let a door swing clear of its frame and give back a few centimetres</li><li>Loops of ribbon on drawers and the fridge door</li><li>A tray table on wheels, at armrest height</li><li>A plug strip screwed to the wall at elbow level</li><li>A smart plug for the lamp, worked by voice</li></ul><h2>Before you drill</h2><p>Tenants need the landlord’s consent for fixed works. An occupational therapist can advise on hoists, bathrooms and anything that bears weight; please do not improvise those.</p><p>Our home visits are free for members. Bring your measurements, your questions and, if possible, biscuits.</p>`,
    },
    tra: {
      header: "小小單位，大大輪椅：花費不多的家居改裝",
      content: `<p>嘉欣住在葵涌一個約 390 呎的單位，一部電動輪椅便佔去十多呎。她搬進來時，本會義工帶着一卷皺紋膠紙，陪她忙了兩個星期六。以下是她想告訴後來者的心得。</p><h2>先貼膠紙，後買家具</h2><p>在地上貼出輪椅的轉動範圍，住一星期看看。嘉欣發現，把睡床移開 30 厘米，比原先打算添置的衣櫃更有用。</p><img src="demo:doorway" alt="家中一條寬闊暢通的走道，沒有任何東西阻礙輪椅"><h2>五項各不超過港幣 500 元的改動</h2><ul><li>換上偏軸門鉸，開門時門扇可完全離開門框，多出幾厘米</li><li>在抽屜和雪櫃門加上絲帶拉環</li><li>添置一張與扶手同高的活動小桌</li><li>把拖板固定在牆上，與手肘同高</li><li>為座檯燈加上智能插座，以聲音控制</li></ul><h2>鑽牆之前</h2><p>租客如要進行固定工程，須先徵得業主同意。吊機、浴室及任何承重裝置，應先徵詢職業治療師的意見，請勿自行拼湊。</p><p>本會為會員提供免費家訪。請準備好尺寸和問題；可以的話，也準備一點餅乾。</p>`,
    },
    sim: {
      header: "小房子，大轮椅：花钱不多的居家改造",
      content: `<p>嘉欣住在葵涌一套 36 平方米的房子里，光是电动轮椅就要占去一平方米。她搬进来的时候，本会志愿者带着一卷美纹纸胶带，陪她忙了两个星期六。下面是她想告诉后来人的经验。</p><h2>先贴胶带，再买家具</h2><p>在地上贴出轮椅的回转范围，住上一周试试。嘉欣发现，把床挪开 30 厘米，比她原本打算添的衣柜更管用。</p><img src="demo:doorway" alt="家里一条宽敞畅通的过道，没有任何东西挡住轮椅"><h2>五项改动，每项不超过 500 港元</h2><ul><li>换上偏心铰链，开门时门扇能完全让开门框，多出几厘米</li><li>给抽屉和冰箱门系上丝带拉环</li><li>添一张和扶手一样高的移动小桌</li><li>把插线板固定在墙上，与手肘齐平</li><li>给台灯配一个智能插座，用语音控制</li></ul><h2>打孔之前</h2><p>租房的话，做固定装修须先征得房东同意。移位机、浴室以及任何承重的装置，请先咨询作业治疗师，不要自己凑合。</p><p>本会为会员提供免费上门服务。请准备好尺寸和问题，如果方便，也备上一点饼干。</p>`,
    },
  },
  {
    date: "2024-11-12",
    category: ["Public Awareness", "Fund-raising Activities"],
    cover: { motif: "school", palette: "harbour", seed: 161 },
    extras: [
      { motif: "book", palette: "dawn", seed: 162 },
      { motif: "kitchen", palette: "kapok", seed: 163 },
    ],
    eng: {
      header: "Hin explains himself: a school talk with 31 questions",
      content: `<p>Hin is ten, likes trams, and has SMA. On Friday 8 November 2024 he told his Primary Five class about it, with two Kapok volunteers to hold the slides. He had asked for no grown-ups at the front, and there were none.</p><p>He began with a balloon and a heavy book. “My brain sends the message,” he said, “but the message does not get through to the muscle very well. So the book stays where it is. I still know what is in it.”</p><p>Then came 31 questions. A selection:</p><ul><li>Do you get the same homework? (“Sadly, yes.”)</li><li>Can we catch it? (“No. You are born with it.”)</li><li>May we push you? (“Ask first. And my chair has a motor, so it would be like pushing a bus.”)</li><li>What should we do? (“Save me a place. Not at the back.”)</li></ul><p>His teacher has since moved the class library down by two shelves. The pupils, on their own account, baked and sold 240 biscuits in the shape of trams and brought us <strong>HK$4,318</strong> in a shoebox.</p><p>Any school in Hong Kong may book a talk. We come with a child’s view when there is a child who wants to give it, and with an adult member otherwise.</p>`,
    },
    tra: {
      header: "阿軒親自講解：一堂有 31 條問題的學校講座",
      content: `<p>阿軒今年十歲，喜歡電車，患有 SMA。2024年11月8日星期五，他親自向小五同班同學講解這個病，由木棉會兩位義工幫忙轉換投影片。他要求台前不要有大人，我們便照辦。</p><p>他先拿出一個氣球和一本厚書。「我的腦袋會發出訊息，不過訊息傳到肌肉時，收得不太清楚，所以這本書拿不起來。但書裏寫甚麼，我都知道。」</p><p>接着是 31 條問題，以下節錄數條：</p><ul><li>你的功課跟我們一樣嗎？（「可惜，一樣。」）</li><li>會傳染嗎？（「不會，是與生俱來的。」）</li><li>我們可以推你嗎？（「要先問我。而且我的輪椅有摩打，推它就像推巴士。」）</li><li>我們可以做甚麼？（「替我留位，不要在最後一行。」）</li></ul><p>事後，老師把班上的圖書移低了兩格。同學更自發焗製並義賣 240 塊電車形曲奇，把<strong>港幣 4,318 元</strong>裝在鞋盒裏送來。</p><p>全港學校均可預約講座。如有小朋友願意分享，便由小朋友主講；否則由成人會員主講。</p>`,
    },
    sim: {
      header: "阿轩自己来讲：一堂有 31 个问题的校园讲座",
      content: `<p>阿轩今年十岁，喜欢有轨电车，患有 SMA。2024年11月8日，星期五，他亲自给五年级的同班同学讲这件事，木棉会的两位志愿者帮忙翻幻灯片。他要求讲台上不要有大人，我们照办了。</p><p>他先拿出一个气球和一本厚书。“我的大脑会发出消息，可是消息传到肌肉那儿，收得不太清楚，所以这本书我拿不起来。但书里写了什么，我都知道。”</p><p>接下来是 31 个问题，摘录几个：</p><ul><li>你的作业跟我们一样吗？（“很遗憾，一样。”）</li><li>会传染吗？（“不会，是生下来就有的。”）</li><li>我们可以推你吗？（“要先问我。再说我的轮椅有电机，推它就像推公交车。”）</li><li>我们能做什么？（“给我留个座，别在最后一排。”）</li></ul><p>讲座之后，老师把班里的图书往下挪了两层。同学们还自发烤了 240 块电车形状的饼干义卖，把 <strong>4,318 港元</strong>装在鞋盒里送了过来。</p><p>全港学校都可以预约讲座。如果有孩子愿意分享，就由孩子来讲；没有的话，由成人会员主讲。</p>`,
    },
  },
  {
    date: "2024-09-24",
    category: ["Member Activities", "History and Track Record"],
    cover: { motif: "hands", palette: "harbour", seed: 171 },
    eng: {
      header: "Learning to wait: the tenth volunteer training day",
      content: `<p>The first exercise of our volunteer training is silence. Each trainee asks a question, then counts to ten before saying another word. Some of our members speak softly, type, or need to take a breath in mid-sentence, and most people interrupt them after three seconds.</p><p>On Saturday 21 September 2024, twenty-four new volunteers took the tenth course. The youngest was 17 and the oldest, Fai, a retired bus driver, was 71. He said that he had carried wheelchair users for years and had never once been taught how to ask them anything.</p><h2>The day in five parts</h2><ol><li>Waiting, and other good manners</li><li>Chairs, ramps and kerbs, taught by three members in their own chairs</li><li>Lifting: why our volunteers do not do it without a trained partner and a hoist</li><li>Privacy: what you see in a home stays in the home</li><li>What to do when you do not know what to do (call us)</li></ol><p>Since the first course, 231 people have been trained, and 118 of them were active in the past year, giving 4,960 hours between them. Half came back for a second day on communication devices.</p><p>The next course is in March. No experience is needed, except of counting slowly.</p>`,
    },
    tra: {
      header: "先學會等：第十屆義工培訓日",
      content: `<p>本會義工培訓的第一課是沉默。每位學員提出一個問題，然後在心裏數十下，才可以再開口。我們有些會員說話輕聲，有些用打字溝通，有些說到一半要換氣；而大多數人等三秒便會插嘴。</p><p>2024年9月21日星期六，24 位新義工參加第十屆課程。年紀最輕的 17 歲，最年長的是 71 歲的退休巴士司機輝叔。他說，自己接載輪椅乘客多年，卻從來沒有人教他怎樣開口問對方的需要。</p><h2>一日五課</h2><ol><li>等待，以及其他禮貌</li><li>輪椅、斜板與路緣：由三位會員坐着自己的輪椅教授</li><li>扶抱：為何沒有受訓拍檔及吊機，義工便不應進行</li><li>私隱：在別人家中看到的，就留在那個家</li><li>不知所措時該怎麼辦（致電我們）</li></ol><p>自第一屆至今，共有 231 人完成培訓，當中 118 人在過去一年曾參與服務，合共付出 4,960 小時。半數學員其後再參加一日的溝通輔具進階課程。</p><p>下一屆課程於三月舉行。毋須經驗，懂得慢慢數十下便可。</p>`,
    },
    sim: {
      header: "先学会等待：第十期志愿者培训日",
      content: `<p>本会志愿者培训的第一课是沉默。每位学员提一个问题，然后在心里数到十，才能再开口。我们有的会员说话声音轻，有的靠打字交流，有的说到一半要换口气；而大多数人等上三秒就会插话。</p><p>2024年9月21日，星期六，24 位新志愿者参加了第十期课程。最年轻的 17 岁，最年长的是 71 岁的退休公交司机辉叔。他说，自己拉了这么多年轮椅乘客，却从来没有人教过他该怎么开口问对方的需要。</p><h2>一天五课</h2><ol><li>等待，以及其他礼貌</li><li>轮椅、坡板和路沿：三位会员坐着自己的轮椅来教</li><li>搬抬与转移：没有受过培训的搭档和移位机，志愿者为什么不应该动手</li><li>隐私：在别人家里看到的，就留在那个家里</li><li>不知道怎么办的时候怎么办（给我们打电话）</li></ol><p>从第一期到现在，共有 231 人完成培训，其中 118 人在过去一年参与过服务，累计贡献 4,960 小时。半数学员后来又参加了一天的沟通辅具进阶课程。</p><p>下一期课程在三月举行。不需要经验，会慢慢数到十就行。</p>`,
    },
  },
  {
    date: "2024-08-13",
    category: ["New Drug Information", "Public Awareness"],
    cover: { motif: "lungs", palette: "dusk", seed: 181 },
    eng: {
      header: "A clinic day, step by step: who you meet and what to ask",
      content: `<p>A first visit to an SMA clinic can feel like a railway station: many doors, many names. Good care involves many specialists working together, and this short guide says who is likely to be behind each door.</p><h2>Who you may meet</h2><ul><li><strong>Neurologist:</strong> brings the whole plan together, and talks with you about treatment.</li><li><strong>Breathing team:</strong> checks cough and sleep. Breathing trouble often shows first at night, so a sleep study may be offered before you notice anything.</li><li><strong>Physiotherapist and occupational therapist:</strong> stretching, seating, splints and wheelchairs.</li><li><strong>Dietitian and speech therapist:</strong> eating, swallowing and growth.</li><li><strong>Orthopaedic surgeon:</strong> keeps an eye on the spine.</li></ul><h2>Questions about medicines</h2><ol><li>Which treatments could suit us, and which could not? Why?</li><li>How is it given, and how often would we come here?</li><li>What might it change, and how shall we know?</li><li>Which side effects should make us call you?</li></ol><p>Take a list, a charger and somebody who can write. The family guide at <a href="https://smacare.guide">smacare.guide</a> explains the international standards in plain words.</p><p>This is general information. Your own team knows you, and we do not replace them.</p>`,
    },
    tra: {
      header: "覆診日逐步看：會見到誰、可以問甚麼",
      content: `<p>第一次到 SMA 門診，感覺有點像走進火車站：門多，名稱也多。良好護理有賴跨專業團隊合作，這份小指南告訴您，每扇門後大概會遇見誰。</p><h2>您可能會見到的人</h2><ul><li><strong>腦神經科醫生：</strong>統籌整個護理計劃，並與您商討治療方案。</li><li><strong>呼吸團隊：</strong>檢查咳嗽能力及睡眠狀況。呼吸問題往往先在夜間出現，因此即使您未有察覺，也可能獲安排睡眠檢查。</li><li><strong>物理治療師及職業治療師：</strong>負責伸展、坐姿、支架及輪椅。</li><li><strong>營養師及言語治療師：</strong>關注進食、吞嚥及成長。</li><li><strong>骨科醫生：</strong>留意脊柱的情況。</li></ul><h2>關於藥物的提問</h2><ol><li>哪些治療可能適合我們？哪些不適合？為甚麼？</li><li>怎樣用藥？要多久來一次？</li><li>可能帶來甚麼改變？我們怎樣知道？</li><li>出現哪些副作用時，應該致電你們？</li></ol><p>請帶備問題清單、充電器，以及一位可以幫忙記錄的人。<a href="https://smacare.guide">smacare.guide</a> 的家庭指南以淺白文字解釋國際護理標準（英文）。</p><p>以上為一般資訊。最了解您的是您的醫護團隊，本會不能取代他們。</p>`,
    },
    sim: {
      header: "复诊日分步看：会见到谁，可以问什么",
      content: `<p>第一次到 SMA 门诊，感觉有点像走进火车站：门多，名称也多。良好的护理需要多学科团队协作，这份小指南告诉您，每扇门后大概会遇到谁。</p><h2>您可能会见到的人</h2><ul><li><strong>神经内科或儿童神经科医生：</strong>统筹整个诊疗计划，和您讨论治疗方案。</li><li><strong>呼吸团队：</strong>检查咳嗽能力和睡眠情况。呼吸问题往往先在夜间出现，因此即使您还没有察觉，也可能会安排睡眠监测。</li><li><strong>物理治疗师和作业治疗师：</strong>负责牵伸、坐姿、支具和轮椅。</li><li><strong>营养师和言语治疗师：</strong>关注进食、吞咽和生长发育。</li><li><strong>骨科医生：</strong>留意脊柱的情况。</li></ul><h2>关于药物，可以这样问</h2><ol><li>哪些治疗可能适合我们？哪些不适合？为什么？</li><li>怎样给药？多久来一次？</li><li>可能带来什么改变？我们怎么判断？</li><li>出现哪些副作用时，应该联系你们？</li></ol><p>请带上问题清单、充电器，还有一位能帮忙记录的人。<a href="https://smacare.guide">smacare.guide</a> 的家庭指南（英文）用通俗的语言解释了国际诊疗与护理标准。</p><p>以上为一般性信息。最了解您的是您的医护团队，本会不能取代他们。</p>`,
    },
  },
];
