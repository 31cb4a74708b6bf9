import type { Localized } from "../../../platform/locale/lang";

const eng = {
  saved: "Draft saved {time}, not published",
  unreachable: "Kept in this browser; saved as soon as there is a connection",
  signedOut: "Kept in this browser; log in again to save it",
  refused: "Kept in this browser only: the site did not take it",
  kept: "What you typed is kept as a draft. Visitors do not see it.",
  discard: "Discard draft",
  discarded: "Draft discarded",
  found: "You typed this until {time} and did not submit it. Visitors do not see it yet.",
  foundOf: "{name} typed this until {time} and did not submit it. Visitors do not see it yet.",
  overtaken:
    "Somebody has saved this since. When you submit, you will be asked about what both of you changed.",
  other: "{name} typed something here until {time} and has not submitted it.",
  another: "You typed something else here until {time} and did not submit it.",
  begun: "You began this on {time} and did not submit it: “{title}”",
  begunBy: "{name} began this on {time} and has not submitted it: “{title}”",
  untitled: "no title yet",
  open: "Open it",
  goOn: "Go on with it",
};

const tra: typeof eng = {
  saved: "草稿已於 {time} 自動儲存，未發布",
  unreachable: "已保留在此瀏覽器，恢復連線後會儲存",
  signedOut: "已保留在此瀏覽器，請重新登入以儲存",
  refused: "只保留在此瀏覽器：網站未能接收",
  kept: "您輸入的內容已保留為草稿，訪客不會看到。",
  discard: "棄置草稿",
  discarded: "已棄置草稿",
  found: "以下內容由您輸入，最後更改於 {time}，仍未發布，訪客未能看到。",
  foundOf: "以下內容由 {name} 輸入，最後更改於 {time}，仍未發布，訪客未能看到。",
  overtaken: "之後有人儲存了另一版本。儲存時，會請您選擇雙方都更改過的部分。",
  other: "{name} 在此輸入了內容，最後更改於 {time}，仍未發布。",
  another: "您在此另有輸入的內容，最後更改於 {time}，仍未發布。",
  begun: "您於 {time} 開始撰寫，仍未發布：「{title}」",
  begunBy: "{name} 於 {time} 開始撰寫，仍未發布：「{title}」",
  untitled: "未有標題",
  open: "開啟",
  goOn: "繼續撰寫",
};

const sim: typeof eng = {
  saved: "草稿已于 {time} 自动保存，未发布",
  unreachable: "已保留在此浏览器，恢复连接后会保存",
  signedOut: "已保留在此浏览器，请重新登录以保存",
  refused: "只保留在此浏览器：网站未能接收",
  kept: "您输入的内容已保留为草稿，访客不会看到。",
  discard: "放弃草稿",
  discarded: "已放弃草稿",
  found: "以下内容由您输入，最后更改于 {time}，还没有发布，访客看不到。",
  foundOf: "以下内容由 {name} 输入，最后更改于 {time}，还没有发布，访客看不到。",
  overtaken: "之后有人保存了另一版本。保存时，会请您选择双方都更改过的部分。",
  other: "{name} 在此输入了内容，最后更改于 {time}，还没有发布。",
  another: "您在此另有输入的内容，最后更改于 {time}，还没有发布。",
  begun: "您于 {time} 开始撰写，还没有发布：“{title}”",
  begunBy: "{name} 于 {time} 开始撰写，还没有发布：“{title}”",
  untitled: "还没有标题",
  open: "打开",
  goOn: "继续撰写",
};

export const draftWords: Localized<typeof eng> = { eng, tra, sim };
