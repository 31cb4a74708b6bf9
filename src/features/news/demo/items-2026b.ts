import type { DemoNews } from "./demo-news";

/** June to August 2026, newest first. */
export const ITEMS_2026B: DemoNews[] = [
  {
    date: "2026-08-18",
    category: ["Member Activities", "Public Awareness"],
    cover: { motif: "camera", palette: "harbour", seed: 41 },
    pictures: { tram: { motif: "rain", palette: "dusk", seed: 42 } },
    eng: {
      header: "Chun’s city, seen from 110 centimetres",
      content: `<p>Chun is 29 and photographs streets. His camera sits on a short steel arm bolted to his powered chair, its lens 110 centimetres above the pavement. “Tall people see hats,” he says. “I see faces, dogs and shop counters.”</p><p>He has SMA and can move two fingers of his right hand freely. One works the chair. The other presses a switch the size of a coin, which he and an occupational therapist from our volunteer team fitted to the shutter. For focus he uses his voice.</p><img src="demo:tram" alt="A rainy evening street at a tram stop, seen from the height of a wheelchair"><p>His favourite hour is just after rain. “The ground becomes a second sky. I am closer to it than other photographers, so it is my speciality.” He edits at home with eye tracking, about forty pictures a week, and keeps two.</p><h2>On our walls until October</h2><p>Eighteen of those pictures now hang in the Kapok office in North Point, at the height from which they were taken. Standing visitors are asked to sit; we have put out stools.</p><p>Chun also teaches. On the last Thursday of each month he holds a photo walk for members and friends, cameras and phones alike. The September walk starts at the tram terminus and will be slow on purpose.</p>`,
    },
    tra: {
      header: "離地 110 厘米的香港：阿俊的街頭攝影",
      content: `<p>29 歲的阿俊愛拍街頭。他的相機裝在電動輪椅的一截短鋼臂上，鏡頭離地 110 厘米。他說：「長得高的人看見帽子，我看見的是人臉、小狗和店舖的櫃台。」</p><p>阿俊患有 SMA，右手有兩隻手指可以自如活動：一隻控制輪椅，另一隻按動硬幣般大的按掣——那是他與本會一位職業治療師義工一起接駁到快門的。至於對焦，他用聲音控制。</p><img src="demo:tram" alt="從輪椅高度看到的雨夜街頭，路邊是電車站"><p>他最愛雨後的一小時。「地面變成另一片天空。我比其他攝影師更貼近地面，這就是我的專長。」他在家以眼控裝置修圖，每星期約看四十張，只留兩張。</p><h2>作品展至十月</h2><p>其中 18 幅作品現正於北角木棉會辦事處展出，掛的高度與拍攝時一樣。站着的訪客不妨坐下來看，我們已備好小凳。</p><p>阿俊亦會帶隊教人拍照。每月最後一個星期四，他與會員及朋友一起邊走邊拍，用相機或手機都可以。九月的一次由電車總站出發，腳步會特意放慢。</p>`,
    },
    sim: {
      header: "离地 110 厘米的香港：阿俊的街头摄影",
      content: `<p>29 岁的阿俊喜欢拍街头。他的相机装在电动轮椅的一截短钢臂上，镜头离地 110 厘米。他说：“个子高的人看到的是帽子，我看到的是人脸、小狗和店铺的柜台。”</p><p>阿俊患有 SMA，右手有两根手指可以自如活动：一根操控轮椅，另一根按动硬币大小的开关。这个开关是他和本会一位作业治疗师志愿者一起接到快门上的。至于对焦，他用语音控制。</p><img src="demo:tram" alt="从轮椅的高度望去，雨夜街头的电车站"><p>他最喜欢雨后的那一个小时。“地面成了另一片天空。我比别的摄影师离地面更近，这就是我的特长。”他在家里用眼控设备修图，每周看四十来张，只留两张。</p><h2>作品展持续到十月</h2><p>其中 18 幅作品正在北角的木棉会办公室展出，悬挂高度和拍摄时一样。站着的观众不妨坐下来看，小凳子已经备好。</p><p>阿俊也教人拍照。每月最后一个星期四，他会带着会员和朋友边走边拍，用相机、用手机都行。九月的这一次从电车总站出发，脚步会特意放慢。</p>`,
    },
  },
  {
    date: "2026-07-14",
    category: ["History and Track Record"],
    cover: { motif: "book", palette: "leaf", seed: 51 },
    eng: {
      header: "Annual general meeting: the year’s accounts on one page",
      content: `<p>Seventy-two members came to the annual general meeting on Saturday 11 July 2026, and 31 more joined by video. The accounts for the year ended 31 March 2026, audited by an independent certified public accountant, were adopted without objection.</p><table><tbody><tr><th>Item</th><th>2025/26 (HK$)</th><th>2024/25 (HK$)</th></tr><tr><td>Donations and fund-raising</td><td>1,286,400</td><td>1,174,900</td></tr><tr><td>Grants</td><td>742,000</td><td>690,000</td></tr><tr><td>Other income</td><td>38,600</td><td>35,100</td></tr><tr><td><strong>Total income</strong></td><td><strong>2,067,000</strong></td><td><strong>1,900,000</strong></td></tr><tr><td>Family support and activities</td><td>1,038,500</td><td>951,000</td></tr><tr><td>Equipment loan library</td><td>396,200</td><td>352,400</td></tr><tr><td>Public awareness</td><td>241,300</td><td>229,600</td></tr><tr><td>Office and administration</td><td>264,000</td><td>257,000</td></tr><tr><td><strong>Total spending</strong></td><td><strong>1,940,000</strong></td><td><strong>1,790,000</strong></td></tr></tbody></table><p>The surplus of HK$127,000 goes to the repair reserve, because four of the library’s oldest powered chairs will need new motors next year.</p><p>The liveliest question came from Sze, aged eleven, who asked why paper costs so much. The board agreed, and the newsletter will now be posted only to those who ask for it.</p><p>Two board seats changed hands. Ka-yan, an accountant who lives with SMA, is our new honorary treasurer.</p>`,
    },
    tra: {
      header: "週年會員大會：一頁看清全年賬目",
      content: `<p>週年會員大會於 2026年7月11日星期六舉行，72 位會員親身出席，另有 31 位透過視像參與。截至 2026年3月31日止年度的賬目，經獨立執業會計師審核後，獲大會一致通過。</p><table><tbody><tr><th>項目</th><th>2025/26 年度（港元）</th><th>2024/25 年度（港元）</th></tr><tr><td>捐款及籌款</td><td>1,286,400</td><td>1,174,900</td></tr><tr><td>資助</td><td>742,000</td><td>690,000</td></tr><tr><td>其他收入</td><td>38,600</td><td>35,100</td></tr><tr><td><strong>總收入</strong></td><td><strong>2,067,000</strong></td><td><strong>1,900,000</strong></td></tr><tr><td>家庭支援及活動</td><td>1,038,500</td><td>951,000</td></tr><tr><td>器材借用庫</td><td>396,200</td><td>352,400</td></tr><tr><td>公眾教育</td><td>241,300</td><td>229,600</td></tr><tr><td>辦公室及行政</td><td>264,000</td><td>257,000</td></tr><tr><td><strong>總支出</strong></td><td><strong>1,940,000</strong></td><td><strong>1,790,000</strong></td></tr></tbody></table><p>全年盈餘 127,000 港元將撥入維修儲備，因為借用庫中四部最舊的電動輪椅，明年便要更換摩打。</p><p>當日最精彩的提問來自十一歲的阿詩：「為甚麼紙張要用這麼多錢？」董事會深表同意，今後會訊只會郵寄給有需要的會員。</p><p>董事會有兩個席位換人。本身是會計師的 SMA 病友嘉欣，獲選為新任義務司庫。</p>`,
    },
    sim: {
      header: "年度会员大会：一页看懂全年账目",
      content: `<p>2026年7月11日，星期六，本会召开年度会员大会，72 位会员到场，另有 31 位通过视频参加。截至 2026年3月31日的年度账目已由独立的执业会计师审计，并获大会一致通过。</p><table><tbody><tr><th>项目</th><th>2025/26 年度（港元）</th><th>2024/25 年度（港元）</th></tr><tr><td>捐款及筹款</td><td>1,286,400</td><td>1,174,900</td></tr><tr><td>项目资助</td><td>742,000</td><td>690,000</td></tr><tr><td>其他收入</td><td>38,600</td><td>35,100</td></tr><tr><td><strong>总收入</strong></td><td><strong>2,067,000</strong></td><td><strong>1,900,000</strong></td></tr><tr><td>家庭支持及活动</td><td>1,038,500</td><td>951,000</td></tr><tr><td>器材借用库</td><td>396,200</td><td>352,400</td></tr><tr><td>公众宣传</td><td>241,300</td><td>229,600</td></tr><tr><td>办公及行政</td><td>264,000</td><td>257,000</td></tr><tr><td><strong>总支出</strong></td><td><strong>1,940,000</strong></td><td><strong>1,790,000</strong></td></tr></tbody></table><p>全年结余 127,000 港元，将转入维修储备金，因为借用库里最旧的四台电动轮椅明年就要换电机了。</p><p>当天最精彩的提问来自十一岁的阿诗：“为什么纸要花这么多钱？”董事会深以为然，今后会刊只寄给提出需要的会员。</p><p>董事会有两个席位换届。嘉欣是一位会计师，也是 SMA 病友，她当选为新一任义务司库。</p>`,
    },
  },
  {
    date: "2026-06-02",
    category: ["Public Awareness"],
    starred: true,
    cover: { motif: "helix", palette: "dawn", seed: 61 },
    eng: {
      header: "A drop of blood from the heel: newborn screening explained",
      content: `<p>In the first days of life, a baby born in a Hong Kong public hospital can be screened for SMA with a few drops of blood from the heel. Parents often ask us what happens next, so here it is in order.</p><ol><li><strong>The sample.</strong> It is taken 24 to 72 hours after birth. One sample is tested for 32 conditions, SMA among them.</li><li><strong>The cost.</strong> It is free when at least one parent is an eligible person, such as a Hong Kong resident.</li><li><strong>The result.</strong> It is usually ready in about five to seven working days.</li><li><strong>If you are called back.</strong> SMA is diagnosed by a genetic blood test, so the hospital will arrange further tests and explain them to you.</li></ol><h2>Why days matter</h2><p>Earlier treatment gives better results. In one study of 25 babies treated before any symptoms, all could sit and 22 could walk alone when the group was about three years old. Every child is different, and a study cannot promise a result.</p><h2>Is it something we did?</h2><p>No. SMA is inherited. Carriers are normally well. When both parents are carriers, each child has a one in four chance of SMA. Genetic counselling can help families to plan.</p><p>This page was checked in May 2026 and is general information. Your maternity team knows the current arrangements.</p>`,
    },
    tra: {
      header: "足跟的一滴血：認識初生嬰兒篩查",
      content: `<p>在香港公立醫院出生的嬰兒，出生後數天便可透過採集足跟的幾滴血，接受 SMA 篩查。父母常問我們：之後會怎樣？現按次序說明。</p><ol><li><strong>採血：</strong>於出生後 24 至 72 小時進行。一份樣本可篩查 32 種疾病，SMA 是其中之一。</li><li><strong>費用：</strong>只要父母至少一方為符合資格人士（例如香港居民），即可免費接受篩查。</li><li><strong>結果：</strong>一般約需五至七個工作天。</li><li><strong>如果醫院通知覆檢：</strong>SMA 須以基因血液測試確診，醫院會安排進一步檢查並詳細解釋。</li></ol><h2>為何要爭取時間？</h2><p>愈早開始治療，效果愈理想。一項研究追蹤 25 名在出現病徵前已接受治療的嬰兒，到約三歲時，全部都能坐，其中 22 名能獨立行走。不過每個孩子都不同，研究結果並非保證。</p><h2>是我們做錯了甚麼嗎？</h2><p>不是。SMA 是遺傳病，基因攜帶者一般健康無恙。如父母均為基因攜帶者，每名子女有四分之一機會患上 SMA。遺傳輔導可協助家庭計劃將來。</p><p>本頁資料於 2026年5月查核，屬一般資訊；最新安排請向您的產科團隊查詢。</p>`,
    },
    sim: {
      header: "足跟的一滴血：了解新生儿筛查",
      content: `<p>在香港公立医院出生的宝宝，出生后几天内就可以通过采集几滴足跟血，接受 SMA 筛查。家长常问我们：接下来会怎样？下面按顺序说明。</p><ol><li><strong>采血：</strong>在出生后 24 至 72 小时进行。一份样本可筛查 32 种疾病，SMA 是其中之一。</li><li><strong>费用：</strong>父母至少一方为符合资格人士（如香港居民），即可免费筛查。</li><li><strong>结果：</strong>一般约需五至七个工作日。</li><li><strong>如果医院通知复查：</strong>SMA 需要通过基因检测（抽血）确诊，医院会安排进一步检查，并向您详细说明。</li></ol><h2>为什么要争分夺秒？</h2><p>越早开始治疗，效果越好。一项研究随访了 25 名在出现症状前就接受治疗的婴儿，到大约三岁时，他们全都能坐，其中 22 名可以独立行走。当然，每个孩子情况不同，研究结果并不等于保证。</p><h2>是我们做错了什么吗？</h2><p>不是。SMA 是遗传病，携带者通常身体健康。如果父母都是携带者，每个孩子有四分之一的概率患 SMA。遗传咨询可以帮助家庭规划未来。</p><p>本页内容于 2026年5月核对，属一般性信息；最新安排请咨询您所在的产科团队。</p>`,
    },
  },
];
