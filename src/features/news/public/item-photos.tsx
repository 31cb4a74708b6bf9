import { fill } from "../../../core/locale/fill";
import { useSiteWords } from "../../../core/locale/use-site-words";
import { MediaImage } from "../../../core/media/picture";
import type { CardCover } from "./card-view.server";

const SIZES = "(width < 28rem) calc(100vw - 3rem), (width < 48rem) 45vw, 230px";

/** The extra photos below the text. */
export function ItemPhotos({ photos, header }: { photos: CardCover[]; header: string }) {
  const words = useSiteWords();
  if (photos.length === 0) return null;
  return (
    <section className="stack">
      <h2>{words.morePhotos}</h2>
      <ul className="photo-grid">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <MediaImage
              {...photo}
              alt={fill(words.photoOf, { number: index + 1, count: photos.length, header })}
              sizes={SIZES}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
