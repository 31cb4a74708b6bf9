import { type HTMLAttributes, use } from "react";
import { BareBough } from "../../../art/bare-bough";
import { MediaImage } from "../../../media/picture";
import { InlineScript } from "../../../platform/http/security/inline-script";
import { fill, otherLang, useLang, useLocale, useWords } from "../../../platform/locale/lang";
import { Phrase, SentenceSpace } from "../../../platform/locale/phrase";
import { useSiteWords } from "../../../platform/locale/words/public";
import { mediaUrl } from "../../../platform/media-urls";
import type { FormRefusal } from "../../../site/form/page-form";
import { SiteLink, useSiteDetails } from "../../../site/frame/page";
import { useMirror } from "../../../site/mirror/mirror-context";
import { NoticeDayContext } from "../../../site/notice/notice-link";
import {
  EnquiryForm,
  type EnquiryTexts,
  EnquiryTextsContext,
  ITEM_GRID,
  ItemFacts,
  itemAddress,
  MainPhoto,
  OPEN_ITEM,
  type PanelData,
  Thanks,
  Thumb,
} from "./item-parts";
import type { ItemPhoto, ItemView } from "./items-view.server";
import panelScript from "./open-panel.tsx?worker&url";
import { itemsWords } from "./words";

interface ItemDetailProps {
  item: ItemView;
  /** Its form has just been taken. */
  sent: boolean;
  /** Why its form that was just sent was not taken. */
  refusal: FormRefusal | undefined;
}

/** An item and its form in the page itself: what its link leads to where no script opens the panel. */
function ItemDetail({ item, sent, refusal }: ItemDetailProps) {
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

/** Anchor of the section. */
const ITEMS = "charity-items";

interface ItemsSectionProps extends EnquiryTexts {
  title: string;
  text: string;
  items: readonly ItemView[];
  /** Id in the page's address: that item is shown in the page. */
  selected: string | null;
  /** The form of the selected item has just been taken. */
  sent: boolean;
  /** Why the form of the selected item that was just sent was not taken. */
  refusal: FormRefusal | undefined;
}

/**
 * Loads the panel's script when somebody comes near an item, and says to it which one is clicked; if it cannot
 * be had, the link leads on as any link does. The page has no React in the browser, so this is written in
 * plain old script.
 */
const LINK_SCRIPT = `(function(d){
var g=d.getElementById("${ITEM_GRID}"),l=function(){return import(g.dataset.script)},w=function(){l().catch(function(){})};
g.addEventListener("pointerover",w,{once:true});
g.addEventListener("focusin",w,{once:true});
g.addEventListener("click",function(e){var a=e.target.closest("a");
if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();g.dataset.open=a.dataset.item;g.dispatchEvent(new Event("${OPEN_ITEM}"));
l().catch(function(){location.href=a.href})})
})(document)`.replaceAll("\n", "");

/**
 * The charity items: a grid, and a panel for the one that is chosen. Where an item is whole in the page, others
 * open as pages like it.
 */
export function ItemsSection(props: ItemsSectionProps) {
  const { title, text, ask, thanks, items, selected, sent, refusal } = props;
  const shown = items.find(({ id }) => id === selected);
  const isMirror = useMirror() !== undefined; // where nothing takes the form of the panel
  const alone = !shown && selected && refusal;
  if (items.length === 0 && !alone) return null;
  return (
    <section id={ITEMS} className="content items-section" aria-labelledby="charity-items-title">
      <h2 id="charity-items-title">{title}</h2>
      {items.length > 0 && <p className="measure">{text}</p>}
      <EnquiryTextsContext value={{ ask, thanks }}>
        {alone && <FormAlone itemId={selected} refusal={refusal} />}
        {shown && <ItemDetail item={shown} sent={sent} refusal={refusal} />}
        {items.length > 0 && (shown || isMirror ? <Grid items={items} /> : <GridWithPanel items={items} />)}
      </EnquiryTextsContext>
    </section>
  );
}

/** Says that the item of the page's address is gone: where the page begins, since the items are far below. */
export function ItemUnavailable({ others }: { others: boolean }) {
  const words = useWords(itemsWords);
  return (
    <p id="item" className="item-gone">
      {words.gone}
      <SentenceSpace />
      {others && <a href={`#${ITEMS}`}>{words.otherItems}</a>}
    </p>
  );
}

interface GridProps extends HTMLAttributes<HTMLUListElement> {
  items: readonly ItemView[];
}

function Grid({ items, ...attributes }: GridProps) {
  return (
    <ul className="item-grid" {...attributes}>
      {items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
    </ul>
  );
}

function GridWithPanel({ items }: { items: readonly ItemView[] }) {
  const data: PanelData = {
    locale: useLocale(),
    details: useSiteDetails(),
    noticeDay: use(NoticeDayContext),
    texts: use(EnquiryTextsContext),
    items,
  };
  return (
    <>
      <Grid id={ITEM_GRID} items={items} data-script={panelScript} data-items={JSON.stringify(data)} />
      <div id={`${ITEM_GRID}-panel`} />
      <InlineScript code={LINK_SCRIPT} />
    </>
  );
}

/** The form, with all typed text, for an item that is gone or cannot be read. */
function FormAlone({ itemId, refusal }: { itemId: string; refusal: FormRefusal }) {
  const words = useWords(itemsWords);
  return (
    <article id="item" className="item-detail stack measure" aria-labelledby="item-title">
      <h3 id="item-title">{words.interested}</h3>
      <EnquiryForm itemId={itemId} refusal={refusal} />
    </article>
  );
}

const SIZES = "(width < 48rem) calc(45vw - 1.5rem), 260px";

/** One item in the grid: photo, name, tag, price. Its name is a link to the item in the page. */
function ItemCard({ item: { id, photos, name, tag, price } }: { item: ItemView }) {
  const lang = useLang();
  const { photoWith } = useSiteWords();
  const [cover] = photos;
  const undescribed = fill(photoWith, { title: name.text });
  return (
    <li className="card item-card">
      {cover ? (
        <MediaImage {...cover} undescribed={undescribed} sizes={SIZES} className="item-cover" />
      ) : (
        <BareBough id={id} className="item-cover" />
      )}
      <h3 lang={otherLang(name, lang)}>
        <SiteLink to={`${itemAddress(id)}#item`} data-item={id}>
          <Phrase text={name.text} lang={name.lang} />
        </SiteLink>
      </h3>
      {tag.text && (
        <p className="card-meta" lang={otherLang(tag, lang)}>
          <Phrase text={tag.text} lang={tag.lang} />
        </p>
      )}
      {price && <p className="item-price">{price}</p>}
    </li>
  );
}
