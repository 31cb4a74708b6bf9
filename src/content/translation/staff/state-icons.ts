import { Check, CircleDashed, EyeOff, History, type LucideIcon } from "lucide-react";
import type { TranslationState } from "../states";

/** The marks of the states of a text in a language; those that lists load for other things, since all are in each list. */
export const STATE_ICONS: Record<TranslationState, LucideIcon> = {
  missing: CircleDashed,
  stale: History,
  draft: EyeOff,
  reviewed: Check,
};
