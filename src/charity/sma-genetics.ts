import type { SmaTopicText } from "./sma-topic";

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
          eng: "Inheritance is autosomal recessive. When both parents are carriers, each child has a 1 in 4 chance of SMA [5], a 2 in 4 chance of being a carrier and a 1 in 4 chance of being neither.",
          tra: "SMA 屬常染色體隱性遺傳。如父母均為基因攜帶者，每名子女有四分之一機會患上 SMA [5]、四分之二機會成為基因攜帶者、四分之一機會兩者皆非。",
          sim: "SMA 属常染色体隐性遗传。如父母均为携带者，每个孩子有四分之一的概率患 SMA [5]，四分之二的概率成为携带者，四分之一的概率两者皆非。",
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
    "Verhaart IEC, Robertson A, Wilson IJ, et al. Prevalence, incidence and carrier frequency of 5q-linked spinal muscular atrophy – a literature review. Orphanet J Rare Dis. 2017. doi:10.1186/s13023-017-0671-8",
    "SMN1 and SMN2 testing. Genet Med. 2008. https://www.nature.com/articles/gim2008127",
    "Newborn Screening for Spinal Muscular Atrophy: Ontario Testing and Follow-up Recommendations. Can J Neurol Sci.",
    "Medical Home Portal. Spinal muscular atrophy. https://medicalhomeportal.org/diagnoses-and-conditions/spinal-muscular-atrophy",
    "TreatSMA. Inheritance. https://www.treatsma.uk/sma/inheritance/",
    "脊髓性肌萎缩症多学科管理专家共识. 中华医学杂志. 2019;99(19). https://rs.yiigle.com/CN112137201919/1147872.htm",
    "Vijzelaar R, Snetselaar R, Clausen M, et al. The frequency of SMN gene variants lacking exon 7 and 8 is highly population dependent. PLoS One. 2019. doi:10.1371/journal.pone.0220211",
    "Serra-Juhe C, Tizzano EF. Perspectives in genetic counseling for spinal muscular atrophy in the new therapeutic era. Eur J Hum Genet. 2019. doi:10.1038/s41431-019-0415-4",
  ],
};
