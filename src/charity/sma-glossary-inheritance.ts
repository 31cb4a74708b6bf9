import type { GlossaryTerm } from "./sma-glossary";

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
