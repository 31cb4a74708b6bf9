import { titledIn } from "../../content/card";
import type { EventHandlers } from "../../content/events/events.server";
import { knownEntries } from "../../content/list-feature.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { type Feature, feature } from "../../platform/feature.server";
import { freePages } from "./definition";
import { freePagesProblems } from "./problems.server";

const cardsOf = async (db: Database, limit: number, offset = 0) =>
  (await published(db, freePages).cards({ limit, offset })).cards;

/** The feature, with the rules of an address, and what follows where it moves. */
export const freePagesFeature = (
  rules: EntryRules<typeof freePages>,
  moved: EventHandlers["revision.published"],
): Feature =>
  feature({
    name: "free-pages",
    content: [freePages],
    entryRules: [entryRules(rules)],
    on: { "revision.published": moved },
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
