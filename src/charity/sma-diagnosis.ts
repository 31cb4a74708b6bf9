import type { SmaTopicText } from "./sma-texts";

export const diagnosisTopic: SmaTopicText = {
  key: "diagnosis",
  title: { eng: "Diagnosis", tra: "診斷", sim: "诊断" },
  items: [
    {
      subTitle: { eng: "A genetic blood test", tra: "基因血液測試", sim: "基因血液检测" },
      content: [
        {
          eng: "SMA is diagnosed by a genetic blood test that shows the loss of SMN1. The copies of SMN2 are counted as well, because the number helps to plan care and treatment. [1][2]",
          tra: "SMA 透過基因血液測試診斷，以確定 SMN1 是否缺失。測試同時會計算 SMN2 的拷貝數，以助規劃護理和治療。[1][2]",
          sim: "SMA 通过基因血液检测诊断，以确定 SMN1 是否缺失。检测同时会计算 SMN2 的拷贝数，以帮助规划护理和治疗。[1][2]",
        },
        {
          eng: "If one copy of SMN1 is found in somebody with signs of SMA, the gene is read letter by letter (sequencing): a few people have lost one copy and have a small change in the other. [2] [?]",
          tra: "如有 SMA 病徵的人仍有一個 SMN1 拷貝，便需為該基因測序：少數患者缺失一個拷貝，另一個拷貝則有微小變異。[2] [?]",
          sim: "如有 SMA 症状的人仍有一个 SMN1 拷贝，便需为该基因测序：少数患者缺失一个拷贝，另一个拷贝则有微小变异。[2] [?]",
        },
      ],
    },
    {
      subTitle: {
        eng: "Newborn screening in Hong Kong",
        tra: "香港的初生嬰兒篩查",
        sim: "香港的新生儿筛查",
      },
      content: [
        {
          eng: "The Hospital Authority’s programme takes a blood sample from the baby’s heel 24 to 72 hours after birth. It covers 32 conditions: 30 inborn errors of metabolism, SMA and severe combined immunodeficiency. Samples are tested at Hong Kong Children’s Hospital, and results take about 5 to 7 working days. [3][4][5]",
          tra: "醫院管理局的計劃會在嬰兒出生後 24 至 72 小時內，從足跟採集血液樣本，篩查 32 種疾病，包括 30 種先天性代謝病、SMA 及嚴重聯合免疫缺陷病。樣本由香港兒童醫院化驗，約 5 至 7 個工作天有結果。[3][4][5]",
          sim: "医院管理局的计划会在婴儿出生后 24 至 72 小时内，采集足跟血，筛查 32 种疾病，包括 30 种先天性代谢病、SMA 和重症联合免疫缺陷病。样本由香港儿童医院检测，约 5 至 7 个工作日有结果。[3][4][5]",
        },
        {
          eng: "It is free of charge in the eight public hospitals with maternity wards if at least one parent is an eligible person, such as a Hong Kong resident. Two private hospitals joined in 2025, and in February 2026 the Authority hoped that the others would follow; please ask whether yours takes part. By 30 June 2025 more than 100,000 babies had been screened. [3][4][5] A family can ask its hospital what is included at present. [?]",
          tra: "在八間設有產科的公立醫院，只要父母其中一方為符合資格人士（例如香港居民），即可免費接受篩查。兩間私家醫院已於 2025年加入，醫管局於 2026年2月表示期望其他私家醫院陸續加入；所選醫院有否參與，請向院方查詢。截至 2025年6月30日，已有超過 100,000 名嬰兒接受篩查。[3][4][5] 家長可向所屬醫院查詢現時的篩查範圍。[?]",
          sim: "在八家设有产科的公立医院，只要父母其中一方为符合资格人士（例如香港居民），即可免费接受筛查。两家私立医院已于 2025年加入，医管局于 2026年2月表示期望其他私立医院陆续加入；所选医院是否参与，请向院方查询。截至 2025年6月30日，已有超过 100,000 名婴儿接受筛查。[3][4][5] 家长可向所在医院查询目前的筛查范围。[?]",
        },
        {
          eng: "A normal result does not rule SMA out. Screening looks for the loss of both copies of SMN1; a few babies have another kind of change, and some have been missed. [10] If you are worried about how a baby moves, feeds or breathes, see a doctor, whatever the result was. [?]",
          tra: "篩查結果正常，並不代表可完全排除 SMA。篩查只檢測兩個 SMN1 拷貝是否均告缺失；少數嬰兒屬另一種基因變異，曾有個案因此未被發現。[10] 如您擔心嬰兒的活動、吃奶或呼吸情況，不論篩查結果如何，都請看醫生。[?]",
          sim: "筛查结果正常，并不代表可完全排除 SMA。筛查只检测两个 SMN1 拷贝是否均缺失；少数婴儿属另一种基因变异，曾有个案因此未被发现。[10] 如您担心婴儿的活动、吃奶或呼吸情况，不论筛查结果如何，都请就医。[?]",
        },
      ],
    },
    {
      subTitle: { eng: "Why early matters", tra: "及早診斷的重要", sim: "尽早诊断的重要性" },
      content: [
        {
          eng: "Early treatment gives better results. In a study of 25 babies who received nusinersen before symptoms, all were alive without permanent ventilation at about 2.9 years; all could sit, and 22 walked alone. [6] Early treatment does not prevent everything: among babies in Germany with two SMN2 copies found by screening, more than 70% could reach walking, but about 29% still had weakness. [7]",
          tra: "愈早開始治療，效果愈理想。一項研究中，25 名嬰兒在出現病徵前接受諾西那生治療，至約 2.9 歲時全部存活而毋須長期使用呼吸機；全部能坐，22 名能獨立行走。[6] 不過，及早治療並不能避免所有問題：德國經篩查發現而有兩個 SMN2 拷貝的嬰兒中，超過 70% 可望學會行走，但約 29% 仍有肌肉無力。[7]",
          sim: "越早开始治疗，效果越好。一项研究中，25 名婴儿在出现症状前接受诺西那生钠治疗，至约 2.9 岁时全部存活且无需长期使用呼吸机；全部能坐，22 名能独立行走。[6] 不过，及早治疗并不能避免所有问题：德国经筛查发现、有两个 SMN2 拷贝的婴儿中，超过 70% 有望学会行走，但约 29% 仍有肌无力。[7]",
        },
        {
          eng: "In 2018 experts set out which babies found by screening should be treated at once, by their SMN2 copies. [8] Advice changes: please ask your clinical team what applies today.",
          tra: "專家於 2018年按 SMN2 拷貝數目，列出哪些經篩查發現的嬰兒應立即接受治療。[8] 有關建議會更新，請向您的醫護團隊查詢。",
          sim: "专家于 2018年按 SMN2 拷贝数，列出哪些经筛查发现的婴儿应立即接受治疗。[8] 有关建议会更新，请咨询您的医护团队。",
        },
      ],
    },
    {
      subTitle: { eng: "When the news comes", tra: "得知診斷之後", sim: "得知诊断之后" },
      content: [
        {
          eng: "Families often say that the diagnosis came late and was given badly. [9] You may ask for a second talk, for somebody to come with you and for written information. Kapok is glad to listen, at any time after a diagnosis.",
          tra: "不少家庭表示，診斷來得太遲，告知的方式亦未如理想。[9] 您可以要求再次面談、請人陪同，並索取書面資料。確診之後，您隨時可以找木棉會傾談。",
          sim: "不少家庭表示，诊断来得太迟，告知的方式也不够理想。[9] 您可以要求再次面谈、请人陪同，并索取书面资料。确诊之后，您随时可以找木棉会谈谈。",
        },
      ],
    },
  ],
  references: [
    "Cure SMA. FAQs. https://www.curesma.org",
    "Mercuri E, et al. Diagnosis and management of spinal muscular atrophy: Part 1. Neuromuscul Disord. 2018. doi:10.1016/j.nmd.2017.11.005",
    "RTHK. HA hopes all private hospitals join newborn screening. 2 Feb 2026. https://news.rthk.hk/rthk/en/component/k2/1842383-20260202.htm",
    "am730. 公院5年50初生嬰提前揭患罕見病. 3 Feb 2026",
    "香港01. 初生嬰兒免費篩查先導計劃. 2 Feb 2026",
    "De Vivo DC, et al. Nusinersen initiated in infants during the presymptomatic stage of SMA. Neuromuscul Disord. 2019. doi:10.1016/j.nmd.2019.09.007",
    "Spinal muscular atrophy – is newborn screening too late for children with two SMN2 copies? J Neuromuscul Dis. (JND-220789)",
    "Treatment algorithm for infants diagnosed with SMA through newborn screening. J Neuromuscul Dis. 2018. (JND-180304)",
    "Understanding the experiences and needs of individuals with SMA and their parents (qualitative study). PMC4619513",
    "Newborn screening for SMA: systematic review of 37 studies. 2024. https://pmc.ncbi.nlm.nih.gov/articles/PMC11270196",
  ],
};

