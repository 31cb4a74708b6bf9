import { type Content, contentList, type Entry, inOneLanguage } from "../../content/definition";
import { image } from "../../content/kinds/media";
import { line, text } from "../../content/kinds/text";
import type { NotesProblem } from "./problems.server";
import { notesWords } from "./words";

/** Notes of appreciation: what members and families write, newest first on About. */
export const notes = contentList({
  name: "notes",
  one: "note",
  shared: {
    coverId: image({ prefers: "4:3" }),
    /** Of the author. */
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
