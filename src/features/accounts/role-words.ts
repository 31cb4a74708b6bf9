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
  content: "Content",
  allTypes: "Everything that the role may",
  chosenTypes: "Chosen kinds only",
  types: "Kinds of content",
  typesHint:
    "They see and change these, with pictures and translations, and nothing else of the site. A kind that a later version adds is not among them.",
  roleFor: "{role}: {types}",
  roleForSome: "{role}, for chosen kinds of content",
  mayTypes: "The kinds of content that you were chosen for, with pictures and translations.",
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
  content: "內容",
  allTypes: "角色可處理的所有內容",
  chosenTypes: "只限選定的內容種類",
  types: "內容種類",
  typesHint:
    "此帳戶只可查看及更改這些內容，以及圖片和翻譯，不能處理網站其他內容。日後版本新增的種類不會自動包括在內。",
  roleFor: "{role}：{types}",
  roleForSome: "{role}（限選定的內容種類）",
  mayTypes: "為您選定的內容種類，以及圖片和翻譯。",
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
  content: "内容",
  allTypes: "该角色可处理的全部内容",
  chosenTypes: "仅限选定的内容种类",
  types: "内容种类",
  typesHint:
    "该账户只能查看和更改这些内容，以及图片和翻译，不能处理网站的其他内容。以后版本新增的种类不会自动包括在内。",
  roleFor: "{role}：{types}",
  roleForSome: "{role}（仅限选定的内容种类）",
  mayTypes: "为您选定的内容种类，以及图片和翻译。",
  changeRole: "更改角色",
  changeQuestion: "{name} 应使用哪个角色？更改立即生效。",
  roleChanged: "角色已更改：{username}",
};

/** Words of the roles, with what each may do. */
export const roleWords: Localized<typeof eng> = { eng, tra, sim };
