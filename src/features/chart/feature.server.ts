import { changed } from "../../content/save/changed.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { newestRecord } from "../../content/store/newest.server";
import { publishedRecord } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { localized } from "../../platform/locale/lang";
import { type Chart, chartContract, figuresOf } from "./contract";
import { type ChartEntry, chart } from "./definition";
import { chartProblems } from "./problems.server";

const rules = { type: chart };

const chartHandlers: Handlers<typeof chartContract> = {
  current: async (_, { db }) => ({ chart: [answered(await publishedRecord(db, chart))] }),

  update: async ({ charts, figures, version }, call) => {
    const before = await newestRecord(call.db, chart);
    const pictures = localized((lang) => charts[lang] && pictureOf(charts[lang], before[lang]));
    const given = { ...pictures, figures: figures && figuresOf(figures) };
    return changed("edit", await saveEntry(rules, { given, version }, call, "charts."), {});
  },
};

const chartAnswers = answers(chartContract, chartHandlers);

type Picture = ChartEntry["eng"];

/** The picture after a save. One that is not given stays; words about an image go with it. */
function pictureOf(
  given: { [Field in keyof Picture]?: Picture[Field] | undefined },
  before: Picture,
): Picture {
  const coverId = given.coverId === undefined ? before.coverId : given.coverId;
  return { coverId, alt: given.alt ?? (coverId === before.coverId ? before.alt : "") };
}

const answered = ({ figures: { title, rows }, ...entry }: ChartEntry): Chart => ({
  ...entry,
  figures: { title, rows: rows.map(({ label, amount }) => ({ ...label, amount })) },
});

export default feature({
  name: "chart",
  answers: chartAnswers,
  problems: chartProblems,
  content: [chart],
  demo: async (tools) => (await import("./demo.server")).seedChart(tools),
});
