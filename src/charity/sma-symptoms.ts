import type { SmaTopicText } from "./sma-topic";
import { smaTypeTable } from "./sma-type-table";

export const symptomsTopic: SmaTopicText = {
  key: "symptoms",
  title: { eng: "Characteristic Symptoms", tra: "主要病徵", sim: "典型症状" },
  table: smaTypeTable,
  items: [
    {
      subTitle: { eng: "Reading the table of types", tra: "如何閱讀分型表", sim: "如何阅读分型表" },
      content: [
        {
          eng: "The types run into one another, and no two people are alike. [1][2] The figures for life expectancy come from before treatment existed; outcomes today are often better. The table follows [5] and was checked against [1], [7] and [8].",
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
    "Verhaart IEC, Robertson A, Wilson IJ, et al. Prevalence, incidence and carrier frequency of 5q-linked spinal muscular atrophy – a literature review. Orphanet J Rare Dis. 2017. doi:10.1186/s13023-017-0671-8",
    "A guide to the 2017 international standards of care for SMA. TREAT-NMD and partners; 2019. https://smacare.guide",
    "Diagnostic testing and care of new SMA patients (leaflet on the 2007 consensus). https://healthdocbox.com/72465671",
    "Together in SMA. Types of SMA (industry page for professionals). https://hcp.togetherinsma.eu/en/home/what-is-sma/types-of-sma-what-is-sma.html",
    "Spinal Muscular Atrophy, Table 2: Spectrum of SMA phenotypes at presentation. In: Adam MP, Feldman J, Mirzaa GM, et al., editors. GeneReviews. Seattle: University of Washington; 1993–2024. NBK1352",
    "A guide to the 2017 international standards of care for SMA: breathing, non-sitters. https://smacare.guide/breathing-respiratory-and-pulmonary-care/non-sitters-3/",
    "MSD Manual Consumer Version. Spinal muscular atrophies. https://www.msdmanuals.com/en-gb/home/brain,-spinal-cord,-and-nerve-disorders/peripheral-nerve-and-related-disorders/spinal-muscular-atrophies-smas",
    "NICE. Onasemnogene abeparvovec for treating spinal muscular atrophy (HST15), ch. 2 The condition. https://nice.org.uk/guidance/hst15/chapter/2-The-condition",
  ],
};
