import type { Localized } from "../../platform/locale/lang";

const eng = {
  withdraw: "Withdraw consent",
  withdrawTitle: "If they change their mind",
  withdrawText: "This would be gone from the whole site within a second, in every language and size:",
  goPictures: "{count} pictures, with parts cut from them",
  goOnePicture: "1 picture",
  goNoPictures: "No pictures",
  goPdfs: "These PDFs, wherever they can be downloaded:",
  shownIn: "Visitors still see these entries, without the pictures and PDFs:",
  takenDown: "Visitors no longer see these entries, as they are taken down:",
  needsFile:
    "It cannot stay without the picture or PDF that it loses. With another one it can be published again.",
  unseenNamed: "Visitors do not see these entries now. They cannot be published any more:",
  unseen: "Visitors do not see these entries now. They lose the pictures and PDFs too:",
  namedIn: "Their name also appears here. Tick what is to be taken down as well:",
  namedOnce: "Here you have to take their name out yourself, as these cannot be taken down:",
  draftsWith:
    "Their name also appears in what colleagues have typed and not submitted. Ask them to take it out:",
  commentsWith: "Their name also appears in comments of colleagues:",
  writtenBy: "{text} ({name}, {time})",
  newEntry: "New entry",
  eraseFormer: "Erase the former versions",
  eraseFormerText:
    "Until the former versions are erased, administrators can still read what these entries said before, and whoever may edit one can once it is published again.",
  eraseFormerQuestion: "Erase the former versions of these entries?",
  eraseFormerDetails:
    "All their versions but the newest are erased for good, with what was typed into their forms and not submitted, and the comments on them. Backups that were made before still have them.",
  erasedFormer: "The former versions are erased.",
  cannotReach:
    "Copies that others have saved or printed, and what search engines remember for a while, are out of reach.",
  question: "Withdraw the consent of {name}?",
  questionText:
    "Pictures: {pictures}. PDFs: {pdfs}. Entries taken down: {entries}. Visitors no longer see them from now on. After 90 days pictures and PDFs are deleted for good. {backups}",
  backupsKnow:
    "An older nightly backup that is restored from its folder does not bring them back. One that was kept elsewhere may.",
  backupsForget: "An older backup that is restored brings them back: they then have to be withdrawn again.",
  withdrawnNow:
    "Consent withdrawn. Visitors no longer see: pictures: {pictures}, PDFs: {pdfs}, entries: {entries}.",
  withdrawnOn:
    "Withdrawn on {time} by {name}. Pictures taken away: {pictures}. PDFs: {pdfs}. Entries taken down: {entries}.",
  stillShown: "Entries that stayed, without the pictures and PDFs",
  notedYes:
    "This is also noted beside the nightly backups, so that one which is restored from there brings nothing back. A backup that was kept elsewhere may: withdraw the consent again after restoring it.",
  notedNo: "This is not noted beside the backups yet. The site keeps trying by itself.",
  notedNowhere:
    "This site makes no nightly backups beside which this could be noted. If an older backup is restored, withdraw the consent again.",
  heldTitle: "Entries that were taken down, or cannot be published",
  held: "Cannot be published",
  free: "Can be published again",
  shownAgain: "Published",
  release: "All references to this person have been removed: allow it to be published",
  released: "It can be published again",
  undo: "It was a mistake: undo",
  undoQuestion: "Undo the withdrawal?",
  undoText:
    "Pictures and PDFs can be seen again by whoever has their address. Do this only if nobody has withdrawn anything.",
  undone:
    "The withdrawal is undone. Publish the entries again yourself, and put pictures and PDFs back where they were.",
};

const tra: typeof eng = {
  withdraw: "撤回同意",
  withdrawTitle: "如當事人改變主意",
  withdrawText: "以下內容會在一秒內從整個網站消失，包括所有語言及大小：",
  goPictures: "{count} 張相片，連同由其裁剪而成的部分",
  goOnePicture: "1 張相片",
  goNoPictures: "沒有相片",
  goPdfs: "以下 PDF，不論可在哪裏下載：",
  shownIn: "訪客仍會看到以下內容，但不再有這些相片及 PDF：",
  takenDown: "訪客不會再看到以下內容，因為會被撤下：",
  needsFile: "此內容不能缺少將被移走的相片或 PDF，換上其他相片或 PDF 後可再發布。",
  unseenNamed: "訪客現時看不到以下內容，之後亦不能發布：",
  unseen: "訪客現時看不到以下內容，其中的相片及 PDF 亦會移走：",
  namedIn: "以下內容亦提及其姓名。請勾選要一併撤下的項目：",
  namedOnce: "以下內容不能撤下，請自行刪去其姓名：",
  draftsWith: "同事已輸入但未儲存的內容亦提及其姓名，請通知他們刪去：",
  commentsWith: "同事的留言亦提及其姓名：",
  writtenBy: "{text}（{name}，{time}）",
  newEntry: "新內容",
  eraseFormer: "刪除舊版本",
  eraseFormerText: "刪除舊版本之前，管理員仍可閱讀這些內容從前的文字；內容重新發布後，可編輯的同事亦可閱讀。",
  eraseFormerQuestion: "刪除這些內容的舊版本？",
  eraseFormerDetails:
    "除最新版本外，所有版本連同已輸入但未儲存的內容及留言會永久刪除。之前的備份仍會保留這些內容。",
  erasedFormer: "舊版本已刪除。",
  cannotReach: "他人已儲存或列印的副本，以及搜尋器短期內的記錄，並非本網站所能刪除。",
  question: "撤回{name}的同意？",
  questionText:
    "相片：{pictures}；PDF：{pdfs}；撤下的內容：{entries} 項。訪客即時不再看到。相片及 PDF 會在 90 日後永久刪除。{backups}",
  backupsKnow: "從每晚備份的資料夾還原較舊的備份，不會令其重現；存放於其他地方的備份則可能會。",
  backupsForget: "還原較舊的備份會令其重現，屆時須再次撤回。",
  withdrawnNow: "同意已撤回。訪客不會再看到：相片 {pictures} 張、PDF {pdfs} 份、內容 {entries} 項。",
  withdrawnOn: "{name}於{time}撤回。移走的相片：{pictures} 張；PDF：{pdfs} 份；撤下的內容：{entries} 項。",
  stillShown: "保留下來、不再有這些相片及 PDF 的內容",
  notedYes:
    "每晚備份旁邊亦已記下，從該處還原較舊的備份不會令內容重現。存放於其他地方的備份則可能會，還原後請再次撤回同意。",
  notedNo: "備份旁邊尚未記下，系統會自動重試。",
  notedNowhere: "本網站沒有每晚備份，未能在備份旁邊記下。如還原較舊的備份，請再次撤回同意。",
  heldTitle: "已撤下或不能發布的內容",
  held: "不能發布",
  free: "可再發布",
  shownAgain: "已發布",
  release: "當中已無任何有關當事人的內容：准許發布",
  released: "已可再發布",
  undo: "操作有誤，取消撤回",
  undoQuestion: "取消撤回？",
  undoText: "任何知道網址的人將可再次看到有關相片及 PDF。只有在當事人從未撤回同意時才應這樣做。",
  undone: "已取消撤回。請自行重新發布有關內容，並把相片及 PDF 放回原處。",
};

