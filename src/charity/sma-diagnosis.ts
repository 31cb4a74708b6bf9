import type { SmaTopicText } from "./sma-topic";

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
          eng: "It is free of charge in the eight public hospitals with maternity wards if at least one parent is an eligible person, such as a Hong Kong resident. Two private hospitals joined in 2025; please ask any other whether it takes part. By 30 June 2025 more than 100,000 babies had been screened. [3][4][5] A family can ask its hospital what is included at present.",
          tra: "在八間設有產科的公立醫院，只要父母其中一方為符合資格人士（例如香港居民），即可免費接受篩查。兩間私家醫院已於 2025年加入；其他私家醫院有否參與，請向醫院查詢。截至 2025年6月30日，已有超過 100,000 名嬰兒接受篩查。[3][4][5] 家長可向所屬醫院查詢現時的篩查範圍。",
          sim: "在八家设有产科的公立医院，只要父母其中一方为符合资格人士（例如香港居民），即可免费接受筛查。两家私立医院已于 2025年加入；其他私立医院是否参与，请向医院查询。截至 2025年6月30日，已有超过 100,000 名婴儿接受筛查。[3][4][5] 家长可向所在医院查询目前的筛查范围。",
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
          sim: "专家于 2018年按 SMN2 拷贝数，列出哪些经筛查发现的婴儿应立即接受治疗。[8] 有关建议会更新，请向您的医护团队查询。",
        },
      ],
    },
    {
      subTitle: { eng: "When the news comes", tra: "得知診斷之後", sim: "得知诊断之后" },
      content: [
        {
          eng: "Families often say that the diagnosis came late and was told badly. [9] You may ask for a second talk, for somebody to come with you and for written information. Kapok is glad to listen, at any time after a diagnosis.",
          tra: "不少家庭表示，診斷來得太遲，告知的方式亦未如理想。[9] 您可以要求再次面談、請人陪同，並索取書面資料。確診之後，您隨時可以找木棉會傾談。",
          sim: "不少家庭表示，诊断来得太迟，告知的方式也不够理想。[9] 您可以要求再次面谈、请人陪同，并索取书面资料。确诊之后，您随时可以找木棉会谈谈。",
        },
      ],
    },
  ],
  references: [
    "Cure SMA. FAQs. https://www.curesma.org",
    "Mercuri E, Finkel RS, Muntoni F, et al. Diagnosis and management of spinal muscular atrophy: Part 1: Recommendations for diagnosis, rehabilitation, orthopedic and nutritional care. Neuromuscul Disord. 2018. doi:10.1016/j.nmd.2017.11.005",
    "RTHK. HA hopes all private hospitals join newborn screening. 2 Feb 2026. https://news.rthk.hk/rthk/en/component/k2/1842383-20260202.htm",
    "am730. 公院5年50初生嬰提前揭患罕見病. 3 Feb 2026",
    "香港01. 初生嬰兒免費篩查先導計劃. 2 Feb 2026",
    "De Vivo DC, Bertini E, Swoboda KJ, et al. Nusinersen initiated in infants during the presymptomatic stage of SMA (NURTURE interim). Neuromuscul Disord. 2019. doi:10.1016/j.nmd.2019.09.007",
    "Spinal muscular atrophy – is newborn screening too late for children with two SMN2 copies? J Neuromuscul Dis. (JND-220789)",
    "Treatment algorithm for infants diagnosed with SMA through newborn screening. J Neuromuscul Dis. 2018. (JND-180304)",
    "Understanding the experiences and needs of individuals with SMA and their parents (qualitative study). PMC4619513",
  ],
};
