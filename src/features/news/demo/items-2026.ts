import type { DemoNews } from "./demo-news";

/** September to November 2026, newest first. */
export const ITEMS_2026A: DemoNews[] = [
  {
    date: "2026-11-10",
    category: ["Fund-raising Activities"],
    starred: true,
    cover: { motif: "walk", palette: "dawn", seed: 11 },
    extras: [
      { motif: "harbour", palette: "dawn", seed: 12 },
      { motif: "garden", palette: "kapok", seed: 13 },
      { motif: "branch", palette: "leaf", seed: 14 },
    ],
    eng: {
      header: "Walk and Roll 2026: 251 of us along the harbour",
      content: `<p>On Sunday 8 November 2026, 251 people set off from North Point for our annual Walk and Roll along the harbourfront. Thirty-seven of them came on wheels; the youngest, Lok, is four and had a paper kite tied to his headrest.</p><p>The route is three kilometres long, flat all the way, and takes about an hour. Our route team tested it twice in October with a tape measure. They found one kerb that was too high and one toilet door that was too narrow, so the rest point moved 200 metres down the path.</p><h2>What you raised</h2><p>Pledges so far come to <strong>HK$328,500</strong>. The money has three jobs:</p><ul><li>servicing and new batteries for the equipment loan library;</li><li>twelve more months of the Saturday family programme;</li><li>transport for members who live far from North Point.</li></ul><p>Mei and her son Hin crossed the line in 58 minutes. “He says I slow him down at the corners,” she told us. “He is right.”</p><p>Thank you to every walker, to the 46 marshals in red caps, and to the gentleman fishing by the pier who lifted his rod each time a wheelchair went by. The final total, and what it paid for, will be in our next report.</p>`,
    },
    tra: {
      header: "「同行同轆 2026」：251 人結伴走過維港岸邊",
      content: `<p>2026年11月8日星期日早上，251 位朋友由北角出發，參加本會一年一度的「同行同轆」海濱步行籌款。當中 37 位以輪椅代步，年紀最小的樂樂只有四歲，頭枕上還繫着一隻紙鳶。</p><p>路線全長三公里，全程平路，約需一小時。路線小組十月時兩度帶着軟尺實地試行，發現一處路緣太高、一個洗手間門口太窄，於是把休息站移前二百米。</p><h2>籌得善款</h2><p>至今認捐總額為<strong>港幣 328,500 元</strong>，將用於三方面：</p><ul><li>為器材借用庫的器材維修及更換電池；</li><li>支持「星期六家庭活動」多辦十二個月；</li><li>資助居住地點離北角較遠的會員交通費。</li></ul><p>阿美與兒子阿軒以 58 分鐘完成全程。阿美笑說：「他嫌我轉彎太慢，拖累了他。他說得對。」</p><p>多謝每位參加者、46 位戴紅帽的義工糾察，還有碼頭旁那位釣魚的先生——每有輪椅經過，他都把魚竿高高舉起。最終籌款數字及善款用途，將於下期報告公布。</p>`,
    },
    sim: {
      header: "“同行同辘 2026”：251 人一起走过维港岸边",
      content: `<p>2026年11月8日，星期日，251 位朋友从北角出发，参加本会一年一度的海滨健走筹款活动“同行同辘”（“辘”即轮子）。其中 37 位乘坐轮椅，年纪最小的乐乐才四岁，头枕上还系着一只纸风筝。</p><p>路线全长三公里，一路平坦，走完大约需要一小时。十月份，路线小组带着卷尺实地走了两遍，发现有一处路沿太高、一个卫生间的门太窄，于是把休息点往前挪了两百米。</p><h2>筹款情况</h2><p>截至目前，认捐总额为 <strong>328,500 港元</strong>，将用在三个方面：</p><ul><li>维护器材借用库的设备，更换电池；</li><li>让“星期六家庭日”再办十二个月；</li><li>为住得离北角较远的会员提供交通补助。</li></ul><p>阿美和儿子阿轩用 58 分钟走完全程。阿美笑着说：“他嫌我拐弯太慢，拖了他的后腿。他说得没错。”</p><p>感谢每一位参加者，感谢 46 位戴红帽子的志愿者，也感谢码头边那位钓鱼的先生——每当有轮椅经过，他都会把鱼竿高高举起。最终的筹款数字和资金去向，将在下一期报告中公布。</p>`,
    },
  },
  {
    date: "2026-10-20",
    category: ["Member Activities"],
    cover: { motif: "stars", palette: "dusk", seed: 21 },
    video: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    eng: {
      header: "A film afternoon where every row is the front row",
      content: `<p>Most cinemas keep two or three wheelchair spaces, usually at the side. On Saturday 17 October 2026 we turned the idea round: in a community hall near our North Point office, 22 wheelchair users chose their places first, and the folding chairs went wherever there was room.</p><p>We kept the lights half up and the sound a little low. Every film had captions, the doors stayed open, and a side room with reclining chairs was ready for anyone who needed to stretch or rest. Nobody was hushed for laughing, or for the hum of a ventilator.</p><p>The audience voted for its favourite of three short films. The winner was <strong>Big Buck Bunny</strong>, an open film by the Blender Foundation: ten minutes about a very large, very patient rabbit. Because it is free to share, you can watch it on this page too.</p><p>“I sat between my two best friends,” said Sze, aged eleven. “At the cinema I sit next to the fire exit.”</p><p>The next film afternoon will be in January. Members who would like to help choose the films are welcome to call the office, and requests for more rabbits have been noted.</p>`,
    },
    tra: {
      header: "每一行都是頭等位：輪椅友善電影下午",
      content: `<p>一般戲院只有兩三個輪椅位，而且多數在旁邊。2026年10月17日星期六，我們反過來安排：在北角辦事處附近的社區禮堂，22 位輪椅使用者先挑座位，摺椅才放到餘下的地方。</p><p>當日燈光調至半亮，音量稍為調低；每齣短片都有字幕，大門一直敞開，旁邊的小房間備有躺椅，讓有需要的朋友舒展或小休。大家可以放聲大笑，呼吸機的聲音也不會惹來目光。</p><p>觀眾從三齣短片中選出最愛，結果由 Blender 基金會製作的開放版權動畫<strong>《Big Buck Bunny》</strong>勝出。全片長約十分鐘，主角是一隻身形龐大、極有耐性的兔子。由於作品可以自由分享，大家在本頁也可以觀看。</p><p>十一歲的阿詩說：「今日我坐在兩個最好的朋友中間。平時去戲院，我旁邊只有走火出口。」</p><p>下一次電影下午將於一月舉行。有興趣一同選片的會員，歡迎致電辦事處。「想看更多兔子」的要求，我們已經記下了。</p>`,
    },
    sim: {
      header: "每一排都是最佳座位：轮椅友好电影下午",
      content: `<p>普通影院往往只有两三个轮椅席，而且大多在边上。2026年10月17日，星期六，我们把顺序倒了过来：在北角办公室附近的社区礼堂里，22 位轮椅使用者先选位置，剩下的地方再摆折叠椅。</p><p>当天的灯光调到半亮，音量也略微调低；每部短片都配有字幕，大门始终敞开，旁边的小房间备好了躺椅，想活动一下或休息一会儿都可以。大家尽管放声大笑，呼吸机的声音也不会引来异样的目光。</p><p>观众从三部短片中投票选出最喜欢的一部，获胜的是 Blender 基金会制作的开源动画<strong>《大雄兔》（Big Buck Bunny）</strong>。影片约十分钟，主角是一只个头很大、脾气极好的兔子。这部作品可以自由分享，您在本页也能观看。</p><p>十一岁的阿诗说：“今天我坐在两个最好的朋友中间。平时去电影院，我旁边只有安全出口。”</p><p>下一场电影下午将在一月举行，想一起选片的会员欢迎致电办公室。“多放几部兔子”的建议，我们已经记下了。</p>`,
    },
  },
  {
    date: "2026-09-15",
    category: ["New Drug Information"],
    starred: true,
    cover: { motif: "pill", palette: "paper", seed: 31 },
    eng: {
      header: "Three medicines, side by side: how to read a treatment headline",
      content: `<p>Whenever a newspaper prints the words “new SMA drug”, our phone rings. This page puts the three disease-modifying medicines next to one another, so that you can see which one a headline is about.</p><table><tbody><tr><th>Medicine</th><th>How it works</th><th>How it is given</th></tr><tr><td>Nusinersen</td><td>Helps the <em>SMN2</em> gene make more full-length SMN protein</td><td>Injection into the spinal fluid, repeated regularly</td></tr><tr><td>Onasemnogene abeparvovec</td><td>Delivers a working copy of <em>SMN1</em></td><td>Once: into a vein or, in a newer form, into the spinal fluid</td></tr><tr><td>Risdiplam</td><td>Helps <em>SMN2</em> make more full-length SMN protein</td><td>By mouth or feeding tube, every day</td></tr></tbody></table><p>All three raise SMN protein. None of them is a cure, and earlier treatment gives better results.</p><h2>Three questions for any headline</h2><ol><li><strong>Where was it approved?</strong> The spinal-fluid form of gene therapy was approved in the United States in November 2025 and in the European Union in 2026, for people aged two and over. That does not tell us when it may be available in Hong Kong.</li><li><strong>For whom?</strong> Age limits differ from place to place.</li><li><strong>Who is speaking?</strong> Compare the report with a patient group such as <a href="https://www.curesma.org">Cure SMA</a>.</li></ol><p>This is general information, not medical advice. Please ask your own clinical team what suits you.</p>`,
    },
    tra: {
      header: "三種藥物，並排細看：怎樣讀懂新藥新聞",
      content: `<p>每逢報章出現「SMA 新藥」四字，本會的電話便響個不停。我們把三種可改變病程的藥物並排列出，方便您分辨新聞說的是哪一種。</p><table><tbody><tr><th>藥物</th><th>作用原理</th><th>用藥方式</th></tr><tr><td>諾西那生（Nusinersen）</td><td>幫助 SMN2 基因製造更多完整的 SMN 蛋白</td><td>注射入脊髓腔，需定期重複</td></tr><tr><td>阿哌奧諾基（Onasemnogene abeparvovec）</td><td>送入一份有功能的 SMN1 基因</td><td>只用一次：靜脈輸注，較新的劑型則注射入脊髓腔</td></tr><tr><td>利司撲蘭（Risdiplam）</td><td>幫助 SMN2 基因製造更多完整的 SMN 蛋白</td><td>每日口服，或經餵食管服用</td></tr></tbody></table><p>三種藥物都能提升 SMN 蛋白水平，但均不能根治 SMA；愈早開始治療，效果愈理想。</p><h2>看新聞時，先問三件事</h2><ol><li><strong>在哪裏獲批？</strong>注射入脊髓腔的基因治療於 2025年11月在美國、2026年在歐盟獲批，適用於兩歲或以上人士；但香港何時可用，不能由此推斷。</li><li><strong>適用於甚麼人？</strong>各地的年齡限制並不相同。</li><li><strong>消息由誰發布？</strong>不妨對照患者組織的資料，例如 <a href="https://www.curesma.org">Cure SMA</a>。</li></ol><p>以上為一般資訊，並非醫療意見。哪種治療適合您，請向您的醫護團隊查詢。</p>`,
    },
    sim: {
      header: "三种药物，并排来看：如何读懂新药新闻",
      content: `<p>每当报纸上出现“SMA 新药”几个字，我们的电话就响个不停。为此，我们把三种疾病修正治疗药物并排列出，帮您分清新闻里说的是哪一种。</p><table><tbody><tr><th>药物</th><th>作用机制</th><th>给药方式</th></tr><tr><td>诺西那生钠（Nusinersen）</td><td>帮助 SMN2 基因产生更多全长 SMN 蛋白</td><td>鞘内注射，需定期重复</td></tr><tr><td>Onasemnogene abeparvovec</td><td>递送一份有功能的 SMN1 基因</td><td>仅用一次：静脉输注，较新的剂型为鞘内注射</td></tr><tr><td>利司扑兰（Risdiplam）</td><td>帮助 SMN2 基因产生更多全长 SMN 蛋白</td><td>每日口服，或经喂养管给药</td></tr></tbody></table><p>三种药物都能提高 SMN 蛋白水平，但都不能根治 SMA；越早开始治疗，效果越好。</p><h2>看新闻，先问三个问题</h2><ol><li><strong>在哪里获批？</strong>鞘内注射的基因治疗于 2025年11月在美国、2026年在欧盟获批，适用于两岁及以上人群，但不能据此推断何时能在香港使用。</li><li><strong>适用于哪些人？</strong>各地的年龄限制不尽相同。</li><li><strong>消息出自哪里？</strong>不妨与患者组织的资料对照，例如 <a href="https://www.curesma.org">Cure SMA</a>。</li></ol><p>以上为一般性信息，不构成医疗建议。哪种治疗适合您，请咨询您的医护团队。</p>`,
    },
  },
];

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
      content: `<p>In the first days of life, a baby born in a Hong Kong public hospital can be screened for SMA with a few drops of blood from the heel. Parents often ask us what happens next, so here it is in order.</p><ol><li><strong>The sample.</strong> It is taken 24 to 72 hours after birth. One sample is tested for 32 conditions, SMA among them.</li><li><strong>The cost.</strong> It is free when at least one parent is an eligible person, such as a Hong Kong resident.</li><li><strong>The result.</strong> It is usually ready in about five to seven working days.</li><li><strong>If you are called back.</strong> SMA is diagnosed by a genetic blood test, so the hospital will arrange further tests and explain them to you.</li></ol><p><strong>A normal result does not rule SMA out:</strong> a few babies have another kind of gene change, which screening does not look for. If you are worried about your baby, see a doctor.</p><h2>Why days matter</h2><p>Earlier treatment gives better results. In one study of 25 babies treated before any symptoms, all could sit and 22 could walk alone when the group was about three years old. Every child is different, and a study cannot promise a result.</p><h2>Is it something we did?</h2><p>No. SMA is inherited. Carriers are normally well. When both parents are carriers, each child has a one in four chance of SMA. Genetic counselling can help families to plan.</p><p>This page was checked in May 2026 and is general information. Your maternity team knows the current arrangements.</p>`,
    },
    tra: {
      header: "足跟的一滴血：認識初生嬰兒篩查",
      content: `<p>在香港公立醫院出生的嬰兒，出生後數天便可透過採集足跟的幾滴血，接受 SMA 篩查。父母常問我們：之後會怎樣？現按次序說明。</p><ol><li><strong>採血：</strong>於出生後 24 至 72 小時進行。一份樣本可篩查 32 種疾病，SMA 是其中之一。</li><li><strong>費用：</strong>只要父母至少一方為符合資格人士（例如香港居民），即可免費接受篩查。</li><li><strong>結果：</strong>一般約需五至七個工作天。</li><li><strong>如果醫院通知覆檢：</strong>SMA 須以基因血液測試確診，醫院會安排進一步檢查並詳細解釋。</li></ol><p><strong>結果正常，並不代表可完全排除 SMA：</strong>少數嬰兒屬篩查不會檢測的另一種基因變異。如您擔心嬰兒的情況，請看醫生。</p><h2>為何要爭取時間？</h2><p>愈早開始治療，效果愈理想。一項研究追蹤 25 名在出現病徵前已接受治療的嬰兒，到約三歲時，全部都能坐，其中 22 名能獨立行走。不過每個孩子都不同，研究結果並非保證。</p><h2>是我們做錯了甚麼嗎？</h2><p>不是。SMA 是遺傳病，基因攜帶者一般健康無恙。如父母均為基因攜帶者，每名子女有四分之一機會患上 SMA。遺傳輔導可協助家庭計劃將來。</p><p>本頁資料於 2026年5月查核，屬一般資訊；最新安排請向您的產科團隊查詢。</p>`,
    },
    sim: {
      header: "足跟的一滴血：了解新生儿筛查",
      content: `<p>在香港公立医院出生的宝宝，出生后几天内就可以通过采集几滴足跟血，接受 SMA 筛查。家长常问我们：接下来会怎样？下面按顺序说明。</p><ol><li><strong>采血：</strong>在出生后 24 至 72 小时进行。一份样本可筛查 32 种疾病，SMA 是其中之一。</li><li><strong>费用：</strong>父母至少一方为符合资格人士（如香港居民），即可免费筛查。</li><li><strong>结果：</strong>一般约需五至七个工作日。</li><li><strong>如果医院通知复查：</strong>SMA 需要通过基因检测（抽血）确诊，医院会安排进一步检查，并向您详细说明。</li></ol><p><strong>结果正常，并不代表可以完全排除 SMA：</strong>少数婴儿属于筛查不检测的另一种基因变异。如果您担心宝宝的情况，请就医。</p><h2>为什么要争分夺秒？</h2><p>越早开始治疗，效果越好。一项研究随访了 25 名在出现症状前就接受治疗的婴儿，到大约三岁时，他们全都能坐，其中 22 名可以独立行走。当然，每个孩子情况不同，研究结果并不等于保证。</p><h2>是我们做错了什么吗？</h2><p>不是。SMA 是遗传病，携带者通常身体健康。如果父母都是携带者，每个孩子有四分之一的概率患 SMA。遗传咨询可以帮助家庭规划未来。</p><p>本页内容于 2026年5月核对，属一般性信息；最新安排请咨询您所在的产科团队。</p>`,
    },
  },
];

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
