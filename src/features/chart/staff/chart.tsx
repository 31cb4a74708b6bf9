import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { EmptyForm } from "../../../core/staff/form/empty-form";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { useShownLang, withPart } from "../../../core/staff/languages/use-shown-lang";
import { type Chart, chartContract } from "../contract";
import type { Route } from "./+types/chart";
import { formOf, isEmpty, PARTS, payloadOf } from "./draft";
import { FiguresFields } from "./figures-fields";
import { pathLabel } from "./path-label";
import { PictureFields } from "./picture-fields";
import { chartWords } from "./words";

const api = createClient(chartContract);

const fetchChart = async () => (await api.current({})).chart[0];

export const clientLoader = () => load(fetchChart);

export const HydrateFallback = Loading;

/** The expenditure chart: an image for each language, and its figures for all. */
export default function UpdateChart({ loaderData: chart }: Route.ComponentProps) {
  return chart && <ChartFormView chart={chart} />;
}

function ChartFormView({ chart }: { chart: Chart }) {
  const changes = useChanges(chartContract);
  const words = useStaffWords();
  const own = useWords(chartWords);
  const { shownLang, setShownLang, reveal } = useShownLang();
  const draft = useRecordDraft({
    record: chart,
    fetchRecord: fetchChart,
    formOf,
    save: (form, version) => changes.update({ ...payloadOf(form), version }),
    saved: { text: own.saved, view: "/about#expenditure" },
  });
  const { form, setForm, patch, errorsAt } = draft;
  return (
    <>
      <ScreenTitle title={own.chart} />
      {isEmpty(formOf(chart)) && (
        <EmptyForm text={own.none} label={own.begin} path={`figures.title.${shownLang}`} />
      )}
      <DraftForm
        draft={draft}
        parts={PARTS}
        requestPrefix=""
        submitLabel={own.submit}
        labelOf={(path) => pathLabel(path, own, words)}
        // Figures have their three languages side by side, outside the panels.
        reveal={(path) => path.startsWith("charts.") && reveal(path)}
      >
        <div className="staff-section">
          <LanguagePanels
            current={shownLang}
            onChoose={setShownLang}
            complete={localized((lang) => form[lang].coverId !== null && form[lang].alt !== "")}
          >
            {(lang) => (
              <PictureFields
                lang={lang}
                picture={form[lang]}
                onChange={(part) => setForm((before) => withPart(before, lang, part))}
                errorsAt={errorsAt}
              />
            )}
          </LanguagePanels>
        </div>
        <FiguresFields
          title={form.title}
          rows={form.rows}
          onTitle={(title) => patch({ title })}
          onRows={(rows) => patch({ rows })}
          errorsAt={errorsAt}
        />
      </DraftForm>
    </>
  );
}
