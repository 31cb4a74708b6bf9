import type { Localized } from "../../locale/lang";

const eng = {
  translated: "This text is not available in English. It is shown in {language}.",
  converted: "This text was converted automatically from {language}.",
};

const tra: typeof eng = {
  translated: "此內容未有繁體中文版本，現以{language}顯示。",
  converted: "此內容由{language}自動轉換。",
};

const sim: typeof eng = {
  translated: "此内容暂无简体中文版本，现以{language}显示。",
  converted: "此内容由{language}自动转换。",
};

/** Apart from the other public words, since scripts of pages download these. */
export const fallbackWords: Localized<typeof eng> = { eng, tra, sim };
