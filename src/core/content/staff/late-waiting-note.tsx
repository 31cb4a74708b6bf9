import { type ComponentProps, lazy, Suspense } from "react";
import type { Waiting } from "../versions/kept-back";
import type WaitingNote from "./waiting-note";

const Late = lazy(() => import("./waiting-note"));

type LateWaitingNoteProps = Omit<ComponentProps<typeof WaitingNote>, "waiting"> & { waiting: Waiting | null };

/** The note below an entry of a list on what of it visitors do not get yet, fetched where there is something to say. */
export function LateWaitingNote({ waiting, ...entry }: LateWaitingNoteProps) {
  if (!waiting) return null;
  return (
    <Suspense>
      <Late {...entry} waiting={waiting} />
    </Suspense>
  );
}
