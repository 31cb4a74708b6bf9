import type { DemoNews } from "./demo-news";

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
