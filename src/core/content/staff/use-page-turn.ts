import { useEffect, useRef } from "react";

/** Whoever turns to another page of a list begins at its top: `list` is what is gone to, `onTurn` is told of the press. */
export function usePageTurn(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const turning = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!turning.current) return;
    turning.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page]);
  const onTurn = () => {
    turning.current = true;
  };
  return { list, onTurn };
}
