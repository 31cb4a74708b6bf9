import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useRevalidator } from "react-router";
import { useBanner } from "../frame/banner";
import { type Autosave, type Draft, useDraft } from "./use-draft";

interface RecordDraftOptions<R extends { version: number }, F extends object> {
  record: R;
  /** The stored record. */
  fetchRecord: () => Promise<R | undefined>;
  /** The part of the record that the form edits. Must be stable between renders. */
  formOf: (record: R) => F;
  /** Returns the newest version after it, where that is not the next. */
  save: (form: F, version: number) => Promise<number | undefined>;
  /** The banner after a save of `form`. */
  saved: (form: F) => Omit<Parameters<ReturnType<typeof useBanner>>[0], "saved">;
  /** Closes the form after a save; without it, it stays. */
  close?: () => void;
  /** Autosaves the form before it is submitted. */
  autosave?: Autosave<F> | undefined;
  /** A ref that this sets to the number of the version on which the form is based. */
  version?: RefObject<number>;
}

/**
 * The draft of a single record. Where the screen stays after a save, changes typed during the save stay too,
 * and a Submit pressed meanwhile saves them next.
 */
export function useRecordDraft<R extends { version: number }, F extends object>(
  options: RecordDraftOptions<R, F>,
): Draft<F> {
  const { record, fetchRecord, formOf, save, saved, close, autosave } = options;
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const shown = useMemo(() => formOf(record), [record, formOf]);
  const own = useRef(record.version);
  const version = options.version ?? own;
  const draft = useDraft({
    initial: shown,
    autosave,
    stays: !close,
    submit: async (form) => {
      version.current = (await save(form, version.current)) ?? version.current + 1;
      banner({ ...saved(form), saved: true });
      // Also when the form has gone meanwhile: the screen around it may be there.
      const fresh = revalidate();
      return () => {
        close?.();
        return fresh;
      };
    },
    loadTheirs: async () => {
      const theirs = (await fetchRecord()) ?? record;
      const adopt = () => {
        version.current = theirs.version;
      };
      return { form: formOf(theirs), adopt };
    },
  });
  const { take } = draft;
  useEffect(() => {
    // The server's answer from before the last save may be rendered after it.
    if (record.version < version.current) return;
    // While something is typed that it does not have, its version is not ours to save over.
    if (take(shown)) version.current = record.version;
  }, [take, shown, record.version, version]);
  return draft;
}
