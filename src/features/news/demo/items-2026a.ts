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
      content: `<p>Whenever a newspaper prints the words “new SMA drug”, our phone rings. This page puts the three disease-modifying medicines next to one another, so that you can see which one a headline is about.</p><table><tbody><tr><th>Medicine</th><th>How it works</th><th>How it is given</th></tr><tr><td>Nusinersen</td><td>Helps the <em>SMN2</em> gene make more full-length SMN protein</td><td>Injection into the spinal fluid, repeated regularly</td></tr><tr><td>Onasemnogene abeparvovec</td><td>Delivers a working copy of <em>SMN1</em></td><td>Once: into a vein or, in a newer form, into the spinal fluid</td></tr><tr><td>Risdiplam</td><td>Helps <em>SMN2</em> make more full-length SMN protein</td><td>By mouth or feeding tube, every day</td></tr></tbody></table><p>All three raise SMN protein. None of them is a cure, and earlier treatment gives better results.</p><h2>Three questions for any headline</h2><ol><li><strong>Where was it approved?</strong> The spinal-fluid form of gene therapy was approved in the United States in November 2025, for people aged two and over. That does not tell us when it may be available in Hong Kong.</li><li><strong>For whom?</strong> Age limits differ from place to place.</li><li><strong>Who is speaking?</strong> Compare the report with a patient group such as <a href="https://www.curesma.org">Cure SMA</a>.</li></ol><p>This is general information, not medical advice. Please ask your own clinical team what suits you.</p>`,
    },
    tra: {
      header: "三種藥物，並排細看：怎樣讀懂新藥新聞",
      content: `<p>每逢報章出現「SMA 新藥」四字，本會的電話便響個不停。我們把三種可改變病程的藥物並排列出，方便您分辨新聞說的是哪一種。</p><table><tbody><tr><th>藥物</th><th>作用原理</th><th>用藥方式</th></tr><tr><td>諾西那生（Nusinersen）</td><td>幫助 SMN2 基因製造更多完整的 SMN 蛋白</td><td>注射入脊髓腔，需定期重複</td></tr><tr><td>阿哌奧諾基（Onasemnogene abeparvovec）</td><td>送入一份有功能的 SMN1 基因</td><td>只用一次：靜脈輸注，較新的劑型則注射入脊髓腔</td></tr><tr><td>利司撲蘭（Risdiplam）</td><td>幫助 SMN2 基因製造更多完整的 SMN 蛋白</td><td>每日口服，或經餵食管服用</td></tr></tbody></table><p>三種藥物都能提升 SMN 蛋白水平，但均不能根治 SMA；愈早開始治療，效果愈理想。</p><h2>看新聞時，先問三件事</h2><ol><li><strong>在哪裏獲批？</strong>注射入脊髓腔的基因治療於 2025年11月在美國獲批，適用於兩歲或以上人士；但香港何時可用，不能由此推斷。</li><li><strong>適用於甚麼人？</strong>各地的年齡限制並不相同。</li><li><strong>消息由誰發布？</strong>不妨對照患者組織的資料，例如 <a href="https://www.curesma.org">Cure SMA</a>。</li></ol><p>以上為一般資訊，並非醫療意見。哪種治療適合您，請向您的醫護團隊查詢。</p>`,
    },
    sim: {
      header: "三种药物，并排来看：如何读懂新药新闻",
      content: `<p>每当报纸上出现“SMA 新药”几个字，我们的电话就响个不停。为此，我们把三种疾病修正治疗药物并排列出，帮您分清新闻里说的是哪一种。</p><table><tbody><tr><th>药物</th><th>作用机制</th><th>给药方式</th></tr><tr><td>诺西那生钠（Nusinersen）</td><td>帮助 SMN2 基因产生更多全长 SMN 蛋白</td><td>鞘内注射，需定期重复</td></tr><tr><td>Onasemnogene abeparvovec</td><td>递送一份有功能的 SMN1 基因</td><td>仅用一次：静脉输注，较新的剂型为鞘内注射</td></tr><tr><td>利司扑兰（Risdiplam）</td><td>帮助 SMN2 基因产生更多全长 SMN 蛋白</td><td>每日口服，或经喂养管给药</td></tr></tbody></table><p>三种药物都能提高 SMN 蛋白水平，但都不能根治 SMA；越早开始治疗，效果越好。</p><h2>看新闻，先问三个问题</h2><ol><li><strong>在哪里获批？</strong>鞘内注射的基因治疗于 2025年11月在美国获批，适用于两岁及以上人群，但不能据此推断何时能在香港使用。</li><li><strong>适用于哪些人？</strong>各地的年龄限制不尽相同。</li><li><strong>消息出自哪里？</strong>不妨与患者组织的资料对照，例如 <a href="https://www.curesma.org">Cure SMA</a>。</li></ol><p>以上为一般性信息，不构成医疗建议。哪种治疗适合您，请咨询您的医护团队。</p>`,
    },
  },
];
