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
import { type DonationState, STATES, type StateIcon } from "../states";
import { ledgerWords } from "../words";

const ICONS: Record<StateIcon, LucideIcon> = {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  RotateCcw,
  TriangleAlert,
  Undo,
  Undo2,
};

/** Where a donation stands: a shape and words, not colour alone. */
export function StateChip({ state }: { state: DonationState }) {
  const words = useWords(ledgerWords);
  const { icon, name } = STATES[state];
  const Icon = ICONS[icon];
  return (
    <span className="chip" data-complete={state === "completed"}>
      <Icon aria-hidden="true" size={16} />
      {words[name]}
    </span>
  );
}
