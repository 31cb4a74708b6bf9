import type { Localized } from "../locale/lang";

const eng = {
  missing:
    "The text editor did not load. Nothing you typed is lost. Check the connection and try again, or submit the rest now: this text stays as it is.",
  again: "Load the editor again",
};
const tra: typeof eng = {
  missing:
    "未能載入文字編輯器。您輸入的內容沒有遺失。請檢查網絡連線，然後再試一次；您亦可先提交其餘內容，這段文字會保持不變。",
  again: "再次載入編輯器",
};
const sim: typeof eng = {
  missing:
    "无法加载文字编辑器。您输入的内容没有丢失。请检查网络连接，然后重试；您也可以先提交其余内容，这段文字会保持不变。",
  again: "重新加载编辑器",
};

/** What is said when the editor does not arrive. */
export const lateEditorWords: Localized<typeof eng> = { eng, tra, sim };
