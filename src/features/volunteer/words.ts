import type { Localized } from "../../platform/locale/lang";

const linkHint = "The web address of the sign-up form, beginning with https://. Leave it empty to show none.";

const eng = {
  title: "Volunteer",
  saved: "Form updated",
  fields: {
    individual: { label: "Sign-up link for individuals", hint: linkHint },
    organization: { label: "Sign-up link for organisations", hint: linkHint },
    pdf: {
      label: "PDF file",
      hint: "Each language has its own. Where there is none, visitors get another language’s.",
    },
    formValue: { label: "Label", hint: "What the download is called on the pages of this language." },
  },
  intro: "Visitors find these on Get Involved, under “How to volunteer”.",
  replace: "Replace Form",
  linkSaved: "Link updated",
  uploaded: "PDF Uploaded",
};

const traHint = "登記表格的網址，以 https:// 開頭；留空則不顯示。";

const tra: typeof eng = {
  title: "義工表格",
  saved: "表格已更新",
  fields: {
    individual: { label: "個人登記連結", hint: traHint },
    organization: { label: "團體登記連結", hint: traHint },
    pdf: {
      label: "PDF 檔案",
      hint: "每種語言各有一份；如某語言沒有，訪客會得到另一語言的表格。",
    },
    formValue: { label: "顯示名稱", hint: "此下載項目在該語言網頁上的名稱。" },
  },
  intro: "訪客可於「參與支持」頁的「如何成為義工」找到以下內容。",
  replace: "更換表格",
  linkSaved: "連結已更新",
  uploaded: "PDF 已上載",
};

const simHint = "登记表格的网址，以 https:// 开头；留空则不显示。";

const sim: typeof eng = {
  title: "志愿者表格",
  saved: "表格已更新",
  fields: {
    individual: { label: "个人登记链接", hint: simHint },
    organization: { label: "团体登记链接", hint: simHint },
    pdf: {
      label: "PDF 文件",
      hint: "每种语言各有一份；如某种语言没有，访客会得到另一种语言的表格。",
    },
    formValue: { label: "显示名称", hint: "此下载项目在该语言网页上的名称。" },
  },
  intro: "访客可在“参与支持”页面的“如何成为志愿者”中找到以下内容。",
  replace: "更换表格",
  linkSaved: "链接已更新",
  uploaded: "PDF 已上传",
};

/** Words of volunteer forms for staff. */
export const volunteerWords: Localized<typeof eng> = { eng, tra, sim };
