import { type ComponentProps, lazy, Suspense } from "react";
import type ListNote from "./list-note";

const Late = lazy(() => import("./list-note"));

/** The note of a list on what cannot be done there, fetched where there is something to say. */
export const LateListNote = (props: ComponentProps<typeof ListNote>) => (
  <Suspense>
    <Late {...props} />
  </Suspense>
);
