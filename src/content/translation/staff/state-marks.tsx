import { Check, CircleDashed, EyeOff, History, type LucideIcon } from "lucide-react";
import { useWords } from "../../../platform/locale/lang";
import type { TranslationState } from "../states";
import { translationStates } from "./words";

/** The state of a text in a language, by a mark and in words. */
export function StateChip({ state }: { state: TranslationState }) {
  const words = useWords(translationStates);
  const Icon = STATE_ICONS[state];
  return (
    <span className="chip" data-state={state} data-complete={state === "reviewed"}>
      <Icon aria-hidden="true" size={16} />
      <span>{words[state]}</span>
    </span>
  );
}

/** The marks of the states of a text in a language; those that lists load for other things, since all are in each list. */
export const STATE_ICONS: Record<TranslationState, LucideIcon> = {
  missing: CircleDashed,
  stale: History,
  draft: EyeOff,
  reviewed: Check,
};
