import type { Localized } from "../../core/locale/lang";

const linkHint = "The web address of the sign-up form, beginning with https://. Leave it empty to show none.";

const eng = {
  title: "Volunteer",
  saved: "Form updated",
  fields: {
    individual: { label: "Sign-up link for individuals", hint: linkHint },
    organization: { label: "Sign-up link for organisations", hint: linkHint },
    pdf: "PDF file",
    formValue: { label: "Label", hint: "What the download is called on the pages of this language." },
  },
};

const traHint = "登記表格的網址，以 https:// 開頭；留空則不顯示。";

const tra: typeof eng = {
  title: "義工表格",
  saved: "表格已更新",
  fields: {
    individual: { label: "個人登記連結", hint: traHint },
    organization: { label: "團體登記連結", hint: traHint },
    pdf: "PDF 檔案",
    formValue: { label: "顯示名稱", hint: "此下載項目在該語言網頁上的名稱。" },
  },
};

const simHint = "登记表格的网址，以 https:// 开头；留空则不显示。";

const sim: typeof eng = {
  title: "志愿者表格",
  saved: "表格已更新",
  fields: {
    individual: { label: "个人登记链接", hint: simHint },
    organization: { label: "团体登记链接", hint: simHint },
    pdf: "PDF 文件",
    formValue: { label: "显示名称", hint: "此下载项目在该语言网页上的名称。" },
  },
};

/** Words of the content type of volunteer forms. */
export const volunteerWords: Localized<typeof eng> = { eng, tra, sim };
