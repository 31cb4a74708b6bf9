import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { mediaUrl } from "../../../core/media/urls";
import type { ItemPhoto } from "./items-view.server";
import { MainPhoto, Thumb } from "./photos";
import { itemsWords } from "./words";

const LARGE = 1280;

/** The photos of an item where no script runs: the first, and links to all of them, large. */
export function PhotoLinks({ photos, name }: { photos: readonly ItemPhoto[]; name: string }) {
  const words = useWords(itemsWords);
  const count = photos.length;
  return (
    <div className="item-gallery">
      <MainPhoto photos={photos} at={0} name={name} />
      {count > 1 && (
        <ul className="item-thumbs" aria-label={words.photos}>
          {photos.map(({ id }, at) => (
            <li key={id}>
              <a className="item-thumb" href={mediaUrl(id, LARGE)}>
                <Thumb id={id} label={fill(words.showPhoto, { number: at + 1, count })} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
