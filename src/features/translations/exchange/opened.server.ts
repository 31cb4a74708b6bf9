import type { AnyContent, ContentType } from "../../../content/definition";
import { contentProblems } from "../../../content/problems.server";
import type { TranslationStatus } from "../../../content/translation/contract";
import {
  type OpenedEntry,
  type TranslatedKind,
  translationStatus,
} from "../../../content/translation/translation-status.server";
import type { Database } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";
import type { ComposeInput } from "../contract";
import { type EntryText, entryTextsIn, withoutBlankRows } from "./entry-texts";
import { exchangeProblems as says } from "./problems.server";
import { type Pair, textWith, type Unit, unitsOf } from "./units.server";

/** An entry opened for an exchange: its content, the texts in it, and what is known of them. */
export interface OpenedTexts extends OpenedEntry {
  entryTexts: readonly EntryText[];
  texts: readonly TranslationStatus[];
}

/** Opens an entry; undefined where there is none. What is written into its texts goes into its content. */
export async function openTexts(
  db: Database,
  kind: TranslatedKind | undefined,
  id: string,
): Promise<OpenedTexts | undefined> {
  const [opened, thing] = [await kind?.open?.(db, id), await kind?.find(db, id)];
  if (!opened || !thing) return undefined;
  const content = structuredClone(opened.content);
  const texts = await translationStatus(db, thing);
  return { ...opened, content, entryTexts: entryTextsIn(opened.type, content), texts };
}

/** The paragraphs of a text of an entry beside each other in two languages. */
export function unitsIn({ texts }: OpenedTexts, entryText: EntryText, pair: Pair): Unit[] {
  const stale = texts.find(({ path }) => path === entryText.of)?.stale[pair.to] ?? [];
  const counts = stale
    .filter(({ after }) => after !== null)
    .map(({ hash, before }) => [hash, before.length] as const);
  return unitsOf(entryText, pair, new Map(counts));
}

/**
 * The newest content of an entry with paragraphs of a translation in it.
 * @throws {Problem} 404 where there is no such entry, 409 where it has been changed since
 */
export async function composeTexts(
  db: Database,
  kind: TranslatedKind | undefined,
  { id, version, units, ...pair }: ComposeInput,
): Promise<{ type: ContentType; content: AnyContent }> {
  const [opened, before] = [await openTexts(db, kind, id), await kind?.open?.(db, id)];
  if (!opened || !before) throw new Problem(404, contentProblems.unknownEntry);
  if (opened.version !== version) throw new Problem(409, says.textsChanged);
  for (const [path, some] of Map.groupBy(units, (unit) => unit.path)) {
    const entryText = opened.entryTexts.find((each) => each.path === path);
    const known = entryText ? unitsIn(opened, entryText, pair) : [];
    if (!entryText || some.some(({ at }) => known[at] === undefined))
      throw new Problem(409, says.textsChanged);
    entryText.write(pair.to, textWith(known, new Map(some.map(({ at, kept }) => [at, kept])), pair).text);
  }
  const { type } = opened;
  return { type, content: withoutBlankRows(type, opened.content, before.content) };
}
