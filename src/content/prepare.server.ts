import { Problem } from "../platform/http/problem";
import type { Localized } from "../platform/locale/lang";
import { requireTooHeavy } from "../platform/threads/worker-thread.server";
import type { ContentType } from "./definition";
import { mapLeaves } from "./field-paths";
import { LONGEST_RICH_TEXT } from "./kinds/text";
import { contentProblems } from "./problems.server";
import { sanitizeInTurn } from "./richtext/sanitize-long.server";
import { type DerivedTexts, deriveTexts } from "./store/derived.server";

/** The work of a save that takes long and is done before its transaction: deriving from the texts. */
export type Prepared = DerivedTexts;

type Texts = Record<string, unknown>;

/**
 * Prepares the input of a save: sanitises its rich text, and derives values from its texts.
 * @param path that of the entry in the request, as `news.`
 * @throws {Problem} 400 with the path of a text that takes too much memory; 503 when the machine has no time
 * for it.
 */
export async function prepare<Given extends object>(
  type: ContentType,
  given: Given,
  path: string,
): Promise<{ clean: Given; prepared: Prepared }> {
  const clean = await sanitizedEntry(type, given, path);
  return { clean, prepared: deriveTexts(type, clean as Localized<Texts>) };
}

/** The same for a partial save, without values derived from the texts. */
export const sanitizedEntry = <Given extends object>(
  type: ContentType,
  given: Given,
  path: string,
): Promise<Given> =>
  mapLeaves(type, given, ({ field, value, path: own }) =>
    field.writing === "rich" && typeof value === "string" ? sanitized(value, `${path}${own}`) : value,
  );

async function sanitized(html: string, path: string): Promise<string> {
  const clean = await sanitizeInTurn(html).catch(requireTooHeavy);
  // Stored text must be accepted again: each `&` is five characters of it.
  if (clean !== undefined && clean.length <= LONGEST_RICH_TEXT) return clean;
  throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.textTooHeavy }] });
}
