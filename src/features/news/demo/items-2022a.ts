import type { DemoNews } from "./demo-news";

/** Demo news, January to April 2022. */
export const ITEMS_2022A: DemoNews[] = [
  {
    date: "2022-01-08",
    category: ["History and Track Record"],
    cover: { motif: "branch", palette: "paper", seed: 301 },
    eng: {
      header: "A kitchen table in 1999: how Kapok began",
      content: `<p>People often ask how old Kapok is. The short answer is that we were founded in 1999. The longer answer begins with a kitchen table, a borrowed folding chair and four families who had met in a clinic waiting area.</p>
<p>None of them had known another family living with spinal muscular atrophy (SMA). Mrs Lam brought a notebook, Mr Ho a pot of soup, and by the end of the evening they had filled eleven pages with telephone numbers, tips and questions that nobody could answer yet.</p>
<h3>Why a kapok tree?</h3>
<p>There was one outside the window. It flowers on bare branches, before its leaves come, which seemed right for a group with no office, no staff and no money. One father said that the branches looked like the nerve cell a doctor had once drawn for him on the back of an envelope.</p>
<p>The notebook is now the oldest thing we own. Its first page carries three promises, and we still keep them:</p>
<ul><li>No family should have to begin alone.</li><li>We explain things in plain words, in the languages our members use.</li><li>We ask people living with SMA first.</li></ul>
<p>If you have photographs or letters from those years, please tell us. We would love to copy them for our archive and hand the originals back.</p>`,
    },
    tra: {
      header: "1999年，一張飯桌：木棉會的開始",
      content: `<p>常有人問，木棉會成立多久了？簡單的答案是：1999年。詳細一點的答案，要從一張飯桌、一張借來的摺椅，和四個在覆診等候處認識的家庭說起。</p>
<p>在那之前，他們從未遇過另一個與脊髓肌肉萎縮症（SMA）同行的家庭。林太帶來一本筆記簿，何先生捧來一煲湯；到散席的時候，簿上已寫滿十一頁，有電話號碼、照顧心得，也有當時還沒有人能解答的問題。</p>
<h3>為甚麼叫「木棉」？</h3>
<p>窗外剛好有一棵木棉樹。木棉先開花、後長葉，枝頭光禿禿也開得燦爛，正像當年這個沒有會址、沒有職員，也沒有經費的小組。其中一位爸爸說，那些枝椏很像醫生曾在信封背面為他畫的神經細胞。</p>
<p>那本筆記簿如今是本會最老的「收藏品」。第一頁寫下的三個承諾，我們一直信守：</p>
<ul><li>不讓任何一個家庭獨自起步。</li><li>用淺白的文字、會員慣用的語言，把事情說清楚。</li><li>凡事先聽 SMA 患者的想法。</li></ul>
<p>如果您保存了早年的相片或書信，歡迎告訴我們。我們會複製存檔，原件定當奉還。</p>`,
    },
    sim: {
      header: "1999年，从一张餐桌开始：木棉会的由来",
      content: `<p>常有人问，木棉会成立多少年了？简短的回答是：1999年成立。要说得详细些，得从一张餐桌、一把借来的折叠椅，还有四个在候诊区相识的家庭讲起。</p>
<p>在那以前，他们谁也没遇到过另一个与脊髓性肌萎缩症（SMA）相伴的家庭。林太太带来一个笔记本，何先生端来一锅汤；等到大家起身告别，本子上已经写满了十一页，有电话号码，有照护经验，也有当时还没人答得上来的问题。</p>
<h3>为什么叫“木棉”？</h3>
<p>窗外正好有一棵木棉树。木棉先开花、后长叶，枝头光秃秃的也能开得热烈，正像当年这个没有办公室、没有员工、也没有经费的小团体。有位父亲说，那些枝丫就像医生有一次在信封背面给他画的神经细胞。</p>
<p>如今，那个笔记本是我们最老的“藏品”。第一页上写着三条承诺，我们一直信守至今：</p>
<ul><li>不让任何一个家庭独自上路。</li><li>用平实的话、用会员熟悉的语言把事情讲明白。</li><li>凡事先听 SMA 患者怎么说。</li></ul>
<p>如果您手边有那些年的照片或书信，欢迎告诉我们。我们会复制一份存档，原件一定奉还。</p>`,
    },
  },
  {
    date: "2022-02-26",
    category: ["Member Activities"],
    cover: { motif: "screen", palette: "dusk", seed: 302 },
    video: "1084537",
    eng: {
      header: "Pyjamas welcome: our online cinema evening",
      content: `<p>With so many of us staying at home this month, the cinema came to the living room. On the evening of 25 February 2022, 27 households met on a video call: some in pyjamas, one from bed with the ventilator humming softly, and several with a cat on the keyboard.</p>
<p>The film was <em>Big Buck Bunny</em>, a short open film by the Blender Foundation. It lasts about ten minutes and has no dialogue, so nobody had to hurry after subtitles, and the youngest followed it as well as the grown-ups. Its makers allow everyone to share it with credit, so you can watch it on this page too.</p>
<h3>What made it work</h3>
<ul><li>Doors opened twenty minutes early, to sort out sound and camera angles.</li><li>A question could be asked by voice, eye gaze, switch or thumbs-up; all of them counted.</li><li>Cameras could stay off.</li></ul>
<p>Afterwards Yat-hei, who is eight, led the discussion: was the rabbit right to play tricks on the bullies? The vote was fourteen to thirteen, and both sides asked for a second showing.</p>
<p>The next evening is on the last Friday of March. Members choose the film; write to the office for the link.</p>`,
    },
    tra: {
      header: "歡迎穿睡衣入場：網上電影夜",
      content: `<p>這個月大家多留在家中，電影院便搬進了客廳。2022年2月25日晚上，27 個家庭在視像通話中相聚：有人穿着睡衣，有人躺在床上，呼吸機在旁輕聲運作，還有幾隻貓趴在鍵盤上。</p>
<p>當晚放映的是 Blender 基金會的開放短片《Big Buck Bunny》，片長約十分鐘，全片沒有對白，不用趕着看字幕，最小的觀眾也和大人一樣看得明白。只要註明出處，這部作品可以自由分享，您亦可在本頁觀看。</p>
<h3>怎樣才看得舒服？</h3>
<ul><li>提早二十分鐘「開場」，讓大家調好聲音和鏡頭角度。</li><li>用聲音、眼控、按鈕開關或豎起拇指發問，一律算數。</li><li>不開鏡頭也沒關係。</li></ul>
<p>映後由八歲的逸熙主持討論：兔子用計戲弄欺負牠的小動物，做得對嗎？投票結果是十四比十三，雙方都要求再看一遍。</p>
<p>下一次電影夜定於三月最後一個星期五，片目由會員挑選，請向辦事處索取連結。</p>`,
    },
    sim: {
      header: "可以穿睡衣入场：线上电影之夜",
      content: `<p>这个月大家多半待在家里，电影院就搬进了客厅。2022年2月25日晚上，27 个家庭在视频通话里见面：有人穿着睡衣，有人躺在床上，呼吸机在一旁轻轻作响，还有好几只猫趴在键盘上。</p>
<p>当晚放的是 Blender 基金会的开放短片《大雄兔》（Big Buck Bunny），全长十分钟左右，没有一句对白，不用追着字幕跑，年纪最小的观众也看得和大人一样明白。只要注明出处，这部片子就可以自由分享，您在本页也能观看。</p>
<h3>让大家都看得舒服</h3>
<ul><li>提前二十分钟“开门”，把声音和镜头角度调好。</li><li>说话、眼控、按键开关或者竖大拇指，怎么提问都算数。</li><li>不开摄像头也没关系。</li></ul>
<p>放映结束后，八岁的逸熙主持讨论：兔子设计捉弄欺负它的小动物，做得对不对？投票结果是十四比十三，两边都要求再看一遍。</p>
<p>下一次电影之夜定在三月的最后一个周五，片子由会员来选，请向办公室索取链接。</p>`,
    },
  },
  {
    date: "2022-04-30",
    category: ["Public Awareness", "Member Activities"],
    cover: { motif: "lungs", palette: "dawn", seed: 303 },
    eng: {
      header: "Breathing care, before it is urgent: notes from our April talk",
      content: `<p>On 23 April 2022, 61 people joined our online talk on breathing care. Grace, a retired respiratory nurse who volunteers with Kapok, opened with a line that many wrote down: “We start early so that we need not hurry later.”</p>
<h3>What we took home</h3>
<ul><li>Breathing care is best started before there are symptoms. Trouble tends to show first during sleep.</li><li>International guidance suggests that people who cannot sit unaided are seen at least every three months, with regular sleep studies.</li><li>For them it also recommends a cough-assist machine together with chest physiotherapy.</li><li>Infections need an early plan, written down while everyone is well.</li></ul>
<p>Ka-yan, who uses non-invasive ventilation at night, then showed us how she packs for a weekend on Lantau: the machine in its own bag, a spare mask on top, and a card with her care summary in the front pocket, where a stranger would look first.</p>
<p>A family guide to the standards of care can be read in English at <a href="https://smacare.guide">smacare.guide</a>. It was written before treatment became widespread. These notes are general information, not medical advice; please ask your own clinical team what suits you.</p>`,
    },
    tra: {
      header: "呼吸護理，未雨綢繆：四月講座筆記",
      content: `<p>2022年4月23日，61 位朋友參加了本會的網上呼吸護理講座。主講的 Grace 是退休呼吸科護士，現為木棉會義工。她的開場白，不少人都抄了下來：「早一點開始，日後便不用趕急。」</p>
<h3>當日重點</h3>
<ul><li>呼吸護理宜在出現病徵前展開；問題往往先在睡眠時浮現。</li><li>國際指引建議，不能獨坐的患者最少每三個月覆診一次，並定期接受睡眠檢查。</li><li>指引亦建議他們使用咳痰機，並配合胸肺物理治療。</li><li>應及早為呼吸道感染定下應對計劃，趁大家安好時寫下來。</li></ul>
<p>晚間使用非入侵性呼吸輔助的嘉欣，隨後示範她到大嶼山度週末怎樣收拾行裝：呼吸機獨立入袋，後備面罩放在最上層，護理摘要卡則插在前袋，讓陌生人也能第一時間看到。</p>
<p>護理標準的家庭版指南（英文）可於 <a href="https://smacare.guide">smacare.guide</a> 閱讀，該指南於藥物治療普及前編寫。以上筆記只屬一般資訊，並非醫療意見；個別情況請向您的醫護團隊查詢。</p>`,
    },
    sim: {
      header: "呼吸护理，早作准备：四月讲座笔记",
      content: `<p>2022年4月23日，61 位朋友参加了我们的线上呼吸护理讲座。主讲人 Grace 是退休的呼吸科护士，也是木棉会的志愿者。她的开场白被不少人记了下来：“早一点开始，以后就不用着急。”</p>
<h3>讲座要点</h3>
<ul><li>呼吸护理最好在出现症状之前就开始；问题往往最先在睡眠中显露。</li><li>国际指南建议，不能独坐的患者至少每三个月随访一次，并定期做睡眠监测。</li><li>指南还建议他们使用咳痰机，并配合胸部物理治疗。</li><li>要尽早为呼吸道感染定好应对计划，趁大家都平安的时候写下来。</li></ul>
<p>夜间使用无创通气的嘉欣随后演示了她去大屿山过周末时怎样收拾行李：呼吸机单独装一个包，备用面罩放在最上面，护理摘要卡插在前面的口袋里，陌生人也能第一眼看到。</p>
<p>诊疗与护理标准的家庭版指南（英文）可在 <a href="https://smacare.guide">smacare.guide</a> 阅读，该指南编写时药物治疗尚未普及。以上笔记仅为一般信息，不构成医疗建议；具体情况请咨询您的医护团队。</p>`,
    },
  },
];
