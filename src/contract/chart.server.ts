import * as z from "zod";
import { changed, saveEntry } from "../content/save/save-entry.server";
import { entrySchema } from "../content/schemas";
import { publishedRecord } from "../content/store/published.server";
import { type ChartEntry, chart } from "../features/chart/definition";
import type { ChartProblem } from "../features/chart/problems.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { LANGS, type Localized, localized } from "../platform/locale/lang";
import { editedVersion, imageId } from "../platform/shapes";

const { title } = chart.shared.figures.fields;

/** The numbers of the chart, once for all languages; `amount` in whole Hong Kong dollars. */
const Figures = z.object({ title: title.output, rows: z.array(title.output.extend({ amount: z.number() })) });
const Chart = entrySchema(chart).extend({ figures: Figures });

const PictureInput = z.object({ coverId: imageId.nullable().optional() }).optional();
const LabelsInput = z.object(localized(() => z.string().trim().max(200).default("")));

const MAX_AMOUNT = 1_000_000_000_000;
const isAmount = (given: unknown): boolean =>
  typeof given === "number" && Number.isInteger(given) && given >= 0 && given <= MAX_AMOUNT;
const isLabelled = (row: Localized) => LANGS.some((lang) => row[lang] !== "");
/** A row that a form has added and nobody has typed in; it is dropped. */
const isBlank = (row: Localized & { amount?: unknown }) =>
  !isLabelled(row) && (row.amount === "" || row.amount === undefined);

const RowInput = LabelsInput.extend({
  amount: z.unknown().meta({ type: "integer", minimum: 0, maximum: MAX_AMOUNT }),
}).superRefine((row, context) => {
  const refuse = (path: string, key: ChartProblem) =>
    context.addIssue({ code: "custom", path: [path], params: { key } });
  if (isBlank(row)) return;
  if (!isAmount(row.amount)) refuse("amount", "figureAmountNeeded");
  if (!isLabelled(row)) refuse("eng", "figureLabelNeeded");
});

const FiguresInput = z.object({
  title: LabelsInput.prefault({}),
  rows: z
    .array(RowInput)
    .max(40)
    .default([])
    .transform((rows) => rows.filter((row) => !isBlank(row))),
});

const contract = {
  current: get("/api/getChart", {
    summary: "The expenditure chart: an image for each language, and its figures; always one entry",
    input: z.object({}),
    output: z.object({ chart: z.array(Chart).length(1) }),
  }),
  update: write("/api/addchart", {
    access: "content",
    ofType: "chart",
    summary: "Change the expenditure chart; languages and figures that are left out stay",
    input: z.object({
      charts: z.object(localized(() => PictureInput)),
      figures: FiguresInput.optional(),
      version: editedVersion,
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};

const handlers: Handlers<typeof contract> = {
  current: async (_, { db }) => {
    const { figures, ...entry } = await publishedRecord(db, chart);
    const rows = figures.rows.map(({ label, amount }) => ({ ...label, amount }));
    return { chart: [{ ...entry, figures: { title: figures.title, rows } }] };
  },

  update: async ({ charts, figures, version }, call) => {
    // An image that is not given stays.
    const pictures = localized((lang) => {
      const coverId = charts[lang]?.coverId;
      return coverId === undefined ? undefined : { coverId };
    });
    const given = { ...pictures, figures: figures && figuresOf(figures) };
    return changed("edit", await saveEntry({ type: chart }, { given, version }, call, "charts."), {});
  },
};

const figuresOf = ({ rows, ...figures }: z.output<typeof FiguresInput>): ChartEntry["figures"] => ({
  ...figures,
  rows: rows.map(({ amount, ...label }) => ({ label, amount: Number(amount) })),
});

/** The fixed calls of the expenditure chart. */
export const chartCalls = answers(contract, handlers);
