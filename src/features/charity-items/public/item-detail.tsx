import { fill } from "../../../platform/locale/fill";
import { otherLang } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { mediaUrl } from "../../../platform/media-urls";
import type { FormRefusal } from "../../../site/form/page-form";
import { SiteLink } from "../../../site/frame/link";
import { EnquiryForm } from "./enquiry-form";
import { ItemFacts, MainPhoto, Thanks, Thumb } from "./item-parts";
import type { ItemPhoto, ItemView } from "./items-view.server";
import { itemsWords } from "./words";

interface ItemDetailProps {
  item: ItemView;
  /** Its form has just been taken. */
  sent: boolean;
  /** Why its form that was just sent was not taken. */
  refusal: FormRefusal | undefined;
}

/** An item and its form in the page itself: what its link leads to where no script opens the panel. */
export function ItemDetail({ item, sent, refusal }: ItemDetailProps) {
  const words = useWords(itemsWords);
  const lang = useLang();
  const { id, name, photos } = item;
  return (
    <article id="item" className="item-detail stack" aria-labelledby="item-title">
      <h3 id="item-title" lang={otherLang(name, lang)}>
        {name.text}
      </h3>
      <div className="item-columns">
        <PhotoLinks photos={photos} name={name.text} />
        <div className="stack">
          <ItemFacts item={item} />
          {sent ? (
            <Thanks id="item-thanks" name={name.text} level={4} />
          ) : (
            <>
              <h4>{fill(words.formTitle, { name: name.text })}</h4>
              <EnquiryForm itemId={id} refusal={refusal} />
            </>
          )}
        </div>
      </div>
      <p>
        <SiteLink className="button button-quiet" to="/involved#charity-items">
          {words.allItems}
        </SiteLink>
      </p>
    </article>
  );
}

const LARGE = 1280;

/** The photos of an item where no script runs: the first, and links to all of them, large. */
function PhotoLinks({ photos, name }: { photos: readonly ItemPhoto[]; name: string }) {
  const words = useWords(itemsWords);
  const count = photos.length;
  return (
    <div className="item-gallery">
      <MainPhoto photos={photos} at={0} name={name} />
      {count > 1 && (
        <ul className="item-thumbs" aria-label={words.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <a className="item-thumb" href={mediaUrl(photo.id, LARGE, photo.version)}>
                <Thumb photo={photo} label={fill(words.showPhoto, { number: at + 1, count })} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
