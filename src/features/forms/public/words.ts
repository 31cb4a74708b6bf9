import type { Localized } from "../../../core/locale/lang";

const eng = {
  title: "Forms to download",
  hint: "If a form is hard for you to fill in, call or write to us and we will do it together.",
  more: "More forms",
};

const tra: typeof eng = {
  title: "下載表格",
  hint: "如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。",
  more: "其他表格",
};

const sim: typeof eng = {
  title: "下载表格",
  hint: "如填写表格有困难，欢迎来电或来信，我们会与您一起完成。",
  more: "其他表格",
};

/** Words around the forms on About. */
export const formsWords: Localized<typeof eng> = { eng, tra, sim };
