import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
  Undo,
  Undo2,
} from "lucide-react";
import { useWords } from "../../../core/locale/use-words";
import type { DonationState } from "../donation";
import { ledgerWords } from "../words";
import { STATE_WORDS } from "./state-words";

const ICONS: Record<DonationState, LucideIcon> = {
  ordered: CircleDashed,
  pending: Hourglass,
  completed: CircleCheck,
  declined: CircleX,
  refunded: Undo2,
  partlyRefunded: Undo,
  reversed: RotateCcw,
  mismatched: TriangleAlert,
};

/** Where a donation stands: a shape and words, not colour alone. */
export function StateChip({ state }: { state: DonationState }) {
  const words = useWords(ledgerWords);
  const Icon = ICONS[state];
  return (
    <span className="chip" data-complete={state === "completed"}>
      <Icon aria-hidden="true" size={16} />
      {words[STATE_WORDS[state]]}
    </span>
  );
}
