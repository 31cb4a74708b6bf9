import type { Localized } from "../../../platform/locale/lang";

const eng = {
  publishing: "Publishing",
  rule: "What writers save waits until an administrator publishes it",
  ruleHint:
    "Visitors see no change by a writer before. Administrators find it under “Approvals”. Only administrators can then take down, delete or reorder what visitors see.",
  allTypes: "All content",
  ruleTypes: "Kinds of content",
  saveTypes: "Save kinds",
  ruleOn: "What writers save now waits for an administrator",
  ruleOff: "What writers save is now published at once",
  mail: "E-mail about your work",
  address: "E-mail address",
  addressHint:
    "You are written to when a colleague asks you something or answers you, and never told to visitors. Leave it empty for no e-mail.",
  notReady: "This site cannot send e-mail yet. Your address is kept until it can.",
  save: "Save address",
  saved: "Address saved",
};

const tra: typeof eng = {
  publishing: "發布方式",
  rule: "撰稿人儲存的內容須由管理員發布",
  ruleHint:
    "在此之前，訪客不會看到撰稿人的更改。管理員可在「審批」處理。訪客看到的內容，屆時只有管理員可撤下、刪除或排序。",
  allTypes: "所有內容",
  ruleTypes: "內容種類",
  saveTypes: "儲存種類",
  ruleOn: "撰稿人儲存的內容現須由管理員發布",
  ruleOff: "撰稿人儲存的內容現會即時發布",
  mail: "工作電郵通知",
  address: "電郵地址",
  addressHint: "同事向您查詢或回覆您時，會以電郵通知您；訪客不會看到此地址。如不需要電郵，請留空。",
  notReady: "此網站暫時未能發送電郵。您的地址會先保留。",
  save: "儲存地址",
  saved: "地址已儲存",
};

const sim: typeof eng = {
  publishing: "发布方式",
  rule: "撰稿人保存的内容须由管理员发布",
  ruleHint:
    "在此之前，访客不会看到撰稿人的更改。管理员可在“审核”里处理。访客看到的内容，届时只有管理员可以撤下、删除或排序。",
  allTypes: "全部内容",
  ruleTypes: "内容种类",
  saveTypes: "保存种类",
  ruleOn: "撰稿人保存的内容现须由管理员发布",
  ruleOff: "撰稿人保存的内容现会立即发布",
  mail: "工作邮件通知",
  address: "电子邮箱",
  addressHint: "同事向您提问或回复您时，会给您发邮件；访客看不到这个地址。如不需要邮件，请留空。",
  notReady: "本网站暂时不能发送邮件。您的地址会先保留。",
  save: "保存地址",
  saved: "地址已保存",
};

/** Words of how the team works together. */
export const workWords: Localized<typeof eng> = { eng, tra, sim };
