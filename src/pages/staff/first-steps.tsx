import { Circle, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { EmptyBranch } from "../../core/art/empty-branch";
import { fill } from "../../core/locale/fill";
import { useLang } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { useWords } from "../../core/locale/use-words";
import type { FirstStep } from "../../core/staff/frame/first-step";
import { allScreens } from "../../features/index.browser";
import { homeWords } from "./words";

/** Whether this browser keeps the list folded. */
const FOLDED = "first-steps-folded";

/** A step, and whether it is done. */
export interface KnownStep extends Pick<FirstStep, "to" | "text"> {
  isDone: boolean;
}

const firstSteps = allScreens.flatMap((each) => each.firstSteps ?? []);

/** Asks what a new site still lacks. One that cannot be asked about counts as done: nobody is sent in vain. */
export function askFirstSteps(): Promise<KnownStep[]> {
  return Promise.all(
    firstSteps.map(async ({ to, text, done }) => ({ to, text, isDone: await done().catch(() => true) })),
  );
}

/** What is left before the site is the charity's own; nothing once all is done. */
export function FirstSteps({ steps }: { steps: readonly KnownStep[] }) {
  const words = useWords(homeWords);
  const [folded] = useState(() => localStorage.getItem(FOLDED) !== null);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const remember = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) localStorage.removeItem(FOLDED);
    else localStorage.setItem(FOLDED, "yes");
  };
  return (
    <details className="first-steps" open={!folded} onToggle={remember}>
      <summary>
        <h2>{words.firstSteps}</h2>
        <span>{fill(words.firstStepsDone, { done, all: steps.length })}</span>
      </summary>
      <div className="first-steps-body">
        <div>
          <p>{words.firstStepsText}</p>
          <ol>
            {steps.map((step) => (
              <li key={step.text.eng}>
                <Step {...step} />
              </li>
            ))}
          </ol>
        </div>
        <EmptyBranch className="first-steps-art" />
      </div>
    </details>
  );
}

function Step({ to, text, isDone }: KnownStep) {
  const words = useWords(homeWords);
  const lang = useLang();
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <Link to={to} data-done={isDone}>
      <Mark aria-hidden="true" size={24} />
      <span>
        <Phrase text={text[lang]} lang={lang} />
      </span>
      <span className="chip">{isDone ? words.done : words.toDo}</span>
    </Link>
  );
}
