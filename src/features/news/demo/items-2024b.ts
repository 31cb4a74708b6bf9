import type { DemoNews } from "./demo-news";

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
