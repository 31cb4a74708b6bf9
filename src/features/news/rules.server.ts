import type { EntryRules } from "../../content/save/entry-rules.server";
import { newsActions } from "./actions";
import { news } from "./definition";
import { featured } from "./featured.server";

/** The list says which of the starred items Home shows. */
export const newsRules: EntryRules<typeof news> = {
  type: news,
  flagAction: newsActions.star,
  listed: async (cards, { db }) => {
    const shown = new Set((await featured(db)).map(({ _id }) => _id));
    return cards.map((card) => ({ ...card, featured: shown.has(card._id) }));
  },
};
