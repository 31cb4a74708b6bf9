import * as z from "zod";
import type { Rule } from "../../content/definition";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { isWebAddress } from "../../platform/shapes";
import type { SmaProblem } from "./problems.server";
import { type SmaTypeColumn, TYPE_COLUMNS } from "./shapes";

const text = (limit: number) => z.string().trim().max(limit).default("");
const LINE = 300;
const CELL = 1000;

const inThree = (limit: number) =>
  z.object({ eng: text(limit), tra: text(limit), sim: text(limit) }).prefault({});

/** Paragraphs of plain text, with one blank line between two. */
const paragraphs = z
  .string()
  .max(20_000)
  .default("")
  .transform((given) =>
    given
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/\n\s*\n/g, "\n\n")
      .trim(),
  );

export const ItemsInput = z
  .array(z.object({ subTitle: text(LINE), content: paragraphs }))
  .max(60)
  .default([]);

/** A list, or a text with a reference on each line. */
export const ReferencesInput = z
  .union([z.array(z.string().max(2000)).max(200), z.string().max(100_000)])
  .default([])
  .transform((given) => (typeof given === "string" ? given.split(/\r\n|\r|\n/) : given))
  .transform((entries) => entries.map((entry) => entry.trim()).filter((entry) => entry !== ""));

const LinkInput = z.object({
  name: inThree(LINE),
  url: z
    .string()
    .trim()
    .max(2000)
    .refine(isWebAddress, { params: { key: "webAddressNeeded" } }),
  note: inThree(CELL),
});

const cells = Object.fromEntries(TYPE_COLUMNS.map((column) => [column, inThree(CELL)]));
const TypeRowInput = z.object(cells as Record<SmaTypeColumn, ReturnType<typeof inThree>>).prefault({});

export const TypeTableInput = z.object({
  caption: inThree(CELL),
  headings: TypeRowInput,
  rows: z.array(TypeRowInput).max(20).default([]),
});

/** Ids of the references of a language, as `GET /api/sma` gave them; left out, they are known by their texts. */
const ids = z
  .array(z.string().regex(/^[\w-]{1,40}$/))
  .max(200)
  .optional();

/** True when the change was medically reviewed, so that the review has today's date; blank while nobody has answered. */
export const ReviewedInput = z
  .union([z.boolean(), z.literal("")])
  .nullish()
  .refine((answer) => answer !== "", { params: { key: "reviewAnswerNeeded" satisfies SmaProblem } })
  .transform((answer) => answer === true);

export const LinksInput = z.array(LinkInput).max(100);

export const ReferenceIdsInput = z.object({ eng: ids, tra: ids, sim: ids }).prefault({});

const given = (texts: Localized) => LANGS.some((lang) => texts[lang] !== "");

type Texts = Localized<{ title: string; items: z.output<typeof ItemsInput> }>;

/** A title, and in each part a sub-title and a text, in at least one language. */
export const needsTexts: Rule<Texts> = {
  check: (topic, refuse) => {
    const miss = (path: (string | number)[], key: SmaProblem) => refuse(path, key);
    if (!LANGS.some((lang) => topic[lang].title !== "")) miss(["eng", "title"], "titleNeeded");
    const parts = Math.max(...LANGS.map((lang) => topic[lang].items.length));
    for (let part = 0; part < parts; part += 1) {
      const has = (field: "subTitle" | "content") => LANGS.some((lang) => topic[lang].items[part]?.[field]);
      if (!has("subTitle")) miss(["eng", "items", part, "subTitle"], "subTitleNeeded");
      if (!has("content")) miss(["eng", "items", part, "content"], "textNeeded");
    }
  },
};

/** A name for each row of the table and each link, in at least one language. */
export const needsNames: Rule<{
  table?: z.output<typeof TypeTableInput> | null | undefined;
  links?: z.output<typeof LinksInput> | null | undefined;
}> = {
  check: ({ table, links }, refuse) => {
    const miss = (...path: (string | number)[]) => refuse(path, "nameNeeded" satisfies SmaProblem);
    for (const [at, row] of (table?.rows ?? []).entries()) {
      if (!given(row.type)) miss("table", "rows", at, "type", "eng");
    }
    for (const [at, { name }] of (links ?? []).entries()) {
      if (!given(name)) miss("links", at, "name", "eng");
    }
  },
};
