import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { LANGS, type Lang, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { EmptyForm } from "../../../core/staff/form/empty-form";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { useShownLang } from "../../../core/staff/languages/use-shown-lang";
import { type Donors, donorsContract } from "../contract";
import type { Route } from "./+types/donors";
import { LossQuestion } from "./loss-question";
import { completeness, largeLosses } from "./names";
import { NamesField } from "./names-field";
import { donorsWords } from "./words";

const api = createClient(donorsContract);

/** Milliseconds that the confirmation stays. */
const SAVED_SHOWN = 3000;

const fetchDonors = async () => (await api.all({})).donors[0];

export const clientLoader = () => load(fetchDonors);

export const HydrateFallback = Loading;

/** The names of donors: one on each line, in each language. */
export default function EditDonors({ loaderData: donors }: Route.ComponentProps) {
  return donors && <DonorsForm donors={donors} />;
}

const formOf = (donors: Donors) => localized((lang) => donors[lang].join("\n"));

function DonorsForm({ donors }: { donors: Donors }) {
  const changes = useChanges(donorsContract);
  const words = useStaffWords();
  const own = useWords(donorsWords);
  const { shownLang, setShownLang, reveal } = useShownLang();
  const draft = useRecordDraft({
    record: donors,
    fetchRecord: fetchDonors,
    formOf,
    save: (form, version) => changes.replace({ ...form, version }),
    saved: { text: own.donorsUpdated, ms: SAVED_SHOWN, view: "/about#acknowledgements" },
  });
  const [asking, setAsking] = useState(false);
  const trySave = () => {
    if (largeLosses(formOf(donors), draft.form).length > 0) setAsking(true);
    else draft.trySave();
  };
  const label = (lang: string) =>
    fill(words.inLanguage, { label: own.donorNames, language: words[lang as Lang] });
  return (
    <>
      <ScreenTitle title={own.donors} />
      {LANGS.every((lang) => donors[lang].length === 0) && (
        <EmptyForm text={own.none} label={own.begin} path={shownLang} />
      )}
      <DraftForm draft={{ ...draft, trySave }} parts={LANGS} requestPrefix="" labelOf={label} reveal={reveal}>
        <LanguagePanels current={shownLang} onChoose={setShownLang} complete={completeness(draft.form)}>
          {(lang) => <NamesField lang={lang} draft={draft} />}
        </LanguagePanels>
      </DraftForm>
      {asking && (
        <LossQuestion
          losses={largeLosses(formOf(donors), draft.form)}
          onSave={() => {
            setAsking(false);
            draft.trySave();
          }}
          onBack={() => setAsking(false)}
        />
      )}
    </>
  );
}
