import type { Localized } from "../../../platform/locale/lang";

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

/** The name of each language in each language. */
export const LANGUAGE_NAMES: Localized<Localized> = {
  eng: { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" },
  tra: { eng: "英文", tra: "繁體中文", sim: "簡體中文" },
  sim: { eng: "英文", tra: "繁体中文", sim: "简体中文" },
};
