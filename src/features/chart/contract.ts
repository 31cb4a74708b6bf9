import * as z from "zod";
import { entrySchema } from "../../content/schemas";
import { get, write } from "../../platform/http/contract";
import { LANGS } from "../../platform/locale/lang";
import { editedVersion, imageId } from "../../platform/shapes";
import { type ChartEntry, chart } from "./definition";
import type { ChartProblem } from "./problems.server";

const { title } = chart.shared.figures.fields;

/** The numbers of the chart, once for all languages; `amount` in whole Hong Kong dollars. */
const Figures = z.object({
  title: title.output,
  rows: z.array(title.output.extend({ amount: z.number() })),
});
export type Figures = z.infer<typeof Figures>;

const Chart = entrySchema(chart).extend({ figures: Figures });
export type Chart = z.infer<typeof Chart>;

const PictureInput = z
  .object({ coverId: imageId.nullable().optional(), alt: z.string().trim().max(1000).optional() })
  .optional();

const label = z.string().trim().max(200).default("");
const LabelsInput = z.object({ eng: label, tra: label, sim: label });

const MAX_AMOUNT = 1_000_000_000_000;
const isAmount = (given: unknown): given is number =>
  typeof given === "number" && Number.isInteger(given) && given >= 0 && given <= MAX_AMOUNT;

const RowInput = LabelsInput.extend({
  amount: z.unknown().meta({ type: "integer", minimum: 0, maximum: MAX_AMOUNT }),
}).superRefine((row, context) => {
  if (isBlank(row)) return;
  if (!isAmount(row.amount)) {
    context.addIssue({
      code: "custom",
      path: ["amount"],
      params: { key: "figureAmountNeeded" satisfies ChartProblem },
    });
  }
  if (!isLabelled(row)) {
    context.addIssue({
      code: "custom",
      path: ["eng"],
      params: { key: "figureLabelNeeded" satisfies ChartProblem },
    });
  }
});

const isLabelled = (row: z.infer<typeof title.output>) => LANGS.some((lang) => row[lang] !== "");

/** A row that a form has added and nobody has typed in; it is dropped. */
const isBlank = (row: z.infer<typeof title.output> & { amount?: unknown }) =>
  !isLabelled(row) && (row.amount === "" || row.amount === undefined);

const FiguresInput = z.object({
  title: LabelsInput.prefault({}),
  rows: z
    .array(RowInput)
    .max(40)
    .default([])
    .transform((rows) => rows.filter((row) => !isBlank(row)))
    .transform((rows) => rows.map((row) => ({ ...row, amount: Number(row.amount) }))),
});

export const chartContract = {
  current: get("/api/getChart", {
    summary: "The expenditure chart: an image for each language, and its figures; always one entry",
    input: z.object({}),
    output: z.object({ chart: z.array(Chart).length(1) }),
  }),
  update: write("/api/addchart", {
    access: "content",
    summary: "Change the expenditure chart; a language that is left out keeps its chart, as do the figures",
    input: z.object({
      charts: z.object({ eng: PictureInput, tra: PictureInput, sim: PictureInput }),
      figures: FiguresInput.optional(),
      version: editedVersion,
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};

/** The figures as the entry has them, where the labels of a row stand together. */
export const figuresOf = ({ title, rows }: Figures): ChartEntry["figures"] => ({
  title,
  rows: rows.map(({ amount, ...label }) => ({ label, amount })),
});
