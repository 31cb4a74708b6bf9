import { titledIn } from "../../core/content/card";
import { knownEntries } from "../../core/content/list-feature.server";
import { published } from "../../core/content/store/published.server";
import { savedUnder } from "../../core/content/versions/entry-calls.server";
import type { Database } from "../../core/db/database.server";
import { type Feature, feature } from "../../core/feature.server";
import { freePagesAnswers } from "./api.server";
import { type FreePage, freePages } from "./definition";
import type { Moves } from "./placing.server";
import { freePagesProblems } from "./problems.server";

const cardsOf = async (db: Database, limit: number, offset = 0) =>
  (await published(db, freePages).cards({ limit, offset })).cards;

/** The feature, told of redirects. */
export const freePagesFeature = (moves: Moves): Feature =>
  feature({
    name: "free-pages",
    answers: freePagesAnswers(moves),
    content: [freePages],
    entryCalls: [
      {
        type: freePages,
        name: "pages",
        saves: savedUnder("page"),
        published: async (before, after, { db, staff }) => {
          const [from, to] = [before, after].map((page) => page && (page as unknown as FreePage).address);
          if (from !== undefined && to !== undefined && from !== to)
            await moves.moved(db, { from, to }, staff.username);
        },
      },
    ],
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
