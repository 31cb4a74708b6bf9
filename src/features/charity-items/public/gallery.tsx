import { useState } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import type { ItemPhoto } from "./items-view.server";
import { MainPhoto, Thumb } from "./photos";
import { itemsWords } from "./words";

interface GalleryProps {
  photos: readonly ItemPhoto[];
  /** What the photos show. */
  name: string;
}

/** The photos of an item: one large, the others small, and each small one brings itself to the large place. */
export function Gallery({ photos, name }: GalleryProps) {
  const words = useWords(itemsWords);
  const [chosen, setChosen] = useState(0);
  const count = photos.length;
  return (
    <div className="item-gallery">
      <MainPhoto photos={photos} at={chosen} name={name} />
      {count > 1 && (
        <ul className="item-thumbs" aria-label={words.photos}>
          {photos.map(({ id }, at) => (
            <li key={id}>
              <button
                type="button"
                className="item-thumb"
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                <Thumb id={id} label={fill(words.showPhoto, { number: at + 1, count })} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