const sim: typeof eng = {
  withdraw: "撤回同意",
  withdrawTitle: "如果当事人改变主意",
  withdrawText: "以下内容会在一秒内从整个网站消失，包括所有语言和尺寸：",
  goPictures: "{count} 张照片，包括由其裁剪而成的部分",
  goOnePicture: "1 张照片",
  goNoPictures: "没有照片",
  goPdfs: "以下 PDF，无论可在哪里下载：",
  shownIn: "访客仍会看到以下内容，但不再有这些照片和 PDF：",
  takenDown: "访客不会再看到以下内容，因为会被撤下：",
  needsFile: "此内容不能缺少将被移走的照片或 PDF，换上其他照片或 PDF 后可以再次发布。",
  unseenNamed: "访客现在看不到以下内容，之后也不能发布：",
  unseen: "访客现在看不到以下内容，其中的照片和 PDF 也会移走：",
  namedIn: "以下内容也提到其姓名。请勾选要一并撤下的项目：",
  namedOnce: "以下内容不能撤下，请自行删去其姓名：",
  draftsWith: "同事已输入但未保存的内容也提到其姓名，请通知他们删除：",
  commentsWith: "同事的评论也提到其姓名：",
  writtenBy: "{text}（{name}，{time}）",
  newEntry: "新内容",
  eraseFormer: "清除旧版本",
  eraseFormerText:
    "清除旧版本之前，管理员仍可查看这些内容以前的文字；内容重新发布后，可以编辑的同事也可以查看。",
  eraseFormerQuestion: "清除这些内容的旧版本？",
  eraseFormerDetails:
    "除最新版本外，所有版本连同已输入但未保存的内容和评论都会永久删除。之前的备份仍会保留这些内容。",
  erasedFormer: "旧版本已清除。",
  cannotReach: "他人已保存或打印的副本，以及搜索引擎短期内的记录，不是本网站所能删除的。",
  question: "撤回{name}的同意？",
  questionText:
    "照片：{pictures}；PDF：{pdfs}；撤下的内容：{entries} 项。访客立即不再看到。照片和 PDF 会在 90 天后永久删除。{backups}",
  backupsKnow: "从每晚备份的文件夹恢复较旧的备份，不会使其重现；保存在其他地方的备份则可能会。",
  backupsForget: "恢复较旧的备份会使其重现，届时需要再次撤回。",
  withdrawnNow: "同意已撤回。访客不会再看到：照片 {pictures} 张、PDF {pdfs} 份、内容 {entries} 项。",
  withdrawnOn: "{name}于{time}撤回。移走的照片：{pictures} 张；PDF：{pdfs} 份；撤下的内容：{entries} 项。",
  stillShown: "保留下来、不再有这些照片和 PDF 的内容",
  notedYes:
    "每晚备份文件夹中也已记录，从那里恢复较旧的备份不会使内容重现。保存在其他地方的备份则可能会，恢复后请再次撤回同意。",
  notedNo: "备份旁边尚未记下，系统会自动重试。",
  notedNowhere: "本网站没有每晚备份，无法在备份旁边记下。如果恢复较旧的备份，请再次撤回同意。",
  heldTitle: "已撤下或不能发布的内容",
  held: "不能发布",
  free: "可以再次发布",
  shownAgain: "已发布",
  release: "其中已没有任何有关当事人的内容：允许发布",
  released: "已可以再次发布",
  undo: "操作有误，取消撤回",
  undoQuestion: "取消撤回？",
  undoText: "任何知道网址的人将可再次看到有关照片和 PDF。只有在当事人从未撤回同意时才应这样做。",
  undone: "已取消撤回。请自行重新发布有关内容，并把照片和 PDF 放回原处。",
};

/** Words of what a withdrawal takes away, and of one that was made. */
export const withdrawalWords: Localized<typeof eng> = { eng, tra, sim };
