import type { DemoNews } from "./demo-news";

/** Demo news, July to December 2023. */
export const ITEMS_2023B: DemoNews[] = [
  {
    date: "2023-07-08",
    category: ["Public Awareness"],
    cover: { motif: "school", palette: "paper", seed: 310 },
    eng: {
      header: "Can everyone get to the science room? Our school access survey",
      content: `<p>SMA does not affect thinking or learning. Stairs do. Between March and May 2023 we asked families with children at school which places their child can reach without a step. Thirty-eight answered, and most added a drawing.</p>
<table><tbody><tr><th>Place</th><th>Step-free (of 38)</th><th>Share</th></tr><tr><td>Own classroom</td><td>34</td><td>89%</td></tr><tr><td>Library</td><td>27</td><td>71%</td></tr><tr><td>Playground</td><td>25</td><td>66%</td></tr><tr><td>Science or computer room</td><td>21</td><td>55%</td></tr><tr><td>Accessible toilet on the same floor</td><td>19</td><td>50%</td></tr></tbody></table>
<p>This is a small survey among our own members and does not describe all schools. Even so, the pictures were encouraging. The change praised most often cost nothing: moving the class to the ground floor, or swapping two rooms on the timetable.</p>
<h3>What pupils wished for</h3>
<ul><li>Time to rest, without having to ask twice</li><li>An excursion planned with them, not around them</li><li>One lesson in which classmates may ask anything</li></ul>
<p>The Disability Discrimination Ordinance covers education; the <a href="https://www.eoc.org.hk">Equal Opportunities Commission</a> explains it. Teachers who would like a visit are welcome to contact us.</p>`,
    },
    tra: {
      header: "人人都到得了科學室嗎？學校通達調查",
      content: `<p>SMA 不影響思考和學習，樓梯卻會。2023年3月至5月，我們訪問了有子女在學的會員家庭，了解孩子在學校裏可以不經梯級到達哪些地方。38 個家庭作答，大部分還附上手繪地圖。</p>
<table><tbody><tr><th>地點</th><th>無梯級可達（38 個家庭）</th><th>百分比</th></tr><tr><td>所屬課室</td><td>34</td><td>89%</td></tr><tr><td>圖書館</td><td>27</td><td>71%</td></tr><tr><td>操場</td><td>25</td><td>66%</td></tr><tr><td>科學室或電腦室</td><td>21</td><td>55%</td></tr><tr><td>同層設有暢通易達洗手間</td><td>19</td><td>50%</td></tr></tbody></table>
<p>這只是一項會員之間的小型調查，並不代表所有學校。不過，結果仍然令人鼓舞：最常獲讚賞的改動分文不花，就是把課室調到地下，或在時間表上把兩個房間對調。</p>
<h3>同學的心願</h3>
<ul><li>有時間休息，不用問第二次</li><li>學校旅行和大家一起計劃，而不是替我另作安排</li><li>有一節課，讓同學甚麼都可以問</li></ul>
<p>《殘疾歧視條例》涵蓋教育範疇，詳情可瀏覽<a href="https://www.eoc.org.hk">平等機會委員會</a>網站。老師如希望我們到校分享，歡迎聯絡。</p>`,
    },
    sim: {
      header: "人人都能到科学实验室吗？学校无障碍调查",
      content: `<p>SMA 不影响思考和学习，楼梯却会。2023年3月至5月，我们向有孩子在上学的会员家庭了解：孩子在学校里，不走台阶能到达哪些地方？38 个家庭作了回答，多数还附上了手绘地图。</p>
<table><tbody><tr><th>地点</th><th>无台阶可达（38 个家庭）</th><th>比例</th></tr><tr><td>本班教室</td><td>34</td><td>89%</td></tr><tr><td>图书馆</td><td>27</td><td>71%</td></tr><tr><td>操场</td><td>25</td><td>66%</td></tr><tr><td>科学实验室或计算机教室</td><td>21</td><td>55%</td></tr><tr><td>同一楼层有无障碍卫生间</td><td>19</td><td>50%</td></tr></tbody></table>
<p>这只是一次会员内部的小调查，不能代表所有学校。即便如此，结果还是让人振奋：最受好评的改变一分钱也没花，就是把班级换到一楼，或者在课表上把两间教室对调。</p>
<h3>同学们的心愿</h3>
<ul><li>有时间休息，不用问第二遍</li><li>春游和大家一起商量，而不是替我另作安排</li><li>有一节课，让同学们什么都可以问</li></ul>
<p>香港《残疾歧视条例》涵盖教育领域，详情可浏览<a href="https://www.eoc.org.hk">平等机会委员会</a>网站。老师如果希望我们到校交流，欢迎联系。</p>`,
    },
  },
  {
    date: "2023-08-26",
    category: ["New Drug Information", "Public Awareness"],
    cover: { motif: "pill", palette: "harbour", seed: 311 },
    eng: {
      header: "Three medicines for SMA, in plain words",
      content: `<p>“Which one is the injection, and which one is the syrup?” We hear the question every week, so here is a short answer. All three medicines raise the amount of survival motor neuron (SMN) protein. They do so in different ways.</p>
<ul><li><strong>Nusinersen</strong> helps the back-up gene <em>SMN2</em> to make more of the full-length protein. It is injected into the spinal fluid, and the injections are repeated.</li><li><strong>Risdiplam</strong> also works on <em>SMN2</em>. It is a liquid, taken every day by mouth or through a feeding tube.</li><li><strong>Onasemnogene abeparvovec</strong> is a gene therapy. It delivers a working copy of <em>SMN1</em> in a single infusion into a vein.</li></ul>
<p>None of them is a cure. Studies suggest that earlier treatment gives better results. Whether a medicine is right for a particular person is a question for that person’s own doctors.</p>
<p>In Hong Kong the Community Care Fund supports some patients. At the time of writing there are conditions, including an age limit for new applications, and they may change; please ask your hospital. More reading: <a href="https://smauk.org.uk">SMA UK</a> and <a href="https://www.sma-europe.eu">SMA Europe</a>. This is general information, not medical advice.</p>`,
    },
    tra: {
      header: "淺談三種 SMA 藥物",
      content: `<p>「哪一種要打針？哪一種是藥水？」我們差不多每星期都聽到這個問題，以下是簡短的答案。三種藥物都能提升體內的運動神經元存活蛋白（SMN），但方法各有不同。</p>
<ul><li><strong>諾西那生（Nusinersen）</strong>：幫助後備基因 SMN2 製造更多完整的蛋白。藥物以鞘內注射方式注入脊髓液，需定期重複。</li><li><strong>利司撲蘭（Risdiplam）</strong>：同樣作用於 SMN2。屬口服藥水，每天服用，亦可經餵食管給藥。</li><li><strong>阿哌奧諾基（Onasemnogene abeparvovec）</strong>：屬基因治療，透過一次靜脈輸注，送入能正常運作的 SMN1 基因。</li></ul>
<p>三者都不能根治 SMA。有研究顯示，愈早開始治療，效果愈理想。至於個別患者是否適合用藥，應由主診醫生評估。</p>
<p>在香港，關愛基金為部分患者提供資助。執筆之時，資助設有條件，包括新申請的年齡限制，日後或會更改，請向所屬醫院查詢。延伸閱讀（英文）：<a href="https://smauk.org.uk">SMA UK</a> 及 <a href="https://www.sma-europe.eu">SMA Europe</a>。本文只屬一般資訊，並非醫療意見。</p>`,
    },
    sim: {
      header: "用大白话说说三种 SMA 药物",
      content: `<p>“哪一种要打针？哪一种是口服液？”这个问题我们几乎每周都会听到，这里简单回答一下。三种药物都能提高体内运动神经元存活蛋白（SMN）的水平，但方式各不相同。</p>
<ul><li><strong>诺西那生钠（Nusinersen）</strong>：帮助“备份”基因 SMN2 生成更多的全长蛋白。采用鞘内注射，需定期重复。</li><li><strong>利司扑兰（Risdiplam）</strong>：同样作用于 SMN2。为口服溶液，每天服用，也可以经喂养管给药。</li><li><strong>Onasemnogene abeparvovec</strong>：一种基因治疗，通过一次静脉输注，送入能正常工作的 SMN1 基因。</li></ul>
<p>三种药物都不能根治 SMA。有研究显示，越早开始治疗，效果越好。至于某位患者是否适合用药，应由其主治医生评估。</p>
<p>在香港，关爱基金为部分患者提供资助。截至本文撰写时，资助设有条件，包括新申请的年龄限制，今后可能调整，请向就诊医院查询。延伸阅读（英文）：<a href="https://smauk.org.uk">SMA UK</a>、<a href="https://www.sma-europe.eu">SMA Europe</a>。本文仅为一般信息，不构成医疗建议。</p>`,
    },
  },
  {
    date: "2023-10-07",
    category: ["Member Activities"],
    cover: { motif: "book", palette: "kapok", seed: 312 },
    eng: {
      header: "A library corner with a very low shelf",
      content: `<p>The top shelf of our new library corner stands at 105 centimetres, the bottom one at 40. We measured six wheelchairs before a single screw went in, and Mr Ho, who built it, had to saw it down twice.</p>
<p>There are about 180 books so far: picture books, detective stories, cookery, a whole row on trains, and a box of guides to school, work and equipment. Ching-yi, who is nineteen and our librarian, sorts them by colour on purpose. “You remember that it was the green one,” she says. “Nobody remembers the number.”</p>
<h3>Made for tired hands</h3>
<ul><li>Two stands hold a heavy book open, and one motor turns the pages at the press of a switch.</li><li>Twenty-six stories, read aloud by members, can be borrowed as recordings.</li><li>Books come and go by post in a padded bag; there are no fines.</li></ul>
<p>Every book has a card inside its cover on which readers leave one line for the next. Our favourite so far: “Good, but do not start it after ten at night.”</p>
<p>The corner is open whenever the office is. You may borrow three books for six weeks.</p>`,
    },
    tra: {
      header: "圖書角開張：書架特別矮",
      content: `<p>新圖書角的書架，最高一層離地 105 厘米，最低一層 40 厘米。動工前，我們先量度了六部輪椅；負責製作的何先生，前後把木板鋸短了兩次。</p>
<p>現時藏書約 180 本：圖畫書、偵探小說、食譜、整整一排火車書，還有一箱關於升學、工作和輔助器材的指南。管理員靜儀今年十九歲，她特意按顏色排書：「大家只會記得『是綠色那本』，沒有人記得編號。」</p>
<h3>為易累的雙手而設</h3>
<ul><li>兩個閱讀架可撐開厚重的書；一部電動揭頁器，按一下開關便會翻頁。</li><li>會員親自朗讀的故事共 26 個，可借錄音回家聽。</li><li>圖書可用軟墊袋郵寄借還，逾期不設罰款。</li></ul>
<p>每本書的封面內都有一張卡，讓讀者給下一位留一句話。我們最喜歡的一句是：「好看，但千萬不要晚上十點後才開始看。」</p>
<p>圖書角於辦公時間開放，每次可借三本，為期六星期。</p>`,
    },
    sim: {
      header: "图书角开张：书架特别矮",
      content: `<p>新图书角的书架，最高一层离地 105 厘米，最低一层 40 厘米。动工之前，我们先量了六台轮椅；动手做书架的何先生，前后把木板锯短了两回。</p>
<p>目前藏书约 180 本：绘本、侦探小说、菜谱、整整一排火车书，还有一箱关于上学、工作和辅助器具的指南。管理员静仪今年十九岁，她特意按颜色来排书：“大家只会记得‘是绿色的那本’，没人记得编号。”</p>
<h3>给容易累的双手</h3>
<ul><li>两个阅读架可以撑开厚重的书；一台电动翻页器，按一下开关就能翻页。</li><li>会员亲自朗读的 26 个故事，可以借录音回家听。</li><li>图书可以装进气泡袋邮寄借还，逾期不罚款。</li></ul>
<p>每本书的封面内侧都有一张卡片，读者可以给下一位留一句话。我们最喜欢的一句是：“好看，但千万别在晚上十点以后开始读。”</p>
<p>图书角在办公时间开放，每次可借三本，为期六周。</p>`,
    },
  },
  {
    date: "2023-12-19",
    category: ["New Drug Information"],
    cover: { motif: "helix", palette: "dusk", seed: 313 },
    eng: {
      header: "Gene therapy begins in Hong Kong: what has been announced",
      content: `<p>On 16 December 2023 the Hospital Authority announced that gene therapy for SMA has been introduced in Hong Kong. The first patient, a ten-month-old child, was treated on 29 November 2023. We know how much this news means to many families, and we wish the child and the family well.</p>
<h3>What it is</h3>
<p>Onasemnogene abeparvovec uses a viral vector, a kind of carrier, to deliver a working copy of the <em>SMN1</em> gene. It is given once, as an infusion into a vein.</p>
<h3>For whom</h3>
<p>According to the reports, the guidance is mainly for babies under one year of age, especially those of six months or younger. It is a self-financed drug, with support from the Community Care Fund.</p>
<h3>What it does not change</h3>
<p>It is not a cure, and good care by many specialists remains important. If your child is older, or already has another treatment, please change nothing because of a news item: talk to your own clinical team.</p>
<p>Background in English: <a href="https://nice.org.uk/guidance/hst15">NICE guidance HST15</a>. On the evenings of 4 and 11 January 2024 we are at the telephone until nine. We cannot advise on treatment, but we can listen and help you to prepare your questions.</p>`,
    },
    tra: {
      header: "本港引入 SMA 基因治療：已公布的資料",
      content: `<p>醫院管理局於2023年12月16日公布，本港已引入脊髓肌肉萎縮症的基因治療。首位患者是一名十個月大的嬰兒，於2023年11月29日接受治療。我們明白這個消息對許多家庭意義重大，謹此祝願這名孩子和家人一切安好。</p>
<h3>這是甚麼治療？</h3>
<p>阿哌奧諾基（Onasemnogene abeparvovec）以病毒載體作為運送工具，把能正常運作的 SMN1 基因送入體內，只需一次靜脈輸注。</p>
<h3>適用於哪些人？</h3>
<p>據報道，有關指引主要適用於一歲以下的嬰兒，尤其是六個月或以下者。藥物屬自費藥物，設有關愛基金資助。</p>
<h3>甚麼沒有改變？</h3>
<p>基因治療並非根治，跨專業團隊的良好護理仍然重要。如果您的孩子年紀較大，或正接受其他治療，請不要因為一則消息而自行更改安排，應先與醫護團隊商量。</p>
<p>背景資料（英文）：<a href="https://nice.org.uk/guidance/hst15">NICE 指引 HST15</a>。2024年1月4日及11日晚上，我們會在電話旁守候至九時。我們不能提供治療建議，但可以聆聽，並協助您整理想問的問題。</p>`,
    },
    sim: {
      header: "香港引入 SMA 基因治疗：目前公布的信息",
      content: `<p>香港医院管理局于2023年12月16日宣布，香港已引入脊髓性肌萎缩症的基因治疗。首位患者是一名十个月大的婴儿，于2023年11月29日接受了治疗。我们知道这个消息对许多家庭意义重大，谨祝这个孩子和家人一切安好。</p>
<h3>这是什么治疗？</h3>
<p>Onasemnogene abeparvovec 用病毒载体作为“运输工具”，把能正常工作的 SMN1 基因送入体内，只需一次静脉输注。</p>
<h3>适用于哪些人？</h3>
<p>据报道，相关指引主要适用于一岁以下的婴儿，尤其是六个月及以下的婴儿。该药属自费药物，设有关爱基金资助。</p>
<h3>哪些没有改变？</h3>
<p>基因治疗不等于根治，多学科团队的良好护理依然重要。如果您的孩子年龄较大，或者正在接受其他治疗，请不要因为一则消息就自行改变安排，应先与医护团队商量。</p>
<p>背景资料（英文）：<a href="https://nice.org.uk/guidance/hst15">NICE 指南 HST15</a>。2024年1月4日和11日晚上，我们会在电话旁守候到九点。我们不能提供治疗建议，但可以倾听，并帮您理清想问的问题。</p>`,
    },
  },
];
