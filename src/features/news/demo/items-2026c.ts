import type { DemoNews } from "./demo-news";

/** March to May 2026, newest first. */
export const ITEMS_2026C: DemoNews[] = [
  {
    date: "2026-05-05",
    category: ["Member Activities"],
    starred: true,
    cover: { motif: "ferry", palette: "harbour", seed: 71 },
    extras: [
      { motif: "harbour", palette: "dusk", seed: 72 },
      { motif: "camera", palette: "dawn", seed: 73 },
      { motif: "lantern", palette: "harbour", seed: 74 },
    ],
    eng: {
      header: "Nineteen wheelchairs, one ferry and a patient captain",
      content: `<p>On 1 May 2026, the Labour Day holiday, 68 of us went round Victoria Harbour by ferry. Nineteen came aboard in wheelchairs, two with ventilators, and one grandmother of 91 with a bag of oranges for everybody.</p><p>Getting on took 40 minutes and was, several children said, the best part. The crew waited until the tide brought the lower deck level with the pier, then laid a wide ramp with side rails. Each chair had a volunteer in front and one behind. The captain, asked whether we were holding him up, said that the harbour had been there a long time.</p><h2>What worked</h2><ul><li>Sockets on the lower deck, checked the day before, for ventilators and chargers.</li><li>A canvas screen by the stern, so that anyone could lie down or be changed in private.</li><li>Lunch in three textures, each box labelled.</li></ul><p>It rained on the way to Kwun Tong and cleared by Tsim Sha Tsui. Hin, aged twelve, held the course for four minutes with the captain beside him and reported that ships are slower to answer than his chair.</p><p>People are already asking about next year. We hope for two trips, one of them at night, when the lights come on.</p>`,
    },
    tra: {
      header: "十九部輪椅、一艘渡輪、一位好耐性的船長",
      content: `<p>2026年5月1日勞動節假期，我們一行 68 人乘渡輪暢遊維港。當中 19 位以輪椅代步，兩位帶同呼吸機，還有一位 91 歲的婆婆，提着一袋橙請全船人吃。</p><p>單是上船便花了 40 分鐘，但不少小朋友說這是最好玩的一段。船員等到潮水把下層甲板升至與碼頭齊平，才鋪上有扶欄的闊身斜板；每部輪椅前後各有一位義工。我們問船長有沒有耽誤他，他答：「維港在這裏很久了，不急。」</p><h2>這次做得好的地方</h2><ul><li>前一天已試好下層甲板的插座，供呼吸機和充電器使用。</li><li>船尾設有帆布屏風，有需要的朋友可以躺下休息或更換衣物。</li><li>午餐備有三種軟硬質地，每盒貼上標籤。</li></ul><p>去觀塘途中下了一場雨，到尖沙咀已經放晴。十二歲的阿軒在船長陪同下掌舵四分鐘，事後匯報：「船的反應比我的輪椅慢。」</p><p>已有會員問起明年的安排。我們希望辦兩次，其中一次在晚上，看兩岸亮燈。</p>`,
    },
    sim: {
      header: "十九台轮椅、一艘渡轮和一位好脾气的船长",
      content: `<p>2026年5月1日劳动节假期，我们一行 68 人坐渡轮游览维多利亚港。其中 19 位乘坐轮椅，两位带着呼吸机，还有一位 91 岁的奶奶，提了一袋橙子请全船人吃。</p><p>光是上船就花了 40 分钟，可好几个孩子说这才是最好玩的一段。船员等潮水把下层甲板托到和码头一样高，才铺上带护栏的宽坡板；每台轮椅前后各有一位志愿者。我们问船长会不会耽误他，他说：“维港在这儿很久了，不着急。”</p><h2>这次做得好的地方</h2><ul><li>提前一天检查好下层甲板的插座，供呼吸机和充电器使用。</li><li>船尾用帆布屏风隔出一角，需要时可以躺下休息或更换衣物。</li><li>午餐分三种软硬程度，每盒都贴了标签。</li></ul><p>去观塘的路上下了一场雨，到尖沙咀时天已放晴。十二岁的阿轩在船长陪同下掌舵四分钟，然后郑重汇报：“船的反应比我的轮椅慢。”</p><p>已经有会员来问明年的安排。我们希望办两次，其中一次在晚上，去看两岸华灯初上。</p>`,
    },
  },
  {
    date: "2026-03-24",
    category: ["Fund-raising Activities"],
    cover: { motif: "rain", palette: "kapok", seed: 81 },
    extras: [
      { motif: "hands", palette: "dawn", seed: 82 },
      { motif: "walk", palette: "harbour", seed: 83 },
    ],
    eng: {
      header: "Thank you, in the rain: flag day raises HK$186,420",
      content: `<p>It rained from seven until nine on the morning of Saturday 21 March 2026, and 412 volunteers sold flags anyway. By half past twelve, the flag bags had come back to North Point damp, heavy and full: <strong>HK$186,420</strong>, counted twice.</p><p>This year’s flag was a red kapok flower on a sticker that peels with one hand. A member with weak fingers tested eleven kinds of backing paper before she approved it.</p><h2>A few figures</h2><ul><li>412 volunteers, of whom 126 were pupils with a parent</li><li>33 stations, all with step-free access and a sheltered corner</li><li>94 kilograms of coins</li><li>one bag returned by a taxi driver, who had added a banknote of his own</li></ul><p>Wai sold flags from his powered chair outside a railway station. He had prepared a short answer for everyone who asked what SMA is: “My muscles are weak. My mind is not. Would you like a flag?” He emptied two sheets in an hour.</p><p>The money supports the year’s family programme. The auditor’s report on the flag day will be published on this site when it is ready. To everyone who stopped under an umbrella and looked for change: we noticed, and we thank you.</p>`,
    },
    tra: {
      header: "雨中的多謝：賣旗日籌得港幣 186,420 元",
      content: `<p>2026年3月21日星期六，早上七時至九時一直下雨，412 位義工照樣上街賣旗。到了中午十二時半，旗袋陸續送回北角，又濕又重又滿——點算兩次，合共<strong>港幣 186,420 元</strong>。</p><p>今年的旗是一朵紅木棉花貼紙，單手就能撕開。一位手指乏力的會員試過十一種底紙，才點頭通過。</p><h2>幾個數字</h2><ul><li>412 位義工，當中 126 位是與家長同來的學生</li><li>33 個賣旗站，全部無梯級，並有避雨位置</li><li>94 公斤硬幣</li><li>一個由的士司機送回的旗袋，他還自己放進了一張鈔票</li></ul><p>阿偉坐着電動輪椅，在鐵路站出口賣旗。每當有人問 SMA 是甚麼，他早已準備好答案：「我的肌肉沒有力，但腦筋很有力。買支旗好嗎？」一小時內，兩版旗全部賣清。</p><p>善款將用於全年的家庭活動。賣旗日的核數師報告備妥後，會在本網站公布。每一位在傘下停步、翻找零錢的朋友，我們都看見了。多謝您。</p>`,
    },
    sim: {
      header: "雨中的感谢：卖旗日筹得 186,420 港元",
      content: `<p>卖旗日是香港常见的街头义卖：市民捐款，志愿者送上一枚小贴纸，称为“旗”。2026年3月21日，星期六，从早上七点到九点一直下雨，412 位志愿者照样上街。中午十二点半，募捐袋陆续送回北角，又湿又沉又满。清点两遍，一共 <strong>186,420 港元</strong>。</p><p>今年的“旗”是一朵红木棉花，单手就能揭下来。一位手指力气小的会员试了十一种底纸，才点头认可。</p><h2>几个数字</h2><ul><li>412 位志愿者，其中 126 位是和家长一起来的学生</li><li>33 个站点，全部没有台阶，并且能避雨</li><li>94 公斤硬币</li><li>一只由出租车司机送回来的募捐袋，他自己也往里放了一张钞票</li></ul><p>阿伟坐着电动轮椅，守在地铁站口。每当有人问起什么是 SMA，他都有一句准备好的回答：“我的肌肉没力气，脑子可有力气。来一枚旗吗？”不到一小时，两版全部送完。</p><p>善款将用于全年的家庭活动，卖旗日的审计报告完成后会在本网站公布。每一位在伞下停步、翻找零钱的朋友，我们都看在眼里。谢谢您。</p>`,
    },
  },
];
