import { stateWords } from "../../content/revisions/state-words";
import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Approvals",
  intro:
    "What writers have saved and visitors do not see yet. Administrators publish it or send it back. Whether writers’ changes wait like this is set under “Staff accounts”.",
  none: "Nothing is in review.",
  waiting: stateWords.eng.in_review,
  returned: "Sent back",
  searched: "title, content or colleague",
  what: "What waits",
  by: "Saved by",
  when: "When",
  acts: "Actions",
  isNew: "new",
  publish: "Publish",
  published: "Published: {name}",
  sendBack: "Send back",
  sendBackQuestion: "Send back: {name}",
  comment: "What should be changed?",
  commentNeeded: "Say in a few words what should be changed.",
  sentBack: "Sent back: {name}",
  cancel: "Cancel",
  untitled: "Without a title",
};

const tra: typeof eng = {
  title: "審批",
  intro:
    "撰稿人已儲存、訪客仍未能看到的內容，由管理員發布或退回。撰稿人的更改是否須經審批，可在「職員帳戶」設定。",
  none: "沒有審批中的內容。",
  waiting: stateWords.tra.in_review,
  returned: "已退回",
  searched: "標題、內容或同事",
  what: "內容",
  by: "儲存者",
  when: "時間",
  acts: "操作",
  isNew: "新增",
  publish: "發布",
  published: "已發布：{name}",
  sendBack: "退回",
  sendBackQuestion: "退回：{name}",
  comment: "需要修改甚麼？",
  commentNeeded: "請簡單說明需要修改甚麼。",
  sentBack: "已退回：{name}",
  cancel: "取消",
  untitled: "沒有標題",
};

const sim: typeof eng = {
  title: "审核",
  intro:
    "撰稿人已保存、访客还看不到的内容，由管理员发布或退回。撰稿人的更改是否须经审核，可在“员工账户”里设置。",
  none: "没有审核中的内容。",
  waiting: stateWords.sim.in_review,
  returned: "已退回",
  searched: "标题、内容或同事",
  what: "内容",
  by: "保存者",
  when: "时间",
  acts: "操作",
  isNew: "新增",
  publish: "发布",
  published: "已发布：{name}",
  sendBack: "退回",
  sendBackQuestion: "退回：{name}",
  comment: "需要修改什么？",
  commentNeeded: "请简单说明需要修改什么。",
  sentBack: "已退回：{name}",
  cancel: "取消",
  untitled: "没有标题",
};

/** Words of what waits until an administrator publishes it. */
export const reviewListWords: Localized<typeof eng> = { eng, tra, sim };
