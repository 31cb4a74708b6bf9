import { titledIn } from "../../content/card";
import { changed } from "../../content/handlers.server";
import { knownEntries } from "../../content/list-feature.server";
import { type Prepared, prepare } from "../../content/prepare.server";
import { savedUnder } from "../../content/registry/entry-calls.server";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { type Feature, feature } from "../../platform/feature.server";
import { type Answers, answers, type Handlers } from "../../platform/http/handlers.server";
import { freePagesContract } from "./contract";
import { type FreePage, freePages } from "./definition";
import { type Moves, placeOf, requirePlace } from "./placing.server";
import { freePagesProblems } from "./problems.server";
import { actions, placingIn, savePage } from "./save.server";

/** The addition of {@link withPrepared} to the input of a call. */
interface WithPrepared {
  prepared: Prepared;
}

/** The answers to the calls of staff's own pages. */
function freePagesAnswers(moves: Moves): Answers {
  const handlers: Handlers<typeof freePagesContract, { add: WithPrepared; edit: WithPrepared }> = {
    all: (_, { db }) => actions.streamed(db, freePages.name),

    one: async ({ page_id }, { db }) => ({ page: [await actions.found(db, page_id)] }),

    cards: (query, call) => actions.cards(query, call),

    add: async ({ page, prepared }, call) => {
      const address = await placeOf(page.address, page, placingIn(call, moves));
      return saved("add", await actions.add({ ...page, address }, prepared, call, "page."));
    },

    edit: async ({ page, prepared }, call) => saved("edit", await savePage(page, call, moves, { prepared })),

    remove: async ({ page_id }, call) => saved("delete", await actions.remove(page_id, call)),

    restore: async ({ page_id }, call) => {
      const page = await actions.restore(page_id, call);
      await requirePlace(page, placingIn(call, moves));
      return saved("restore", page);
    },
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
