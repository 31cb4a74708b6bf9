import { ownProblems } from "../platform/locale/words/problems";

/** The problems of an entry or a list of entries. */
export const contentProblems = ownProblems({
  textTooHeavy: {
    eng: "This text is too complicated to save. Paste it again without its formatting.",
    tra: "這段文字的格式過於複雜，無法儲存。請以不帶格式的方式重新貼上。",
    sim: "这段文字的格式过于复杂，无法保存。请以不带格式的方式重新粘贴。",
  },
  unknownEntry: {
    eng: "This entry does not exist or has been deleted.",
    tra: "此項目不存在或已被刪除。",
    sim: "该项目不存在或已被删除。",
  },
  unknownType: {
    eng: "There is no content of this type that has versions.",
    tra: "沒有這類內容的版本。",
    sim: "没有这类内容的版本。",
  },
  unknownFlag: {
    eng: "An entry of this type has no such flag.",
    tra: "這類內容沒有這個標記。",
    sim: "这类内容没有这个标记。",
  },
  tooManyDrafts: {
    eng: "You have very many forms with something typed in them that was not submitted. Submit or discard some of them first.",
    tra: "您有大量未儲存的表格內容。請先儲存或捨棄部分內容。",
    sim: "您有大量未保存的表单内容。请先保存或放弃部分内容。",
  },
  readWithheld: {
    eng: "Somebody in this has withdrawn their consent. Only administrators can read it.",
    tra: "內容涉及的人士已撤回同意，只有管理員可以閱讀。",
    sim: "内容涉及的人士已撤回同意，只有管理员可以阅读。",
  },
  withheld: {
    eng: "Someone in this entry has withdrawn consent. Once all references to them have been removed, an administrator can let it be published again under Consents.",
    tra: "內容涉及的人士已撤回同意。請先刪去所有與其有關的內容，再由管理員在「同意書」解除限制，方可發布。",
    sim: "内容涉及的人士已撤回同意。请先删除所有与其有关的内容，再由管理员在“同意书”中解除限制，才能发布。",
  },
  nothingToPublish: {
    eng: "In these languages there is not enough for visitors yet. Fill it in, or publish another language too.",
    tra: "這些語言的內容未足以向訪客發布。請補上內容，或同時發布另一種語言。",
    sim: "这些语言的内容还不足以向访客发布。请补充内容，或同时发布另一种语言。",
  },
  nothingInLanguages: {
    eng: "There is nothing to publish in {languages}. Write it first, or leave it out.",
    tra: "{languages}沒有可發布的內容。請先填寫，或不選該語言。",
    sim: "{languages}没有可发布的内容。请先填写，或不选该语言。",
  },
  timePassed: {
    eng: "This time has passed. Choose a later one, in Hong Kong time.",
    tra: "此時間已過。請選擇較後的時間（香港時間）。",
    sim: "这个时间已过。请选择较晚的时间（香港时间）。",
  },
  timeNeeded: {
    eng: "Choose both a date and a time, within the next five years.",
    tra: "請選擇日期及時間，並須在未來五年之內。",
    sim: "请选择日期和时间，并且须在未来五年之内。",
  },
  downBeforeUp: {
    eng: "It would be taken down before it is published. Choose a later time.",
    tra: "撤下的時間早於發布時間。請選擇較後的時間。",
    sim: "撤下的时间早于发布时间。请选择较晚的时间。",
  },
  notScheduled: {
    eng: "This is not planned any more. It was done, or somebody has cancelled it.",
    tra: "這項安排已不存在：可能已經執行，或已由其他人取消。",
    sim: "这项安排已不存在：可能已经执行，或已被他人取消。",
  },
  administratorsOnly: {
    eng: "Visitors would see this at once, which an administrator has to do. Ask one of them.",
    tra: "此操作會即時改變訪客看到的內容，須由管理員進行。請聯絡管理員。",
    sim: "此操作会立即改变访客看到的内容，须由管理员进行。请联系管理员。",
  },
  administratorsTime: {
    eng: "An administrator chooses the time when they publish it. Write the time you would like in the comment.",
    tra: "發布時間由管理員決定。如有建議的時間，請在留言中說明。",
    sim: "发布时间由管理员决定。如有建议的时间，请在留言中说明。",
  },
  unseen: {
    eng: "Something in it was still waiting for an administrator’s approval at that time.",
    tra: "當時其中仍有內容有待管理員審批。",
    sim: "当时其中仍有内容有待管理员审核。",
  },
  notWaiting: {
    eng: "This does not wait for an administrator any more: it was published, sent back or taken back.",
    tra: "此項目已無須審批：可能已經發布、退回或撤回。",
    sim: "该项目已无须审核：可能已经发布、退回或撤回。",
  },
  noReader: {
    eng: "This colleague cannot open it. Choose another.",
    tra: "這位同事無權開啟此項目，請另選一位。",
    sim: "这位同事无权打开该项目，请另选一位。",
  },
  unknownComment: {
    eng: "This comment does not exist any more.",
    tra: "此留言已不存在。",
    sim: "该留言已不存在。",
  },
  inTrash: {
    eng: "It was in the trash at that time.",
    tra: "當時它在回收筒內。",
    sim: "当时它在回收站里。",
  },
  nothingLeft: {
    eng: "There was nothing left to do.",
    tra: "當時已無需執行。",
    sim: "当时已无需执行。",
  },
  fault: {
    eng: "Program error. Ask your system administrator to look in the log.",
    tra: "程式出錯。請系統管理員查閱紀錄檔。",
    sim: "程序出错。请系统管理员查看日志。",
  },
  tooManyEntries: {
    eng: "There are as many of these as there can be. Delete one first.",
    tra: "數目已達上限，請先刪除一項。",
    sim: "数量已达上限，请先删除一项。",
  },
  entriesChanged: {
    eng: "Somebody added or deleted one meanwhile. Load the list again, then put it in order.",
    tra: "期間有人新增或刪除了項目。請重新載入清單，然後再排序。",
    sim: "期间有人添加或删除了项目。请重新加载列表，然后再排序。",
  },
});
