import { ShieldX } from "lucide-react";
import { useWords } from "../../../core/locale/use-words";
import type { Message } from "../contract";
import { enquiriesWords } from "../words";

interface SuspectedNoteProps {
  /** Those shown that nobody has seen. */
  unseen: readonly Message[];
  onSpam: (messages: readonly Message[]) => void;
}

/** What becomes of suspected messages, and a button for when somebody has looked through those shown. */
export function SuspectedNote({ unseen, onSpam }: SuspectedNoteProps) {
  const words = useWords(enquiriesWords);
  return (
    <>
      <p className="field-hint">{words.suspectedNote}</p>
      {unseen.length > 1 && (
        <p className="toolbar">
          <button type="button" className="button button-quiet" onClick={() => onSpam(unseen)}>
            <ShieldX aria-hidden="true" size={18} />
            {words.spamAll}
          </button>
        </p>
      )}
    </>
  );
}
