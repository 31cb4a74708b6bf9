import { titledIn } from "../../content/card";
import type { EventHandlers } from "../../content/events/events.server";
import { knownEntries } from "../../content/list-feature.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { type Feature, feature } from "../../platform/feature.server";
import type { MadePage } from "../../site/addresses/site-addresses.server";
import { freePages } from "./definition";
import { freePagesProblems } from "./problems.server";

/** The cards of staff's own pages, as visitors get them. */
const pageCards = async (db: Database, limit: number, offset = 0) =>
  (await published(db, freePages).cards({ limit, offset })).cards;

/** Reads the pages that staff made, which have no route of their own. */
export const madePages = async (db: Database): Promise<MadePage[]> =>
  (await pageCards(db, freePages.max ?? 0)).map(({ _id: id, address: path, title }) => ({ id, path, title }));

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
    entries: {
      ...knownEntries(freePages, { motif: "path", palette: "leaf", seed: 4 }),
      part: async (db, { limit, offset }) =>
        (await pageCards(db, limit, offset)).map(({ address: path, changed: date, title }) => ({
          path,
          langs: titledIn(title),
          ...(date !== "" && { date }),
        })),
    },
  });
