import { Problem } from "../api/problem";
import { LANGS, type Localized, localized } from "../locale/lang";
import { sanitizeInTurn } from "../richtext/sanitize-long.server";
import { requireTooHeavy } from "../threads/worker-thread.server";
import type { ContentType } from "./definition";
import type { Fields } from "./field";
import { LONGEST_RICH_TEXT } from "./kinds/text";
import { contentProblems } from "./problems.server";
import { type DerivedTexts, deriveTexts } from "./store/derived.server";

/** What takes long of a save and is done before its transaction: what follows from the texts. */
export type Prepared = DerivedTexts;

type Texts = Record<string, unknown>;

/**
 * What a save sends of an entry, with its rich text as it may be kept, and what follows from its texts.
 * @param path that of the entry in the request, as `news.`
 * @throws {Problem} 400 with the path of a text that takes too much memory; 503 when the machine has no time for it.
 */
export async function prepare<Given extends object>(
  type: ContentType,
  given: Given,
  path: string,
): Promise<{ clean: Given; prepared: Prepared }> {
  const clean = { ...given } as Texts;
  await sanitizeFields(type.shared, clean, path);
  const texts: Localized<Texts> = localized(() => ({}));
  for (const lang of LANGS) {
    texts[lang] = { ...(clean[lang] as Texts) };
    await sanitizeFields(type.texts, texts[lang], `${path}${lang}.`);
  }
  return { clean: { ...clean, ...texts } as Given, prepared: deriveTexts(type, texts) };
}

async function sanitizeFields(fields: Fields, values: Texts, path: string): Promise<void> {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values[name];
    if (kind === "richText" && typeof value === "string")
      values[name] = await sanitized(value, `${path}${name}`);
  }
}

async function sanitized(html: string, path: string): Promise<string> {
  const clean = await sanitizeInTurn(html).catch(requireTooHeavy);
  // What is kept must be taken again: each `&` is five characters of it.
  if (clean !== undefined && clean.length <= LONGEST_RICH_TEXT) return clean;
  throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.textTooHeavy }] });
}
