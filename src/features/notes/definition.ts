import { type Content, contentList, type Entry, inOneLanguage } from "../../content/definition";
import { image, line, text } from "../../content/kinds";
import type { Localized } from "../../platform/locale/lang";
import type { NotesProblem } from "./problems.server";

const eng = {
  list: "Manage Notes",
  one: "Note",
  add: "Add Note",
  edit: "Edit Note",
  saved: "Note Uploaded",
  none: "There are no notes yet. What members and families write is shown on About; until there is a note, nothing is shown there.",
  untitled: "(no author)",
  deleteQuestion: "Are you sure you want to delete the post: {name}",
  fields: {
    coverId: "Cover photo",
    faceId: {
      label: "Photo of the author",
      hint: "Small and round beside the name. A square photo suits it; the author must have agreed.",
    },
    author: "Author",
    details: { label: "About the author", hint: "Such as “Mother of a member”." },
    content: { label: "Text", hint: "Leave an empty line between paragraphs." },
  },
};

const tra: typeof eng = {
  list: "管理感謝信",
  one: "感謝信",
  add: "新增感謝信",
  edit: "編輯感謝信",
  saved: "感謝信已儲存",
  none: "暫時沒有感謝信。會員及家人的感謝信會在「關於我們」頁顯示；未有內容時，網頁不會顯示此欄。",
  untitled: "（沒有作者）",
  deleteQuestion: "確定要刪除這封感謝信嗎？{name}",
  fields: {
    coverId: "封面相片",
    faceId: { label: "作者照片", hint: "以小圓形顯示在姓名旁，宜用方形相片；須先徵得作者同意。" },
    author: "作者",
    details: { label: "作者簡介", hint: "例如「會員母親」。" },
    content: { label: "內容", hint: "段落之間請留一行空白。" },
  },
};

const sim: typeof eng = {
  list: "管理感谢信",
  one: "感谢信",
  add: "添加感谢信",
  edit: "编辑感谢信",
  saved: "感谢信已保存",
  none: "暂时没有感谢信。会员和家人的感谢信会在“关于我们”页面显示；没有内容时，网页不会显示此栏。",
  untitled: "（没有作者）",
  deleteQuestion: "确定要删除这封感谢信吗？{name}",
  fields: {
    coverId: "封面照片",
    faceId: { label: "作者照片", hint: "以小圆形显示在姓名旁，宜用方形照片；须先征得作者同意。" },
    author: "作者",
    details: { label: "作者简介", hint: "例如“会员母亲”。" },
    content: { label: "内容", hint: "段落之间请空一行。" },
  },
};

/** Words of the staff's screens for notes of appreciation. */
const notesWords: Localized<typeof eng> = { eng, tra, sim };

/** Notes of appreciation: what members and families write, newest first on About. */
export const notes = contentList({
  name: "notes",
  one: "note",
  shared: {
    coverId: image({ prefers: "4:3" }),
    /** The picture of the author. */
    faceId: image({ stays: true }),
  },
  texts: {
    author: line(),
    /** Who the author is, as in "Mother of a member". */
    details: line(),
    content: text(),
  },
  rules: [inOneLanguage(["author", "content"], "noteNeeded" satisfies NotesProblem)],
  complete: ["content"],
  order: "newest",
  met: 4,
  title: (note, lang) => note[lang].author,
  view: () => "/about#notes",
  publicName: { eng: "Notes of appreciation", tra: "感謝信", sim: "感谢信" },
  words: notesWords,
});

export type Note = Entry<typeof notes>;
export type NoteContent = Content<typeof notes>;
