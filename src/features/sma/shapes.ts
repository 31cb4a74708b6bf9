import * as z from "zod";
import { localized } from "../../platform/locale/lang";
import { imageId } from "../../platform/shapes";
import { TOPIC_KEYS } from "./topic-key";

/** The columns of the table of SMA types, in reading order; `type` heads the row. */
export const TYPE_COLUMNS = [
  "type",
  "ageOfOnset",
  "category",
  "milestone",
  "lifeExpectancy",
  "characteristics",
] as const;

export type SmaTypeColumn = (typeof TYPE_COLUMNS)[number];

export type { SmaTopicKey } from "./topic-key";

/** The same text in each language; `""` where there is none. */
const inThree = (text: z.ZodString) => z.object({ eng: text, tra: text, sim: text });
const inColumns = <T extends z.ZodType>(cell: T) =>
  z.object(Object.fromEntries(TYPE_COLUMNS.map((column) => [column, cell])) as Record<SmaTypeColumn, T>);

const Text = inThree(z.string());
const inThreeLists = z.object({
  eng: z.array(z.string()),
  tra: z.array(z.string()),
  sim: z.array(z.string()),
});

/** Part `n` of one language says what part `n` of the others says. */
export const Items = z.array(
  z.object({
    subTitle: z.string(),
    /** Plain text: paragraphs between blank lines, with `[1]` for the first reference and `[?]` where a doctor has yet to confirm. */
    content: z.string(),
  }),
);

const TopicText = z.object({ title: z.string(), references: z.array(z.string()), items: Items });
export type TopicText = z.infer<typeof TopicText>;

const TypeRow = inColumns(Text);
export type TypeRow = z.infer<typeof TypeRow>;

export const TypeTable = z.object({ caption: Text, headings: TypeRow, rows: z.array(TypeRow) });
export type TypeTable = z.infer<typeof TypeTable>;

export const OutsideLink = z.object({ name: Text, url: z.string(), note: Text });
export type OutsideLink = z.infer<typeof OutsideLink>;

/** An id for each of the references, stable when others are inserted. */
export const ReferenceIds = inThreeLists.default(() => localized(() => []));

export const SmaTopic = z.object({
  _id: z.string(),
  key: z.enum(TOPIC_KEYS).nullable(),
  order: z.number().int(),
  coverId: imageId.nullable(),
  eng: TopicText,
  tra: TopicText,
  sim: TopicText,
  referenceIds: ReferenceIds,
  /** SMA types 0 to 4; only of the topic `symptoms`. */
  table: TypeTable.nullable(),
  /** Other organisations; only of the topic `further-information`. */
  links: z.array(OutsideLink).nullable(),
  version: z.number().int(),
});
export type SmaTopic = z.infer<typeof SmaTopic>;

/** When the topics were last compared with their sources (`YYYY-MM-DD`, `""` if never), and by whom. */
export const SmaReview = Text.extend({ _id: z.string(), date: z.string(), version: z.number().int() });
export type SmaReview = z.infer<typeof SmaReview>;
