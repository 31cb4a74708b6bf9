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

/** Families, and tests for what they hand on. */
export const inheritanceGlossary: readonly GlossaryTerm[] = [
  {
    id: "recessive",
    eng: {
      name: "autosomal recessive",
      forms: ["autosomal recessive"],
      meaning:
        "Somebody has the condition when both of their copies of the gene are changed, usually one from each parent; daughters and sons alike.",
    },
    tra: {
      name: "常染色體隱性遺傳",
      forms: ["常染色體隱性遺傳"],
      meaning: "兩個基因拷貝都有變異才會患病，通常由父母各傳下一個；男女患病機會相同。",
    },
    sim: {
      name: "常染色体隐性遗传",
      forms: ["常染色体隐性遗传"],
      meaning: "两个基因拷贝都有变异才会患病，通常由父母各传下一个；男女患病概率相同。",
    },
  },
  {
    id: "carrier",
    eng: {
      name: "carrier",
      forms: ["carriers"],
      meaning:
        "A person who has SMN1 working on one of the two chromosomes only. Carriers are normally well but can pass SMA on.",
    },
    tra: {
      name: "基因攜帶者",
      forms: ["基因攜帶者", "攜帶者"],
      meaning: "兩條染色體中，只有一條帶有正常 SMN1 的人。一般身體健康，但可把 SMA 遺傳給子女。",
    },
    sim: {
      name: "携带者",
      forms: ["携带者"],
      meaning: "两条染色体中，只有一条带有正常 SMN1 的人。通常身体健康，但可把 SMA 遗传给子女。",
    },
  },
  {
    id: "genetic-counselling",
    eng: {
      name: "genetic counselling",
      forms: ["genetic counselling"],
      meaning:
        "A talk with a specialist about what runs in a family, what tests can show and what choices there are.",
    },
    tra: {
      name: "遺傳輔導",
      forms: ["遺傳輔導"],
      meaning: "與專業人員討論家族遺傳情況、檢測可得知甚麼，以及有何選擇。",
    },
    sim: {
      name: "遗传咨询",
      forms: ["遗传咨询"],
      meaning: "与专业人员讨论家族遗传情况、检测能得知什么，以及有哪些选择。",
    },
  },
  {
    id: "newborn-screening",
    eng: {
      name: "newborn screening",
      forms: ["found by screening", "newborn screening"],
      meaning:
        "A test of a few drops of blood from the heel, to find certain conditions before there are signs.",
    },
    tra: {
      name: "初生嬰兒篩查",
      forms: ["經篩查", "篩查"],
      meaning: "採集數滴足跟血，在病徵出現前找出某些疾病。",
    },
    sim: {
      name: "新生儿筛查",
      forms: ["经筛查", "筛查"],
      meaning: "采集几滴足跟血，在症状出现前发现某些疾病。",
    },
  },
];
