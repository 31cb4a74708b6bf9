import { BareBough } from "../../../core/art/bare-bough";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { MediaImage } from "../../../core/media/picture";
import { SiteLink } from "../../../core/site/frame/link";
import { itemAddress } from "./item-address";
import type { ItemView } from "./items-view.server";

const SIZES = "(width < 48rem) calc(45vw - 1.5rem), 260px";

/** One item in the grid: photo, name, tag, price. Its name is a link to the item in the page. */
export function ItemCard({ item: { id, photos, name, tag, price } }: { item: ItemView }) {
  const lang = useLang();
  const [cover] = photos;
  return (
    <li className="card item-card">
      {cover ? (
        <MediaImage {...cover} alt="" sizes={SIZES} className="item-cover" />
      ) : (
        <BareBough id={id} className="item-cover" />
      )}
      <h3 lang={name.lang === lang ? undefined : LANG_TAG[name.lang]}>
        <SiteLink to={`${itemAddress(id)}#item`} data-item={id}>
          <Phrase text={name.text} lang={name.lang} />
        </SiteLink>
      </h3>
      {tag.text && (
        <p className="card-meta" lang={tag.lang === lang ? undefined : LANG_TAG[tag.lang]}>
          {tag.text}
        </p>
      )}
      {price && <p className="item-price">{price}</p>}
    </li>
  );
}
