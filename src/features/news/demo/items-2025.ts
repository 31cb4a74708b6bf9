import type { DemoNews } from "./demo-news";

/** September to December 2025, newest first. */
export const ITEMS_2025A: DemoNews[] = [
  {
    date: "2025-12-09",
    category: ["History and Track Record"],
    starred: true,
    cover: { motif: "branch", palette: "kapok", seed: 91 },
    eng: {
      header: "The 500th loan: how a cupboard became a library",
      content: `<p>Our equipment loan library began with one shower chair, one car ramp and a school exercise book in which borrowers signed their names. Last week Ka-yan signed for loan number 500, a folding hoist for a visit to her cousins, and we took the exercise book out to look.</p><p>The first entry reads, in blue ink, “Shower chair. Will bring back when he is bigger.” He did grow, and it did come back. The boy is now 1.7 metres tall and repairs wheelchairs for us on Saturdays.</p><h2>What is on the shelves today</h2><ul><li>14 powered and 9 manual wheelchairs</li><li>21 portable ramps, in five lengths</li><li>hoists, shower chairs, standing frames and positioning cushions</li><li>38 switches, mounts and communication devices</li></ul><p>Most loans last six weeks. People borrow to try before they buy, to bridge a repair, or simply to travel.</p><p>Every item is cleaned, charged and checked by two people before it goes out. In 500 loans, six things have come back broken, and one chair came back improved: somebody had added a cup holder. All the other chairs now have one.</p>`,
    },
    tra: {
      header: "第 500 次借用：由一個儲物櫃到一座器材庫",
      content: `<p>本會的器材借用庫，最初只有一張沐浴椅、一塊上車斜板，以及一本讓借用人簽名的單行簿。上星期，嘉欣為了探望表親，借走一部摺疊式吊機，成為第 500 次借用。我們特地把那本單行簿翻出來看。</p><p>第一行用藍色原子筆寫着：「沐浴椅一張。等他長大就還。」他長大了，椅也還了。當年的小男孩如今身高 1.7 米，逢星期六替我們維修輪椅。</p><h2>今日架上有甚麼</h2><ul><li>電動輪椅 14 部、手動輪椅 9 部</li><li>五種長度的手提斜板共 21 塊</li><li>吊機、沐浴椅、站立架及擺位軟墊</li><li>按掣、支架及溝通輔助器材共 38 件</li></ul><p>一般借用期為六星期。有人想先試後買，有人等待維修，也有人純粹想去旅行。</p><p>每件器材借出之前，都經兩人清潔、充電及檢查。500 次借用之中，六件歸還時損壞，一部輪椅歸還時反而變好了：有人替它加了一個杯架。如今每部輪椅都已照樣裝上。</p>`,
    },
    sim: {
      header: "第 500 次借用：从一个储物柜到一座器材库",
      content: `<p>本会的器材借用库，最初只有一把洗澡椅、一块上车坡板，还有一本供借用人签字的练习本。上周，嘉欣为了去看望表姐妹，借走一台折叠移位机，成了第 500 次借用。我们特意把那本练习本翻了出来。</p><p>第一行用蓝色圆珠笔写着：“洗澡椅一把，等他长大就还。”他长大了，椅子也还了。当年的小男孩如今身高一米七，每星期六来帮我们修轮椅。</p><h2>今天的架子上有什么</h2><ul><li>电动轮椅 14 台、手动轮椅 9 台</li><li>五种长度的便携坡板，共 21 块</li><li>移位机、洗澡椅、站立架和体位垫</li><li>开关、支架和沟通辅具，共 38 件</li></ul><p>借期一般为六周。有人想先试再买，有人要等维修，也有人只是想出门旅行。</p><p>每件器材借出之前，都由两个人清洁、充电、检查。500 次借用中，有六件还回来时坏了，还有一台轮椅还回来时反而变好了：有人给它加了一个杯架。如今每台轮椅都照样装上了。</p>`,
    },
  },
  {
    date: "2025-11-11",
    category: ["Fund-raising Activities", "Member Activities"],
    cover: { motif: "music", palette: "dusk", seed: 101 },
    extras: [
      { motif: "lantern", palette: "dusk", seed: 102 },
      { motif: "stars", palette: "harbour", seed: 103 },
    ],
    eng: {
      header: "Small Hours, Large Songs: our autumn concert",
      content: `<p>The loudest applause on Saturday 8 November 2025 went to a piece that lasts ninety seconds. “Lift Lobby, 8.15 a.m.” was written by Tsz-ching, who is sixteen and has SMA. She composes with her eyes: a tracker follows her gaze across a screen of notes, and a string quartet of volunteers played what she wrote.</p><p>Two hundred and ten people came to the school hall. The front three rows had no seats, so wheelchair users could sit with whomever they liked, and the interval lasted half an hour because the lift holds two chairs at a time. Nobody minded. There was soup.</p><h2>The programme</h2><ul><li>Old Cantonese film songs, sung by a carers’ choir of fourteen</li><li>Three dances for accordion and violin</li><li>Two pieces by Tsz-ching, both first performances</li></ul><p>Tickets, a stall of home-made jam and gifts on the night brought in <strong>HK$142,300</strong> after costs. It will pay for music and art workshops until the summer of 2026, with transport.</p><p>Asked afterwards what she would write next, Tsz-ching thought for a while. “Something with a drum,” she typed. “The neighbours have had it too easy.”</p>`,
    },
    tra: {
      header: "「小時光，大樂章」：秋日籌款音樂會",
      content: `<p>2025年11月8日星期六晚上，全場掌聲最響的，是一首只有九十秒的樂曲。《電梯大堂，早上八時十五分》由十六歲的 SMA 病友芷晴創作。她用眼睛作曲：眼控裝置追蹤她的視線，讓她在螢幕上逐個選取音符，再由義工組成的弦樂四重奏奏出。</p><p>當晚有 210 位觀眾來到學校禮堂。頭三行不設座位，輪椅使用者可以跟任何人坐在一起；由於升降機每次只能載兩部輪椅，中場休息延長至半小時。沒有人介意，因為有熱湯供應。</p><h2>節目表</h2><ul><li>粵語電影老歌，由十四人的照顧者合唱團演唱</li><li>手風琴與小提琴舞曲三首</li><li>芷晴的兩首作品，均為首演</li></ul><p>門票、自製果醬攤位及現場捐款，扣除開支後共籌得<strong>港幣 142,300 元</strong>，將用於資助音樂及藝術工作坊至 2026年夏天，包括交通費。</p><p>演出後有人問芷晴下一首寫甚麼。她想了一會，在螢幕上打出：「要有鼓。鄰居清靜得太久了。」</p>`,
    },
    sim: {
      header: "“小时光，大乐章”：秋日筹款音乐会",
      content: `<p>2025年11月8日，星期六晚上，全场掌声最热烈的是一首只有九十秒的曲子。《电梯间，早上八点一刻》的作者是十六岁的 SMA 病友芷晴。她用眼睛作曲：眼动仪追踪她的视线，让她在屏幕上一个一个选出音符，再由志愿者组成的弦乐四重奏演奏出来。</p><p>当晚有 210 位观众来到学校礼堂。前三排不设座位，轮椅使用者想跟谁坐就跟谁坐；因为电梯一次只能载两台轮椅，中场休息延长到了半个小时。没有人介意，因为有热汤喝。</p><h2>节目单</h2><ul><li>粤语电影老歌，由十四人的照护者合唱团演唱</li><li>手风琴与小提琴舞曲三首</li><li>芷晴的两首作品，均为首演</li></ul><p>门票、自制果酱摊位和现场捐款，扣除成本后共筹得 <strong>142,300 港元</strong>，将用于资助音乐和美术工作坊，一直办到 2026年夏天，交通费也包括在内。</p><p>演出结束后，有人问芷晴下一首写什么。她想了一会儿，在屏幕上打出一行字：“要有鼓。邻居们清静得太久了。”</p>`,
    },
  },
  {
    date: "2025-09-09",
    category: ["New Drug Information", "Public Awareness"],
    cover: { motif: "path", palette: "dawn", seed: 111 },
    eng: {
      header: "Adults and access to treatment: what we know so far",
      content: `<p>Many adult members have asked about the age limit on subsidised SMA medicines. This is what we know on 9 September 2025, and what we do not.</p><h2>What we know</h2><p>Until now, the subsidy for nusinersen and risdiplam in Hong Kong has been for people who applied at the age of 25 or under. In July 2025 the Hospital Authority told patient groups that it would extend both use and subsidy to people over 25.</p><h2>What we do not know</h2><p>We have not seen an effective date or the detailed conditions. We would rather leave a gap on this page than fill it with a guess.</p><h2>What you can do now</h2><ul><li>Ask your neurology clinic whether you should be assessed, and how you will be told.</li><li>Ask the medical social worker which subsidies you might apply for.</li><li>Write down what you can do today with your hands, voice and breath. Small things count, such as lifting a cup.</li><li>Do not stop or change any treatment because of news that you have read, here or elsewhere.</li></ul><p>The adults’ circle meets online on the first Monday evening of each month. In October, members will share the questions that they are taking to clinic. You need not have decided anything to join.</p>`,
    },
    tra: {
      header: "成人病友與用藥資助：目前所知的情況",
      content: `<p>近日不少成人會員查詢 SMA 藥物資助的年齡限制。以下是截至 2025年9月9日我們已知及未知的事。</p><h2>已知的事</h2><p>一直以來，香港為諾西那生（Nusinersen）及利司撲蘭（Risdiplam）提供的資助，以申請時 25 歲或以下的病人為對象。2025年7月，醫院管理局向患者組織表示，會把用藥及資助範圍擴展至 25 歲以上人士。</p><h2>未知的事</h2><p>我們未見有生效日期或詳細條件公布。與其猜測，我們寧可在這一欄留白。</p><h2>現在可以做的事</h2><ul><li>向腦神經科門診查詢自己是否需要接受評估，以及會以甚麼方式獲通知。</li><li>向醫務社工查詢可以申請哪些資助。</li><li>記下您今日雙手、聲線和呼吸能做到的事；即使是舉起水杯這類小事，也值得記錄。</li><li>不要因為在本頁或其他地方看到的消息，自行停藥或更改治療。</li></ul><p>「成人圈」逢每月第一個星期一晚上在網上聚會。十月的一次，會員將分享各自準備向醫生提出的問題。未有任何決定也可以參加。</p>`,
    },
    sim: {
      header: "成人病友与用药资助：目前了解的情况",
      content: `<p>最近不少成人会员来询问 SMA 药物资助的年龄限制。以下是截至 2025年9月9日，我们已经知道和还不知道的情况。</p><h2>已经知道的</h2><p>一直以来，香港对诺西那生钠（Nusinersen）和利司扑兰（Risdiplam）的资助，面向申请时 25 岁及以下的患者。2025年7月，医院管理局向患者组织表示，将把用药和资助范围扩大到 25 岁以上人士。</p><h2>还不知道的</h2><p>我们尚未看到生效日期和具体条件。与其猜测，我们宁可在这里留白。</p><h2>现在可以做的</h2><ul><li>向神经内科门诊询问自己是否需要接受评估，以及将以什么方式收到通知。</li><li>向医务社工了解可以申请哪些资助。</li><li>记下您今天的双手、声音和呼吸能做到的事；哪怕是举起水杯这样的小事，也值得记录。</li><li>不要因为在本页或别处看到的消息，自行停药或更改治疗。</li></ul><p>“成人圈”在每月第一个星期一晚上进行线上聚会。十月那一次，会员们将分享各自准备向医生提出的问题。还没有任何决定，也可以来。</p>`,
    },
  },
];

