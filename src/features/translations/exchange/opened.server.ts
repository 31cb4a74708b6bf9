import type { FollowedText } from "../../../core/content/translation/contract";
import {
  followedTexts,
  type OpenedEntry,
  type TranslatedKind,
} from "../../../core/content/translation/followed.server";
import type { Database } from "../../../core/db/database.server";
import { placesIn, type TextPlace } from "./places";
import { type Pair, type Unit, unitsOf } from "./units.server";

/** An entry opened for an exchange: its content, the places in it, and what is known of its texts. */
export interface OpenedTexts extends OpenedEntry {
  places: readonly TextPlace[];
  texts: readonly FollowedText[];
}

/** Opens an entry; undefined where there is none. What is written into its places goes into its content. */
export async function openTexts(
  db: Database,
  kind: TranslatedKind | undefined,
  id: string,
): Promise<OpenedTexts | undefined> {
  const [opened, thing] = [await kind?.open?.(db, id), await kind?.find(db, id)];
  if (!opened || !thing) return undefined;
  const content = structuredClone(opened.content);
  const texts = await followedTexts(db, thing);
  return { ...opened, content, places: placesIn(opened.type, content), texts };
}

/** The paragraphs of a place of an entry beside each other in two languages. */
export function unitsIn({ texts }: OpenedTexts, place: TextPlace, pair: Pair): Unit[] {
  const stale = texts.find(({ path }) => path === place.of)?.stale[pair.to] ?? [];
  const counts = stale
    .filter(({ after }) => after !== null)
    .map(({ hash, before }) => [hash, before.length] as const);
  return unitsOf(place, pair, new Map(counts));
}
