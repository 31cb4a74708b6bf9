import type { SmaTypeTable } from "./sma-topic";

/** Types 0 to 4 before treatment, after GeneReviews (table 2), checked against the symptom topic's sources. */
export const smaTypeTable: SmaTypeTable = {
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
