import * as z from "zod";
import { editedVersion, imageId, isWebAddress } from "../../core/api/shapes";
import { hongKongDay } from "../../core/locale/dates";
import { LANGS, type Localized } from "../../core/locale/lang";
import type { SmaProblem } from "./problems.server";
import { type SmaTypeColumn, TYPE_COLUMNS } from "./type-columns";

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

const ItemInput = z.object({ subTitle: text(LINE), content: paragraphs });

/** A list, or a text with a reference on each line. */
const references = z
  .union([z.array(z.string().max(2000)).max(200), z.string().max(100_000)])
  .default([])
  .transform((given) => (typeof given === "string" ? given.split(/\r\n|\r|\n/) : given))
  .transform((entries) => entries.map((entry) => entry.trim()).filter((entry) => entry !== ""));

const TopicTextInput = z
  .object({ title: text(LINE), references, items: z.array(ItemInput).max(60).default([]) })
  .prefault({});

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

const TypeTableInput = z.object({
  caption: inThree(CELL),
  headings: TypeRowInput,
  rows: z.array(TypeRowInput).max(20).default([]),
});

/** Ids of the references of a language, as `GET /api/sma` gave them; left out, they are known by their texts. */
const ids = z
  .array(z.string().regex(/^[\w-]{1,40}$/))
  .max(200)
  .optional();

/** Whether the change was medically reviewed, so that the review has today's date; left out, nobody said so. */
const reviewed = z
  .boolean()
  .nullable()
  .optional()
  .refine((answer) => answer !== null, { params: { key: "reviewAnswerNeeded" satisfies SmaProblem } });

const TopicFields = z.object({
  coverId: imageId.nullable().default(null),
  referenceIds: z.object({ eng: ids, tra: ids, sim: ids }).prefault({}),
  reviewed,
  eng: TopicTextInput,
  tra: TopicTextInput,
  sim: TopicTextInput,
});

/** What only two of the first topics have; left out, it stays as it is. */
const KeyedFields = TopicFields.extend({
  table: TypeTableInput.nullable().optional(),
  links: z.array(LinkInput).max(100).nullable().optional(),
});
type KeyedFields = z.infer<typeof KeyedFields>;

const given = (texts: Localized) => LANGS.some((lang) => texts[lang] !== "");

function needsTexts(topic: z.infer<typeof TopicFields>, context: z.RefinementCtx): void {
  const miss = (path: (string | number)[], key: SmaProblem) =>
    context.addIssue({ code: "custom", path, params: { key } });
  if (!LANGS.some((lang) => topic[lang].title !== "")) miss(["eng", "title"], "titleNeeded");
  const parts = Math.max(...LANGS.map((lang) => topic[lang].items.length));
  for (let part = 0; part < parts; part += 1) {
    const has = (field: "subTitle" | "content") => LANGS.some((lang) => topic[lang].items[part]?.[field]);
    if (!has("subTitle")) miss(["eng", "items", part, "subTitle"], "subTitleNeeded");
    if (!has("content")) miss(["eng", "items", part, "content"], "textNeeded");
  }
}

function needsNames({ table, links }: KeyedFields, context: z.RefinementCtx): void {
  const miss = (...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, params: { key: "nameNeeded" satisfies SmaProblem } });
  for (const [at, row] of (table?.rows ?? []).entries()) {
    if (!given(row.type)) miss("table", "rows", at, "type", "eng");
  }
  for (const [at, { name }] of (links ?? []).entries()) {
    if (!given(name)) miss("links", at, "name", "eng");
  }
}

export const SmaTopicInput = TopicFields.superRefine(needsTexts);
export type SmaTopicInput = z.infer<typeof SmaTopicInput>;

export const SmaTopicEdit = KeyedFields.extend({ _id: z.string().min(1), version: editedVersion })
  .superRefine(needsTexts)
  .superRefine(needsNames);

export const SmaReviewInput = z
  .object({
    date: z.iso.date().refine((day) => day <= hongKongDay(new Date()), {
      params: { key: "reviewInFuture" satisfies SmaProblem },
    }),
    eng: text(LINE),
    tra: text(LINE),
    sim: text(LINE),
    version: editedVersion,
  })
  .superRefine((review, context) => {
    if (given(review)) return;
    context.addIssue({
      code: "custom",
      path: ["eng"],
      params: { key: "reviewerNeeded" satisfies SmaProblem },
    });
  });
