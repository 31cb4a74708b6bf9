import { useLocation } from "react-router";

export interface MadeLink {
  address: string;
  until: string;
}

/** The link that was made of a form before its draft was opened in its place; undefined where there is none. */
export function useMadeLink(): MadeLink | undefined {
  const { state } = useLocation();
  const { previewLink } = (state ?? {}) as { previewLink?: MadeLink };
  return previewLink;
}
