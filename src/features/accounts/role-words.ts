import type { Role } from "../../platform/auth/roles";
import type { Localized } from "../../platform/locale/lang";

const eng = {
  role: "Role",
  names: {
    administrator: "Administrator",
    writer: "Writer",
    treasurer: "Treasurer",
    viewer: "Viewer",
  } satisfies Words,
  may: {
    writer: "Content, pictures and translations. Sees no donors or messages.",
    treasurer: "Donations, receipts and messages. No content.",
    viewer: "Looks at content and totals, changes nothing. Sees no donors or messages.",
    administrator: "Everything, with accounts, site details and backups.",
  } satisfies Words,
  changeRole: "Change role",
  changeQuestion: "Which role should {name} have? It counts at once.",
  roleChanged: "Role changed: {username}",
};
type Words = Record<Role, string>;

const tra: typeof eng = {
  role: "角色",
  names: { administrator: "管理員", writer: "撰稿人", treasurer: "司庫", viewer: "檢視者" },
  may: {
    writer: "內容、圖片及翻譯。不能查看捐款人及訊息。",
    treasurer: "捐款、收據及訊息。不能處理內容。",
    viewer: "只可查看內容及總額，不能更改。不能查看捐款人及訊息。",
    administrator: "所有功能，包括帳戶、網站資料及備份。",
  },
  changeRole: "更改角色",
  changeQuestion: "{name} 應使用哪個角色？更改即時生效。",
  roleChanged: "角色已更改：{username}",
};

const sim: typeof eng = {
  role: "角色",
  names: { administrator: "管理员", writer: "撰稿人", treasurer: "财务", viewer: "查看者" },
  may: {
    writer: "内容、图片和翻译。不能查看捐款人和留言。",
    treasurer: "捐款、收据和留言。不能处理内容。",
    viewer: "只能查看内容和总额，不能更改。不能查看捐款人和留言。",
    administrator: "所有功能，包括账户、网站资料和备份。",
  },
  changeRole: "更改角色",
  changeQuestion: "{name} 应使用哪个角色？更改立即生效。",
  roleChanged: "角色已更改：{username}",
};

/** Words of the roles, with what each may do. */
export const roleWords: Localized<typeof eng> = { eng, tra, sim };
