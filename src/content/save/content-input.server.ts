import * as z from "zod";
import { checkedInput } from "../../platform/http/input.server";
import { type Lang, localized } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { type Prepared, prepare } from "../prepare.server";
import type { EntryType } from "../registry/content-registry.server";
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

/**
 * Checks the content of a save by the definition of its type, and does what takes long, before a transaction.
 * @throws {Problem} 400 with the path of each field at fault, as `content.eng.header`
 */
export async function checkContent(
  entryType: EntryType,
  content: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<CheckedContent> {
  const { type, schema, feature } = entryType;
  const input = z.object({ content: schema });
  const given = { content: withTexts(type, content) };
  const checked = checkedInput({ input }, given, lang, feature.problems) as z.output<typeof input>;
  const { clean, prepared } = await prepare(type, checked.content, CONTENT_PATH);
  return { entryType, given: clean as GivenContent<ContentType>, prepared };
}

/** The content with its missing texts empty, in place of an error that they are missing. */
function withTexts({ texts }: ContentType, content: Readonly<Record<string, unknown>>): object {
  const empty = Object.entries(texts).flatMap(([name, { input, empty }]) =>
    input.safeParse(undefined).success ? [] : [[name, empty()] as const],
  );
  const filled = (said: unknown) =>
    typeof said === "object" && said !== null ? { ...Object.fromEntries(empty), ...said } : said;
  return { ...content, ...localized((lang) => filled(content[lang] ?? {})) };
}
