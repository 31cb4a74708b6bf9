import { ownProblems } from "../locale/words/problems";

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
  nothingToPublish: {
    eng: "In these languages there is not enough for visitors yet. Fill it in, or publish another language too.",
    tra: "這些語言的內容未足以向訪客發布。請補上內容，或同時發布另一種語言。",
    sim: "这些语言的内容还不足以向访客发布。请补充内容，或同时发布另一种语言。",
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
