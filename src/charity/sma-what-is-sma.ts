import type { SmaTopicText } from "./sma-texts";

export const whatIsSmaTopic: SmaTopicText = {
  key: "what-is-sma",
  title: { eng: "What is SMA", tra: "甚麼是 SMA", sim: "什么是 SMA" },
  items: [
    {
      subTitle: { eng: "A condition of the motor nerves", tra: "運動神經的疾病", sim: "运动神经的疾病" },
      content: [
        {
          eng: "Spinal muscular atrophy (SMA) is a rare inherited neuromuscular condition. Motor nerve cells in the spinal cord and the lower part of the brainstem are lost, so muscles weaken and waste, most of all the muscles nearest the trunk. [1][2]",
          tra: "脊髓肌肉萎縮症（SMA）是一種罕見的遺傳性神經肌肉疾病。脊髓及腦幹下部的運動神經元流失，令肌肉無力和萎縮，以最接近軀幹的肌肉最為明顯。[1][2]",
          sim: "脊髓性肌萎缩症（SMA）是一种罕见的遗传性神经肌肉病。脊髓和脑干下部的运动神经元丧失，使肌肉无力和萎缩，以靠近躯干的肌肉最为明显。[1][2]",
        },
        {
          eng: "SMA can affect crawling and walking, movement of the arms, hands, head and neck, breathing and swallowing. [2] Thinking and learning are not affected by the condition itself. [3]",
          tra: "SMA 可影響爬行和步行，手臂、手部及頭頸的活動，以及呼吸和吞嚥。[2] 疾病本身並不影響思考和學習能力。[3]",
          sim: "SMA 可影响爬行、行走，手臂、手部和头颈的活动，以及呼吸和吞咽。[2] 疾病本身并不影响思维和学习能力。[3]",
        },
      ],
    },
    {
      subTitle: { eng: "The common form: 5q SMA", tra: "最常見的 5q SMA", sim: "最常见的 5q SMA" },
      content: [
        {
          eng: "About 95% of SMA is caused by changes in the SMN1 gene on chromosome 5 and is called 5q SMA. About 4% comes from another gene. [1][4] These pages are about 5q SMA.",
          tra: "約 95% 的 SMA 由第 5 號染色體上的 SMN1 基因變異引致，稱為 5q SMA；約 4% 由其他基因引致。[1][4] 本網站介紹的是 5q SMA。",
          sim: "约 95% 的 SMA 由 5 号染色体上的 SMN1 基因变异引起，称为 5q SMA；约 4% 由其他基因引起。[1][4] 本网站介绍的是 5q SMA。",
        },
      ],
    },
    {
      subTitle: { eng: "How many people have SMA", tra: "有多少人患有 SMA", sim: "有多少人患有 SMA" },
      content: [
        {
          eng: "Older studies, mostly European, found SMA in about 1 in 10,000 live births, and 1 to 2 people living with it in every 100,000. [1] Data from European genetic laboratories gave a range from 1 in 3,900 to 1 in 16,000 births. [5] In Zhejiang, China, screening of 103,240 newborns found about 1 in 11,471. [6]",
          tra: "較早期而主要來自歐洲的研究顯示，約每 10,000 名活產嬰兒便有 1 人患病，每 100,000 人中約有 1 至 2 名患者。[1] 歐洲遺傳實驗室的數據則介乎 3,900 分之一至 16,000 分之一。[5] 浙江省為 103,240 名初生嬰兒進行篩查，發現約每 11,471 人有 1 人患病。[6]",
          sim: "较早期的研究（主要来自欧洲）显示，约每 10,000 名活产婴儿中有 1 人患病，每 100,000 人中约有 1 至 2 名患者。[1] 欧洲遗传实验室的数据则介于 1/3,900 至 1/16,000 之间。[5] 浙江省对 103,240 名新生儿进行筛查，发现约每 11,471 人中有 1 人患病。[6]",
        },
        {
          eng: "We found no birth figure for Hong Kong. Two estimates from 2023 differ a little: about 1.87 people in every 100,000 [7], and about 125 people in all [8].",
          tra: "我們未找到香港的出生患病率。2023年有兩項略有差異的估算：每 100,000 人約有 1.87 名患者 [7]，或全港約 125 人 [8]。",
          sim: "我们未找到香港的出生患病率。2023年有两项略有差异的估算：每 100,000 人中约有 1.87 名患者 [7]，或全港约 125 人 [8]。",
        },
      ],
    },
    {
      subTitle: {
        eng: "Types, and what a person can do",
        tra: "類型與活動能力",
        sim: "分型与运动能力",
      },
      content: [
        {
          eng: "SMA is described in types 0 to 4, by the age at which it begins and the motor milestones reached. The types overlap. Doctors now often speak of what a person can do at present: non-sitter, sitter or walker. [1][2]",
          tra: "SMA 按發病年齡及所達到的運動里程碑分為 0 至 4 型，各型之間並無明確界線。醫生現時多以患者目前的能力描述：不能獨坐、能獨坐或能行走。[1][2]",
          sim: "SMA 按发病年龄和所达到的运动里程碑分为 0 至 4 型，各型之间并无明确界线。医生如今多以患者目前的能力来描述：不能独坐、能独坐或能行走。[1][2]",
        },
      ],
    },
  ],
  references: [
    "Verhaart IEC, et al. Prevalence, incidence and carrier frequency of 5q-linked spinal muscular atrophy – a literature review. Orphanet J Rare Dis. 2017. doi:10.1186/s13023-017-0671-8",
    "A guide to the 2017 international standards of care for SMA. TREAT-NMD and partners; 2019. https://smacare.guide",
    "Cure SMA. At school; Adults with SMA; FAQs. https://www.curesma.org",
    "Spinraza approved in the European Union, 1 Jun 2017 (company statement). https://maestrodatabase.com/blog/spinraza-nusinersen-approved-in-the-european-union-as-first-treatment-for-spinal-muscular-atrophy",
    "Verhaart IEC, et al. A multi-source approach to determine SMA incidence and research ready population. J Neurol. 2017. doi:10.1007/s00415-017-8549-1",
    "Newborn screening for SCID, XLA and SMA in Zhejiang, China (103,240 newborns). PMC11634924",
    "HealthyD. SMA｜脊髓肌肉萎縮症：團體倡議撤資助用藥年齡限制. 25 Aug 2023",
    "am730. SMA迫切用藥 延緩衰退. 24 Aug 2023. https://am730.com.hk/健康/sma迫切用藥-延緩衰退/395907",
  ],
};

