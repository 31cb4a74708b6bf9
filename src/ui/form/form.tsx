import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type KeyboardEvent as TypedKey,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { CallError } from "../../platform/http/client";
import type { FieldError } from "../../platform/http/problem";
import { fill } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../fields/field-frame";

/**
 * Whether a key belongs to the input method, as while Chinese characters are composed. 229: Safari ends the
 * composition before it reports the key that ended it.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

interface ImeSafeFormProps {
  onSubmit: () => void;
  children: ReactNode;
  className?: string;
  label?: string;
}

/**
 * A form whose Enter submits, except the Enter that chooses characters while Chinese is being composed; and Ctrl S,
 * as it saves elsewhere, also out of a long text.
 */
export function ImeSafeForm({ onSubmit, children, className, label }: ImeSafeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const onKeyDown = (event: TypedKey<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, currentTarget, target } = event;
    if (key === "Enter" && isComposing(nativeEvent)) event.preventDefault();
    if (key.toLowerCase() !== "s" || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault(); // the browser would save the page
    // A question that is open is answered first.
    const isAsked = target instanceof Element && target.closest("dialog") !== null;
    if (!isAsked && !isComposing(nativeEvent)) currentTarget.requestSubmit();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className={className} aria-label={label}>
      {children}
    </form>
  );
}

/**
 * Why the last save failed; `isGone`: what was to be saved does not exist any more; `overtaken`: somebody else
 * saved, for those who compare versions; `fault`: the screen itself is at fault.
 */
export type SaveProblem =
  | { kind: "refused"; message: string; errors: FieldError[]; isGone?: boolean }
  | { kind: "signedOut" }
  | { kind: "overtaken" }
  | { kind: "fault" }
  | { kind: "unreachable" };

/**
 * Runs the save of a form. The form's state is never touched, so that after a failure the same Submit can be
 * pressed again. With `compares` the caller handles conflicts; otherwise a 409 is a refusal like any other,
 * in the server's words. A second press during a save does nothing; where several may run, as on a list, each
 * has its own `what`.
 */
export function useSave({ compares = false } = {}) {
  const [saving, setSaving] = useState(false);
  // Not by the state: the second press of a double click may come before it.
  const underWay = useRef(new Set<unknown>());
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const save = useCallback(
    async (call: () => Promise<void>, what: unknown = "form"): Promise<void> => {
      if (underWay.current.has(what)) return;
      underWay.current.add(what);
      setSaving(true);
      setProblem(null);
      try {
        await call();
      } catch (error) {
        setProblem(problemOf(error, compares));
      } finally {
        underWay.current.delete(what);
        setSaving(underWay.current.size > 0);
      }
    },
    [compares],
  );

  /** Messages for one field, by its path in the request. */
  const errorsAt = (path: string): string[] =>
    problem?.kind === "refused"
      ? problem.errors.filter((error) => error.path === path).map(({ message }) => message)
      : [];

  return {
    saving,
    /** Like `saving`, but known at once. */
    busy: useCallback(() => underWay.current.size > 0, []),
    problem,
    save,
    errorsAt,
    /** Says that the form is invalid, without a request. */
    refuse: (message: string, errors: FieldError[]) => setProblem({ kind: "refused", message, errors }),
    clearProblem: () => setProblem(null),
  };
}

/** Why a call failed; with `compares`, somebody else's save is no refusal. */
export function problemOf(error: unknown, compares = false): SaveProblem {
  if (!(error instanceof CallError)) {
    reportError(error); // for the console, like an uncaught error
    return { kind: "fault" };
  }
  if (error.status === 401) return { kind: "signedOut" };
  if (error.status === 409 && compares) return { kind: "overtaken" };
  if (error.status === 0) return { kind: "unreachable" };
  return { kind: "refused", message: error.message, errors: error.errors, isGone: error.status === 404 };
}

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