export const treatmentTopic: SmaTopicText = {
  key: "treatment",
  title: { eng: "SMA Treatment", tra: "SMA 治療", sim: "SMA 治疗" },
  items: [
    {
      subTitle: {
        eng: "How each type is treated today",
        tra: "各型現時的治療",
        sim: "各型目前的治疗",
      },
      content: [
        {
          eng: "Type 1 begins before six months. In the United States the medicines are approved by age, not by type, and all three for babies: nusinersen, risdiplam, and Zolgensma under two years. [1][2][3] In Hong Kong free early access to nusinersen for Type 1 was announced in March 2018, [6] and gene therapy has been meant mainly for babies under one year. [9] [?]",
          tra: "1 型在六個月前發病。在美國，這些藥物按年齡而非按分型獲批，三種均可用於嬰兒：諾西那生、利司撲蘭，以及兩歲以下適用的 Zolgensma。[1][2][3] 在香港，1 型患者的諾西那生免費早期用藥計劃於 2018年3月公布；[6] 基因治療則主要適用於一歲以下嬰兒。[9][?]",
          sim: "1 型在六个月前发病。在美国，这些药物按年龄而非按分型获批，三种均可用于婴儿：诺西那生钠、利司扑兰，以及两岁以下适用的 Zolgensma。[1][2][3] 在香港，1 型患者的诺西那生钠免费早期用药计划于 2018年3月公布；[6] 基因治疗则主要适用于一岁以下婴儿。[9][?]",
        },
        {
          eng: "Types 2 and 3 begin later, Type 4 in adulthood. In the United States nusinersen and risdiplam are approved for children and adults, and Itvisma from two years of age. [1][2][3] Type 0 begins before birth; the sources of this page say nothing of its treatment by itself. Which medicine is right for somebody, and can be had here, please ask your clinical team. [?]",
          tra: "2 型及 3 型較遲發病，4 型則在成年發病。在美國，諾西那生及利司撲蘭適用於兒童及成人，Itvisma 適用於兩歲或以上人士。[1][2][3] 0 型在出生前發病；資料來源未有提及其治療。哪種藥物合適、能否在本港使用，請向您的醫護團隊查詢。[?]",
          sim: "2 型和 3 型较晚发病，4 型则在成年发病。在美国，诺西那生钠和利司扑兰获批用于儿童和成人，Itvisma 则从两岁起适用。[1][2][3] 0 型在出生前发病；本页的资料来源没有特别提及其治疗。至于哪种药物合适、在香港能否使用，请咨询您的医护团队。[?]",
        },
      ],
    },
    {
      subTitle: { eng: "What treatment can do", tra: "治療的作用", sim: "治疗的作用" },
      content: [
        {
          eng: "Three medicines change the course of SMA. All of them raise the amount of SMN protein in the body. [1][2][3] None is a cure, and how much each helps differs from person to person. Early treatment gives better results. [14]",
          tra: "現時有三種藥物可改變 SMA 的病程，作用都是增加體內的 SMN 蛋白。[1][2][3] 三者均不能根治 SMA，效果亦因人而異。愈早開始治療，效果愈理想。[14]",
          sim: "目前有三种药物可以改变 SMA 的病程，作用都是增加体内的 SMN 蛋白。[1][2][3] 三者均不能根治 SMA，效果也因人而异。越早开始治疗，效果越好。[14]",
        },
        {
          eng: "Your clinical team can tell you which medicines are open to you, what they ask of you and their possible side effects. Doses are not given here on purpose.",
          tra: "您的醫護團隊可說明哪些藥物適合您、治療的要求，以及可能的副作用。本頁特意不列出劑量。",
          sim: "您的医护团队可以说明哪些药物适合您、治疗有哪些要求，以及可能的副作用。本页特意不列出剂量。",
        },
      ],
    },
    {
      subTitle: {
        eng: "Nusinersen (Spinraza)",
        tra: "諾西那生（Nusinersen，商品名 Spinraza）",
        sim: "诺西那生钠（Nusinersen，商品名 Spinraza）",
      },
      content: [
        {
          eng: "For whom: children and adults, as approved in the United States. [1]",
          tra: "適用對象：按美國的批准，兒童及成人。[1]",
          sim: "适用对象：按美国的批准，儿童和成人均适用。[1]",
        },
        {
          eng: "An antisense oligonucleotide: it changes how the SMN2 message is put together, so that exon 7 is kept. [1] It is injected into the fluid around the spinal cord by lumbar puncture, and the injections are repeated. [16]",
          tra: "屬反義寡核苷酸，可改變 SMN2 訊息的剪接方式，保留外顯子 7。[1] 藥物透過腰椎穿刺作鞘內注射（脊髓腔注射），需定期重複。[16]",
          sim: "属反义寡核苷酸，可改变 SMN2 信息的剪接方式，保留外显子 7。[1] 药物通过腰椎穿刺作鞘内注射，需定期重复。[16]",
        },
        {
          eng: "It was approved in the United States in December 2016 [1] and in the European Union in June 2017, [15] and registered in Hong Kong on 21 September 2018. [7] Infections of the chest or upper airway and constipation are among the effects reported. [13]",
          tra: "此藥於 2016年12月在美國 [1]、2017年6月在歐盟 [15] 獲批，並於 2018年9月21日在香港註冊。[7] 已知的副作用包括胸部或上呼吸道感染及便秘。[13]",
          sim: "此药于 2016年12月在美国 [1]、2017年6月在欧盟 [15] 获批，并于 2018年9月21日在香港注册。[7] 已知的副作用包括胸部或上呼吸道感染和便秘。[13]",
        },
      ],
    },
    {
      subTitle: {
        eng: "Onasemnogene abeparvovec (Zolgensma, Itvisma)",
        tra: "阿哌奧諾基（Onasemnogene abeparvovec，商品名 Zolgensma、Itvisma）",
        sim: "Onasemnogene abeparvovec（商品名 Zolgensma、Itvisma）",
      },
      content: [
        {
          eng: "For whom: as approved in the United States, Zolgensma for children under two years, [2][4] Itvisma for people of two years and over. [2] The Hospital Authority’s guidance was mainly for babies under one year, above all up to six months. [8][9]",
          tra: "適用對象：按美國的批准，Zolgensma 適用於兩歲以下兒童，[2][4] Itvisma 適用於兩歲或以上人士。[2] 醫院管理局的指引主要針對一歲以下嬰兒，尤其是六個月或以下者。[8][9]",
          sim: "适用对象：按美国的批准，Zolgensma 适用于两岁以下儿童，[2][4] Itvisma 适用于两岁及以上人士。[2] 医院管理局的指引主要针对一岁以下婴儿，尤其是六个月及以下者。[8][9]",
        },
        {
          eng: "A gene therapy: a carrier made from a virus (AAV) brings a working copy of SMN1 into cells. Zolgensma is a single infusion into a vein; Itvisma is a single injection into the spinal fluid. [2]",
          tra: "屬基因治療，以病毒載體（AAV）把正常的 SMN1 拷貝送入細胞。Zolgensma 為一次性的靜脈輸注；Itvisma 為一次性的鞘內注射。[2]",
          sim: "属基因治疗，以病毒载体（AAV）把正常的 SMN1 拷贝送入细胞。Zolgensma 为一次性静脉输注；Itvisma 为一次性鞘内注射。[2]",
        },
        {
          eng: "The infusion was approved in the United States in May 2019 [2][4] and in the European Union in May 2020; [5] Itvisma, for people aged two and over, in the United States in November 2025 [2] and in the European Union in 2026. [19] We do not know whether it is registered in Hong Kong. [?] The first patient in Hong Kong was treated on 29 November 2023. [8][9]",
          tra: "靜脈輸注於 2019年5月在美國 [2][4]、2020年5月在歐盟 [5] 獲批；Itvisma 適用於兩歲或以上人士，於 2025年11月在美國 [2]、2026年在歐盟獲批；[19] 是否已在香港註冊，本會未能確定。[?] 香港首名患者於 2023年11月29日接受治療。[8][9]",
          sim: "静脉输注于 2019年5月在美国 [2][4]、2020年5月在欧盟 [5] 获批；Itvisma 适用于两岁及以上人群，于 2025年11月在美国 [2]、2026年在欧盟获批；[19] 是否已在香港注册，本会未能确定。[?] 香港首名患者于 2023年11月29日接受治疗。[8][9]",
        },
        {
          eng: "After the infusion, raised liver enzymes and vomiting were the most common effects in trials. [17] Serious injury of the liver has been reported, in some cases fatal, so the liver is checked for at least three months. [18] Colds, fever and vomiting were seen in trials of Itvisma, which carries a warning about the liver as well. [2]",
          tra: "靜脈輸注的臨床試驗中，最常見的副作用是肝酵素上升及嘔吐。[17] 亦曾有嚴重肝損傷的報告，部分個案死亡，因此治療後至少三個月須定期檢查肝功能。[18] Itvisma 的臨床試驗中曾出現感冒、發燒及嘔吐，產品同樣附有關於肝臟的警告。[2]",
          sim: "静脉输注的临床试验中，最常见的副作用是肝酶升高和呕吐。[17] 也曾有严重肝损伤的报告，部分病例死亡，因此治疗后至少三个月须定期检查肝功能。[18] Itvisma 的临床试验中曾出现感冒、发烧和呕吐，产品同样附有关于肝脏的警告。[2]",
        },
      ],
    },
    {
      subTitle: {
        eng: "Risdiplam (Evrysdi)",
        tra: "利司撲蘭（Risdiplam，商品名 Evrysdi）",
        sim: "利司扑兰（Risdiplam，商品名 Evrysdi）",
      },
      content: [
        {
          eng: "For whom: people of all ages, as approved in the United States. [3]",
          tra: "適用對象：按美國的批准，所有年齡人士。[3]",
          sim: "适用对象：按美国的批准，所有年龄人士均适用。[3]",
        },
        {
          eng: "A small molecule that changes how the SMN2 message is put together. It is taken every day by mouth or feeding tube, as a liquid or, for some people, as a tablet. [3]",
          tra: "屬小分子藥物，可改變 SMN2 訊息的剪接方式。每天口服或經餵食管服用，備有口服液，部分人士可服用藥片。[3]",
          sim: "属小分子药物，可改变 SMN2 信息的剪接方式。每天口服或经喂养管给药，有口服溶液，部分患者可服用片剂。[3]",
        },
        {
          eng: "It was approved in the United States in August 2020 [4] and in the European Union in March 2021. [5] In Hong Kong the Community Care Fund was helping with its cost by 2023. [10] Fever, diarrhoea and rash are among the effects reported. [3]",
          tra: "此藥於 2020年8月在美國 [4]、2021年3月在歐盟 [5] 獲批。在香港，關愛基金至 2023年已有資助此藥的藥費。[10] 已知的副作用包括發燒、腹瀉及皮疹。[3]",
          sim: "此药于 2020年8月在美国 [4]、2021年3月在欧盟 [5] 获批。在香港，关爱基金至 2023年已资助此药的药费。[10] 已知的副作用包括发烧、腹泻和皮疹。[3]",
        },
      ],
    },
    {
      subTitle: { eng: "Access in Hong Kong", tra: "在香港接受治療", sim: "在香港接受治疗" },
      content: [
        {
          eng: "Help with the cost has come through the Community Care Fund. [6][8][10] For nusinersen and risdiplam it was given to those who applied at 25 or under; [11] gene therapy was meant mainly for babies under one year. [9] In July 2025 the Hospital Authority told patient groups that it would extend use and subsidy to people over 25. [12] By November 2026 we had found no date from which this applies. Criteria change: please ask your hospital what applies today. [?]",
          tra: "過往有患者透過關愛基金獲得藥費資助。[6][8][10] 當時諾西那生及利司撲蘭的資助適用於 25 歲或以下提出申請的患者；[11] 基因治療則主要適用於一歲以下嬰兒。[9] 醫院管理局於 2025年7月向患者組織表示，會把用藥及資助範圍擴展至 25 歲以上人士。[12] 截至 2026年11月，我們未能找到生效日期。有關準則會改變，請向您的醫院查詢現行安排。[?]",
          sim: "过往有患者通过关爱基金获得药费资助。[6][8][10] 当时诺西那生钠和利司扑兰的资助适用于 25 岁或以下提出申请的患者；[11] 基因治疗则主要适用于一岁以下婴儿。[9] 医院管理局于 2025年7月向患者组织表示，会把用药和资助范围扩展至 25 岁以上人士。[12] 截至 2026年11月，我们未能找到生效日期。有关标准会改变，请向您的医院查询现行安排。[?]",
        },
      ],
    },
  ],
  references: [
    "Knobbe Martens. Antisense oligonucleotide Spinraza wins FDA approval. 23 Dec 2016; First drug for rare genetic disease. JAMA. 2017. doi:10.1001/jama.2017.0028",
    "Practical Neurology. 26 Nov 2025 (Itvisma); HealthDay. 8 Dec 2025",
    "Evrysdi prescribing information (rev. 9/2024). https://fda.report/DailyMed/eceb9a99-7191-4be5-87c3-0102707cf98e",
    "Oral drug approved for SMA. JAMA. 2020. doi:10.1001/jama.2020.16783",
    "SMA Europe. SMA medicines landscape. https://www.sma-europe.eu/sma-medicines-landscape",
    "HKSAR Government. CE visits patient with SMA. 1 Mar 2018. https://www.info.gov.hk/gia/general/201803/01/P2018030100613.htm",
    "EJ Insight. Govt approves sale of life-extending drug. 3 Oct 2018",
    "RTHK. HA introduces gene therapy for SMA. 16 Dec 2023. https://news.rthk.hk/rthk/en/component/k2/1732568-20231216.htm",
    "星島頭條. 醫管局首次引入脊髓肌肉萎縮症基因療法. Dec 2023",
    "am730. SMA迫切用藥 延緩衰退. 24 Aug 2023. https://am730.com.hk/健康/sma迫切用藥-延緩衰退/395907",
    "HKSAR Government. 立法會十六題：支援罕見疾病患者. 12 Jun 2024. https://www.info.gov.hk/gia/general/202406/12/P2024061200660.htm",
    "香港01. 5 Sep 2025",
    "Pharmacy Times. Spinraza approval",
    "De Vivo DC, et al. Nusinersen initiated in infants during the presymptomatic stage of SMA. Neuromuscul Disord. 2019. doi:10.1016/j.nmd.2019.09.007",
    "Spinraza approved in the European Union, 1 Jun 2017 (company statement). https://maestrodatabase.com/blog/spinraza-nusinersen-approved-in-the-european-union-as-first-treatment-for-spinal-muscular-atrophy",
    "SMA Ireland. Spinraza. https://smaireland.com/spinraza",
    "Novartis Gene Therapies. Zolgensma: safety overview. https://www.zolgensma.com/safety",
    "AIFA. Zolgensma: fatal cases of acute liver failure. 16 Feb 2023. https://aifa.gov.it/en/-/nota-informativa-importante-su-zolgensma-onasemnogene-abeparvovec-1",
    "Muscular Dystrophy Ireland. European Commission grants marketing authorisation for Itvisma. 2026. https://www.mdi.ie/all-news-articles/the-european-commission-hasgranted-marketing-authorisation-for-sma-treatment-itvismanbsp",
  ],
};
