import { useEffect, useRef } from "react";

/**
 * A function that gives the focus to the element of an id once the next change is on the page: the button that
 * was pressed may be gone or moved by then, and the focus would fall back to the top.
 */
export function useFocusAfter(): (id: string) => void {
  const wanted = useRef("");
  useEffect(() => {
    if (wanted.current === "") return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = "";
  });
  return (id) => {
    wanted.current = id;
  };
}
