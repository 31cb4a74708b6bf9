import { fill } from "../../../core/locale/fill";
import type { CharityItemsWords } from "./words";

/** How the photo at `slot`, counted from 0, is called. */
export function photoLabel(slot: number, words: CharityItemsWords): string {
  return slot === 0 ? words.coverPhoto : fill(words.photo, { number: slot + 1 });
}
