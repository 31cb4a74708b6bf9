import { useEffect, useRef } from "react";

/**
 * A function that focuses the element of an id once the next change is rendered: the button that was pressed
 * may be gone or moved by then, and the focus would fall back to the top.
 */
export function useFocusAfter(): (id: string) => void {
  const wanted = useRef("");
  useEffect(() => {
    if (wanted.current === "") return;
    const control = document.getElementById(wanted.current);
    // In a row that went to another page of the list, what was unfolded is folded again.
    const folded = control?.checkVisibility() === false;
    (folded ? control.closest("details")?.querySelector("summary") : control)?.focus();
    wanted.current = "";
  });
  return (id) => {
    wanted.current = id;
  };
}
