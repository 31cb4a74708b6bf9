import type { GlossaryTerm } from "./sma-glossary";

/** Nerves and genes. */
export const genesGlossary: readonly GlossaryTerm[] = [
  {
    id: "motor-neuron",
    eng: {
      name: "motor neuron",
      forms: ["motor nerve cells", "motor neuron"],
      meaning: "A nerve cell that tells a muscle to move. In SMA these cells are lost.",
    },
    tra: {
      name: "運動神經元",
      forms: ["運動神經元"],
      meaning: "指揮肌肉活動的神經細胞。SMA 患者的這些細胞會流失。",
    },
    sim: {
      name: "运动神经元",
      forms: ["运动神经元"],
      meaning: "指挥肌肉活动的神经细胞。SMA 患者的这些细胞会丧失。",
    },
  },
  {
    id: "gene",
    eng: {
      name: "gene",
      forms: ["gene"],
      meaning: "A piece of the body’s instructions, passed on from parents to children.",
    },
    tra: { name: "基因", forms: ["基因"], meaning: "身體說明書的一小段，由父母傳給子女。" },
    sim: { name: "基因", forms: ["基因"], meaning: "身体说明书的一小段，由父母传给子女。" },
  },
  {
    id: "chromosome",
    eng: {
      name: "chromosome",
      forms: ["chromosome"],
      meaning: "A long thread in each cell on which genes lie. They come in pairs, one from each parent.",
    },
    tra: { name: "染色體", forms: ["染色體"], meaning: "細胞內載有基因的長線，成雙成對，父母各給一條。" },
    sim: { name: "染色体", forms: ["染色体"], meaning: "细胞内载有基因的长线，成双成对，父母各给一条。" },
  },
  {
    id: "smn-protein",
    eng: {
      name: "SMN protein",
      forms: ["SMN protein", "survival motor neuron (SMN) protein"],
      meaning: "The substance that keeps motor nerve cells alive. In SMA the body makes too little of it.",
    },
    tra: {
      name: "SMN 蛋白",
      forms: ["運動神經元存活蛋白", "SMN 蛋白"],
      meaning: "維持運動神經元存活的物質。SMA 患者體內製造得太少。",
    },
    sim: {
      name: "SMN 蛋白",
      forms: ["运动神经元存活蛋白", "SMN 蛋白"],
      meaning: "维持运动神经元存活的物质。SMA 患者体内产生得太少。",
    },
  },
  {
    id: "copy",
    eng: {
      name: "copy",
      forms: ["copies"],
      meaning: "One example of a gene. Most people have two of SMN1, and a number of SMN2 that differs.",
    },
    tra: {
      name: "拷貝",
      forms: ["拷貝"],
      meaning: "同一個基因的一份。一般人有兩份 SMN1，SMN2 的數目則各有不同。",
    },
    sim: {
      name: "拷贝",
      forms: ["拷贝"],
      meaning: "同一个基因的一份。一般人有两份 SMN1，SMN2 的数目则各不相同。",
    },
  },
  {
    id: "deletion",
    eng: { name: "deletion", forms: ["deletion"], meaning: "A stretch of a gene that is missing." },
    tra: { name: "缺失", forms: ["缺失"], meaning: "基因中有一段不見了。" },
    sim: { name: "缺失", forms: ["缺失"], meaning: "基因中缺少了一段。" },
  },
  {
    id: "exon",
    eng: {
      name: "exon",
      forms: ["exon 7", "exon"],
      meaning: "A section of a gene that is read to make a protein. SMN2 mostly leaves out the seventh.",
    },
    tra: { name: "外顯子", forms: ["外顯子"], meaning: "基因中用來製造蛋白的一段。SMN2 大多略去第七段。" },
    sim: { name: "外显子", forms: ["外显子"], meaning: "基因中用来制造蛋白的一段。SMN2 大多略去第七段。" },
  },
];
