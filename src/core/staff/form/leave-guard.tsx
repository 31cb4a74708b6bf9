import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { LeaveQuestion, type LeaveWords } from "./leave-question";
import { useWatched } from "./unsaved";

interface LeaveGuardProps {
  changed: () => boolean;
  /** Whether a save is under way, which may yet fail. */
  saving?: boolean;
  /** For what is shown once in place of what was typed: what is asked, and only before the screen itself goes. */
  ofShown?: LeaveWords;
}

// What is looked for in a list and which page of it is shown: another one takes the rows and what is typed in them.
const screenOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a changed form is left, within the staff area by a dialog and else by the browser's own. */
export function LeaveGuard({ changed, saving = false, ofShown }: LeaveGuardProps) {
  const placeOf = ofShown ? ({ pathname }: Location) => pathname : screenOf;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useWatched(changed, blocker.state === "proceeding");
  useEffect(() => {
    // What was asked about has arrived meanwhile.
    if (blocker.state === "blocked" && !saving && !changed()) blocker.proceed();
  }, [blocker, saving, changed]);
  if (blocker.state !== "blocked") return null;
  const answers = { onLeave: () => blocker.proceed(), onStay: () => blocker.reset() };
  return <LeaveQuestion {...answers} saving={saving} words={ofShown} />;
}
