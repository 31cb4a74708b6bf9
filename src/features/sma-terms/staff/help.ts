import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Words of the SMA page that not everybody knows, each explained in a sentence.",
    seen: "The SMA page lists them below its topics. In each topic the first time that a word is used is a link to its meaning.",
    tasks: [
      {
        task: "Explain one more word",
        steps: [
          "Press “Add a word”.",
          "Write the word and its meaning in each language.",
          "Where the topics write it in other ways too, put each on a line. Press “Submit”.",
        ],
      },
      {
        task: "Change an explanation",
        steps: [
          "Open the word and change its text.",
          "Press “Submit”. For a term that came with Kapok, a button below each changed field restores its original text.",
        ],
      },
      {
        task: "Change the order",
        steps: ["Move a word up or down.", "Press “Update Order”. Only then do visitors see it."],
      },
    ],
  },
  tra: {
    what: "SMA 資料頁中較難懂的詞語，每個以一句話解釋。",
    seen: "SMA 資料頁會在各主題之後列出。每個主題中首次出現的詞語會連到解釋。",
    tasks: [
      {
        task: "新增一個詞語",
        steps: [
          "按「新增詞語」。",
          "以各種語言填寫詞語及解釋。",
          "如主題中有其他寫法，請每行填寫一個，然後按「儲存」。",
        ],
      },
      {
        task: "修改解釋",
        steps: ["打開詞語並修改文字。", "按「儲存」。預設的詞語如曾經修改，可按該欄下方的按鈕還原。"],
      },
      { task: "更改次序", steps: ["把詞語上移或下移。", "按「更新次序」後，訪客才會看到。"] },
    ],
  },
  sim: {
    what: "SMA 资料页中较难懂的词语，每个用一句话解释。",
    seen: "SMA 资料页会在各主题之后列出。每个主题中首次出现的词语会链接到解释。",
    tasks: [
      {
        task: "添加一个词语",
        steps: [
          "点按“添加词语”。",
          "用各种语言填写词语和解释。",
          "如果主题中有其他写法，请每行填写一个，然后点按“保存”。",
        ],
      },
      {
        task: "修改解释",
        steps: ["打开词语并修改文字。", "点按“保存”。默认的词语如果修改过，可以点按该栏下方的按钮恢复。"],
      },
      { task: "更改次序", steps: ["把词语上移或下移。", "点按“更新顺序”后，访客才会看到。"] },
    ],
  },
});
