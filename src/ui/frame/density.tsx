import { useLayoutEffect, useSyncExternalStore } from "react";
import { InlineScript } from "../../platform/http/security/inline-script";

/**
 * The key under which this browser keeps that the staff area has larger text, its controls as large as for a finger.
 */
const ROOMY = "staff-roomy";

const listeners = new Set<() => void>();

const isRoomy = (): boolean => localStorage.getItem(ROOMY) !== null;

/** Takes the choice to where frame.css looks for it. */
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

/** Tells whether this browser asks for larger text and buttons, and asks for them or for the usual ones again. */
export function useDensity(): [roomy: boolean, choose: (roomy: boolean) => void] {
  const roomy = useSyncExternalStore(subscribe, isRoomy, () => false);
  useLayoutEffect(() => {
    if (roomy === isRoomy()) show();
  }, [roomy]);
  return [roomy, choose];
}
