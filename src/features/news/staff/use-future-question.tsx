import { useState } from "react";
import { dayOf } from "../../../core/content/kinds/number-inputs";
import type { EntryForm } from "../../../core/content/staff/form-of";
import { hongKongDay, newsDate } from "../../../core/locale/dates";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import type { Draft } from "../../../core/staff/form/use-draft";
import { ConfirmDialog } from "../../../core/staff/frame/confirm-dialog";
import { newsScreenWords } from "./words";

/**
 * A draft whose submit asks first where the date is one to come, which people take for the day on which it will be
 * published; with the question while it is asked. A date that is stored has been asked about.
 */
export function useFutureQuestion(draft: Draft<EntryForm>, stored: EntryForm) {
  const words = useWords(newsScreenWords);
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const date = dayOf(String(draft.form.date));
  const trySave = () => {
    if (date !== dayOf(String(stored.date)) && date > hongKongDay(new Date())) setAsking(true);
    else draft.trySave();
  };
  const [before = "", after = ""] = words.futureText.split("{date}");
  const question = asking && (
    <ConfirmDialog
      title={words.futureTitle}
      confirmLabel={words.publishNow}
      cancelLabel={words.goBack}
      onConfirm={() => {
        setAsking(false);
        draft.trySave();
      }}
      onCancel={() => setAsking(false)}
    >
      <p>
        {before}
        <time dateTime={date}>{newsDate(date, lang)}</time>
        {after}
      </p>
    </ConfirmDialog>
  );
  return { draft: { ...draft, trySave }, question };
}
