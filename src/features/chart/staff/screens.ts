import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { LANGS, type Localized } from "../../../platform/locale/lang";
import { type ChartEntry, chart } from "../definition";

/** The values of a form as its inputs put them: an amount that is no number stays as typed. */
interface ChartForm extends Localized<ChartEntry["eng"]> {
  figures: { title: Localized; rows: { label: Localized; amount: number | string }[] };
}

/** The content of a save: without rows that a form has added and nobody has typed in. */
function contentOf(form: EntryForm): EntryForm {
  const { figures } = form as unknown as ChartForm;
  const rows = figures.rows
    .map(({ label, amount }) => ({ label, amount: amountOf(String(amount)) }))
    .filter(({ label, amount }) => amount !== "" || LANGS.some((lang) => label[lang] !== ""));
  return { ...form, figures: { ...figures, rows } };
}

/** `HK$1,234` as 1234; what is no whole number goes as typed, for the server to refuse. */
function amountOf(typed: string): number | string {
  const digits = typed.replaceAll(/^\s*(HK)?\$|[,\s]/gi, "");
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

const derived = derivedRecord(chart);

/** The screen of the expenditure chart. */
const screens: RecordScreens = {
  type: chart,
  ...derived,
  useSave: () => {
    const save = derived.useSave();
    return (form, version) => save(contentOf(form), version);
  },
  begin: (lang) => `figures.title.${lang}`,
  form: { rail: [], beneath: ["figures"] },
};

export default screens;
