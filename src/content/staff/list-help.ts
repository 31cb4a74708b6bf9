import { fill, localized } from "../../platform/locale/lang";
import type { ScreenHelp } from "../../ui/help/help";
import type { ContentList } from "../definition";

const eng = {
  seen: "Visitors see what you submit at once, in the languages that you have written.",
  add: [
    "Press “{add}”.",
    "Write in each language that you have.",
    "Next to “Submit” you can see how many points are worth checking. Press it for the list; some things are repaired in one press.",
    "Press “Submit”.",
  ],
  correctTask: "Correct one",
  correct: [
    "Find it by its title or by words of its text.",
    "Open it, make your changes and press “Submit”.",
  ],
  removeTask: "Take one off the site",
  remove: [
    "Press the three dots at the end of its row, then “Delete”, and confirm.",
    "If it was the wrong one, press “Undo” straight away.",
    "Or tick several rows and press “Publish”, “Take down” or “Move to the trash” above the list.",
  ],
};

const tra: typeof eng = {
  seen: "訪客會立即看到您儲存的內容，以您已填寫的語言顯示。",
  add: [
    "按「{add}」。",
    "以您有的語言填寫。",
    "「儲存」旁會顯示有多少處值得再看；按一下便見清單，部分可一按改好。",
    "按「儲存」。",
  ],
  correctTask: "修改一項",
  correct: ["以標題或內文字詞找出項目。", "打開它，修改後按「儲存」。"],
  removeTask: "移除一項",
  remove: [
    "按該行末端的三點，再按「刪除」並確認。",
    "如刪錯了，可立即按「還原」。",
    "如要一次處理多項，可勾選各行，再按清單上方的「發布」、「從網站撤下」或「移到回收筒」。",
  ],
};

const sim: typeof eng = {
  seen: "访客会立即看到您保存的内容，以您已填写的语言显示。",
  add: [
    "点按“{add}”。",
    "用您有的语言填写。",
    "“保存”旁会显示有多少处值得再看；点按便见清单，部分可以一按改好。",
    "点按“保存”。",
  ],
  correctTask: "修改一项",
  correct: ["用标题或正文字词找出项目。", "打开它，修改后点按“保存”。"],
  removeTask: "移除一项",
  remove: [
    "点按该行末端的三个点，再点按“删除”并确认。",
    "如果删错了，可以立即点按“撤销”。",
    "如要一次处理多项，可勾选各行，再点按列表上方的“发布”、“从网站撤下”或“移到回收站”。",
  ],
};

const TEXTS = { eng, tra, sim };

/** The help of a list that says nothing else: what is the same for all of them, in its own words. */
export function listHelp(type: ContentList): ScreenHelp {
  return localized((lang) => {
    const texts = TEXTS[lang];
    const { list, add } = type.words[lang];
    return {
      what: list,
      seen: texts.seen,
      tasks: [
        { task: add, steps: texts.add.map((step) => fill(step, { add })) },
        { task: texts.correctTask, steps: texts.correct },
        { task: texts.removeTask, steps: texts.remove },
      ],
    };
  });
}
