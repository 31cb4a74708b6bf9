import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

/** Index of the first child below the first line, or else `Infinity`. */
function firstWrapped(line: HTMLElement | null): number {
  const children = [...(line?.children ?? [])].map((child) => child.getBoundingClientRect().top);
  const wrapped = children.findIndex((top) => top > (children[0] ?? 0) + 1);
  return wrapped === -1 ? Number.POSITIVE_INFINITY : wrapped;
}

/** How many children of a wrapping line fit on it; the same after each render and each change of its size. */
export function useFitting(line: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  const measure = useCallback(() => setFitting(firstWrapped(line.current)), [line]);
  useLayoutEffect(measure);
  useEffect(() => {
    if (!line.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [line, measure]);
  return fitting;
}
