import { useLayoutEffect, useSyncExternalStore } from "react";
import { InlineScript } from "../../platform/http/security/inline-script";

/** The storage key for larger text in the staff area, with controls in touch size. */
const ROOMY = "staff-roomy";

const listeners = new Set<() => void>();

const isRoomy = (): boolean => localStorage.getItem(ROOMY) !== null;

/** Sets the attribute that frame.css reads. */
function show(): void {
  document.documentElement.toggleAttribute("data-roomy", isRoomy());
}

function choose(roomy: boolean): void {
  if (roomy) localStorage.setItem(ROOMY, "yes");
  else localStorage.removeItem(ROOMY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows what this browser chose before anything is painted. */
export function StoredDensity() {
  return (
    <InlineScript
      code={`localStorage.getItem("${ROOMY}")&&document.documentElement.setAttribute("data-roomy","")`}
    />
  );
}

/** Whether this browser uses larger text and buttons, and a function that changes it. */
export function useDensity(): [roomy: boolean, choose: (roomy: boolean) => void] {
  const roomy = useSyncExternalStore(subscribe, isRoomy, () => false);
  useLayoutEffect(() => {
    if (roomy === isRoomy()) show();
  }, [roomy]);
  return [roomy, choose];
}
