import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ConfirmDialog } from "../frame/confirm-dialog";
import { sendTyped } from "./use-draft";

/** A question before something closes, with the label of its consequence. */
interface LeaveWords {
  title: string;
  text: string;
}

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
  /** True while the changes are being sent to the server. */
  saving?: boolean;
  /** The question, where it is not about unsaved changes. */
  words?: LeaveWords | undefined;
}

/** Asks whether the changes, or what is shown, may be lost. */
function LeaveQuestion({ onLeave, onStay, saving = false, words }: LeaveQuestionProps) {
  const staff = useStaffWords();
  const { title, text } = words ?? {
    title: saving ? staff.leaveSavingTitle : staff.leaveTitle,
    text: saving ? staff.leaveSavingText : staff.leaveText,
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={staff.leave}
      cancelLabel={staff.stay}
      onConfirm={onLeave}
      onCancel={onStay}
      danger
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/** The forms on the screen, for what ends the screen as a whole. */
class Unsaved {
  private readonly forms = new Set<() => boolean>();
  /** True once the user has agreed to lose unsaved changes. */
  givenUp = false;

  /** Registers a form until the returned function is called. */
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

/** Wraps the screens and what is beside them. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Unsaved());
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}

/**
 * Registers a form to be asked about, here and by the browser before its page is closed; `leaving` returns
 * when it was changed.
 */
function useWatched(changed: () => boolean, leaving: boolean): void {
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

/**
 * For an action that closes the whole page, as Log out: runs `leave`, after a question where a form was
 * changed.
 */
export function useLeavePage(): { leave: (go: () => void) => void; question: ReactNode } {
  const unsaved = useContext(UnsavedContext);
  const [wanted, setWanted] = useState<{ go: () => void }>();
  return {
    leave: (go) => {
      if (unsaved.any()) setWanted({ go });
      else void sendTyped().then(go);
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

interface LeaveGuardProps {
  changed: () => boolean;
  /** True while a save is running, which may yet fail. */
  saving?: boolean;
  /** True for changes that stay while a list is searched or filtered. */
  outlivesQuery?: boolean;
  /**
   * For something shown only once instead of changes: the question, asked only before the screen itself is
   * left.
   */
  ofShown?: LeaveWords;
}

// What is looked for in a list and which page of it is shown: another one takes the rows and what is typed in them.
const screenOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a changed form is left, within the staff area by a dialog and else by the browser's own. */
export function LeaveGuard({ changed, saving = false, outlivesQuery, ofShown }: LeaveGuardProps) {
  const placeOf = ofShown || outlivesQuery ? ({ pathname }: Location) => pathname : screenOf;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useWatched(changed, blocker.state === "proceeding");
  useEffect(() => {
    // The save has finished meanwhile.
    if (blocker.state === "blocked" && !saving && !changed()) blocker.proceed();
  }, [blocker, saving, changed]);
  if (blocker.state !== "blocked") return null;
  const answers = { onLeave: () => blocker.proceed(), onStay: () => blocker.reset() };
  return <LeaveQuestion {...answers} saving={saving} words={ofShown} />;
}
