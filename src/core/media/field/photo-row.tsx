import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { mediaUrl } from "../urls";
import { useUploadWords } from "./words";

interface PhotoRowProps {
  photo: string;
  /** Its place in the list, from 0. */
  at: number;
  total: number;
  /** Start of the ids of the move buttons, so that the focus can follow a photo. */
  idPrefix: string;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One photo of a list, with buttons rather than dragging, which not everybody can do. */
export function PhotoRow({ photo, at, total, idPrefix, onMove, onRemove }: PhotoRowProps) {
  const say = useUploadWords();
  const name = say("photo", { number: at + 1 });
  const labelled = (action: "moveUp" | "moveDown" | "remove") =>
    say("labelled", { action: say(action), label: name });
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xl border border-line p-3">
      <img src={mediaUrl(photo, 160)} alt={name} className="h-20 w-28 rounded-xl bg-mist object-contain" />
      <span className="min-w-20 flex-1">
        {at + 1} / {total}
      </span>
      <div className="row-actions">
        <MoveButton
          id={`${idPrefix}-${at}--1`}
          label={labelled("moveUp")}
          off={at === 0}
          onMove={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" size={20} />
          {say("moveUp")}
        </MoveButton>
        <MoveButton
          id={`${idPrefix}-${at}-1`}
          label={labelled("moveDown")}
          off={at === total - 1}
          onMove={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" size={20} />
          {say("moveDown")}
        </MoveButton>
        <button
          type="button"
          className="button button-quiet"
          aria-label={labelled("remove")}
          onClick={onRemove}
        >
          <X aria-hidden="true" size={20} />
          {say("remove")}
        </button>
      </div>
    </li>
  );
}

interface MoveButtonProps {
  id: string;
  label: string;
  off: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Stays reachable at the end of the list, so that the focus is not lost when a photo arrives there. */
function MoveButton({ id, label, off, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="button button-quiet"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onMove}
    >
      {children}
    </button>
  );
}
