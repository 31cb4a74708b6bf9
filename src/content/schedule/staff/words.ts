import type { Localized } from "../../../platform/locale/lang";

const eng = {
  publishLater: "Publish at a set time",
  takeDownLater: "Take it down from the site at a set time",
  publishDate: "Publish on",
  takeDownDate: "Take down on",
  publishTime: "Publish at (Hong Kong time)",
  takeDownTime: "Take down at (Hong Kong time)",
  laterHint: "Press “Schedule” to save it. The site stays as it is until then.",
  noLanguage: "Tick at least one language above: those are published then.",
  publish: "Scheduled: will be published {when}, Hong Kong time.",
  unpublish: "Will be taken down {when}, Hong Kong time.",
  publishSome: "Scheduled: {languages}, will be published {when}, Hong Kong time.",
  unpublishSome: "{languages}: will be taken down {when}, Hong Kong time.",
  publishAt: "Scheduled: {when}",
  unpublishAt: "Taken down: {when}",
  cancel: "Cancel",
  cancelled: "Cancelled: nothing will happen at that time. What is saved stays as it is.",
  notCancelled: "It could not be cancelled. Please try again.",
};

const tra: typeof eng = {
  publishLater: "在指定時間發布",
  takeDownLater: "在指定時間從網站撤下",
  publishDate: "發布日期",
  takeDownDate: "撤下日期",
  publishTime: "發布時間（香港時間）",
  takeDownTime: "撤下時間（香港時間）",
  laterHint: "按「安排發布」即可。在該時間之前，網站維持原狀。",
  noLanguage: "請在上面至少勾選一種語言，屆時會發布這些語言。",
  publish: "已安排發布：{when}（香港時間）。",
  unpublish: "將於{when}（香港時間）從網站撤下。",
  publishSome: "已安排發布：{languages}，{when}（香港時間）。",
  unpublishSome: "{languages}：將於{when}（香港時間）從網站撤下。",
  publishAt: "{when} 發布",
  unpublishAt: "{when} 撤下",
  cancel: "取消",
  cancelled: "已取消，屆時不會有任何更改。已儲存的內容維持不變。",
  notCancelled: "未能取消，請再試一次。",
};

const sim: typeof eng = {
  publishLater: "在指定时间发布",
  takeDownLater: "在指定时间从网站撤下",
  publishDate: "发布日期",
  takeDownDate: "撤下日期",
  publishTime: "发布时间（香港时间）",
  takeDownTime: "撤下时间（香港时间）",
  laterHint: "点击“安排发布”即可。在该时间之前，网站保持原样。",
  noLanguage: "请在上面至少勾选一种语言，届时会发布这些语言。",
  publish: "已安排发布：{when}（香港时间）。",
  unpublish: "将于{when}（香港时间）从网站撤下。",
  publishSome: "已安排发布：{languages}，{when}（香港时间）。",
  unpublishSome: "{languages}：将于{when}（香港时间）从网站撤下。",
  publishAt: "{when} 发布",
  unpublishAt: "{when} 撤下",
  cancel: "取消",
  cancelled: "已取消，届时不会有任何更改。已保存的内容保持不变。",
  notCancelled: "未能取消，请再试一次。",
};

/** Words for what is to be published or taken down at a time. */
export const scheduleWords: Localized<typeof eng> = { eng, tra, sim };
