import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import { publishedRecord } from "../../../content/store/published.server";
import type { ShownImage } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownLang, shownText } from "../../../platform/locale/fallback.server";
import type { Lang } from "../../../platform/locale/lang";
import { hkd } from "../../../platform/money/money";
import { type ChartEntry, chart } from "../definition";

/** The image of the chart, and the language that it is in. */
export interface ShownPicture {
  image: Partial<ShownImage> & { id: string; alt: string | null };
  lang: Lang;
}

/** Numbers are formatted here, so that no browser can write them differently. */
export interface ShownFigures {
  title: Shown;
  rows: { label: Shown; amount: string; share: string /** Per cent of the whole. */; bar: number }[];
  total: string;
}

export interface ChartView {
  picture: ShownPicture | null;
  figures: ShownFigures | null;
}

const perCent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** The chart as a reader of `lang` gets it. */
export async function aboutChart(db: Database, lang: Lang): Promise<ChartView> {
  const entry = await publishedRecord(db, chart);
  return { picture: await pictureOf(db, entry, lang), figures: figuresOf(entry.figures, lang) };
}

async function pictureOf(db: Database, entry: ChartEntry, lang: Lang): Promise<ShownPicture | null> {
  const shown = shownLang(lang, (candidate) => entry[candidate].coverId !== null);
  const { coverId: id } = entry[shown];
  if (id === null) return null;
  const images = await imagesInEntries(db, { type: chart.name, entries: [entry._id] }, [id], lang);
  return { image: { id, alt: null, ...images(entry._id).get(id) }, lang: shown };
}

function figuresOf({ title, rows }: ChartEntry["figures"], lang: Lang): ShownFigures | null {
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const part = (amount: number) => (total === 0 ? 0 : amount / total);
  const largestFirst = rows.toSorted((one, other) => other.amount - one.amount);
  return {
    title: shownText(title, lang),
    rows: largestFirst.map(({ amount, label }) => ({
      label: shownText(label, lang),
      amount: hkd(amount * 100),
      share: perCent.format(part(amount)),
      bar: Math.round(part(amount) * 1000) / 10,
    })),
    total: hkd(total * 100),
  };
}
