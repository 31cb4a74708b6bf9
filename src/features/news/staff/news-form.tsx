import { useCallback, useRef, useState } from "react";
import type { Lang } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { ImeSafeForm } from "../../../core/staff/ime-safe-form";
import { LanguagePanels } from "../../../core/staff/language-panels";
import { LeaveGuard } from "../../../core/staff/leave-guard";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { useSave } from "../../../core/staff/use-save";
import { ConflictView } from "./conflict-view";
import { completeness, isChanged, langOfPath, type NewsForm } from "./draft";
import { pathLabel } from "./path-label";
import { SharedFields } from "./shared-fields";
import { TextFields } from "./text-fields";

interface NewsFormProps {
  initial: NewsForm;
  /** Saves and goes on; throws what the call throws. */
  submit: (form: NewsForm) => Promise<void>;
  /** What somebody else saved meanwhile; asked for after a 409. */
  loadTheirs?: () => Promise<NewsForm>;
}

/** The form of a news item. A failed save changes nothing in it but the messages. */
export function NewsFormView({ initial, submit, loadTheirs }: NewsFormProps) {
  const words = useStaffMessages();
  const [form, setForm] = useState(initial);
  const [shownLang, setShownLang] = useState<Lang>(useLang());
  const [theirs, setTheirs] = useState<NewsForm | null>(null);
  const saved = useRef(false);
  const latest = useRef(form);
  latest.current = form;
  const changed = useCallback(() => !saved.current && isChanged(latest.current, initial), [initial]);
  const { save, saving, problem, errorsAt, clearProblem } = useSave();

  const patch = (part: Partial<NewsForm>) => setForm((before) => ({ ...before, ...part }));
  const reveal = (path: string) => setShownLang(langOfPath(path) ?? shownLang);
  const trySave = () => {
    if (saving) return;
    save(async () => {
      saved.current = true; // the screen that follows must not be held back
      try {
        await submit(form);
      } catch (error) {
        saved.current = false;
        throw error;
      }
    });
  };
  const showTheirs = () => save(async () => setTheirs((await loadTheirs?.()) ?? null));
  const settle = (merged: NewsForm) => {
    setForm(merged);
    setTheirs(null);
    clearProblem();
  };

  if (theirs) return <ConflictView mine={form} theirs={theirs} onDone={settle} />;
  return (
    <ImeSafeForm onSubmit={trySave} className="news-form">
      <LeaveGuard changed={changed} />
      <ProblemSummary problem={problem} labelOf={(path) => pathLabel(path, words)} reveal={reveal} />
      {problem?.kind === "overtaken" && (
        <div className="problem-summary" role="alert">
          <h2>{words.conflictTitle}</h2>
          <p>{words.conflictText}</p>
          <button type="button" className="button button-main" onClick={showTheirs}>
            {words.compare}
          </button>
        </div>
      )}
      <SharedFields form={form} patch={patch} errorsAt={errorsAt} />
      <LanguagePanels current={shownLang} onChoose={setShownLang} complete={completeness(form)}>
        {(lang) => (
          <TextFields
            lang={lang}
            text={form[lang]}
            onChange={(part) => setForm((before) => ({ ...before, [lang]: { ...before[lang], ...part } }))}
            onUsePhotosEverywhere={() =>
              setForm((before) => ({
                ...before,
                eng: { ...before.eng, photoArray: before[lang].photoArray },
                tra: { ...before.tra, photoArray: before[lang].photoArray },
                sim: { ...before.sim, photoArray: before[lang].photoArray },
              }))
            }
            errorsAt={errorsAt}
          />
        )}
      </LanguagePanels>
      <p className="submit-row">
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {saving ? words.saving : words.save}
        </button>
      </p>
    </ImeSafeForm>
  );
}
