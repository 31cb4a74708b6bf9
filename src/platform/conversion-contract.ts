import * as z from "zod";
import { post, staffGet, write } from "./http/contract";
import { KnownTerm } from "./locale/conversion/term";
import { LANGS } from "./locale/lang";

const script = z.enum(["tra", "sim"]);

/** Most characters of one conversion, as long as a rich text may be. */
const LONGEST = 300_000;

const words = z.string().max(LONGEST).optional();

/** A text, plain or rich. */
const DraftPart = z.union([
  z.object({ text: z.string().max(LONGEST) }),
  z.object({ html: z.string().max(LONGEST) }),
]);
export type DraftPart = z.output<typeof DraftPart>;

/** Parts that are drafted at once: all texts of a long form. */
const MOST_PARTS = 1000;

/** Characters of a sentence, or of a paragraph, that is remembered. */
export const LONGEST_SENTENCE = 5000;
const sentence = z.string().trim().min(1).max(LONGEST_SENTENCE);

/** The calls by which forms convert what is in them. */
export const conversionContract = {
  convert: post("/api/convert", {
    access: "content",
    ofAnyType: true,
    summary:
      "Convert plain text or HTML to the other Chinese script: by remembered sentences, else by the glossary, else by characters. `entries` are the glossary entries that were used",
    input: z
      .object({ text: words, html: words, from: script, to: script })
      .refine(({ text, html }) => (text === undefined) !== (html === undefined), {
        path: ["text"],
      })
      .refine(({ from, to }) => from !== to, { path: ["to"] }),
    output: z.object({
      text: z.string().optional(),
      html: z.string().optional(),
      entries: z.array(KnownTerm),
    }),
  }),
  draft: post("/api/draft", {
    access: "content",
    ofAnyType: true,
    summary:
      "Draft translations for staff to review: between the Chinese scripts as by `/api/convert`, else by the translation service of `TRANSLATE_URL`, if there is one",
    input: z
      .object({ parts: z.array(DraftPart).min(1).max(MOST_PARTS), from: z.enum(LANGS), to: z.enum(LANGS) })
      .refine(({ from, to }) => from !== to, { path: ["to"] }),
    output: z.object({ parts: z.array(DraftPart) }),
  }),
  service: staffGet("/api/translationService", {
    access: "content",
    ofAnyType: true,
    summary: "Whether there is a translation service, as `TRANSLATE_URL` says",
    input: z.object({}),
    output: z.object({ available: z.boolean() }),
  }),
  remember: write("/api/rememberSentences", {
    access: "content",
    ofAnyType: true,
    summary: "Remember the accepted sentences of a conversion; they take precedence over the glossary",
    input: z.object({
      from: script,
      pairs: z
        .array(z.object({ source: sentence, result: sentence }))
        .min(1)
        .max(MOST_PARTS),
    }),
    output: z.object({ message: z.literal("success"), remembered: z.number().int() }),
    preservesPageCache: true,
  }),
};
