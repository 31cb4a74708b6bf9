import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { searchedWords } from "../../platform/list/record-list";
import { LANGS, localized } from "../../platform/locale/lang";
import { queryNumber } from "../../platform/shapes";
import { STATES } from "./states";

const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.object(localized(() => schema));
const state = z.enum(STATES);

/** A text of the site on the board of languages. */
const BoardText = z.object({
  type: z.string(),
  id: z.string(),
  /** Of its field, without a language: `header`, `intro.title`. */
  path: z.string(),
  /** The title of the entry in the reader's language; `""` for one without. */
  title: z.string(),
  ...localized(() => state),
  /** The label of its field, and what staff call all of its kind, in their language. */
  label: z.string(),
  kind: z.string(),
  /** The address of the form that has it, on the language that needs somebody and at the field. */
  url: z.string(),
});
export type BoardText = z.infer<typeof BoardText>;

/** A paragraph of the source that a language is behind with. */
const StaleParagraph = z.object({
  /** The hash of the source paragraph; of a removed one, of its former text. */
  hash: z.string(),
  /** The path of the field that has it, without a language; of a removed one, that of the text. */
  field: z.string(),
  /** Its words when the language was last in line: none for one that is new. */
  before: z.array(z.string()),
  /** Its words now; null for one that was taken out. */
  after: z.string().nullable(),
});
export type StaleParagraph = z.infer<typeof StaleParagraph>;

const TranslationStatus = z.object({
  path: z.string(),
  /** The source language, which the others follow. */
  source: z.enum(LANGS),
  states: inLanguages(state),
  stale: inLanguages(z.array(StaleParagraph)),
  /** The fields, without a language, that say nothing beside a source that does. */
  missing: inLanguages(z.array(z.string())),
});
export type TranslationStatus = z.infer<typeof TranslationStatus>;

const count = z.number().int();

const boardQuery = z.object({
  state: state.optional(),
  lang: z.enum(LANGS).optional(),
  type: z.string().max(100).optional(),
  id: z.string().max(100).optional(),
  q: searchedWords(100),
  page: queryNumber(1, 1_000_000).default(1),
});
export type BoardQuery = z.output<typeof boardQuery>;

/** The calls on the languages of everything that visitors read. */
export const translationContract = {
  board: staffGet("/api/languages", {
    access: "content",
    ofAnyType: true,
    summary:
      "Public texts with their translation state in each language: missing and outdated ones first, the most visible of them first. `state` filters by any language or by `lang`, which also orders. `missing` and `stale` are counts for `lang`, or for any. `q` searches texts and titles",
    input: boardQuery,
    output: z.object({
      entries: z.array(BoardText),
      missing: count,
      stale: count,
      total: count,
      pages: count,
      /** The parts to which the board can be narrowed: all of a type, or one by its id; and which go to translators. */
      parts: z.array(
        z.object({ type: z.string(), id: z.string().optional(), name: z.string(), isSent: z.boolean() }),
      ),
    }),
  }),
  texts: staffGet("/api/translation", {
    access: "content",
    ofAnyType: true,
    summary:
      "The translation state of an entry's texts by language, with the source changes of outdated ones",
    input: z.object({ type: z.string().max(100), id: z.string().max(100) }),
    output: z.object({ texts: z.array(TranslationStatus) }),
  }),
  confirm: write("/api/confirmTranslation", {
    access: "content",
    ofAnyType: true,
    summary:
      "Confirm that a translation is up to date: the whole text, or the paragraph whose source has this hash",
    input: z.object({
      type: z.string().max(100),
      id: z.string().max(100),
      path: z.string().max(300),
      lang: z.enum(LANGS),
      hash: z.string().max(100).optional(),
    }),
    output: z.object({ message: z.literal("success") }),
    preservesPageCache: true,
  }),
};
