import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Sentences that somebody accepted or corrected when one Chinese script was taken from the other.",
    seen: "Nobody sees the list. The next time that one of these sentences is converted in a form, it becomes what stands here, before the glossary is asked.",
    tasks: [
      {
        task: "Correct a sentence",
        steps: ["Press the sentence.", "Change what it becomes, and submit."],
      },
      {
        task: "Have a sentence converted anew",
        steps: ["Open “More” beside it and press “Delete”."],
      },
      {
        task: "Find a sentence",
        steps: ["Type some of its words into the search, in either script."],
      },
    ],
  },
  tra: {
    what: "由一種中文取得另一種時，同事接受或改正過的句子。",
    seen: "訪客看不到這份清單。日後在表格轉換相同句子時，會先沿用這裏的寫法，然後才套用詞彙表。",
    tasks: [
      { task: "改正一句", steps: ["按該句子。", "更改轉換結果，然後提交。"] },
      { task: "讓一句重新轉換", steps: ["打開旁邊的「更多」，按「刪除」。"] },
      { task: "尋找句子", steps: ["在搜尋欄輸入部分字句，繁簡均可。"] },
    ],
  },
  sim: {
    what: "从一种中文取得另一种时，同事接受或改正过的句子。",
    seen: "访客看不到这份列表。以后在表单中转换相同句子时，会先沿用这里的写法，然后才套用词汇表。",
    tasks: [
      { task: "改正一句", steps: ["点按该句子。", "更改转换结果，然后提交。"] },
      { task: "让一句重新转换", steps: ["打开旁边的“更多”，点按“删除”。"] },
      { task: "查找句子", steps: ["在搜索栏输入部分词句，繁简均可。"] },
    ],
  },
});
