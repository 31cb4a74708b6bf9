import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../platform/locale/lang";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import type { Presence, TakeoverAnswer } from "../contract";
import { AnswerButton, Colleagues, PresenceLine, SavedSince } from "./presence-lines";
import { type Place, presenceCalls, Reports, WINDOW } from "./window";
import { presenceWords } from "./words";

interface PresentProps {
  form: PresentForm;
  /** Heard while the form was opened. */
  first: Presence | undefined;
}

/**
 * Shows who else has the entry of a form open, and lets one take over from another. It is sticky below the
 * form, so that the form does not move when a colleague comes or goes.
 */
export function Present({ form, first }: PresentProps) {
  const { place, handedTo, handTo, flush } = form;
  const words = useWords(presenceWords);
  const { mayChange } = usePermissions();
  const { heard, report } = usePresence(form, first);
  const box = useRef<HTMLDivElement>(null);
  const { act, hasFailed } = useAct(box, report);
  const { others = [], askedBy = [], asks = null, saved = null } = heard ?? {};
  useAskedBanner(askedBy, box);
  const answer = (name: string, said: TakeoverAnswer) =>
    act(async () => {
      if (said === "lets") await flush();
      await presenceCalls.answerTakeover({ ...place, name, answer: said });
      handTo(said === "lets" ? name : undefined);
    });
  const ask = (name?: string) => act(() => presenceCalls.requestTakeover({ key: WINDOW, ...place, name }));
  const mayAsk = mayChange && handedTo === undefined;
  const bothWrite =
    mayAsk &&
    askedBy.length === 0 &&
    others.some(({ name }) => asks?.name !== name || asks.answer !== "lets");
  useRoomBelow(box);
  const isShown = others.length > 0 || handedTo !== undefined || isNews(form, saved);
  return (
    <div ref={box} tabIndex={-1} className="presence">
      <div aria-live="polite">
        {askedBy.map((name) => (
          <div key={name} className="draft-note">
            <PresenceLine sentence={words.wants} name={name}>
              <AnswerButton label={words.let} name={name} onClick={() => answer(name, "lets")} />
              <AnswerButton label={words.stay} name={name} onClick={() => answer(name, "stays")} />
            </PresenceLine>
          </div>
        ))}
        {isShown && (
          <div className="draft-note">
            {handedTo !== undefined && (
              <PresenceLine sentence={words.handed} name={handedTo}>
                <AnswerButton label={words.back} name={handedTo} onClick={() => answer(handedTo, "stays")} />
              </PresenceLine>
            )}
            {saved && isNews(form, saved) && (
              <SavedSince place={place} version={form.version} saved={saved} />
            )}
            <Colleagues
              others={others}
              asks={asks}
              both={bothWrite}
              onAskOf={(name) => (mayAsk && !askedBy.includes(name) ? ask : undefined)}
            />
          </div>
        )}
        {hasFailed && <p>{words.notSent}</p>}
      </div>
    </div>
  );
}

/** Raises the button that saves, and the scroll padding, above these lines. */
function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const lines = box.current;
    if (!lines) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--presence", `${lines.offsetHeight}px`));
    observer.observe(lines);
    return () => {
      observer.disconnect();
      style.removeProperty("--presence");
    };
  }, [box]);
}

/** The form whose entry others may have open. */
interface PresentForm {
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
function usePresence({ place: { type, id }, isWriting }: PresentForm, first: Presence | undefined) {
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
function useAct(box: RefObject<HTMLElement | null>, report: () => Promise<unknown>) {
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
function useAskedBanner(askedBy: readonly string[], box: RefObject<HTMLElement | null>) {
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
