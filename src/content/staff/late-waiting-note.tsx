import { type ComponentProps, lazy, Suspense } from "react";
import type { Scheduled } from "../calls";
import type { Waiting } from "../versions/unpublished-langs";
import type WaitingNote from "./waiting-note";

const Late = lazy(() => import("./waiting-note"));

type LateWaitingNoteProps = Omit<ComponentProps<typeof WaitingNote>, "waiting" | "scheduled"> & {
  waiting: Waiting | null;
  scheduled?: readonly Scheduled[] | undefined;
};

/** The note below an entry of a list on what of it visitors do not get yet, fetched where there is something to say. */
export function LateWaitingNote({ waiting, scheduled = [], ...entry }: LateWaitingNoteProps) {
  if (!waiting && scheduled.length === 0) return null;
  return (
    <Suspense>
      <Late {...entry} waiting={waiting} scheduled={scheduled} />
    </Suspense>
  );
}
