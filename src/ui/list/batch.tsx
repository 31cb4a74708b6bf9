import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { listMark, withColon } from "../../platform/locale/format";
import { fill, useLang, useWords } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { problemOf, type SaveProblem } from "../form/form";
import { useBanner } from "../frame/banner";
import { ConfirmDialog } from "../frame/confirm-dialog";
import type { Selection, SelectionAction } from "./selection";
import { listWords } from "./words";

/** What was not done with a row, and why. */
interface Refused<Row> {
  row: Row;
  problem: SaveProblem;
}

/** What became of the rows of an action. */
interface Outcome<Row> {
  /** How many it was done with, in words. */
  said: string;
  refused: readonly Refused<Row>[];
  /** Undoes what was done, where that can be. */
  undo: (() => void) | undefined;
}

interface Order<Row> {
  action: SelectionAction<Row>;
  rows: readonly Row[];
}

export interface Batch<Row> {
  /** Asks the question of an action, or does it at once where it has none. */
  begin: (action: SelectionAction<Row>, rows: readonly Row[]) => void;
  isRunning: boolean;
  asked: Order<Row> | null;
  /** Answers the question. */
  answer: (isYes: boolean) => void;
  outcome: Outcome<Row> | null;
}

/**
 * Does something with several rows, one after the other, and says in one sentence what became of them. Rows that it
 * was not done with stay selected. Without an answer, or signed out, it ends: the rest would fare no better.
 */
export function useBatch<Row>(selection: Selection<Row>): Batch<Row> {
  const words = useWords(listWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<Order<Row> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Row> | null>(null);
  const underWay = useRef(false);

  const { search } = useLocation();
  useEffect(() => setOutcome(null), [search]);

  const run = async ({ act, done }: Pick<SelectionAction<Row>, "act" | "done">, rows: readonly Row[]) => {
    if (underWay.current) return;
    underWay.current = true;
    setOutcome(null);
    setRunning(true);
    const refused: Refused<Row>[] = [];
    const undos = new Map<Row, () => Promise<unknown>>();
    for (const [at, row] of rows.entries()) {
      const problem = await act(row).then((undo) => {
        if (typeof undo === "function") undos.set(row, undo as () => Promise<unknown>);
      }, problemOf);
      if (!problem) continue;
      const isLast = problem.kind !== "refused";
      refused.push(...(isLast ? rows.slice(at) : [row]).map((each) => ({ row: each, problem })));
      if (isLast) break;
    }
    await revalidate();
    underWay.current = false;
    setRunning(false);
    selection.choose(refused.map(({ row }) => row));
    const undoAll = async (row: Row) => undos.get(row)?.();
    const undo =
      undos.size > 0 ? () => void run({ act: undoAll, done: words.undone }, [...undos.keys()]) : undefined;
    const said = fill(done, { count: rows.length - refused.length });
    if (refused.length > 0) setOutcome({ said, refused, undo });
    else banner({ text: said, ...(undo && { action: { label: staff.undo, run: undo } }) });
  };

  return {
    begin: (action, rows) => (action.question ? ask({ action, rows }) : void run(action, rows)),
    isRunning,
    asked,
    answer: (isYes) => {
      ask(null);
      if (isYes && asked) void run(asked.action, asked.rows);
    },
    outcome,
  };
}

/** Names that a question lists. */
const NAMED = 5;

/** The question of an action on several rows, and what became of them, for who was refused something. */
export function BatchDialogs<Row>({ batch, nameOf }: { batch: Batch<Row>; nameOf: (row: Row) => string }) {
  return (
    <>
      {batch.asked && <Question {...batch.asked} nameOf={nameOf} answer={batch.answer} />}
      {batch.outcome && <Refusals {...batch.outcome} nameOf={nameOf} />}
    </>
  );
}

interface QuestionProps<Row> extends Order<Row> {
  nameOf: (row: Row) => string;
  answer: (isYes: boolean) => void;
}

function Question<Row>({ action: { label, question }, rows, nameOf, answer }: QuestionProps<Row>) {
  const words = useWords(listWords);
  const staff = useStaffWords();
  if (!question) return null;
  const { one, many, text, danger } = question;
  return (
    <ConfirmDialog
      title={fill(rows.length === 1 ? one : many, { count: rows.length })}
      confirmLabel={label}
      cancelLabel={staff.cancel}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
      danger={danger ?? false}
    >
      <ul className="batch-names">
        {rows.slice(0, NAMED).map((row, at) => (
          <li key={at}>
            <Name text={nameOf(row)} />
          </li>
        ))}
        {rows.length > NAMED && <li>{fill(words.andMore, { count: rows.length - NAMED })}</li>}
      </ul>
      {text && <p>{text}</p>}
    </ConfirmDialog>
  );
}

/** How many it was done with, and which it was not, each with the reason. */
function Refusals<Row>({ said, refused, undo, nameOf }: Outcome<Row> & { nameOf: (row: Row) => string }) {
  const words = useWords(listWords);
  const staff = useStaffWords();
  const lang = useLang();
  const reasonOf = useReason();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const reasons = Map.groupBy(refused, ({ problem }) => reasonOf(problem));
  return (
    <div ref={box} className="problem-summary" role="alert" tabIndex={-1}>
      <h2>{fill(words.partly, { said, count: refused.length })}</h2>
      <ul>
        {[...reasons].map(([reason, those]) => (
          <li key={reason}>
            {those.map(({ row }, at) => (
              <span key={at}>
                {at > 0 && listMark(lang)}
                <b>
                  <Name text={nameOf(row)} />
                </b>
              </span>
            ))}
            {withColon(lang, "", reason)}
          </li>
        ))}
      </ul>
      {undo && (
        <button type="button" className="button button-quiet" onClick={undo}>
          {staff.undo}
        </button>
      )}
    </div>
  );
}

/** Returns the words for why something was not done. */
function useReason() {
  const staff = useStaffWords();
  return (problem: SaveProblem): string => {
    if (problem.kind === "signedOut") return staff.signedOutOnList;
    if (problem.kind === "unreachable") return staff.serverGoneOnList;
    if (problem.kind !== "refused") return staff.faultOnList;
    const { message, errors } = problem;
    return errors.length > 0 ? [...new Set(errors.map((error) => error.message))].join(" ") : message;
  };
}
