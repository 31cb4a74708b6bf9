import type { Localized } from "../../../platform/locale/lang";

interface Words {
  count: string;
  one: string;
  title: string;
  advice: string;
  none: string;
  goTo: string;
  close: string;
  done: string;
  undone: string;
  failed: string;
  undo: string;
  quoted: string;
  linkWords: string;
  useWords: string;
  /** Questions that no program can answer. */
  byHand: { title: string; questions: readonly string[] };
}

const eng: Words = {
  count: "{count} to check",
  one: "1 to check",
  title: "Before you publish",
  advice: "This is advice. You can publish as it is.",
  none: "Nothing left to look at.",
  goTo: "Go to it",
  close: "Close",
  done: "Done: {what}",
  undone: "Taken back: {what}",
  failed: "That did not work. Check the connection and try again.",
  undo: "Undo",
  quoted: "“{said}”",
  linkWords: "New words of the link",
  useWords: "Use these words",
  byHand: {
    title: "What only you can check",
    questions: [
      "A video: does it have captions, and are important pictures also told in words?",
      "A picture with writing in it: are the same words in the text?",
      "“The red button”, “on the right”: can it be found without colour or place?",
      "A PDF: can its text be selected and read aloud? The library tells.",
      "Words in another language: are they a name, or explained?",
    ],
  },
};

const tra: Words = {
  count: "{count} 處待檢查",
  one: "1 處待檢查",
  title: "發布前看一看",
  advice: "以下只是建議，您可以照樣發布。",
  none: "沒有其他需要留意的地方。",
  goTo: "前往該處",
  close: "關閉",
  done: "已完成：{what}",
  undone: "已還原：{what}",
  failed: "未能完成。請檢查網絡連線，然後再試。",
  undo: "還原",
  quoted: "「{said}」",
  linkWords: "新的連結文字",
  useWords: "採用這些文字",
  byHand: {
    title: "只有您才能判斷的事項",
    questions: [
      "短片：有沒有字幕？重要畫面有沒有用說話交代？",
      "圖片內有文字：內文有沒有寫出同樣的文字？",
      "「紅色按鈕」、「右邊」：不靠顏色或位置，能否找到？",
      "PDF：文字能否選取和讀出？媒體庫會顯示。",
      "其他語言的文字：是名稱嗎？有沒有解釋？",
    ],
  },
};

const sim: Words = {
  count: "{count} 处待检查",
  one: "1 处待检查",
  title: "发布前看一看",
  advice: "以下只是建议，您可以照样发布。",
  none: "没有其他需要留意的地方。",
  goTo: "转到该处",
  close: "关闭",
  done: "已完成：{what}",
  undone: "已撤销：{what}",
  failed: "没有完成。请检查网络连接，然后重试。",
  undo: "撤销",
  quoted: "“{said}”",
  linkWords: "新的链接文字",
  useWords: "采用这些文字",
  byHand: {
    title: "只有您能判断的事项",
    questions: [
      "视频：有没有字幕？重要画面有没有用话语交代？",
      "图片里有文字：正文有没有写出同样的文字？",
      "“红色按钮”、“右边”：不靠颜色或位置，能不能找到？",
      "PDF：文字能不能选取和朗读？媒体库会显示。",
      "其他语言的文字：是名称吗？有没有解释？",
    ],
  },
};

/** Words of the checks of texts. */
export const checkWords: Localized<Words> = { eng, tra, sim };
