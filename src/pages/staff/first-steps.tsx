import { Circle, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { fill } from "../../platform/locale/fill";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { Phrase } from "../../platform/locale/phrase";
import type { FirstStep } from "../../ui/frame/home-parts";
import { homeWords } from "./words/home";

/** The key under which this browser keeps whether the list is open. */
const OPEN = "first-steps-open";

/** The steps until the site is the charity's own, in a line that opens; nothing once all is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const words = useWords(homeWords);
  const [open] = useState(() => localStorage.getItem(OPEN) !== null);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const remember = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) localStorage.setItem(OPEN, "yes");
    else localStorage.removeItem(OPEN);
  };
  return (
    <details className="first-steps" open={open} onToggle={remember}>
      <summary>
        <h2>{words.firstSteps}</h2>
        <span className="first-steps-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * done) / steps.length}%` }} />
        </span>
        <span>{fill(words.firstStepsDone, { done, all: steps.length })}</span>
      </summary>
      <p>{words.firstStepsText}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.text.eng}>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Step({ to, text, isDone }: FirstStep) {
  const words = useWords(homeWords);
  const lang = useLang();
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <Link to={to} data-done={isDone}>
      <Mark aria-hidden="true" size={20} />
      <span>
        <Phrase text={text[lang]} lang={lang} />
      </span>
      <span className="chip">{isDone ? words.done : words.toDo}</span>
    </Link>
  );
}
