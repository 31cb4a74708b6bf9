import { titledIn } from "../../content/card";
import type { EventHandlers } from "../../content/events/events.server";
import { knownEntries } from "../../content/list-feature.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { type Feature, feature } from "../../platform/feature.server";
import { freePages } from "./definition";
import { pageCards } from "./made-pages.server";
import { freePagesProblems } from "./problems.server";

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
