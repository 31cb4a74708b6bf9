import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import type { CardsQuery } from "../../../core/content/calls";
import { derivedCalls } from "../../../core/content/staff/content-screens";
import { LANGS, localized } from "../../../core/locale/lang";
import { type CharityItemCard, charityItemsContract } from "../contract";
import { charityItemPaths, charityItems } from "../definition";
import { ItemNote } from "./item-note";
import { ItemPhotos } from "./item-photos";
import { itemScreenWords } from "./words";

const api = createClient(charityItemsContract);
const derived = derivedCalls(charityItems, charityItemPaths);

/** The screens of charity items, with the four places for photos. */
export default {
  type: charityItems,
  reads: {
    ...derived.reads,
    cards: (query: CardsQuery, signal?: AbortSignal) => api.cards(query, signal),
  },
  useListChanges: () => {
    const changes = useChanges(charityItemsContract);
    return {
      ...derived.useListChanges(),
      arrange: (ids: readonly string[]) => changes.reorder({ items: ids.map((_id) => ({ _id })) }),
    };
  },
  form: {
    rail: ["price"],
    inputs: { coverId: ItemPhotos },
    update: localized((lang) => itemScreenWords[lang].updateItem),
  },
  list: {
    note: (card: CharityItemCard) => <ItemNote card={card} />,
    textsOf: ({ price, tag, desc }: CharityItemCard) => [
      price,
      ...LANGS.flatMap((lang) => [tag[lang], desc[lang]]),
    ],
    dragHint: localized((lang) => itemScreenWords[lang].dragHint),
    view: "/involved#charity-items-title",
  },
  savedMs: 1000,
};
