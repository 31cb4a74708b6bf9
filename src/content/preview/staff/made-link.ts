import { useLocation } from "react-router";

export interface MadeLink {
  address: string;
  until: string;
}

/** The result of creating a link after its form was saved: the link, or why there is none. */
export type LinkOutcome = MadeLink | { failed: string };

/** The outcome for the form that was opened in the place of one that was saved; undefined where there is none. */
export function useLinkOutcome(): LinkOutcome | undefined {
  const { state } = useLocation();
  const { previewLink } = (state ?? {}) as { previewLink?: LinkOutcome };
  return previewLink;
}
