import { derivedCalls } from "../../../content/staff/content-screens";
import { excerpt } from "../../../platform/html/text";
import { LANG_TAG, LANGS, localized } from "../../../platform/locale/lang";
import { useLang } from "../../../platform/locale/lang-context";
import { typedLang } from "../../../ui/list/typed-name";
import { type CharityItemCard, charityItems } from "../definition";
import { itemScreenWords } from "../words";
import { charityItemForm } from "./form";

/** The screens of charity items, whose order staff choose. */
export default {
  type: charityItems,
  ...derivedCalls(charityItems),
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
