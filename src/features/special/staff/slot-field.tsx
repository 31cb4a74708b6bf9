import { useState } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { UploadField } from "../../../core/media/field/upload-field";
import { ConflictView } from "../../../core/staff/conflict/conflict-view";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useUploadReport } from "../../../core/staff/form/upload-reports";
import type { Slot } from "../contract";
import { useSlot } from "./use-slot";
import { specialWords } from "./words";

interface SlotFieldProps {
  slot: Slot;
  /** Makes all slots fresh. */
  refresh: () => Promise<void>;
}

/** One slot: its image, Replace and Remove, each saved at once, and what to do when that fails. */
export function SlotField({ slot, refresh }: SlotFieldProps) {
  const own = useWords(specialWords);
  const { wanted, put, giveUp, problem } = useSlot(slot, refresh);
  const [comparing, setComparing] = useState(false);
  const name = `special.${slot.num}`;
  const label = fill(own.slot, { num: slot.num });
  useUploadReport(`${name}.save`, problem ? "failed" : undefined);

  if (comparing && wanted !== undefined) {
    const settle = ({ image }: { image: string | null }) => {
      setComparing(false);
      if (image === slot.photo_id) giveUp();
      else put(image);
    };
    return (
      <ConflictView
        mine={{ image: wanted }}
        theirs={{ image: slot.photo_id }}
        parts={["image"]}
        labelOf={() => label}
        onDone={settle}
      />
    );
  }
  const value = wanted === undefined ? slot.photo_id : wanted;
  return (
    <>
      <UploadField
        kind="image"
        name={name}
        label={label}
        hint={value === null ? own.emptySlot : undefined}
        value={value}
        onChange={put}
      />
      <ProblemSummary problem={problem} labelOf={() => label} />
      {problem && wanted !== undefined && (
        <NotSaved
          overtaken={problem.kind === "overtaken"}
          onRetry={() => put(wanted)}
          onCompare={async () => {
            await refresh();
            setComparing(true);
          }}
        />
      )}
    </>
  );
}

interface NotSavedProps {
  overtaken: boolean;
  onRetry: () => void;
  onCompare: () => void;
}

function NotSaved({ overtaken, onRetry, onCompare }: NotSavedProps) {
  const words = useStaffWords();
  const own = useWords(specialWords);
  return (
    <div className="problem-summary" role="alert">
      <p>{overtaken ? words.conflictTitle : own.notSaved}</p>
      <button type="button" className="button button-main" onClick={overtaken ? onCompare : onRetry}>
        {overtaken ? words.compare : words.save}
      </button>
    </div>
  );
}
