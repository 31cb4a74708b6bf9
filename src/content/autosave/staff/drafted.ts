import { createContext, useContext } from "react";
import type { OpenedDraft } from "./opened-draft";

interface Drafted {
  opened: OpenedDraft;
  /** Opens the form anew, with this draft or none. */
  reopen: (found: OpenedDraft["found"]) => void;
}

export const DraftedContext = createContext<Drafted | null>(null);

/** The draft that the surrounding form continues. */
export function useDrafted(): Drafted {
  const drafted = useContext(DraftedContext);
  if (!drafted) throw new Error("A form of content stands in a DraftedForm.");
  return drafted;
}
