import type { Localized } from "../locale/lang";

/** The actions on anything that is stored, as staff read of it. */
export const sharedActions = {
  add: { eng: "added", tra: "已新增", sim: "已添加" },
  edit: { eng: "changed", tra: "已更改", sim: "已更改" },
  delete: { eng: "deleted", tra: "已刪除", sim: "已删除" },
  restore: { eng: "brought back", tra: "已還原", sim: "已恢复" },
  draft: { eng: "saved as a draft", tra: "已儲存為草稿", sim: "已保存为草稿" },
  publish: { eng: "published", tra: "已發布", sim: "已发布" },
  askPublish: {
    eng: "saved; an administrator was asked to publish it",
    tra: "已儲存並交管理員審批",
    sim: "已保存并交管理员审核",
  },
  approve: { eng: "published for a colleague", tra: "已審批並發布", sim: "已审核并发布" },
  sendBack: { eng: "sent back to a colleague", tra: "已退回", sim: "已退回" },
  unpublish: { eng: "taken down", tra: "已從網站撤下", sim: "已从网站撤下" },
  schedulePublish: {
    eng: "planned to be published at a set time",
    tra: "已安排定時發布",
    sim: "已安排定时发布",
  },
  scheduleUnpublish: {
    eng: "planned to be taken down at a set time",
    tra: "已安排定時撤下",
    sim: "已安排定时撤下",
  },
  unschedule: { eng: "cancelled a planned change", tra: "已取消定時安排", sim: "已取消定时安排" },
  publishOnTime: { eng: "published at the time set", tra: "已按時發布", sim: "已按时发布" },
  unpublishOnTime: {
    eng: "taken down at the time set",
    tra: "已按時從網站撤下",
    sim: "已按时从网站撤下",
  },
  scheduleFailed: {
    eng: "a planned change could not be made",
    tra: "未能執行定時安排",
    sim: "未能执行定时安排",
  },
  restoreVersion: {
    eng: "brought an earlier version back as a draft",
    tra: "已將較早版本還原為草稿",
    sim: "已将较早版本恢复为草稿",
  },
  erase: { eng: "deleted for good", tra: "已永久刪除", sim: "已永久删除" },
  confirm: {
    eng: "marked as up to date in a language",
    tra: "已標示某語言版本為最新",
    sim: "已标记某语言版本为最新",
  },
  comment: { eng: "commented on", tra: "已留言", sim: "已留言" },
  endComment: { eng: "marked a comment as done", tra: "已標示留言為完成", sim: "已将留言标记为完成" },
  reopenComment: { eng: "opened a comment again", tra: "已重新開啟留言", sim: "已重新打开留言" },
  order: { eng: "put in another order", tra: "已更改次序", sim: "已更改次序" },
} satisfies Record<string, Localized>;

export type SharedAction = keyof typeof sharedActions;

/** An action of one feature alone; `name` is stored in the journal. */
export interface OwnAction {
  readonly name: string;
  readonly words: Localized;
}

/** The action of a change. One without words in the three languages does not compile. */
export type Action = SharedAction | OwnAction;

/** The actions of one feature by their names, which its `browser.ts` gives on to the screen of the journal. */
export function ownActions<Name extends string>(words: Record<Name, Localized>): Record<Name, OwnAction>;
export function ownActions(words: Record<string, Localized>): Record<string, OwnAction> {
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, { name, words: each }]));
}
