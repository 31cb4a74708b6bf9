import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { MediaImage } from "../../../core/media/picture";
import { mediaUrl } from "../../../core/media/urls";
import type { ItemPhoto } from "./items-view.server";
import { itemsWords } from "./words";

const SIZES = "(width < 48rem) calc(100vw - 3rem), 440px";

interface MainPhotoProps {
  photos: readonly ItemPhoto[];
  /** Which of them, from 0. */
  at: number;
  /** What they show. */
  name: string;
}

/** One photo of an item, large. */
export function MainPhoto({ photos, at, name }: MainPhotoProps) {
  const words = useWords(itemsWords);
  const photo = photos[at];
  if (!photo) return null;
  const count = photos.length;
  const alt = count === 1 ? name : fill(words.photoOf, { name, number: at + 1, count });
  return <MediaImage {...photo} className="item-photo" sizes={SIZES} alt={alt} priority />;
}

/** A photo, small, that leads to itself large: `label` says so. It comes after the large one and the style sheet. */
export function Thumb({ id, label }: { id: string; label: string }) {
  return <img src={mediaUrl(id, 160)} alt={label} width={72} height={72} loading="lazy" />;
}
