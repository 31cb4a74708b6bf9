import type { Localized } from "../../platform/locale/lang";

const eng = {
  list: "Redirects",
  one: "Redirect",
  add: "Add Redirect",
  edit: "Edit Redirect",
  saved: "Redirect saved",
  none: "There are no redirects yet. Each leads from the old address of a page to its new one, so that old links and search engines still find it.",
  untitled: "(no address)",
  title: "Old address",
  deleteQuestion:
    "Are you sure you want to delete this redirect? Its old address will then stop working: {name}",
  fields: {
    from: {
      label: "Old address",
      hint: "An address of this site at which there is no page any more, such as /old-page. It counts for all three languages, so leave out /eng, /tra or /sim. You can paste the whole address.",
    },
    to: {
      label: "New address",
      hint: "Type part of a name to choose a page, a news item or another item. Or write an address: of this site, such as /about, or of another site, beginning with https://. Visitors keep their language; begin with /eng, /tra or /sim only where it should always be that one.",
    },
  },
};

const tra: typeof eng = {
  list: "舊網址轉址",
  one: "舊網址轉址",
  add: "新增轉址",
  edit: "編輯轉址",
  saved: "轉址已儲存",
  none: "暫時沒有轉址。每項由網頁的舊網址轉至新網址，讓舊連結和搜尋器仍能找到它。",
  untitled: "（沒有網址）",
  title: "舊網址",
  deleteQuestion: "確定要刪除這項轉址嗎？刪除後舊網址便不會通往任何網頁：{name}",
  fields: {
    from: {
      label: "舊網址",
      hint: "本網站已沒有網頁的網址，例如 /old-page。三種語言一併適用，毋須填寫 /eng、/tra 或 /sim。可貼上完整網址。",
    },
    to: {
      label: "新網址",
      hint: "輸入名稱的一部分，即可選擇網頁、消息或其他項目；亦可填寫網址：本網站的網頁，例如 /about，或其他網站以 https:// 開頭的網址。訪客會保持所用語言；只有須固定使用某種語言時，才以 /eng、/tra 或 /sim 開頭。",
    },
  },
};

const sim: typeof eng = {
  list: "旧网址跳转",
  one: "旧网址跳转",
  add: "添加跳转",
  edit: "编辑跳转",
  saved: "跳转已保存",
  none: "暂时没有跳转。每项从网页的旧网址跳转到新网址，让旧链接和搜索引擎仍能找到它。",
  untitled: "（没有网址）",
  title: "旧网址",
  deleteQuestion: "确定要删除这项跳转吗？删除后旧网址将不再通向任何网页：{name}",
  fields: {
    from: {
      label: "旧网址",
      hint: "本网站已没有网页的网址，例如 /old-page。三种语言一并适用，无需填写 /eng、/tra 或 /sim。可以粘贴完整网址。",
    },
    to: {
      label: "新网址",
      hint: "输入名称的一部分，即可选择网页、消息或其他项目；也可以填写网址：本网站的网页，例如 /about，或其他网站以 https:// 开头的网址。访客会保持所用语言；只有需要固定使用某种语言时，才以 /eng、/tra 或 /sim 开头。",
    },
  },
};

/** The names of redirects and their fields for staff. */
export const redirectWords: Localized<typeof eng> = { eng, tra, sim };

/** Words of what a redirect can lead to. */
export const redirectTargetWords: Localized<{ page: string }> = {
  eng: { page: "Page" },
  tra: { page: "網頁" },
  sim: { page: "页面" },
};

const engScreen = {
  intro:
    "Visitors of an old address are sent to the new one. When you change the address of a custom page, a redirect is made for you.",
  leadsTo: "New address",
  endsAt: "which leads on to {address}",
  visits: "Visits",
  visited: "{count}, last on {day}",
  noVisits: "None yet",
  covered: "Not in use: there is a page at the old address now.",
  nowhere: "Not in use: there is no page at the new address.",
  importTitle: "Import Redirects",
  importText:
    "Choose a CSV file with one redirect on each line: the old address, a comma, and the new address. In Excel, use two columns and save as “CSV UTF-8”.",
  importKept:
    "A line whose old address is already in the list changes where it leads. Nothing in the list is deleted.",
};

const traScreen: typeof engScreen = {
  intro: "訪客前往舊網址時，會自動轉到新網址。更改自訂網頁的網址時，系統會自動加入轉址。",
  leadsTo: "新網址",
  endsAt: "再轉到 {address}",
  visits: "瀏覽次數",
  visited: "{count}，最近為 {day}",
  noVisits: "未有",
  covered: "沒有作用：舊網址現有網頁。",
  nowhere: "沒有作用：新網址沒有網頁。",
  importTitle: "匯入轉址",
  importText:
    "請選擇 CSV 檔案，每行一項：舊網址、逗號、新網址。使用 Excel 時，請用兩欄並儲存為「CSV UTF-8」。",
  importKept: "如舊網址已在清單內，該行會更改它的新網址。清單內的項目不會被刪除。",
};

const simScreen: typeof engScreen = {
  intro: "访客前往旧网址时，会自动跳转到新网址。更改自定义页面的网址时，系统会自动加入跳转。",
  leadsTo: "新网址",
  endsAt: "再跳转到 {address}",
  visits: "访问次数",
  visited: "{count}，最近为 {day}",
  noVisits: "暂无",
  covered: "不起作用：旧网址现有网页。",
  nowhere: "不起作用：新网址没有网页。",
  importTitle: "导入跳转",
  importText: "请选择 CSV 文件，每行一项：旧网址、逗号、新网址。使用 Excel 时，请用两列并保存为“CSV UTF-8”。",
  importKept: "如果旧网址已在列表中，该行会更改它的新网址。列表中的项目不会被删除。",
};

/** Words of the screens of redirects. */
export const redirectScreenWords: Localized<typeof engScreen> = {
  eng: engScreen,
  tra: traScreen,
  sim: simScreen,
};
