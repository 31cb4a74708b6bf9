import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useStaffMessages } from "../locale/messages/staff";
import { ConfirmDialog } from "./confirm-dialog";

/** Asks before a changed form is left, within the staff area by a dialog and else by the browser's own. */
export function LeaveGuard({ changed }: { changed: () => boolean }) {
  const words = useStaffMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (changed()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changed]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
      danger
    >
      <p>{words.leaveText}</p>
    </ConfirmDialog>
  );
}
