import type { Localized } from "../../platform/locale/lang";

const eng = {
  list: "Downloadable Forms",
  one: "Downloadable form",
  add: "Add New Form",
  edit: "Edit Form",
  saved: "PDF Uploaded",
  none: "There are no forms yet. Once uploaded, families can download them on About; until there is one, nothing is shown there.",
  untitled: "(no name)",
  deleteQuestion: "Are you sure you want to delete the form: {name}",
  fields: {
    pdf: "PDF file",
    languages: {
      label: "Languages",
      hint: "The form is listed on the pages of these languages.",
      options: { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" },
    },
    anyName: "Name for all languages",
    name: { label: "Display name", hint: "Where a language has none, another language’s name is shown." },
  },
};

const tra: typeof eng = {
  list: "可供下載的表格",
  one: "可供下載的表格",
  add: "新增表格",
  edit: "編輯表格",
  saved: "PDF 已上載",
  none: "暫時沒有表格。上載後，家庭可在網站下載；未有表格時，網頁不會顯示此欄。",
  untitled: "（沒有名稱）",
  deleteQuestion: "確定要刪除這份表格嗎？{name}",
  fields: {
    pdf: "PDF 檔案",
    languages: {
      label: "語言",
      hint: "表格會在這些語言的網頁顯示。",
      options: { eng: "英文版", tra: "繁體中文版", sim: "簡體中文版" },
    },
    anyName: "所有語言的名稱",
    name: { label: "顯示名稱", hint: "如某語言沒有名稱，會顯示另一語言的名稱。" },
  },
};

const sim: typeof eng = {
  list: "可供下载的表格",
  one: "可供下载的表格",
  add: "添加表格",
  edit: "编辑表格",
  saved: "PDF 已上传",
  none: "暂时没有表格。上传后，家庭可在网站下载；未有表格时，网页不会显示此栏。",
  untitled: "（没有名称）",
  deleteQuestion: "确定要删除这份表格吗？{name}",
  fields: {
    pdf: "PDF 文件",
    languages: {
      label: "语言",
      hint: "表格会在这些语言的网页显示。",
      options: { eng: "英文版", tra: "繁体中文版", sim: "简体中文版" },
    },
    anyName: "所有语言的名称",
    name: { label: "显示名称", hint: "如某种语言没有名称，会显示另一种语言的名称。" },
  },
};

/** Names of forms and their fields for staff. */
export const formWords: Localized<typeof eng> = { eng, tra, sim };

const engScreen = {
  intro: "Visitors find these on About, under “Forms to download”: each on the pages of its languages.",
  listedIn: "Listed in: {languages}",
  rename: "Rename",
  replace: "Replace PDF",
  renamed: "Form updated",
};

const traScreen: typeof engScreen = {
  intro: "訪客可於「關於我們」頁的「下載表格」找到以下表格；每份表格只在所選語言的網頁顯示。",
  listedIn: "顯示於：{languages}",
  rename: "更改名稱",
  replace: "更換 PDF",
  renamed: "表格已更新",
};

const simScreen: typeof engScreen = {
  intro: "访客可在“关于我们”页面的“下载表格”中找到以下表格；每份表格只在所选语言的网页显示。",
  listedIn: "显示于：{languages}",
  rename: "更改名称",
  replace: "更换 PDF",
  renamed: "表格已更新",
};

/** Words that only the list of forms has. */
export const formScreenWords: Localized<typeof engScreen> = {
  eng: engScreen,
  tra: traScreen,
  sim: simScreen,
};
