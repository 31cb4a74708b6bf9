import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Words that differ between Hong Kong and the Mainland, with their English, and names that never change.",
    seen: "Nobody sees the list. It is used when Chinese is converted, also where visitors are shown the other script because a text is missing.",
    tasks: [
      {
        task: "Add a term",
        steps: [
          "Press “Add Term”.",
          "Write what is said in Hong Kong, then on the Mainland, and the English if you know it.",
          "Tick the first box for a name; the second for a term that always means the same, so that it is used from Simplified to Traditional too. Then submit.",
        ],
      },
      {
        task: "See what a sentence becomes",
        steps: [
          "Write or paste it under “Try a sentence”, and press “Convert”.",
          "Below it are the entries that were used. Press one to change it.",
        ],
      },
      {
        task: "Have an accepted sentence converted differently",
        steps: [
          "Press “Accepted sentences”. What you accept in a form is kept there, and used before the glossary.",
          "Press the sentence and change what it becomes, or delete it.",
        ],
      },
    ],
  },
  tra: {
    what: "香港與內地說法不同的用語，連英文；以及字眼永不轉換的名稱。",
    seen: "訪客看不到這份清單。轉換中文時會套用；如某種中文尚未填寫，訪客看到的轉換文字也會套用。",
    tasks: [
      {
        task: "新增用語",
        steps: [
          "按「新增用語」。",
          "填寫香港用語、內地用語，如知道也填英文。",
          "如屬名稱，請勾選第一格；如用語的意思必定相同，可勾選第二格，簡體轉繁體時也會套用。然後儲存。",
        ],
      },
      {
        task: "看看一句會轉換成甚麼",
        steps: ["在「試轉一句」填寫或貼上句子，然後按「轉換」。", "下方列出套用了的用語，按一下即可更改。"],
      },
      {
        task: "更改已接受的句子",
        steps: [
          "按「已接受的句子」。您在表格接受過的句子會記在那裏，比詞彙表優先。",
          "按該句更改轉換結果，或把它刪除。",
        ],
      },
    ],
  },
  sim: {
    what: "香港与内地说法不同的用语，连同英文；以及措辞永不转换的名称。",
    seen: "访客看不到这份列表。转换中文时会套用；如果某种中文还没有填写，访客看到的转换文字也会套用。",
    tasks: [
      {
        task: "添加用语",
        steps: [
          "点按“添加用语”。",
          "填写香港用语、内地用语，知道的话也填英文。",
          "如果是名称，请勾选第一格；如果用语的意思一定相同，可以勾选第二格，简体转繁体时也会套用。然后保存。",
        ],
      },
      {
        task: "看看一句会转换成什么",
        steps: ["在“试转一句”填写或粘贴句子，然后点按“转换”。", "下面列出套用了的用语，点按即可更改。"],
      },
      {
        task: "更改已接受的句子",
        steps: [
          "点按“已接受的句子”。您在表单中接受过的句子会记在那里，比词汇表优先。",
          "点按该句更改转换结果，或把它删除。",
        ],
      },
    ],
  },
});
