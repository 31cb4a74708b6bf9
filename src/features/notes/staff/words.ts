import type { Localized } from "../../../core/locale/lang";

const eng = {
  addNote: "Add Note",
  manageNotes: "Manage Notes",
  editNote: "Edit Note",
  noteUploaded: "Note Uploaded",
  author: "Author",
  details: "About the author",
  detailsHint: "Such as “Mother of a member”.",
  content: "Text",
  contentHint: "Leave an empty line between paragraphs.",
  noNotes:
    "There are no notes yet. What members and families write is shown on About; until there is a note, nothing is shown there.",
  searchHint: "author and text, in any language",
  noName: "(no author)",
  deleteQuestion: "Are you sure you want to delete the post: {name}",
};

const tra: typeof eng = {
  addNote: "新增感謝信",
  manageNotes: "管理感謝信",
  editNote: "編輯感謝信",
  noteUploaded: "感謝信已儲存",
  author: "作者",
  details: "作者簡介",
  detailsHint: "例如「會員母親」。",
  content: "內容",
  contentHint: "段落之間請留一行空白。",
  noNotes: "暫時沒有感謝信。會員及家人的心聲會在「關於我們」頁顯示；未有內容時，網頁不會顯示此欄。",
  searchHint: "作者及內容，任何語言均可",
  noName: "（沒有作者）",
  deleteQuestion: "確定要刪除這封感謝信嗎？{name}",
};

const sim: typeof eng = {
  addNote: "添加感谢信",
  manageNotes: "管理感谢信",
  editNote: "编辑感谢信",
  noteUploaded: "感谢信已保存",
  author: "作者",
  details: "作者简介",
  detailsHint: "例如“会员母亲”。",
  content: "内容",
  contentHint: "段落之间请空一行。",
  noNotes: "暂时没有感谢信。会员和家人的心声会在“关于我们”页面显示；没有内容时，网页不会显示此栏。",
  searchHint: "作者和内容，任何语言均可",
  noName: "（没有作者）",
  deleteQuestion: "确定要删除这封感谢信吗？{name}",
};

/** Words of the staff's screens for notes of appreciation. */
export const notesWords: Localized<typeof eng> = { eng, tra, sim };
