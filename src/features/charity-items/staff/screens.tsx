import type { CardsQuery } from "../../../content/calls";
import { derivedCalls } from "../../../content/staff/content-screens";
import { excerpt } from "../../../platform/html/text";
import { createClient, useChanges } from "../../../platform/http/client";
import { LANG_TAG, LANGS, localized } from "../../../platform/locale/lang";
import { useLang } from "../../../platform/locale/lang-context";
import { typedLang } from "../../../ui/list/typed-name";
import { type CharityItemCard, charityItemsContract } from "../contract";
import { charityItemPaths, charityItems } from "../definition";
import { itemScreenWords } from "../words";
import { charityItemForm } from "./form";

const api = createClient(charityItemsContract);
const derived = derivedCalls(charityItems, charityItemPaths);

/** The screens of charity items, whose order staff choose. */
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
  form: charityItemForm,
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

/** Characters of the description that the list shows. */
const PREVIEW_LENGTH = 100;

/** The line of an item below its name in the list: tag, first words, price. */
export function ItemNote({ card }: { card: CharityItemCard }) {
  const reader = useLang();
  const lang = typedLang(card.title, reader) ?? reader;
  return (
    <div lang={LANG_TAG[lang]}>
      {card.tag[lang] && <p>{card.tag[lang]}</p>}
      {card.desc[lang] && <p>{excerpt(card.desc[lang], PREVIEW_LENGTH)}</p>}
      {card.price && <p className="font-bold">{card.price}</p>}
    </div>
  );
}
