import * as z from "zod";
import { checkedInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { requireTooHeavy } from "../../platform/threads/worker-thread.server";
import type { ContentType } from "../definition";
import { mapLeaves } from "../field-paths";
import { LONGEST_RICH_TEXT } from "../kinds/text";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { sanitizeInTurn } from "../richtext/sanitize-long.server";
import { type DerivedTexts, deriveTexts } from "../store/derived.server";
import type { GivenContent } from "./save-entry.server";

/** The path of the content in a request of the content API, before those of its fields. */
export const CONTENT_PATH = "content.";

/** The content of a save whose fields are known to be right, with its rich text sanitised. */
export interface CheckedContent {
  entryType: EntryType;
  given: GivenContent<ContentType>;
  /** What takes long to derive from its texts. */
  prepared: Prepared;
}

/** The work of a save that takes long and is done before its transaction: deriving from the texts. */
export type Prepared = DerivedTexts;

/**
 * Checks the content of a save by the definition of its type, and does what takes long, before a transaction. Texts that
 * are missing are empty.
 * @throws {Problem} 400 with the path of each field at fault, as `content.eng.header`
 */
export async function checkContent(
  entryType: EntryType,
  content: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<CheckedContent> {
  const { type, schema, feature } = entryType;
  const needed = Object.entries(type.texts).filter(([, { input }]) => !input.safeParse(undefined).success);
  const empty = () => Object.fromEntries(needed.map(([name, field]) => [name, field.empty()]));
  const texts = localized((each) => {
    const said = content[each] ?? {};
    return typeof said === "object" ? { ...empty(), ...said } : said;
  });
  const input = z.object({ content: schema });
  const given = { content: { ...content, ...texts } };
  const checked = checkedInput({ input }, given, lang, feature.problems) as z.output<typeof input>;
  const { clean, prepared } = await prepare(type, checked.content, CONTENT_PATH);
  return { entryType, given: clean as GivenContent<ContentType>, prepared };
}

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
  return { clean, prepared: deriveTexts(type, clean as Localized<Readonly<Record<string, unknown>>>) };
}

/** The same for a partial save, without values derived from the texts. */
export const sanitizedEntry = <Given extends object>(
  type: ContentType,
  given: Given,
  path: string,
): Promise<Given> =>
  mapLeaves(type, given, async ({ field, value, path: own }) => {
    if (field.writing !== "rich" || typeof value !== "string") return value;
    const clean = await sanitizeInTurn(value).catch(requireTooHeavy);
    // Stored text must be accepted again: each `&` is five characters of it.
    if (clean !== undefined && clean.length <= LONGEST_RICH_TEXT) return clean;
    const errors = [{ path: `${path}${own}`, says: contentProblems.textTooHeavy }];
    throw new Problem(400, "invalid", { errors });
  });
