import type { SmaTopicText, SmaTypeTable } from "./sma-texts";

/** Types 0 to 4 before treatment, after GeneReviews (table 2), checked against the symptom topic's sources. */
const smaTypeTable: SmaTypeTable = {
  caption: {
    eng: "This table describes SMA before disease-modifying treatment. Treatment, especially before symptoms, has changed these outcomes.",
    tra: "本表描述未有改變病程治療前的情況；治療（尤其在出現病徵前開始）已改變這些結果。",
    sim: "本表描述尚无疾病修正治疗时的情况；治疗（尤其在出现症状前开始）已改变这些结果。",
  },
  headings: {
    type: { eng: "SMA type", tra: "類型", sim: "类型" },
    ageOfOnset: { eng: "Age of onset", tra: "發病年齡", sim: "发病年龄" },
    category: { eng: "Category (name)", tra: "類別（名稱）", sim: "类别（名称）" },
    milestone: { eng: "Highest motor milestone", tra: "最高運動里程碑", sim: "最高运动里程碑" },
    lifeExpectancy: {
      eng: "Life expectancy (natural history, untreated)",
      tra: "預期壽命（自然病程，未經治療）",
      sim: "预期寿命（自然病程，未经治疗）",
    },
    characteristics: { eng: "Characteristics", tra: "主要特徵", sim: "主要特征" },
  },
  rows: [
    {
      type: { eng: "Type 0", tra: "0 型", sim: "0 型" },
      ageOfOnset: { eng: "Before birth (prenatal)", tra: "出生前（胎兒期）", sim: "出生前（胎儿期）" },
      category: { eng: "Very severe; congenital SMA", tra: "極嚴重；先天性 SMA", sim: "极重型；先天性 SMA" },
      milestone: { eng: "None achieved", tra: "未能達到任何運動里程碑", sim: "未能达到任何运动里程碑" },
      lifeExpectancy: {
        eng: "Weeks; less than 6 months",
        tra: "數星期；少於 6 個月",
        sim: "数周；不足 6 个月",
      },
      characteristics: {
        eng: "Reduced movement in the womb; severe weakness and floppiness at birth; absent reflexes; breathing failure from birth; weak face muscles; joint contractures; sometimes a heart defect",
        tra: "胎動減少；出生時肌肉極度無力及鬆軟；沒有反射；出生時已呼吸衰竭；面部肌肉無力；關節攣縮；部分有先天性心臟問題",
        sim: "胎动减少；出生时严重肌无力、肌张力低下；反射消失；出生即呼吸衰竭；面部肌肉无力；关节挛缩；部分有先天性心脏问题",
      },
    },
    {
      type: { eng: "Type 1", tra: "1 型", sim: "1 型" },
      ageOfOnset: { eng: "Under 6 months", tra: "6 個月以下", sim: "6 个月以内" },
      category: {
        eng: "Severe; Werdnig–Hoffmann disease (“non-sitter”)",
        tra: "嚴重；Werdnig–Hoffmann 病（「不能獨坐」）",
        sim: "重型；Werdnig–Hoffmann 病（“不能独坐”）",
      },
      milestone: {
        eng: "Some head control; sits only with support",
        tra: "有限的頭部控制；只能在扶持下坐",
        sim: "有限的头部控制；只能在扶持下坐",
      },
      lifeExpectancy: {
        eng: "Median 8–10 months; usually under 2 years without breathing and feeding support",
        tra: "中位數為 8–10 個月；若沒有呼吸及餵食支援，一般少於 2 年",
        sim: "中位数为 8–10 个月；如无呼吸及喂养支持，通常不足 2 年",
      },
      characteristics: {
        eng: "Low muscle tone; weak cry and cough; trouble sucking and swallowing; tongue twitching; belly breathing with a bell-shaped chest; alert and bright",
        tra: "肌張力低；哭聲及咳嗽微弱；吸吮及吞嚥困難；舌肌顫動；腹式呼吸、鐘形胸；反應靈敏、智力不受影響",
        sim: "肌张力低；哭声和咳嗽微弱；吸吮和吞咽困难；舌肌束颤；腹式呼吸、钟形胸；反应灵敏、智力不受影响",
      },
    },
    {
      type: { eng: "Type 2", tra: "2 型", sim: "2 型" },
      ageOfOnset: { eng: "6–18 months", tra: "6 至 18 個月", sim: "6 至 18 个月" },
      category: {
        eng: "Intermediate; Dubowitz disease (“sitter”)",
        tra: "中度；Dubowitz 病（「能獨坐」）",
        sim: "中间型；Dubowitz 病（“能独坐”）",
      },
      milestone: {
        eng: "Sits independently when placed; does not walk alone",
        tra: "扶坐後能獨立坐穩；不能獨立行走",
        sim: "扶坐后能独立坐稳；不能独立行走",
      },
      lifeExpectancy: {
        eng: "Shortened, but about 70% alive at age 25",
        tra: "較短，但約 70% 能活至 25 歲",
        sim: "缩短，但约 70% 可活至 25 岁",
      },
      characteristics: {
        eng: "Delayed or lost motor skills; fine finger tremor; reduced reflexes; weak cough; scoliosis and joint contractures common",
        tra: "運動發展遲緩或倒退；手指輕微震顫；反射減弱；咳嗽無力；常見脊柱側彎及關節攣縮",
        sim: "运动发育迟缓或倒退；手指细微震颤；反射减弱；咳嗽无力；常见脊柱侧凸和关节挛缩",
      },
    },
    {
      type: { eng: "Type 3", tra: "3 型", sim: "3 型" },
      ageOfOnset: { eng: "After 18 months", tra: "18 個月以後", sim: "18 个月以后" },
      category: {
        eng: "Mild; Kugelberg–Welander disease (“walker”)",
        tra: "輕度；Kugelberg–Welander 病（「能行走」）",
        sim: "轻型；Kugelberg–Welander 病（“能行走”）",
      },
      milestone: {
        eng: "Walks independently (may later be lost)",
        tra: "能獨立行走（日後可能喪失）",
        sim: "能独立行走（日后可能丧失）",
      },
      lifeExpectancy: { eng: "Normal or near normal", tra: "正常或接近正常", sim: "正常或接近正常" },
      characteristics: {
        eng: "Difficulty with stairs and running; falls; tiredness; finger tremor; loss of knee reflexes; some develop scoliosis",
        tra: "上落樓梯及跑步困難；容易跌倒；疲倦；手指震顫；膝反射消失；部分有脊柱側彎",
        sim: "上下楼梯和跑步困难；容易跌倒；疲劳；手指震颤；膝反射消失；部分有脊柱侧凸",
      },
    },
    {
      type: { eng: "Type 4", tra: "4 型", sim: "4 型" },
      ageOfOnset: {
        eng: "Adulthood (late teens onward; often 20s–30s)",
        tra: "成年期（由 10 多歲後期起，多為 20 至 30 多歲）",
        sim: "成年期（十几岁后期起，多为 20 至 30 多岁）",
      },
      category: { eng: "Adult-onset", tra: "成人型", sim: "成人型" },
      milestone: {
        eng: "Walks; normal milestones",
        tra: "能行走；運動里程碑正常",
        sim: "能行走；运动里程碑正常",
      },
      lifeExpectancy: { eng: "Normal", tra: "正常", sim: "正常" },
      characteristics: {
        eng: "Slowly increasing weakness of hips, thighs and shoulders; tiredness",
        tra: "髖部、大腿及肩部肌肉無力緩慢加重；疲倦",
        sim: "髋部、大腿和肩部肌无力缓慢加重；疲劳",
      },
    },
  ],
};

