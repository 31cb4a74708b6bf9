import { type Answers, answers, type Handlers } from "../../core/api/handlers.server";
import { changed } from "../../core/content/handlers.server";
import { type Prepared, prepare } from "../../core/content/prepare.server";
import { freePagesContract } from "./contract";
import { type FreePage, freePages } from "./definition";
import { type Moves, placeOf, requirePlace } from "./placing.server";
import { actions, placingIn, savePage } from "./save.server";

/** The addition of {@link withPrepared} to the input of a call. */
interface WithPrepared {
  prepared: Prepared;
}

/** The answers to the calls of staff's own pages. */
export function freePagesAnswers(moves: Moves): Answers {
  const handlers: Handlers<typeof freePagesContract, { add: WithPrepared; edit: WithPrepared }> = {
    all: (_, { db }) => actions.streamed(db, freePages.name),

    one: async ({ page_id }, { db }) => ({ page: [await actions.found(db, page_id)] }),

    cards: (query, { db }) => actions.cards(query, db),

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
