import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import type { FormAround } from "../../../ui/form/form-around";
import type { Known } from "../check-text";
import type { Issue } from "../issue";
import { CheckRow } from "./check-row";
import type { CheckedForm } from "./checked-form";
import { goTo } from "./go-to";
import { useIssueWords } from "./issue-words";
import { type Outcome, useRepair } from "./use-repair";
import { checkWords } from "./words";

interface CheckListProps {
  checked: CheckedForm;
  findings: readonly Issue[];
  known: Known;
  around: FormAround;
  /** Has the form looked at as soon as it has changed. */
  hurry: () => void;
  onClosed: () => void;
}

/** All issues of a form, in one list over it. */
export function CheckList({ checked, findings, known, around, hurry, onClosed }: CheckListProps): ReactNode {
  const words = useWords(checkWords);
  const titleId = useId();
  const { dialog, close } = useModal(onClosed);
  const { outcome, repair, undo } = useRepair(checked, known, around, hurry);
  const rememberPlace = useRestoredPosition(dialog, findings);
  return createPortal(
    <dialog ref={dialog} className="dialog review-dialog" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{findings.length === 0 ? words.none : words.advice}</p>
        <ul className="check-list">
          {findings.map((finding, at) => (
            <CheckRow
              key={finding.key}
              finding={finding}
              label={around.labelOf(finding.path)}
              onRepair={(words) => {
                rememberPlace(at);
                void repair(finding, words);
              }}
              onGo={() => close(() => goTo(finding, checked.form, around))}
            />
          ))}
        </ul>
        <section className="check-questions">
          <h3>{words.byHand.title}</h3>
          <ul>
            {words.byHand.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
        <div className="review-actions row-actions">
          <OutcomeLine outcome={outcome} onUndo={undo} />
          <button type="button" className="button button-quiet" onClick={() => close()}>
            {words.close}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** Says what the last press has done, with Undo. */
function OutcomeLine({ outcome, onUndo }: { outcome: Outcome | undefined; onUndo: () => void }) {
  const words = useWords(checkWords);
  const wordsOf = useIssueWords();
  const what = outcome && wordsOf(outcome.finding).what;
  const isDone = outcome && !("failed" in outcome) && !outcome.isUndone;
  return (
    <>
      <p role="status">
        {what !== undefined &&
          (isDone
            ? fill(words.done, { what })
            : outcome && "failed" in outcome
              ? words.failed
              : fill(words.undone, { what }))}
      </p>
      {isDone && (
        <button type="button" className="button button-quiet" onClick={onUndo}>
          {words.undo}
        </button>
      )}
    </>
  );
}

/** A modal dialog; what is to be done after it has closed comes when the page takes the focus again. */
function useModal(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const after = useRef<() => void>(undefined);
  const closed = useRef(onClosed);
  closed.current = onClosed;
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (!shown.open) shown.showModal();
    const end = () => {
      closed.current();
      after.current?.();
    };
    shown.addEventListener("close", end);
    return () => shown.removeEventListener("close", end);
  }, []);
  const close = (then?: () => void) => {
    after.current = then;
    dialog.current?.close();
  };
  return { dialog, close };
}

/** Focuses the issue that took the place of a fixed one, else the title. */
function useRestoredPosition(dialog: { current: HTMLDialogElement | null }, findings: readonly Issue[]) {
  const left = useRef<{ at: number; of: readonly Issue[] }>(undefined);
  useLayoutEffect(() => {
    if (!left.current || left.current.of === findings) return;
    const { at } = left.current;
    left.current = undefined;
    const heads = dialog.current?.querySelectorAll<HTMLElement>("li > h3") ?? [];
    const next = heads[Math.min(at, heads.length - 1)] ?? dialog.current?.querySelector("h2");
    next?.focus();
  }, [dialog, findings]);
  return (at: number) => {
    left.current = { at, of: findings };
  };
}
