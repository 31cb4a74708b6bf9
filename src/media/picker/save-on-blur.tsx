import { useContext, useEffect, useEffectEvent, useState } from "react";
import { useWords } from "../../platform/locale/lang-context";
import { type SaveProblem, useSave } from "../../ui/form/use-save";
import { UploadReports, useUploadReport } from "../../ui/form/use-upload-wait";
import { pickerWords } from "./words";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface SaveOnBlurOptions<T> {
  /** Names it among what the form around waits for. */
  path: string;
  /** As it is stored when the question is first shown. */
  stored: T;
  send: (said: T) => Promise<unknown>;
}

/**
 * An answer about a picture, as it is typed and as it is kept: saved when the focus leaves it, and no part of the form
 * around, which waits for it.
 */
export function useSaveOnBlur<T>({ path, stored, send }: SaveOnBlurOptions<T>) {
  const { save, saving, problem, clearProblem } = useSave();
  const { waiting, callOff } = useContext(UploadReports);
  const [known] = useState(stored);
  const [said, setSaid] = useState(known);
  const [kept, setKept] = useState(known);
  const isChanged = !isSame(said, kept);
  useUploadReport(path, isChanged ? "underWay" : undefined);
  const keep = () => {
    if (!isChanged) return;
    void save(async () => {
      await send(said);
      setKept(said);
    });
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (waiting) keepNow();
  }, [waiting]);
  useEffect(() => {
    // The form is not to wait for what somebody has to look at first.
    if (problem) callOff();
  }, [problem, callOff]);
  return {
    ...{ said, setSaid, keep, problem },
    leave: () => {
      setSaid(kept);
      clearProblem();
    },
    isKept: !isChanged && !saving && !isSame(kept, known),
  };
}

interface AnswerStateProps {
  problem: SaveProblem | null;
  isKept: boolean;
  keep: () => void;
  leave: () => void;
}

/** Says of an answer that it is kept, or why it is not, with the ways to go on. */
export function AnswerState({ problem, isKept, keep, leave }: AnswerStateProps) {
  const words = useWords(pickerWords);
  return (
    <>
      {problem && (
        <div role="alert">
          <p className="field-error">
            {problem.kind === "refused" ? problem.message : words.describedNotKept}
          </p>
          <div className="row-actions">
            <button type="button" className="button button-quiet" onClick={keep}>
              {words.describedAgain}
            </button>
            <button type="button" className="button button-quiet" onClick={leave}>
              {words.describedLeave}
            </button>
          </div>
        </div>
      )}
      <p role="status" className="field-hint">
        {isKept && words.describedKept}
      </p>
    </>
  );
}
