import { FilePen } from "lucide-react";
import { hongKongTime } from "../../../locale/dates";
import { fill } from "../../../locale/fill";
import { useWords } from "../../../locale/lang-context";
import { draftWords } from "./draft-words";
import type { Kept } from "./sender";

interface DraftSaidProps {
  kept: Kept;
  onDiscard: () => void;
}

/** Says beside the button that saves where what was typed is kept, and forgets it. */
export default function DraftSaid({ kept, onDiscard }: DraftSaidProps) {
  const words = useWords(draftWords);
  return (
    <span className="last-saved">
      <FilePen aria-hidden="true" size={18} />
      <span>
        {"at" in kept ? fill(words.saved, { time: hongKongTime(new Date(kept.at)) }) : words[kept.only]}
      </span>
      <button type="button" className="button button-quiet" onClick={onDiscard}>
        {words.discard}
      </button>
    </span>
  );
}