export const symptomsTopic: SmaTopicText = {
  key: "symptoms",
  title: { eng: "Characteristic Symptoms", tra: "主要病徵", sim: "典型症状" },
  table: smaTypeTable,
  items: [
    {
      subTitle: { eng: "Reading the table of types", tra: "如何閱讀分型表", sim: "如何阅读分型表" },
      content: [
        {
          eng: "The types overlap, and no two people are alike. [1][2] The figures for life expectancy come from before treatment existed; outcomes today are often better. The table follows [5] and was checked against [1], [7] and [8].",
          tra: "各型之間並無明確界線，每位患者的情況亦各有不同。[1][2] 表中的預期壽命是治療出現之前的數字；今天的結果往往較佳。本表以 [5] 為依據，並與 [1]、[7] 及 [8] 核對。",
          sim: "各型之间并无明确界线，每位患者的情况也各不相同。[1][2] 表中的预期寿命是治疗出现之前的数字；如今的结果往往更好。本表以 [5] 为依据，并与 [1]、[7] 和 [8] 核对。",
        },
      ],
    },
    {
      subTitle: { eng: "What most people share", tra: "共通的病徵", sim: "共同的症状" },
      content: [
        {
          eng: "Weakness is the same on both sides, greater near the trunk and greater in the legs than in the arms. Tendon reflexes are reduced or absent. Feeling in the skin is preserved. [3]",
          tra: "肌肉無力呈左右對稱，近軀幹的部位較明顯，雙腿較雙臂明顯。腱反射減弱或消失，感覺則維持正常。[3]",
          sim: "肌无力左右对称，靠近躯干的部位较明显，双腿较双臂明显。腱反射减弱或消失，感觉则保持正常。[3]",
        },
      ],
    },
    {
      subTitle: { eng: "In babies", tra: "嬰兒期的病徵", sim: "婴儿期的症状" },
      content: [
        {
          eng: "Signs are floppiness, poor head control, legs lying in a “frog” position, a weak cry and cough, trouble with feeding and swallowing, twitching of the tongue, belly breathing and a bell-shaped chest. [4]",
          tra: "病徵包括全身鬆軟、頭部控制欠佳、雙腿呈「蛙腿」姿勢、哭聲及咳嗽微弱、餵食及吞嚥困難、舌肌顫動、腹式呼吸，以及鐘形胸。[4]",
          sim: "症状包括全身松软、头部控制欠佳、双腿呈“蛙腿”姿势、哭声和咳嗽微弱、喂养和吞咽困难、舌肌束颤、腹式呼吸，以及钟形胸。[4]",
        },
      ],
    },
    {
      subTitle: { eng: "When SMA begins later", tra: "較遲發病的病徵", sim: "较晚发病的症状" },
      content: [
        {
          eng: "Milestones may come late or be lost. A fine tremor of the hands, scoliosis, joint contractures, a weak cough, shallow breathing at night and tiredness can follow. [4][5]",
          tra: "運動里程碑可能較遲達到，或其後喪失；亦可能出現手部輕微震顫、脊柱側彎、關節攣縮、咳嗽無力、夜間換氣不足及疲倦。[4][5]",
          sim: "运动里程碑可能延迟达到，或其后丧失；也可能出现手部细微震颤、脊柱侧凸、关节挛缩、咳嗽无力、夜间通气不足和疲劳。[4][5]",
        },
      ],
    },
    {
      subTitle: { eng: "Breathing", tra: "呼吸", sim: "呼吸" },
      content: [
        {
          eng: "When SMA begins early in life, breathing problems are a leading cause of serious illness. They show first in sleep, which is why sleep studies are part of care. [6]",
          tra: "在較早發病的患者中，呼吸問題是引致重病的主要原因之一。問題最先在睡眠時出現，因此睡眠檢查是護理的一部分。[6]",
          sim: "在较早发病的患者中，呼吸问题是引起重症的主要原因之一。问题最先在睡眠时出现，因此睡眠监测是护理的一部分。[6]",
        },
      ],
    },
  ],
  references: [
    "Verhaart IEC, et al. Prevalence, incidence and carrier frequency of 5q-linked spinal muscular atrophy – a literature review. Orphanet J Rare Dis. 2017. doi:10.1186/s13023-017-0671-8",
    "A guide to the 2017 international standards of care for SMA. TREAT-NMD and partners; 2019. https://smacare.guide",
    "Diagnostic testing and care of new SMA patients (leaflet on the 2007 consensus). https://healthdocbox.com/72465671",
    "Together in SMA. Types of SMA (industry page for professionals). https://hcp.togetherinsma.eu/en/home/what-is-sma/types-of-sma-what-is-sma.html",
    "Spinal Muscular Atrophy, Table 2: Spectrum of SMA phenotypes at presentation. GeneReviews. University of Washington; 2024. NBK1352",
    "A guide to the 2017 international standards of care for SMA: breathing, non-sitters. https://smacare.guide/breathing-respiratory-and-pulmonary-care/non-sitters-3/",
    "MSD Manual Consumer Version. Spinal muscular atrophies. https://www.msdmanuals.com/en-gb/home/brain,-spinal-cord,-and-nerve-disorders/peripheral-nerve-and-related-disorders/spinal-muscular-atrophies-smas",
    "NICE. Onasemnogene abeparvovec for treating spinal muscular atrophy (HST15), ch. 2 The condition. https://nice.org.uk/guidance/hst15/chapter/2-The-condition",
  ],
};
