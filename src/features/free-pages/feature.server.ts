import { titledIn } from "../../content/card";
import { knownEntries } from "../../content/list-feature.server";
import { listReads } from "../../content/list-reads.server";
import { type Prepared, prepare } from "../../content/prepare.server";
import { changed } from "../../content/save/changed.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { type Feature, feature } from "../../platform/feature.server";
import { type Answers, answers, type Handlers } from "../../platform/http/handlers.server";
import { freePagesContract } from "./contract";
import { type FreePage, freePages } from "./definition";
import type { Moves } from "./placing.server";
import { freePagesProblems } from "./problems.server";
import { pageRules } from "./save.server";

/** The addition of {@link withPrepared} to the input of a call. */
interface WithPrepared {
  prepared: Prepared;
}

/** The answers to the calls of staff's own pages. */
function freePagesAnswers(rules: EntryRules<typeof freePages>): Answers {
  const reads = listReads(freePages);
  const handlers: Handlers<typeof freePagesContract, { add: WithPrepared; edit: WithPrepared }> = {
    all: (_, { db }) => reads.streamed(db, freePages.name),

    one: async ({ page_id }, { db }) => ({ page: [await reads.found(db, page_id)] }),

    add: async ({ page, prepared }, call) =>
      saved("add", await saveEntry(rules, { given: page, prepared }, call, "page.")),

    edit: async ({ page: { _id, version, ...given }, prepared }, call) =>
      saved("edit", await saveEntry(rules, { id: _id, given, version, prepared }, call, "page.")),

    remove: async ({ page_id }, call) => saved("delete", await removeEntry(freePages, page_id, call)),

    restore: async ({ page_id }, call) => saved("restore", await restoreEntry(rules, page_id, call)),
  };
  return answers(freePagesContract, handlers, { add: withPrepared, edit: withPrepared });
}

async function withPrepared<Input extends { page: object }>(input: Input): Promise<Input & WithPrepared> {
  const { clean, prepared } = await prepare(freePages, input.page, "page.");
  return { ...input, page: clean, prepared };
}

const saved = (action: "add" | "edit" | "delete" | "restore", page: FreePage) =>
  changed(action, page, { page_id: page._id });

const cardsOf = async (db: Database, limit: number, offset = 0) =>
  (await published(db, freePages).cards({ limit, offset })).cards;

/** The feature, told of redirects. */
export function freePagesFeature(moves: Moves): Feature {
  const rules = pageRules(moves);
  return feature({
    name: "free-pages",
    answers: freePagesAnswers(rules),
    content: [freePages],
    entryRules: [entryRules(rules)],
    problems: freePagesProblems,
    madePages: async (db) =>
      (await cardsOf(db, freePages.max ?? 0)).map(({ _id: id, address: path, title }) => ({
        id,
        path,
        title,
      })),
    entries: {
      ...knownEntries(freePages, { motif: "path", palette: "leaf", seed: 4 }),
      part: async (db, { limit, offset }) =>
        (await cardsOf(db, limit, offset)).map(({ address: path, changed: date, title }) => ({
          path,
          langs: titledIn(title),
          ...(date !== "" && { date }),
        })),
    },
  });
}
