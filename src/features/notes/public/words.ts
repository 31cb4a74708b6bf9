import type { Localized } from "../../../platform/locale/lang";

const eng = {
  title: "Notes of appreciation",
  previous: "Previous note",
  next: "Next note",
  choose: "Notes",
  noteOf: "Note {number} of {count}",
};

const tra: typeof eng = {
  title: "感謝的話",
  previous: "上一封",
  next: "下一封",
  choose: "感謝信",
  noteOf: "第 {number} 封，共 {count} 封",
};

const sim: typeof eng = {
  title: "感谢的话",
  previous: "上一封",
  next: "下一封",
  choose: "感谢信",
  noteOf: "第 {number} 封，共 {count} 封",
};

/** Words of the carousel of notes. */
export const notesWords: Localized<typeof eng> = { eng, tra, sim };
