import { Problem } from "../../../core/api/problem";
import type { AnyContent, ContentType } from "../../../core/content/definition";
import { contentProblems } from "../../../core/content/problems.server";
import type { TranslatedKind } from "../../../core/content/translation/followed.server";
import type { Database } from "../../../core/db/database.server";
import type { ComposeInput } from "../contract";
import { openTexts, unitsIn } from "./opened.server";
import { withoutBlankRows } from "./places";
import { exchangeProblems as says } from "./problems.server";
import { textWith } from "./units.server";

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
    const place = opened.places.find((each) => each.path === path);
    const known = place ? unitsIn(opened, place, pair) : [];
    if (!place || some.some(({ at }) => known[at] === undefined)) throw new Problem(409, says.textsChanged);
    place.write(pair.to, textWith(known, new Map(some.map(({ at, kept }) => [at, kept])), pair).text);
  }
  const { type } = opened;
  return { type, content: withoutBlankRows(type, opened.content, before.content) };
}
