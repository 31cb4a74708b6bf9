import { type RefObject, useLayoutEffect, useRef } from "react";
import { useWords } from "../../../platform/locale/lang-context";
import { usePermissions } from "../../../ui/frame/permissions";
import type { GoOnAnswer, Presence } from "../contract";
import { AnswerButton, Colleagues, PresenceLine, SavedSince } from "./presence-lines";
import { isNews, type PresentForm, useAct, useAskedBanner, usePresence } from "./use-presence";
import { presenceCalls, WINDOW } from "./window";
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
  const answer = (name: string, said: GoOnAnswer) =>
    act(async () => {
      if (said === "lets") await flush();
      await presenceCalls.answerGoOn({ ...place, name, answer: said });
      handTo(said === "lets" ? name : undefined);
    });
  const ask = (name?: string) => act(() => presenceCalls.askGoOn({ key: WINDOW, ...place, name }));
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
