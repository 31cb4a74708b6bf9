import type { Localized } from "../platform/locale/lang";
import { genesGlossary, inheritanceGlossary } from "./sma-glossary-genes";

/** Signs, tests, treatment and care. */
const careGlossary: readonly GlossaryTerm[] = [
  {
    id: "scoliosis",
    eng: {
      name: "scoliosis",
      forms: ["scoliosis", "curve of the spine"],
      meaning: "A spine that bends to the side.",
    },
    tra: { name: "脊柱側彎", forms: ["脊柱側彎"], meaning: "脊柱向一側彎曲。" },
    sim: { name: "脊柱侧凸", forms: ["脊柱侧凸"], meaning: "脊柱向一侧弯曲。" },
  },
  {
    id: "contracture",
    eng: {
      name: "contracture",
      forms: ["contractures"],
      meaning:
        "A joint that no longer bends or straightens all the way, because muscles and tendons have shortened.",
    },
    tra: { name: "關節攣縮", forms: ["攣縮"], meaning: "肌肉和肌腱縮短，令關節不能完全屈曲或伸直。" },
    sim: { name: "关节挛缩", forms: ["挛缩"], meaning: "肌肉和肌腱缩短，使关节不能完全弯曲或伸直。" },
  },
  {
    id: "reflex",
    eng: {
      name: "tendon reflex",
      forms: ["tendon reflexes"],
      meaning: "The small jerk when a doctor taps below the knee.",
    },
    tra: { name: "腱反射", forms: ["腱反射"], meaning: "醫生輕敲膝下時小腿的輕微彈動。" },
    sim: { name: "腱反射", forms: ["腱反射"], meaning: "医生轻敲膝下时小腿的轻微弹动。" },
  },
  {
    id: "sleep-study",
    eng: {
      name: "sleep study",
      forms: ["sleep studies"],
      meaning: "A night with sensors that show how well somebody breathes while asleep.",
    },
    tra: { name: "睡眠檢查", forms: ["睡眠檢查"], meaning: "睡眠時佩戴感應器，檢查呼吸是否足夠。" },
    sim: { name: "睡眠监测", forms: ["睡眠监测"], meaning: "睡眠时佩戴传感器，检查呼吸是否足够。" },
  },
  {
    id: "antisense",
    eng: {
      name: "antisense oligonucleotide",
      forms: ["antisense oligonucleotide"],
      meaning: "A short synthetic strand that attaches to a gene’s message and changes how it is read.",
    },
    tra: {
      name: "反義寡核苷酸",
      forms: ["反義寡核苷酸"],
      meaning: "人工製造的短鏈，附在基因訊息上，改變其讀取方式。",
    },
    sim: {
      name: "反义寡核苷酸",
      forms: ["反义寡核苷酸"],
      meaning: "人工合成的短链，附在基因信息上，改变其读取方式。",
    },
  },
  {
    id: "lumbar-puncture",
    eng: {
      name: "lumbar puncture",
      forms: ["lumbar puncture"],
      meaning: "A needle between the bones of the lower back, into the fluid around the spinal cord.",
    },
    tra: { name: "腰椎穿刺", forms: ["腰椎穿刺"], meaning: "在腰骨之間進針，到達脊髓周圍的液體。" },
    sim: { name: "腰椎穿刺", forms: ["腰椎穿刺"], meaning: "在腰椎之间进针，到达脊髓周围的液体。" },
  },
  {
    id: "gene-therapy",
    eng: {
      name: "gene therapy",
      forms: ["gene therapy"],
      meaning: "A treatment that brings a working copy of a gene into the body’s cells.",
    },
    tra: { name: "基因治療", forms: ["基因治療"], meaning: "把正常的基因拷貝送入身體細胞的治療。" },
    sim: { name: "基因治疗", forms: ["基因治疗"], meaning: "把正常的基因拷贝送入身体细胞的治疗。" },
  },
  {
    id: "cough-assist",
    eng: {
      name: "cough-assist machine",
      forms: ["cough-assist machine"],
      meaning: "A machine that blows air in through a mask and draws it out quickly, to bring up phlegm.",
    },
    tra: { name: "咳痰機", forms: ["咳痰機"], meaning: "經面罩送入空氣再快速抽出，幫助咳出痰液的儀器。" },
    sim: { name: "咳痰机", forms: ["咳痰机"], meaning: "经面罩送入空气再快速抽出，帮助咳出痰液的设备。" },
  },
  {
    id: "non-invasive-ventilation",
    eng: {
      name: "non-invasive ventilation",
      forms: ["non-invasive ventilation"],
      meaning: "Help with breathing through a mask, without an operation.",
    },
    tra: { name: "非入侵性呼吸輔助", forms: ["非入侵性呼吸輔助"], meaning: "經面罩輔助呼吸，毋須手術。" },
    sim: { name: "无创通气", forms: ["无创通气"], meaning: "经面罩辅助呼吸，无需手术。" },
  },
  {
    id: "gastrostomy",
    eng: {
      name: "gastrostomy",
      forms: ["gastrostomy"],
      meaning: "A small opening in the belly for a tube that brings food straight to the stomach.",
    },
    tra: { name: "胃造口", forms: ["胃造口"], meaning: "腹部的小開口，餵食管由此直通胃部。" },
    sim: { name: "胃造瘘", forms: ["胃造瘘"], meaning: "腹部的小开口，喂养管由此直通胃部。" },
  },
  {
    id: "palliative-care",
    eng: {
      name: "palliative care",
      forms: ["palliative care"],
      meaning: "Care for comfort and quality of life, alongside other treatment and at any age.",
    },
    tra: {
      name: "紓緩治療",
      forms: ["紓緩治療"],
      meaning: "着重舒適和生活質素的護理，可與其他治療同時進行，任何年齡皆適用。",
    },
    sim: {
      name: "缓和医疗",
      forms: ["缓和医疗"],
      meaning: "着重舒适和生活质量的照护，可与其他治疗同时进行，任何年龄都适用。",
    },
  },
];

/** A hard word of the SMA pages with its meaning in plain words. */
export interface GlossaryTerm extends Localized<GlossaryEntry> {
  /** End of its anchor; the same in every language. */
  id: string;
}

interface GlossaryEntry {
  name: string;
  /** The forms of the word in running text; the first of them in a topic leads to the glossary. */
  forms: readonly string[];
  /** One sentence that needs no other term. */
  meaning: string;
}

/** In the order in which the topics come to speak of them. */
export const smaGlossary: readonly GlossaryTerm[] = [
  ...genesGlossary,
  ...inheritanceGlossary,
  ...careGlossary,
];
