import type { Localized } from "../../../core/locale/lang";

const eng = {
  title: "Downloadable Forms",
  intro: "Visitors find these on About, under “Forms to download”: each on the pages of its languages.",
  add: "Add New Form",
  searchHint: "names, in any language, and names of files",
  none: "There are no forms yet. Once uploaded, families can download them on About; until there is one, nothing is shown there.",
  pdf: "PDF file",
  name: "Display name",
  nameHint: "Where a language has none, another language’s name is shown.",
  languages: "Languages",
  languagesHint: "The form is listed on the pages of these languages.",
  listedIn: "Listed in: {languages}",
  rename: "Rename",
  replace: "Replace PDF",
  uploaded: "PDF Uploaded",
  renamed: "Form updated",
  deleteQuestion: "Are you sure you want to delete the form: {name}",
};

const tra: typeof eng = {
  title: "可供下載的表格",
  intro: "訪客可於「關於我們」頁的「下載表格」找到以下表格；每份表格只在所選語言的網頁顯示。",
  add: "新增表格",
  searchHint: "名稱（任何語言）及檔案名稱",
  none: "暫時沒有表格。上載後，家庭可在網站下載；未有表格時，網頁不會顯示此欄。",
  pdf: "PDF 檔案",
  name: "顯示名稱",
  nameHint: "如某語言沒有名稱，會顯示另一語言的名稱。",
  languages: "語言",
  languagesHint: "表格會在這些語言的網頁顯示。",
  listedIn: "顯示於：{languages}",
  rename: "更改名稱",
  replace: "更換 PDF",
  uploaded: "PDF 已上載",
  renamed: "表格已更新",
  deleteQuestion: "確定要刪除這份表格嗎？{name}",
};

const sim: typeof eng = {
  title: "可供下载的表格",
  intro: "访客可在“关于我们”页面的“下载表格”中找到以下表格；每份表格只在所选语言的网页显示。",
  add: "添加表格",
  searchHint: "名称（任何语言）和文件名",
  none: "暂时没有表格。上传后，家庭可在网站下载；没有表格时，网页不会显示此栏。",
  pdf: "PDF 文件",
  name: "显示名称",
  nameHint: "如某种语言没有名称，会显示另一种语言的名称。",
  languages: "语言",
  languagesHint: "表格会在这些语言的网页显示。",
  listedIn: "显示于：{languages}",
  rename: "更改名称",
  replace: "更换 PDF",
  uploaded: "PDF 已上传",
  renamed: "表格已更新",
  deleteQuestion: "确定要删除这份表格吗？{name}",
};

/** Words of the screen for downloadable forms. */
export const formsStaffWords: Localized<typeof eng> = { eng, tra, sim };
