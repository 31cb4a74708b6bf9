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
