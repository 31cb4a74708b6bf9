import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { withColon } from "../../../core/locale/with-colon";
import { FallbackNote } from "../../../core/site/frame/fallback-note";
import type { ItemView } from "./items-view.server";
import { itemsWords } from "./words";

/** What an item is: tag, price and description. Its name is the heading of whatever shows it. */
export function ItemFacts({ item: { tag, price, desc } }: { item: ItemView }) {
  const words = useWords(itemsWords);
  const lang = useLang();
  return (
    <div className="stack">
      {tag.text && (
        <p className="item-tag" lang={tag.lang === lang ? undefined : LANG_TAG[tag.lang]}>
          {tag.text}
        </p>
      )}
      {price && (
        <p className="item-price">
          <span className="visually-hidden">{withColon(lang, words.price)}</span>
          {price}
        </p>
      )}
      <FallbackNote shown={desc} />
      {desc.text && (
        <p className="item-desc" lang={desc.lang === lang ? undefined : LANG_TAG[desc.lang]}>
          {desc.text}
        </p>
      )}
    </div>
  );
}
