import * as z from "zod";
import { asideText, isBlank, mediaIds, plainLines, proseText } from "../../platform/html/text";
import { isWebAddress, lines as linesInput, onOneLine, trimmed } from "../../platform/shapes";
import { type Field, field } from "../field";
import { parseVideo } from "./video-address";

export type LineField = Field<"line", z.ZodType<string, string | undefined>, z.ZodString> & {
  readonly max: number;
};

/** The check of a line, unless it is blank; `problem` is that of another one. */
interface LineCheck {
  is(text: string): boolean;
  problem: string;
}

/**
 * A text on one line.
 * @param max characters
 * @param breaks `"preserved"` to leave white space between words unchanged, such as a pasted line break
 * @param needed whether it is required
 */
export function line({
  max = 300,
  breaks = "joined",
  needed = false,
  check,
}: {
  max?: number;
  breaks?: "joined" | "preserved";
  needed?: boolean;
  check?: LineCheck;
} = {}): LineField {
  const given = z
    .string()
    .overwrite(breaks === "preserved" ? trimmed : onOneLine)
    .max(max);
  const checked = check
    ? given.refine((words) => words === "" || check.is(words), { params: { key: check.problem } })
    : given;
  const input = needed ? checked.min(1) : checked.default("");
  const text = (value: string) => [value];
  const written = { writing: "line", text } as const;
  return {
    ...field("line", { input, output: z.string(), empty: () => "", ...written, sample: "Words" }),
    max,
  };
}

export type PlainTextField = Field<"text", z.ZodType<string, string | undefined>, z.ZodString> & {
  readonly max: number;
};

const tidy = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, "\n").trim();

/**
 * A plain text of several lines; an empty line separates paragraphs.
 * @param max characters as they are sent
 * @param needed whether it is required
 */
export function text({ max = 10_000, needed = false } = {}): PlainTextField {
  const given = z.string().max(max).overwrite(tidy);
  const input = needed ? given.min(1) : given.default("");
  const written = { writing: "text", text: (value: string) => [value] } as const;
  return {
    ...field("text", { input, output: z.string(), empty: () => "", ...written, sample: "Words" }),
    max,
  };
}

type LinesInput = z.ZodType<string[], z.input<typeof linesInput> | undefined>;

export type LinesField = Field<"lines", LinesInput, z.ZodArray<z.ZodString>>;

/**
 * Short texts, one on each line. A save may send a list, or one text.
 * @param optional whether a save may leave it out, which makes it blank
 */
export function lines({ optional = false } = {}): LinesField {
  const output = z.array(z.string());
  return field("lines", {
    input: (optional ? linesInput.default([]) : linesInput) as LinesInput,
    output,
    empty: () => [],
    writing: "lines",
    // One text, as however long texts are looked through for as far as one of them.
    text: (value) => [value.join("\n")],
    sample: ["One", "Two"],
  });
}

export type NamesField = Field<"names", LinesInput, z.ZodArray<z.ZodString>>;

/** Names of people in each language, one on each line. Its input splits the columns of a spreadsheet by language. */
export const names = (): NamesField => ({ ...lines(), kind: "names" });

/** Characters, of the sent and of the stored text: sanitising writes some of them longer. */
export const LONGEST_RICH_TEXT = 300_000;

export type RichTextField = Field<"richText", z.ZodType<string, string | undefined>, z.ZodString>;

/**
 * A text with headings, lists, tables, links and images: HTML, which the server sanitises before it is
 * stored.
 * @param needed whether it is required
 */
export function richText({ needed = false } = {}): RichTextField {
  const given = z.string().max(LONGEST_RICH_TEXT);
  return field("richText", {
    input: needed
      ? given.refine((html) => !isBlank(html), { params: { key: "missing" } })
      : given.default(""),
    output: z.string(),
    empty: () => "",
    writing: "rich",
    lines: plainLines,
    text: (value) => [proseText(value), asideText(value)],
    media: (value, path) => mediaIds(value).map((id) => ({ id, kind: "image", path })),
    sample: "<p>Words</p>",
  });
}

export type WebLinkField = Field<"webLink", z.ZodType<string, string | undefined>, z.ZodString>;

/**
 * The address of a page, `https://…`, or `""`.
 * @param optional whether a save may leave it out, which makes it blank
 */
export function webLink({ optional = true }: { optional?: boolean } = {}): WebLinkField {
  const given = z
    .string()
    .trim()
    .max(2000)
    .refine((address) => address === "" || isWebAddress(address), { params: { key: "webAddressNeeded" } });
  const input = optional ? given.default("") : given;
  return field("webLink", { input, output: z.string(), empty: () => "", sample: "https://example.org/" });
}

export type VideoField = Field<"video", z.ZodType<string, string | undefined>, z.ZodString>;

/** The address or id of a video on YouTube or Vimeo, as typed, or `""`. */
export function video(): VideoField {
  const input = z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === "" || parseVideo(text) !== null, { params: { key: "invalidVideo" } })
    .default("");
  const none = { empty: () => "", isSameInAll: true, sample: "" };
  return field("video", { input, output: z.string(), ...none });
}
