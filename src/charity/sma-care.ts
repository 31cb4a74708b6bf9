import type { SmaTopicText } from "./sma-texts";

export const careTopic: SmaTopicText = {
  key: "care",
  title: { eng: "Care and management", tra: "護理及病情管理", sim: "护理与病情管理" },
  items: [
    {
      subTitle: { eng: "A team around you", tra: "跨專業團隊", sim: "多学科团队" },
      content: [
        {
          eng: "International standards of care were published in 2007 and updated in 2017; SMA UK and partners are revising them, because treatment has changed a lot since. [1][2][3][4] A neurologist or paediatric neurologist brings together breathing care, physiotherapy and occupational therapy, orthopaedics, nutrition, speech therapy, palliative care and psychology, with the person and the family. [5]",
          tra: "國際護理標準於 2007年發表，並於 2017年更新；由於治療此後大有進展，SMA UK 與合作夥伴正進行修訂。[1][2][3][4] 腦神經科或兒童腦神經科醫生會與患者及家屬一起，統籌呼吸護理、物理治療及職業治療、骨科、營養、言語治療、紓緩治療和心理支援。[5]",
          sim: "国际诊疗与护理标准于 2007年发表，并于 2017年更新；由于治疗此后大有进展，SMA UK 与合作伙伴正在修订。[1][2][3][4] 神经科或小儿神经内科医生会与患者和家属一起，统筹呼吸护理、物理治疗和作业治疗、骨科、营养、言语治疗、缓和医疗和心理支持。[5]",
        },
      ],
    },
    {
      subTitle: { eng: "Breathing", tra: "呼吸護理", sim: "呼吸护理" },
      content: [
        {
          eng: "Breathing care starts before there is a problem. Non-sitters are seen at least every three months, with checks of carbon dioxide and regular sleep studies. A cough-assist machine with chest physiotherapy is advised for all non-sitters, suction if cough or swallowing is weak, and non-invasive ventilation when breathing is too shallow. Infections need a plan made in advance. [6]",
          tra: "呼吸護理應在出現問題之前開始。不能獨坐的患者最少每三個月覆診一次，檢查二氧化碳水平，並定期接受睡眠檢查。所有不能獨坐的患者均建議使用咳痰機，配合胸肺物理治療；咳嗽或吞嚥無力者需要抽吸，換氣不足者則使用非入侵性呼吸輔助。感染的應對計劃應及早訂立。[6]",
          sim: "呼吸护理应在出现问题之前开始。不能独坐的患者至少每三个月复诊一次，检查二氧化碳水平，并定期接受睡眠监测。建议所有不能独坐的患者使用咳痰机，配合胸部物理治疗；咳嗽或吞咽无力者需要吸痰，通气不足者则使用无创通气。感染的应对计划应提前制定。[6]",
        },
      ],
    },
    {
      subTitle: { eng: "In an emergency", tra: "緊急情況", sim: "紧急情况" },
      content: [
        {
          eng: "Carry a written summary of the care agreed with your team: the staff on duty may not know SMA. Oxygen alone can hide that breathing is too shallow; ask for carbon dioxide to be checked as well. Vaccination against influenza and pneumococcus is advised: ask your team which, and when. [2] [?]",
          tra: "請隨身攜帶與醫護團隊議定的書面護理摘要，因為當值人員未必熟悉 SMA。單獨給予氧氣可能掩蓋換氣不足的情況，請要求同時檢查二氧化碳水平。建議接種流感及肺炎球菌疫苗：接種哪種、何時接種，請向您的醫護團隊查詢。[2] [?]",
          sim: "请随身携带与医护团队商定的书面护理摘要，因为当值人员未必熟悉 SMA。单纯吸氧可能掩盖通气不足，请要求同时检查二氧化碳水平。建议接种流感疫苗和肺炎球菌疫苗：接种哪种、何时接种，请咨询您的医护团队。[2] [?]",
        },
      ],
    },
    {
      subTitle: { eng: "Eating and drinking", tra: "飲食及營養", sim: "饮食与营养" },
      content: [
        {
          eng: "Non-sitters have a swallowing study soon after diagnosis; sitters when there is any doubt. A feeding tube through the nose helps for a short time, a gastrostomy for longer. A dietitian stays with the person for life. Constipation is common; long fasting should be avoided, and fluids given early in an illness. [7]",
          tra: "不能獨坐的患者確診後應盡快接受吞嚥檢查；能獨坐的患者如有疑慮亦應檢查。短期可使用鼻胃管，長期則可考慮胃造口。營養師會終身跟進。便秘頗為常見；應避免長時間禁食，患病時應及早補充水分。[7]",
          sim: "不能独坐的患者确诊后应尽快接受吞咽检查；能独坐的患者如有疑虑也应检查。短期可使用鼻饲管，长期则可考虑胃造瘘。营养师会终身跟进。便秘较为常见；应避免长时间禁食，患病时应尽早补充水分。[7]",
        },
      ],
    },
    {
      subTitle: { eng: "Spine, joints and movement", tra: "脊柱、關節及活動", sim: "脊柱、关节与活动" },
      content: [
        {
          eng: "A brace may be considered for sitters when the curve of the spine is over 20 degrees; it supports but does not stop the curve. Surgery is considered when the curve is 50 degrees or more and grows by 10 degrees or more a year, together with age, bone maturity and breathing. [8]",
          tra: "能獨坐的患者如脊柱側彎超過 20 度，可考慮使用支架；支架有承托作用，但不能阻止側彎加劇。側彎達 50 度或以上，而且每年增加 10 度或以上時，會因應年齡、骨骼成熟程度及呼吸狀況考慮手術。[8]",
          sim: "能独坐的患者如脊柱侧凸超过 20 度，可考虑使用支具；支具有支撑作用，但不能阻止侧凸加重。侧凸达到 50 度或以上，且每年增加 10 度或以上时，会结合年龄、骨骼成熟程度和呼吸状况考虑手术。[8]",
        },
        {
          eng: "Seating that tilts and reclines, stretching at least three to five times a week, splints, neck collars, standing frames where suitable and supervised exercise in water help with comfort and movement. [9]",
          tra: "可傾側及後仰的座椅、每週最少三至五次的伸展運動、矯形器、頸托、適用時的站立架，以及有人指導的水中運動，都有助保持身體舒適和活動能力。[9]",
          sim: "可倾斜和后仰的座椅、每周至少三至五次的拉伸运动、矫形器、颈托、适用时的站立架，以及有人指导的水中运动，都有助于保持身体舒适和活动能力。[9]",
        },
      ],
    },
    {
      subTitle: { eng: "Everyday life", tra: "日常生活", sim: "日常生活" },
      content: [
        {
          eng: "Powered wheelchairs support independence, safety and energy; some children learn to drive one from about 24 months. Voice assistants, switches, eye gaze control and smart-home devices help with much else. [10][11] Learning is not affected by SMA, so school plans are about access, assistance and rest. [12]",
          tra: "電動輪椅有助獨立、安全和節省體力，有些小孩約 24 個月大便開始學習操控。語音助理、按鍵開關、眼控及智能家居設備亦大有幫助。[10][11] SMA 不影響學習能力，因此校園安排的重點是無障礙出入、協助和休息。[12]",
          sim: "电动轮椅有助于独立、安全和节省体力，有些孩子约 24 个月大就开始学习操控。语音助手、按键开关、眼控和智能家居设备也大有帮助。[10][11] SMA 不影响学习能力，因此校园安排的重点是无障碍出入、协助和休息。[12]",
        },
        {
          eng: "Adults with SMA study, work, run businesses and live with personal assistants. In Hong Kong the Disability Discrimination Ordinance (Cap. 487) covers employment, education and services, and protects associates such as carers too. [13]",
          tra: "成年患者升學、就業、創業，並在個人助理協助下生活。香港的《殘疾歧視條例》（第 487 章）涵蓋僱傭、教育及服務，並保障照顧者等有聯繫人士。[13]",
          sim: "成年患者升学、就业、创业，并在个人助理协助下生活。香港的《残疾歧视条例》（第 487 章）涵盖雇佣、教育和服务，并保障照护者等有联系人士。[13]",
        },
      ],
    },
    {
      subTitle: { eng: "Carers and public support", tra: "照顧者及公共支援", sim: "照护者与公共支持" },
      content: [
        {
          eng: "Care at home is heavy work; in a Hong Kong study the jobs of about one third of unpaid carers were affected. [14] The Social Welfare Department’s integrated support service for people with severe physical disabilities, the Disability Allowance and Rehabus transport may help. [15] Please check present terms with each service, or ask Kapok.",
          tra: "家居照顧並不輕鬆；一項香港研究發現，約三分之一無酬照顧者的工作受到影響。[14] 社會福利署的嚴重肢體傷殘人士綜合支援服務、傷殘津貼及復康巴士或可提供幫助。[15] 請向有關機構查詢現行條件，亦歡迎向木棉會查詢。",
          sim: "居家照护并不轻松；一项香港研究发现，约三分之一无酬照护者的工作受到影响。[14] 社会福利署的严重肢体伤残人士综合支援服务、伤残津贴和复康巴士或可提供帮助。[15] 请向有关机构查询现行条件，也欢迎向木棉会咨询。",
        },
      ],
    },
  ],
  references: [
    "Mercuri E, et al. Diagnosis and management of spinal muscular atrophy: Part 1. Neuromuscul Disord. 2018. doi:10.1016/j.nmd.2017.11.005",
    "Finkel RS, et al. Diagnosis and management of spinal muscular atrophy: Part 2. Neuromuscul Disord. 2018. doi:10.1016/j.nmd.2017.11.004",
    "A guide to the 2017 international standards of care for SMA. TREAT-NMD and partners; 2019. https://smacare.guide",
    "SMA UK. SMA Care UK. https://smauk.org.uk/advocacy-and-campaigning/sma-care-uk/",
    "SMA Europe. SMA care landscape. https://www.sma-europe.eu/sma-care-landscape",
    "A guide to the 2017 international standards of care for SMA: breathing, non-sitters. https://smacare.guide/breathing-respiratory-and-pulmonary-care/non-sitters-3/",
    "A guide to the 2017 international standards of care for SMA: nutrition, non-sitters. https://smacare.guide/nutrition-growth-and-bone-health/non-sitters-2/",
    "A guide to the 2017 international standards of care for SMA: scoliosis. https://smacare.guide/orthopaedic-management/managing-scoliosis/",
    "A guide to the 2017 international standards of care for SMA: physiotherapy and rehabilitation, non-sitters. https://smacare.guide/physiotherapy-and-rehabilitation/non-sitters/",
    "Mobility-assistive technology in progressive neuromuscular disease. https://musculoskeletalkey.com",
    "SMA UK. Useful home tech. https://smauk.org.uk/connect-with-the-community/community-voices/",
    "Cure SMA. At school. https://www.curesma.org",
    "Equal Opportunities Commission. Disability Discrimination Ordinance. https://www.eoc.org.hk/en/discrimination-laws/disability-discrimination",
    "am730. SMA迫切用藥 延緩衰退. 24 Aug 2023. https://am730.com.hk/健康/sma迫切用藥-延緩衰退/395907",
    "嚴重肢體傷殘人士綜合支援服務 (text of the Social Welfare Department, 2019). https://www.swd.gov.hk",
  ],
};
