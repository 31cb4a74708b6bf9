import { type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../platform/locale/fill";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../fields/field-id";
import type { SaveProblem } from "./use-save";

interface ProblemSummaryProps {
  problem: SaveProblem | null;
  /** The name of a field, by its path in the request. */
  labelOf: (path: string) => string;
  /** The button that tries again to save what was typed; left out where nothing was, as on a list. */
  submitLabel?: string;
  /** Shows a field before it gets the focus, e.g. by opening its language. */
  reveal?: (path: string) => void;
}

/** The problems of a save, on top of the form, with a link to each field at fault. Stays until fixed. */
export function ProblemSummary({ problem, labelOf, submitLabel, reveal }: ProblemSummaryProps) {
  const words = useStaffWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && problem.kind !== "overtaken") box.current?.focus();
  }, [problem]);
  if (!problem || problem.kind === "overtaken") return null;
  // Not by the address: the router does not know entries that a fragment makes, and could not guard them.
  const follow = (event: MouseEvent, path: string) => {
    event.preventDefault();
    flushSync(() => reveal?.(path));
    document.getElementById(fieldId(path))?.focus();
  };
  return (
    <div ref={box} className="problem-summary" role="alert" tabIndex={-1}>
      <h2>{words.problemTitle}</h2>
      {problem.kind === "signedOut" && (
        <>
          <p>{submitLabel ? fill(words.signedOutMidEdit, { button: submitLabel }) : words.signedOutOnList}</p>
          <a className="button button-quiet" href="/cms/login" target="_blank" rel="noopener">
            {words.loginOtherTab}
          </a>
        </>
      )}
      {problem.kind === "unreachable" && <p>{submitLabel ? words.serverGone : words.serverGoneOnList}</p>}
      {problem.kind === "fault" && (
        <p>{submitLabel ? fill(words.faultMidEdit, { button: submitLabel }) : words.faultOnList}</p>
      )}
      {problem.kind === "refused" && (
        <>
          <p>{problem.message}</p>
          <ul>
            {problem.errors.map(({ path, message }) => (
              <li key={path + message}>
                <a href={`#${fieldId(path)}`} onClick={(event) => follow(event, path)}>
                  {fill(words.withName, { label: labelOf(path), name: message })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
