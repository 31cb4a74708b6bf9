import type { Localized } from "../../platform/locale/lang";

const eng = {
  list: "Custom pages",
  one: "Custom page",
  add: "Add Page",
  edit: "Edit Page",
  saved: "Page saved",
  none: "There are no custom pages yet. They are for what no other page is for, such as a camp or a project.",
  untitled: "(no title)",
  deleteQuestion: "Are you sure you want to delete this page? {name}",
  fields: {
    address: {
      label: "Address",
      hint: "Such as /family-day. Leave it empty for one made from the English title. If you change it later, the old address leads to the new one.",
    },
    contact: {
      label: "Show how to reach us",
      hint: "Phone, fax, e-mail and address at the end of the page.",
      short: "With contact details",
    },
    title: "Title",
    body: "Text",
    description: {
      label: "Summary for search",
      hint: "One or two sentences for search results. Leave it blank to use the first words of the text.",
    },
    parts: {
      label: "Parts to open",
      hint: "Visitors see the headings, and open those that they want to read.",
      add: "Add a part",
      one: "Part {number}",
      fields: { heading: "Heading", body: "Text" },
    },
    links: {
      label: "List of links",
      add: "Add a link",
      one: "Link {number}",
      fields: {
        label: "What the link says",
        address: { label: "Where it leads", hint: "Such as /donate or https://example.org/" },
      },
    },
  },
};

const tra: typeof eng = {
  list: "自訂網頁",
  one: "自訂網頁",
  add: "新增網頁",
  edit: "編輯網頁",
  saved: "網頁已儲存",
  none: "暫時沒有自訂網頁。自訂網頁用於其他網頁未涵蓋的內容，例如營會或計劃。",
  untitled: "（沒有標題）",
  deleteQuestion: "確定要刪除這個網頁嗎？{name}",
  fields: {
    address: {
      label: "網址",
      hint: "例如 /family-day。留空會按英文標題產生。日後更改網址，舊網址會轉到新網址。",
    },
    contact: {
      label: "顯示聯絡方法",
      hint: "在網頁結尾顯示電話、傳真、電郵及地址。",
      short: "附聯絡方法",
    },
    title: "標題",
    body: "內容",
    description: {
      label: "搜尋簡介",
      hint: "一兩句話，於搜尋結果中顯示。留空即用內文開首的字句。",
    },
    parts: {
      label: "可展開的部分",
      hint: "訪客會先看到標題，再展開想看的部分。",
      add: "新增部分",
      one: "第 {number} 部分",
      fields: { heading: "標題", body: "內容" },
    },
    links: {
      label: "連結清單",
      add: "新增連結",
      one: "連結 {number}",
      fields: {
        label: "連結文字",
        address: { label: "連結網址", hint: "例如 /donate 或 https://example.org/" },
      },
    },
  },
};

const sim: typeof eng = {
  list: "自定义页面",
  one: "自定义页面",
  add: "添加页面",
  edit: "编辑页面",
  saved: "页面已保存",
  none: "暂时没有自定义页面。自定义页面用于其他页面没有涵盖的内容，例如营会或项目。",
  untitled: "（没有标题）",
  deleteQuestion: "确定要删除这个页面吗？{name}",
  fields: {
    address: {
      label: "网址",
      hint: "例如 /family-day。留空会按英文标题生成。以后更改网址，旧网址会跳转到新网址。",
    },
    contact: {
      label: "显示联系方式",
      hint: "在页面结尾显示电话、传真、电子邮件和地址。",
      short: "附联系方式",
    },
    title: "标题",
    body: "内容",
    description: {
      label: "搜索简介",
      hint: "一两句话，用于搜索结果。留空则使用正文开头的文字。",
    },
    parts: {
      label: "可展开的部分",
      hint: "访客会先看到标题，再展开想看的部分。",
      add: "添加部分",
      one: "第 {number} 部分",
      fields: { heading: "标题", body: "内容" },
    },
    links: {
      label: "链接列表",
      add: "添加链接",
      one: "链接 {number}",
      fields: {
        label: "链接文字",
        address: { label: "链接网址", hint: "例如 /donate 或 https://example.org/" },
      },
    },
  },
};

/** The names of staff's own pages and their fields. */
export const freePageWords: Localized<typeof eng> = { eng, tra, sim };
