import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { LeaveQuestion } from "./leave-question";

/** The editors of a screen of which one at a time is open, so that nothing typed is left behind unseen. */
export interface OneEditor {
  /** Key of the open one, or null. */
  open: string | null;
  /** Opens one, or with null closes; asks first when the open one was changed. */
  choose: (key: string | null) => void;
  /** Closes after a save. */
  close: () => void;
  /** Told by the open one how to see whether it was changed. */
  watch: (changed: () => boolean) => void;
  /** The question, while it is asked. */
  question: ReactNode;
}

const unchanged = () => false;

/** Which of a screen's editors is open. When it closes, the focus goes back to what opened it. */
export function useOneEditor(): OneEditor {
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ key: string | null }>();
  const changed = useRef(unchanged);
  const opener = useRef<Element | null>(null);

  const go = (key: string | null) => {
    changed.current = unchanged;
    setWanted(undefined);
    setOpen(key);
  };
  // Not before the question is gone: while it is asked, nothing outside it can have the focus.
  useEffect(() => {
    if (open === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [open]);
  const choose = (key: string | null) => {
    if (changed.current()) {
      setWanted({ key });
      return;
    }
    if (key !== null) opener.current = document.activeElement;
    go(key);
  };
  const watch = useCallback((look: () => boolean) => {
    changed.current = look;
  }, []);
  const question = wanted && (
    <LeaveQuestion onLeave={() => go(wanted.key)} onStay={() => setWanted(undefined)} />
  );
  return { open, choose, close: () => go(null), watch, question };
}
