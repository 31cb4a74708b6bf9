import { hidesWithheld, listReads } from "../../content/list-reads.server";
import { changed } from "../../content/save/changed.server";
import { removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { newest } from "../../content/store/newest.server";
import { published } from "../../content/store/published.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { type NoteEntry, notesContract } from "./contract";
import { type Note, notes } from "./definition";
import { notesProblems } from "./problems.server";

const reads = listReads(notes);
const rules = { type: notes };

const answered = ({ _id, version, ...note }: Note): NoteEntry => ({ _id, note, version });

/** The number of notes on a page of the answer for staff. */
const PAGE_SIZE = 20;

const notesHandlers: Handlers<typeof notesContract> = {
  all: async (_, { db }) => ({ notes: (await published(db, notes).all()).map(answered) }),

  one: async ({ note_id }, { db }) => ({ note: [answered(await reads.found(db, note_id))] }),

  list: async ({ page, q }, { db, staff }) => {
    const list = newest(db, notes);
    const { cards, total } = await list.cards(
      partOfPage(page, PAGE_SIZE),
      { hidesWithheld: hidesWithheld(staff) },
      q,
    );
    const found = await list.entriesOf(cards.map(({ _id }) => _id));
    return { notes: found.map(answered), total, pages: pagesOf(total, PAGE_SIZE) };
  },

  add: async ({ note }, call) => saved("add", await saveEntry(rules, { given: note }, call, "note.")),

  edit: async ({ note_id, note, version }, call) =>
    saved("edit", await saveEntry(rules, { id: note_id, given: note, version }, call, "note.")),

  remove: async ({ note_id }, call) => saved("delete", await removeEntry(notes, note_id, call)),

  restore: async ({ note_id }, call) => saved("restore", await restoreEntry(rules, note_id, call)),
};

const notesAnswers = answers(notesContract, notesHandlers);

const saved = (action: "add" | "edit" | "delete" | "restore", note: Note) =>
  changed(action, note, { note_id: note._id });

export default feature({
  name: "notes",
  answers: notesAnswers,
  content: [notes],
  problems: notesProblems,
  demo: async (tools) => (await import("./demo.server")).seedNotes(tools),
});
