import { type RefObject, useEffect, useState } from "react";

/** Milliseconds without scrolling after which a swipe has come to its end. */
const SETTLED = 120;

/**
 * Follows and moves the list behind `track`, whose items are all equally wide and side by side. `ready` once
 * a script runs, and not before; `shown` is the index of the item in view.
 */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () => setShown(Math.round(list.scrollLeft / pitch(list)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED);
    };
    look(); // the reader may have moved it before the script came
    setReady(true);
    list.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener("scroll", onScroll);
    };
  }, [track]);

  const show = (index: number) => {
    const list = track.current;
    if (!list) return;
    setShown(index);
    // Smooth or at once, as the style sheet says: it knows whether the reader wants less motion.
    list.scrollTo({ left: index * pitch(list) });
  };
  return { ready, shown, show };
}

/** Pixels from the start of one item to the start of the next. */
function pitch(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
