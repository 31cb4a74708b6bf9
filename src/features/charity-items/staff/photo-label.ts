import { fill } from "../../../core/locale/fill";
import type { ItemScreenWords } from "./words";

/** How the photo at `slot`, counted from 0, is called. */
export function photoLabel(slot: number, words: ItemScreenWords): string {
  return slot === 0 ? words.coverPhoto : fill(words.photo, { number: slot + 1 });
}
