import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../platform/locale/lang-context";
import { useBanner } from "../../../ui/frame/banner";
import type { Presence } from "../contract";
import { type Place, Reports } from "./window";
import { presenceWords } from "./words";

/** The form whose entry others may have open. */
export interface PresentForm {
  place: Place;
  /** Number of the revision that the form shows, or continues. */
  version: number;
  /** The username of the signed-in account. */
  me: string;
  /** True once something is typed in it that is not submitted. */
  isWriting: boolean;
  /** Sends what is typed to the server. */
  flush: () => Promise<unknown>;
  /** The colleague who was let go on, so that nothing can be typed here. */
  handedTo: string | undefined;
  handTo: (name: string | undefined) => void;
}

/** Whether somebody else has saved the entry since the form was opened. */
export const isNews = ({ version, me }: PresentForm, saved: Presence["saved"]): boolean =>
  saved !== null && saved.version > version && saved.by !== me;

/** Reports that the form is open; returns who else has its entry open, undefined while unknown. */
export function usePresence({ place: { type, id }, isWriting }: PresentForm, first: Presence | undefined) {
  const [heard, hear] = useState<Presence>();
  const [entered] = useState(first);
  const writing = useRef(isWriting);
  const reports = useRef<Reports>(undefined);
  useEffect(() => {
    // Once the live region is mounted, so that screen readers announce it.
    hear(entered);
    const reporting = { isWriting: () => writing.current, hear };
    const begun = new Reports({ type, id }, entered, reporting);
    reports.current = begun;
    return () => begun.end();
  }, [type, id, entered]);
  const report = useMemo(() => async () => reports.current?.report(), []);
  useEffect(() => {
    if (writing.current === isWriting) return;
    writing.current = isWriting;
    void report();
  }, [isWriting, report]);
  return { heard, report };
}

/** Returns an action that shows its result; the focus is preserved, though the pressed button is gone. */
export function useAct(box: RefObject<HTMLElement | null>, report: () => Promise<unknown>) {
  const [hasFailed, setFailed] = useState(false);
  const act = (what: () => Promise<unknown>) =>
    void what().then(
      async () => {
        setFailed(false);
        await report();
        box.current?.focus();
      },
      () => setFailed(true),
    );
  return { act, hasFailed };
}

const isInSight = (element: HTMLElement | null): boolean => {
  const top = element?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight;
};

/**
 * Notifies a user who is further down in the form that a colleague asks to take over, with a link to the
 * answer.
 */
export function useAskedBanner(askedBy: readonly string[], box: RefObject<HTMLElement | null>) {
  const banner = useBanner();
  const words = useWords(presenceWords);
  const [name] = askedBy;
  const { wants, answer } = words;
  useEffect(() => {
    if (name === undefined || isInSight(box.current)) return;
    const answering = () => {
      box.current?.scrollIntoView({ block: "center" });
      box.current?.querySelector("button")?.focus();
    };
    return banner({ text: wants, names: { name }, action: { label: answer, run: answering } });
  }, [name, banner, wants, answer, box]);
}
