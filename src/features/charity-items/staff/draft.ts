import { type Lang, localized } from "../../../core/locale/lang";
import type { CharityItem } from "../contract";
import { PHOTOS } from "../photos";

type ItemText = CharityItem["eng"];

/** What the form edits: a charity item without its id, place and version. */
export interface ItemForm extends Record<Lang, ItemText> {
  /** Always four; null for a photo that is not there. */
  coverId: (string | null)[];
  price: string;
}

/** An empty form. */
export function emptyForm(): ItemForm {
  const text = () => ({ name: "", tag: "", desc: "" });
  return { coverId: Array.from({ length: PHOTOS }, () => null), price: "", ...localized(text) };
}

/** The form of a stored item. */
export function formOf({ coverId, price, eng, tra, sim }: CharityItem): ItemForm {
  return { coverId, price, eng, tra, sim };
}

/** A language is complete when visitors find both a name and a description in it. */
export function completeness(form: ItemForm) {
  return localized((lang) => form[lang].name.trim() !== "" && form[lang].desc.trim() !== "");
}

/** The photos with the one at `slot` in front and the one that was there in its place. */
export function withCover(photos: ItemForm["coverId"], slot: number): ItemForm["coverId"] {
  const [cover = null] = photos;
  return photos.with(0, photos[slot] ?? null).with(slot, cover);
}
