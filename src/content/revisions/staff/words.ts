import type { Localized } from "../../../platform/locale/lang";

const eng = {
  removed: "left out: {text}",
  added: "added: {text}",
  pictureGone: "Before",
  pictureCome: "Now",
  sameWords: "The words are the same; their formatting, order or a link changed.",
  nothing: "Nothing that people read changed.",
  unchangedLines: "Paragraphs or lines as before: {count}",
  shared: "All languages",
  seeShared: "What differs stands under “All languages”.",
};

const tra: typeof eng = {
  removed: "刪去：{text}",
  added: "加入：{text}",
  pictureGone: "更改前",
  pictureCome: "更改後",
  sameWords: "文字相同，只改了格式、次序或連結。",
  nothing: "供人閱讀的內容沒有改變。",
  unchangedLines: "與之前相同：{count} 段或行",
  shared: "所有語言",
  seeShared: "不同之處見「所有語言」。",
};

const sim: typeof eng = {
  removed: "删去：{text}",
  added: "加入：{text}",
  pictureGone: "更改前",
  pictureCome: "更改后",
  sameWords: "文字相同，只改了格式、次序或链接。",
  nothing: "供人阅读的内容没有改变。",
  unchangedLines: "与之前相同：{count} 段或行",
  shared: "所有语言",
  seeShared: "不同之处见“所有语言”。",
};

/** Words of the comparison of two revisions. */
export const revisionWords: Localized<typeof eng> = { eng, tra, sim };
