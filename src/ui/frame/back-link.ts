import { useLocation } from "react-router";

/** A link back to the screen that somebody came from. */
export interface BackLink {
  to: string;
  /** Its title. */
  label: string;
}

/** The navigation state of a link to where something is filled in, so that the form there leads back. */
export const backLinkState = (backLink: BackLink): { backLink: BackLink } => ({ backLink });

/** The link back that the link to this screen gave; undefined where it gave none. */
export function useBackLink(): BackLink | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("backLink" in state)) return undefined;
  return state.backLink as BackLink;
}
