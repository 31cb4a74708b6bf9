import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { LeaveQuestion } from "./leave-question";

/** The forms on the screen, for what ends the screen as a whole. */
class Unsaved {
  private readonly forms = new Set<() => boolean>();
  /** Whether somebody has said that what was typed may be lost. */
  givenUp = false;

  /** Knows of a form until what it returns is called. */
  watch(changed: () => boolean): () => void {
    this.forms.add(changed);
    return () => void this.forms.delete(changed);
  }

  /** Whether any form was changed. */
  any(): boolean {
    return [...this.forms].some((changed) => changed());
  }
}

const UnsavedContext = createContext(new Unsaved());

/** Around the screens and what stands beside them. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Unsaved());
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}

/** Makes a form one that is asked about, here and by the browser before its page goes; `leaving` when it was. */
export function useWatched(changed: () => boolean, leaving: boolean): void {
  const unsaved = useContext(UnsavedContext);
  useEffect(() => unsaved.watch(changed), [unsaved, changed]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving && !unsaved.givenUp && changed()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved, changed, leaving]);
}

/** For what takes the whole page away, as Log out: `leave` does it, after a question where a form was changed. */
export function useLeavePage(): { leave: (go: () => void) => void; question: ReactNode } {
  const unsaved = useContext(UnsavedContext);
  const [wanted, setWanted] = useState<{ go: () => void }>();
  return {
    leave: (go) => {
      if (unsaved.any()) setWanted({ go });
      else go();
    },
    question: wanted && (
      <LeaveQuestion
        onLeave={() => {
          unsaved.givenUp = true;
          setWanted(undefined);
          wanted.go();
        }}
        onStay={() => setWanted(undefined)}
      />
    ),
  };
}