/** February to July 2025, newest first. */
export const ITEMS_2025B: DemoNews[] = [
  {
    date: "2025-07-22",
    category: ["Public Awareness", "History and Track Record"],
    cover: { motif: "letter", palette: "paper", seed: 121 },
    eng: {
      header: "Nine pages to Government: our submission on care and transport",
      content: `<p>Each summer the Government invites views on the coming Policy Address. This year 63 Kapok families answered our survey, and a group of five members turned the replies into nine pages. We sent them on 18 July 2025.</p><p>The group met six times in the office and once in a lift, when it stopped between floors for twenty minutes. That episode became paragraph 14.</p><h2>Our four requests</h2><ol><li><strong>Personal assistance at work and university,</strong> so that a job offer does not depend on a parent’s free time.</li><li><strong>Accessible transport that can be booked at short notice,</strong> evenings and Sundays included.</li><li><strong>Allied-health therapy for adults,</strong> which many told us became hard to find after they left paediatric care.</li><li><strong>Respite that accepts ventilator users,</strong> with staff trained before the first stay.</li></ol><blockquote><p>“I have a degree, a job and a wheelchair that works. What I lack is a way home after seven.”</p></blockquote><p>That line came from a member of 31, and it opens the submission. We sent our paper to other patient groups too, among them <a href="https://rdhk.org">Rare Disease Hong Kong</a>, because several of the requests are not only ours. Members can ask the office for a copy in English or Chinese, in print or large type.</p>`,
    },
    tra: {
      header: "寫給政府的九頁紙：照顧及交通意見書",
      content: `<p>每年夏天，政府都會就新一份《施政報告》諮詢公眾。今年有 63 個木棉會家庭填寫問卷，五位會員組成小組，把意見整理成九頁意見書，已於 2025年7月18日遞交。</p><p>小組開會七次：六次在辦事處，一次在升降機裏——當日升降機在兩層之間停了二十分鐘。這段經歷後來成為意見書第 14 段。</p><h2>四項建議</h2><ol><li><strong>為在職人士及大學生提供個人助理服務，</strong>令能否接受一份工作，不必取決於父母有沒有空。</li><li><strong>增設可即日預約的無障礙交通，</strong>涵蓋晚間及星期日。</li><li><strong>為成人提供專職醫療服務；</strong>不少會員表示，離開兒科後便很難找到治療師。</li><li><strong>讓使用呼吸機的人士也可入住暫託服務，</strong>職員須在首次服務前完成培訓。</li></ol><blockquote><p>「我有學位、有工作、有一部好用的輪椅。我欠的，是晚上七時後回家的辦法。」</p></blockquote><p>意見書便以這位 31 歲會員的話作開首。由於部分建議並非只關乎 SMA，我們亦把文件送交<a href="https://rdhk.org">香港罕見疾病聯盟</a>等患者組織參考。會員可向辦事處索取中文或英文本，備有大字版。</p>`,
    },
    sim: {
      header: "写给政府的九页纸：关于照护与出行的意见书",
      content: `<p>每年夏天，香港特区政府都会就新一年的《施政报告》征询公众意见。今年有 63 个木棉会家庭填写了问卷，五位会员组成小组，把大家的想法整理成九页意见书，已于 2025年7月18日提交。</p><p>小组一共开了七次会：六次在办公室，一次在电梯里——那天电梯在两层楼之间停了二十分钟。这段经历后来写进了意见书第 14 段。</p><h2>四项建议</h2><ol><li><strong>为在职人士和大学生提供个人助理服务，</strong>让接不接受一份工作，不必取决于父母有没有空。</li><li><strong>增加可以当天预约的无障碍交通，</strong>包括晚间和星期日。</li><li><strong>为成人提供康复治疗服务；</strong>不少会员表示，离开儿科之后就很难找到治疗师。</li><li><strong>让使用呼吸机的人也能获得喘息服务，</strong>工作人员须在首次服务之前完成培训。</li></ol><blockquote><p>“我有学位，有工作，有一台好用的轮椅。我缺的，是晚上七点以后回家的办法。”</p></blockquote><p>说这句话的会员今年 31 岁，意见书就从这句话写起。部分建议并不只关乎 SMA，因此我们也把文件送给<a href="https://rdhk.org">香港罕见疾病联盟</a>等患者组织参考。会员可向办公室索取中文版或英文版，并有大字版可选。</p>`,
    },
  },
  {
    date: "2025-05-13",
    category: ["Member Activities"],
    cover: { motif: "screen", palette: "leaf", seed: 131 },
    extras: [
      { motif: "hands", palette: "leaf", seed: 132 },
      { motif: "school", palette: "dawn", seed: 133 },
    ],
    eng: {
      header: "One button is enough: a switch-access workshop",
      content: `<p>What can you do with one button? On Saturday 10 May 2025, twelve members and their families spent a day in our North Point office finding out. By four o’clock the answers included turning on a fan, sending a rude sticker to a brother, and beating a volunteer at racing games, twice.</p><p>A switch is any button that stands in for a keyboard, a mouse or a touch screen. It can be as large as a plate or as small as a coin; it can answer to a finger, a cheek, a foot or a breath. What matters is one movement that is reliable and does not tire.</p><h2>How the day went</h2><ul><li>Morning: Kit, an occupational therapist, helped each member to look for that movement.</li><li>Lunch: delivered by a toy train, one press per carriage.</li><li>Afternoon: phones, tablets and a computer were set up, one family at a time.</li></ul><p>Lok’s mother had brought three toys that he could only watch. They were opened, wired and sewn up again within the hour. He is two and a half, and he made the rabbit drum until everyone asked him, kindly, to stop.</p><p>All the switches shown can be borrowed from the loan library. The next workshop, on eye tracking, is planned for the autumn.</p>`,
    },
    tra: {
      header: "一個按掣已經足夠：單鍵操作工作坊",
      content: `<p>一個按掣，可以做到甚麼？2025年5月10日星期六，十二位會員與家人在北角辦事處試了一整天。到下午四時，答案包括：開風扇、傳送趣怪貼圖給哥哥，以及在賽車遊戲中連贏義工兩局。</p><p>按掣可以代替鍵盤、滑鼠或觸控螢幕，大如碟子，小如硬幣；用手指、臉頰、腳，甚至一口氣，都可以啟動。最重要的是找到一個穩定而不易疲倦的動作。</p><h2>當日流程</h2><ul><li>上午：職業治療師阿傑協助每位會員尋找這個動作。</li><li>午餐：由玩具火車運送，按一下來一卡。</li><li>下午：逐個家庭設定手機、平板電腦及電腦。</li></ul><p>樂樂的媽媽帶來三件他只能看、不能玩的玩具。我們拆開、接線、縫好，一小時內完成。兩歲半的樂樂隨即讓小兔不停打鼓，直到大家好言相勸，他才肯停手。</p><p>當日展示的按掣，全部可於器材借用庫借用。下一個工作坊以眼控為題，預計於秋季舉行。</p>`,
    },
    sim: {
      header: "一个按键就够了：单键操作工作坊",
      content: `<p>一个按键能做什么？2025年5月10日，星期六，十二位会员和家人在北角办公室琢磨了一整天。到下午四点，答案包括：开电风扇，给哥哥发搞怪表情包，还有在赛车游戏里连赢志愿者两局。</p><p>这种开关可以代替键盘、鼠标或触摸屏，大的像盘子，小的像硬币；用手指、脸颊、脚，甚至一口气，都能触发。关键是找到一个稳定、又不容易累的动作。</p><h2>当天安排</h2><ul><li>上午：作业治疗师阿杰帮每位会员寻找这个动作。</li><li>午餐：由玩具火车送达，按一下，来一节车厢。</li><li>下午：逐个家庭设置手机、平板和电脑。</li></ul><p>乐乐的妈妈带来三件玩具，他以前只能看，不能玩。我们拆开、接线、再缝好，一个小时就完成了。两岁半的乐乐马上让小兔子敲起鼓来，一直敲到大家好言相劝才停手。</p><p>当天展示的所有开关都可以在器材借用库借到。下一期工作坊的主题是眼控，计划在秋季举行。</p>`,
    },
  },
  {
    date: "2025-02-25",
    category: ["Member Activities"],
    cover: { motif: "garden", palette: "leaf", seed: 141 },
    eng: {
      header: "Tea for those who pour the tea: a carers’ afternoon",
      content: `<p>For three hours on Saturday 22 February 2025, twenty-six parents, partners and grandparents sat in a roof garden with nothing to lift. Trained volunteers, two for each family, stayed with the people they usually look after, in the room downstairs, with board games and everybody’s care notes to hand.</p><p>The only rule of the carers’ tea is that nobody has to be useful. Some talked all afternoon. One father slept in a deckchair, with his phone under a cushion, at his wife’s orders.</p><h2>Heard at the tables</h2><ul><li>“I have not finished a hot drink since Tuesday.”</li><li>“He is twenty-four. When do I stop turning up at two in the morning? I still wake.”</li><li>“I came for the scones. I stayed because she said it first.”</li></ul><p>Caring can be heavy work, and a study in Hong Kong found that about one third of unpaid carers had seen their own jobs affected. An afternoon does not change that. But eleven people put their names down for a small group that will meet monthly, with a counsellor, and four exchanged keys as emergency neighbours.</p><p>The next tea is on a weekday morning, for those who work on Saturdays. Please tell us early if you need volunteers at home instead.</p>`,
    },
    tra: {
      header: "為斟茶的人斟杯茶：照顧者下午茶",
      content: `<p>2025年2月22日星期六，二十六位父母、伴侶和祖父母在天台花園坐了三個小時，甚麼都不用抱，甚麼都不用抬。樓下的活動室裏，每個家庭由兩位受訓義工接手，有桌遊相伴，護理筆記也放在手邊。</p><p>照顧者下午茶只有一條規矩：今日誰都不用「有用」。有人談了整整一個下午；有位爸爸遵從太太吩咐，把手機塞在坐墊下，在躺椅上睡着了。</p><h2>茶桌上聽到的話</h2><ul><li>「由星期二到現在，我第一次喝完一杯熱飲。」</li><li>「他 24 歲了。半夜兩點，其實我不必再去看他，但我還是會醒。」</li><li>「我是為鬆餅而來的。後來留下，是因為她先說出了我想說的話。」</li></ul><p>照顧工作可以十分沉重。香港一項研究發現，約三分之一無酬照顧者的工作受到影響。一個下午改變不了這些，但有 11 人報名參加每月一次、由輔導員帶領的小組，另有四人互換門匙，成為彼此的「應急鄰居」。</p><p>下次茶聚改在平日上午，方便星期六上班的照顧者。如需要義工上門接手，請及早告訴我們。</p>`,
    },
    sim: {
      header: "给倒茶的人倒杯茶：照护者下午茶",
      content: `<p>2025年2月22日，星期六，二十六位父母、伴侣和祖父母在屋顶花园里坐了三个小时，什么都不用抱，什么都不用抬。楼下的活动室里，每个家庭由两位受过培训的志愿者接手，有桌游相伴，护理笔记也放在手边。</p><p>照护者下午茶只有一条规矩：今天谁都不必“有用”。有人聊了整整一下午；有位爸爸遵照太太的吩咐，把手机塞到靠垫底下，在躺椅上睡着了。</p><h2>茶桌上听到的话</h2><ul><li>“从星期二到现在，我头一回喝完一杯热的。”</li><li>“他 24 岁了。半夜两点，其实我用不着再去看他，可我还是会醒。”</li><li>“我是冲着松饼来的。后来没走，是因为她先说出了我想说的话。”</li></ul><p>照护的担子可以很重。香港一项研究发现，大约三分之一无酬照护者的工作受到影响。一个下午改变不了这些，但有 11 个人报名参加每月一次、由心理咨询师带领的小组，还有四个人互换了钥匙，成为彼此的“应急邻居”。</p><p>下一次茶聚改在工作日上午，方便星期六要上班的照护者。如果需要志愿者上门接手，请提早告诉我们。</p>`,
    },
  },
];
