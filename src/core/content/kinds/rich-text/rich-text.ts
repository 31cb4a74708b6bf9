import * as z from "zod";
import { asideText, mediaIds, proseText } from "../../../richtext/text";
import { type Field, field } from "../../field";

/** Characters, of what is sent and of what is kept: sanitising writes some of them longer. */
export const LONGEST_RICH_TEXT = 300_000;

export type RichTextField = Field<"richText", z.ZodType<string, string | undefined>, z.ZodString>;

/** A text with headings, lists, tables, links and images: HTML, which the server sanitises before it is kept. */
export function richText(): RichTextField {
  return field("richText", {
    input: z.string().max(LONGEST_RICH_TEXT).default(""),
    output: z.string(),
    empty: () => "",
    text: (value) => [proseText(value), asideText(value)],
    media: (value, path) => mediaIds(value).map((id) => ({ id, kind: "image", path })),
    sample: "<p>Words</p>",
  });
}