export const geneticsTopic: SmaTopicText = {
  key: "genetics",
  title: { eng: "Causes and genetics", tra: "成因及遺傳", sim: "病因与遗传" },
  items: [
    {
      subTitle: { eng: "The SMN1 gene", tra: "SMN1 基因", sim: "SMN1 基因" },
      content: [
        {
          eng: "The SMN1 gene makes survival motor neuron (SMN) protein, which motor nerve cells need. Most people with SMA (about 92–95%) lack both working copies of SMN1 through deletion. Most others have one deletion and one small variant. [1][2]",
          tra: "SMN1 基因負責製造運動神經元存活蛋白（SMN），運動神經元不可缺少這種蛋白。大部分患者（約 92–95%）的兩個 SMN1 拷貝均告缺失；其餘患者大多是一個拷貝缺失，另一個有微小變異。[1][2]",
          sim: "SMN1 基因负责制造运动神经元存活蛋白（SMN），运动神经元不能缺少这种蛋白。大多数患者（约 92–95%）的两个 SMN1 拷贝均缺失；其余患者大多是一个拷贝缺失，另一个有微小变异。[1][2]",
        },
      ],
    },
    {
      subTitle: { eng: "SMN2, the back-up", tra: "後備的 SMN2 基因", sim: "后备的 SMN2 基因" },
      content: [
        {
          eng: "SMN2 is almost identical to SMN1. A difference of a single letter makes most of its message skip a part called exon 7, so each copy gives only about a tenth of the full-length protein. [1][3]",
          tra: "SMN2 與 SMN1 幾乎完全相同，但一個字母之差，令它的訊息大多略去稱為「外顯子 7」的一段，因此每個拷貝只能製造約十分之一的完整蛋白。[1][3]",
          sim: "SMN2 与 SMN1 几乎完全相同，但一个字母之差，使它的信息大多略去称为“外显子 7”的一段，因此每个拷贝只能产生约十分之一的全长蛋白。[1][3]",
        },
        {
          eng: "More copies of SMN2 usually mean a milder course, but the number does not predict exactly. Roughly, people with type 1 mostly have one or two copies, sometimes three; people with type 3 mostly have three or more. [3][4]",
          tra: "SMN2 拷貝數愈多，病情一般愈輕，但不能準確預測。大致而言，1 型患者多有一至兩個拷貝，偶有三個；3 型患者多有三個或以上。[3][4]",
          sim: "SMN2 拷贝数越多，病情一般越轻，但不能准确预测。大致而言，1 型患者多有一至两个拷贝，有时为三个；3 型患者多有三个或以上。[3][4]",
        },
      ],
    },
    {
      subTitle: { eng: "How SMA is inherited", tra: "SMA 如何遺傳", sim: "SMA 如何遗传" },
      content: [
        {
          eng: "Inheritance is autosomal recessive. When both parents are carriers, each child has a 1 in 4 chance of SMA [5], a 1 in 2 chance of being a carrier and a 1 in 4 chance of being neither.",
          tra: "SMA 屬常染色體隱性遺傳。如父母均為基因攜帶者，每名子女有四分之一機會患上 SMA [5]、一半機會成為基因攜帶者、四分之一機會兩者皆非。",
          sim: "SMA 属常染色体隐性遗传。如父母均为携带者，每个孩子有四分之一的概率患 SMA [5]，一半的概率成为携带者，四分之一的概率两者皆非。",
        },
      ],
    },
    {
      subTitle: { eng: "Carriers and testing", tra: "基因攜帶者及檢測", sim: "携带者与检测" },
      content: [
        {
          eng: "A carrier has one working copy of SMN1 and is normally well. About 1 person in 40 to 60 is a carrier [2]; in the Chinese population about 1 in 42 [6]. The share differs between populations, from about 1 in 35 to 1 in 91. [7]",
          tra: "基因攜帶者有一個正常的 SMN1 拷貝，一般身體健康。大約每 40 至 60 人便有 1 人是基因攜帶者 [2]；中國人口中約每 42 人便有 1 人 [6]。比例因族裔而異，約由 35 分之一至 91 分之一不等。[7]",
          sim: "携带者有一个正常的 SMN1 拷贝，通常身体健康。大约每 40 至 60 人中有 1 人是携带者 [2]；中国人群中约每 42 人有 1 人 [6]。比例因族裔而异，约为 1/35 至 1/91。[7]",
        },
        {
          eng: "Ordinary carrier tests can miss people who have two copies on one chromosome and none on the other (“2+0”). A negative result therefore lowers the chance but does not remove it. Genetic counselling is advised for families. [8]",
          tra: "一般的攜帶者檢測可能驗不出「2+0」攜帶者，即兩個拷貝同在一條染色體上，另一條則沒有。因此，陰性結果可降低機會，但不能完全排除。建議家庭接受遺傳輔導。[8]",
          sim: "一般的携带者检测可能检不出“2+0”携带者，即两个拷贝同在一条染色体上，另一条则没有。因此，阴性结果可降低概率，但不能完全排除。建议家庭接受遗传咨询。[8]",
        },
      ],
    },
  ],
  references: [
    "Verhaart IEC, et al. Prevalence, incidence and carrier frequency of 5q-linked spinal muscular atrophy – a literature review. Orphanet J Rare Dis. 2017. doi:10.1186/s13023-017-0671-8",
    "SMN1 and SMN2 testing. Genet Med. 2008. https://www.nature.com/articles/gim2008127",
    "Newborn Screening for Spinal Muscular Atrophy: Ontario Testing and Follow-up Recommendations. Can J Neurol Sci.",
    "Medical Home Portal. Spinal muscular atrophy. https://medicalhomeportal.org/diagnoses-and-conditions/spinal-muscular-atrophy",
    "TreatSMA. Inheritance. https://www.treatsma.uk/sma/inheritance/",
    "脊髓性肌萎缩症多学科管理专家共识. 中华医学杂志. 2019;99(19). https://rs.yiigle.com/CN112137201919/1147872.htm",
    "Vijzelaar R, et al. The frequency of SMN gene variants lacking exon 7 and 8 is highly population dependent. PLoS One. 2019. doi:10.1371/journal.pone.0220211",
    "Serra-Juhe C, Tizzano EF. Perspectives in genetic counseling for spinal muscular atrophy in the new therapeutic era. Eur J Hum Genet. 2019. doi:10.1038/s41431-019-0415-4",
  ],
};
