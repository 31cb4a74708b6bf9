import type { Localized } from "../../platform/locale/lang";

const eng = {
  links: "Preview links",
  intro:
    "This link lets someone without an account see content before visitors do. Search engines are told to leave it alone. It expires on its day, or when you end it.",
  none: "Nobody has made a link yet. Open an entry or a page, press “Preview”, and make one there.",
  state: "State",
  searched: "content or colleague",
  what: "What it shows",
  by: "Made by",
  until: "Until",
  opened: "Last opened",
  never: "Never",
  wholeSite: "The whole site as it will be",
  open: "Active",
  expired: "Expired",
  revoked: "Ended",
  revoke: "End the link",
  revokedNow: "The link shows nothing any more.",
  severalRevoked: "{count} ended",
};
const tra: typeof eng = {
  links: "預覽連結",
  intro: "沒有帳戶的人可憑連結查看訪客未能看到的內容。搜尋引擎不會收錄。連結到期後自動失效，您亦可隨時撤銷。",
  none: "暫時未有連結。請開啟任何內容的表格，按「預覽」，即可在該處建立連結。",
  state: "狀態",
  searched: "內容或同事",
  what: "顯示內容",
  by: "建立者",
  until: "有效至",
  opened: "上次開啟",
  never: "從未開啟",
  wholeSite: "整個網站（連同未發布的內容）",
  open: "有效",
  expired: "已到期",
  revoked: "已撤銷",
  revoke: "撤銷連結",
  revokedNow: "連結已失效。",
  severalRevoked: "已撤銷 {count} 條連結",
};
const sim: typeof eng = {
  links: "预览链接",
  intro:
    "没有账户的人可以通过链接查看访客还看不到的内容。搜索引擎不会收录。链接到期后自动失效，您也可以随时撤销。",
  none: "暂时没有链接。请打开任何内容的表单，点“预览”，即可在那里创建链接。",
  state: "状态",
  searched: "内容或同事",
  what: "显示内容",
  by: "创建者",
  until: "有效期至",
  opened: "上次打开",
  never: "从未打开",
  wholeSite: "整个网站（包括未发布的内容）",
  open: "有效",
  expired: "已到期",
  revoked: "已撤销",
  revoke: "撤销链接",
  revokedNow: "链接已失效。",
  severalRevoked: "已撤销 {count} 个链接",
};

/** The words of the links to previews. */
export const previewsWords: Localized<typeof eng> = { eng, tra, sim };
