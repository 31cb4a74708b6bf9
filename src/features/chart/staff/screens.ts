import { type RecordScreens, readNewest } from "../../../content/staff/content-screens";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { renamedPaths } from "../../../content/staff/form-conversion";
import { useChanges } from "../../../platform/http/client";
import { isLang, type Localized, localized } from "../../../platform/locale/lang";
import { type Chart, chartContract, figuresOf } from "../contract";
import { type ChartEntry, chart } from "../definition";
import { ImageWords } from "./image-words";

const read = async () => {
  const record = await readNewest<Chart>(chart);
  return { ...record, figures: figuresOf(record.figures) };
};

/** The values of a form as its inputs put them: an amount that is no number stands as it was typed. */
interface ChartForm extends Localized<ChartEntry["eng"]> {
  figures: { title: Localized; rows: { label: Localized; amount: number | string }[] };
}

/** The body of a save. */
function inputIn(form: EntryForm) {
  const { figures, ...texts } = form as unknown as ChartForm;
  const rows = figures.rows.map(({ label, amount }) => ({ ...label, amount: amountOf(String(amount)) }));
  return { charts: localized((lang) => texts[lang]), figures: { title: figures.title, rows } };
}

/** `HK$1,234` as 1234; what is no whole number goes as it was typed, for the server to refuse. */
function amountOf(typed: string): number | string {
  const digits = typed.replaceAll(/^\s*(HK)?\$|[,\s]/gi, "");
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

/** `charts.eng.alt` of a request as `eng.alt` of the form, `figures.rows.0.eng` as `figures.rows.0.label.eng`. */
function formPath(path: string): string {
  const [first, ...rest] = path.split(".");
  if (first === "charts") return rest.join(".");
  const last = rest.at(-1);
  return rest[0] === "rows" && isLang(last)
    ? ["figures", ...rest.slice(0, -1), "label", last].join(".")
    : path;
}

/** The screen of the expenditure chart. */
const screens: RecordScreens = {
  type: chart,
  read,
  useSave: () => {
    const changes = useChanges(chartContract);
    return (form, version) =>
      changes.update({ ...inputIn(form), version }).catch((error: unknown) => {
        throw renamedPaths(error, formPath);
      });
  },
  begin: (lang) => `figures.title.${lang}`,
  form: { rail: [], beneath: ["figures"], inputs: { alt: ImageWords } },
};

export default screens;
