import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { excerpt } from "../../../core/richtext/text";
import { typedLang } from "../../../core/staff/list/typed-name";
import type { CharityItemCard } from "../contract";

/** Characters of the description that the list shows. */
const PREVIEW_LENGTH = 100;

/** What the list says of an item below its name: tag, first words, price. */
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
