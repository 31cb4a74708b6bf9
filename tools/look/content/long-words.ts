/** Texts that stretch a layout: words that cannot break, and names that nobody thought of. */
export const LONG = {
  word: "Pneumonoultramicroscopicsilicovolcanoconiosis",
  title:
    "Onasemnogene abeparvovec, nusinersen and risdiplam: what a multidisciplinary neuromuscular rehabilitation clinic at Queen Elizabeth Hospital tells newly diagnosed families before they choose",
  titleTra:
    "伊利沙伯醫院神經肌肉疾病跨專科復康診所致新確診家庭書：選擇治療前須知的二十七個問題及答案（二〇二六年修訂版）",
  titleSim:
    "伊丽莎白医院神经肌肉疾病多学科康复门诊致新确诊家庭书：选择治疗前需要了解的二十七个问题及答案（二〇二六年修订版）",
  nameEng: "Dr Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
  nameTra: "歐陽司徒諸葛上官慕容淑賢博士（太平紳士）",
  nameSim: "欧阳司徒诸葛上官慕容淑贤博士（太平绅士）",
  text: "A paragraph of some length, as people write it: what happened, who was there, how the lift to the platform was found out of order, and what everybody did next. ",
  textTra: "這是一段長短合宜的文字：當日發生何事、何人在場、月台升降機如何停用，以及大家其後怎樣應對。",
  textSim: "这是一段长短合适的文字：当天发生了什么、谁在场、站台电梯怎么停用了，以及大家后来怎么应对。",
} as const;
