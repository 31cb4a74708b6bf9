import { useRef } from "react";
import { useWords } from "../../../locale/lang-context";
import { useStanding } from "../../../staff/frame/standing";
import type { GoOnAnswer, Presence } from "../../presence/contract";
import { AnswerButton, Colleague, PresenceLine, SavedSince } from "./presence-lines";
import { isNews, type PresentForm, useAct, useAskedBanner, usePresence } from "./use-presence";
import { presenceCalls, WINDOW } from "./window";
import { presenceWords } from "./words";

export { enter } from "./window";

interface PresentProps {
  form: PresentForm;
  /** Heard while the form was opened. */
  first: Presence | undefined;
}

/** Says above a form who else has its entry open, and lets one of them go on in the place of another. */
export function Present({ form, first }: PresentProps) {
  const { place, handedTo, handTo, flush } = form;
  const words = useWords(presenceWords);
  const { mayChange } = useStanding();
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
  const isShown = others.length > 0 || handedTo !== undefined || isNews(form, saved);
  return (
    <div ref={box} tabIndex={-1}>
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
            {others.map((other) => (
              <Colleague
                key={other.name}
                other={other}
                asked={asks?.name === other.name ? asks : undefined}
                onAsk={mayAsk && !askedBy.includes(other.name) ? ask : undefined}
              />
            ))}
            {bothWrite && (
              <p>
                <span>{words.both}</span>
              </p>
            )}
          </div>
        )}
        {hasFailed && <p>{words.notSent}</p>}
      </div>
    </div>
  );
}
