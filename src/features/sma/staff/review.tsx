import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { TextField } from "../../../core/staff/fields/text-field";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { langOfPath, useShownLang } from "../../../core/staff/languages/use-shown-lang";
import { smaContract } from "../contract";
import type { SmaReview } from "../shapes";
import { smaWords } from "../words";
import type { Route } from "./+types/review";
import { FittedTextArea } from "./fitted-text-area";

const api = createClient(smaContract);

const fetchReview = async () => (await api.all({})).review;

export const clientLoader = () => load(fetchReview);

export const HydrateFallback = Loading;

/** When the SMA topics were last reviewed, and by whom. */
export default function Review({ loaderData: review }: Route.ComponentProps) {
  return <ReviewForm review={review} />;
}

const PARTS = ["date", "eng", "tra", "sim"];

const formOf = ({ date, eng, tra, sim }: SmaReview) => ({ date, eng, tra, sim });

function ReviewForm({ review }: { review: SmaReview }) {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const staff = useStaffWords();
  const { shownLang, setShownLang, reveal } = useShownLang();
  const draft = useRecordDraft({
    record: review,
    fetchRecord: fetchReview,
    formOf,
    save: (form, version) => changes.editReview({ ...form, version }),
    saved: { text: words.updated, view: "/sma" },
  });
  const { form, patch, errorsAt } = draft;
  const nameOf = (path: string) => {
    const lang = langOfPath(path);
    return lang ? fill(staff.inLanguage, { label: words.reviewer, language: staff[lang] }) : words.reviewDate;
  };
  return (
    <>
      <ScreenTitle title={words.review} />
      <p className="mb-4">{words.reviewHint}</p>
      <DraftForm draft={draft} parts={PARTS} requestPrefix="" labelOf={nameOf} reveal={reveal}>
        <div className="staff-section narrow">
          <TextField
            label={words.reviewDate}
            type="date"
            path="date"
            value={form.date}
            onChange={(date) => patch({ date })}
            errors={errorsAt("date")}
          />
        </div>
        <LanguagePanels
          current={shownLang}
          onChoose={setShownLang}
          complete={localized((lang) => form[lang].trim() !== "")}
        >
          {(lang) => (
            <FittedTextArea
              label={words.reviewer}
              path={lang}
              lang={LANG_TAG[lang]}
              value={form[lang]}
              onChange={(reviewer) => patch({ [lang]: reviewer })}
              errors={errorsAt(lang)}
            />
          )}
        </LanguagePanels>
      </DraftForm>
    </>
  );
}
