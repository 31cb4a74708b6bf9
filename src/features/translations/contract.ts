import * as z from "zod";
import { post, staffGet } from "../../platform/http/contract";
import { LANGS } from "../../platform/locale/lang";

const lang = z.enum(LANGS);
const name = z.string().max(100);

/** Bytes of a file that comes back, in UTF-8. */
export const LARGEST_FILE = 900_000;

/** A paragraph of a file that came back, beside what is on the site. */
const ImportedUnit = z.object({
  path: z.string().max(300),
  /** Its number in its field. */
  at: z.number().int(),
  /** Its line in the file. */
  line: z.number().int(),
  label: z.string(),
  /**
   * `ready` can be taken; of `source` the text that was translated has been changed since, of `target` somebody has
   * changed the translation since; `whole` would replace paragraphs that have no counterpart.
   */
  standing: z.enum(["ready", "source", "target", "whole"]),
  /** The words that were translated, and those that are there now; null where they are gone. */
  was: z.string(),
  now: z.string().nullable(),
  /** The words of the translation that are there, and those of the file. */
  before: z.string(),
  after: z.string(),
  /** The paragraph as it would be stored; null where it cannot be taken. */
  kept: z.string().nullable(),
});
export type ImportedUnit = z.infer<typeof ImportedUnit>;

/** An entry with its changes in a file. */
const ImportedEntry = z.object({
  type: z.string(),
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  kind: z.string(),
  /** The address of its form. */
  url: z.string(),
  /** True of what has no drafts, as the description of a picture: `/api/editMedia` takes it, and visitors get it at once. */
  isInForce: z.literal(true).optional(),
  units: z.array(ImportedUnit),
});
export type ImportedEntry = z.infer<typeof ImportedEntry>;

/** The calls by which texts go to a translator outside, and come back. */
export const exchangeContract = {
  send: staffGet("/api/exportTranslations", {
    access: "content",
    ofAnyType: true,
    summary:
      "Texts that are missing or outdated in a language as a file for a translator, XLIFF 1.2 or CSV; all texts with `what=all`. The most visible come first, as many as one file takes; `left` counts the others",
    input: z
      .object({
        from: lang,
        to: lang,
        format: z.enum(["xliff", "csv"]).default("xliff"),
        what: z.enum(["open", "all"]).default("open"),
        type: name.optional(),
        id: name.optional(),
      })
      .refine(({ from, to }) => from !== to, { path: ["to"] }),
    output: z.object({
      filename: z.string(),
      text: z.string(),
      /** Texts in the file, and those that the next one would have. */
      texts: z.number().int(),
      left: z.number().int(),
    }),
  }),
  read: post("/api/readTranslations", {
    access: "content",
    ofAnyType: true,
    summary:
      "What a translator's file would change, beside the current texts; nothing is saved. `file.<line>` names an invalid line",
    input: z.object({ file: z.string().min(1).max(LARGEST_FILE) }),
    output: z.object({
      from: lang,
      to: lang,
      entries: z.array(ImportedEntry),
      /** Texts that say what is there already, and those that were not translated. */
      same: z.number().int(),
      untranslated: z.number().int(),
      /** Texts that are not on this site, or no more. */
      unknown: z.array(z.object({ line: z.number().int(), name: z.string() })),
    }),
  }),
  compose: post("/api/composeTranslation", {
    access: "content",
    ofAnyType: true,
    summary:
      "The content of an entry with these paragraphs translated, ready to be saved (or for `/api/editMedia`, where it has no drafts); 409 where the entry changed since",
    input: z.object({
      ...{ type: name, id: name, version: z.number().int().min(0), from: lang, to: lang },
      units: z
        .array(z.object({ path: z.string().max(300), at: z.number().int().min(0), kept: z.string() }))
        .min(1),
    }),
    output: z.object({ entry: z.looseObject({}) }),
  }),
};
export type SendQuery = z.output<(typeof exchangeContract)["send"]["input"]>;
export type ReadAnswer = z.output<(typeof exchangeContract)["read"]["output"]>;
export type ComposeInput = z.output<(typeof exchangeContract)["compose"]["input"]>;
