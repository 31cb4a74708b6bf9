import { useLocation } from "react-router";

/** A screen that sent somebody to another one for something that it lacks. */
export interface Sender {
  to: string;
  /** Its title. */
  label: string;
}

/** The navigation state of a link to where something is filled in, so that the form there leads back. */
export const sentFrom = (sender: Sender): { sender: Sender } => ({ sender });

/** The screen that sent somebody here; undefined where they came by themselves. */
export function useSender(): Sender | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("sender" in state)) return undefined;
  return state.sender as Sender;
}
