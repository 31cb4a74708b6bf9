import { type RefObject, useEffect } from "react";

/** Pixels between a banner and what is next to it. */
const GAP = 8;

/** Pixels between a banner and the lower edge of the window. */
const EDGE = 16;

/** What stays in its place while somebody reads a banner, and is pressed next. */
const KEPT_CLEAR = ".submit-row, .presence";

/** What has the focus and is as small as a control. */
const CONTROL = "a, button, summary, select, input";

/**
 * Positions banners at the foot of the window without covering the next button: below the row with Submit
 * where there is room for them, else above it, and off the focused element. The page gets a bottom padding of
 * their height, so that they cover nothing for good.
 */
export function useBannerPlace(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const banners = region.current;
    if (!banners) return undefined;
    const place = () => {
      const { height } = banners.getBoundingClientRect();
      document.documentElement.style.setProperty("--banner-room", `${height}px`);
      if (height > 0) banners.style.insetBlockEnd = `${freePlace(height, obstacles())}px`;
    };
    // The height of the row with Submit changes with its message, and the page with it.
    const sizes = new ResizeObserver(place);
    sizes.observe(banners);
    sizes.observe(document.body);
    const events = ["scroll", "resize", "focusin"] as const;
    for (const event of events) window.addEventListener(event, place);
    return () => {
      sizes.disconnect();
      for (const event of events) window.removeEventListener(event, place);
    };
  }, [region]);
}

/** A part of the window's height, in pixels from its lower edge. */
interface Span {
  from: number;
  to: number;
}

function obstacles(): Span[] {
  const focused = document.activeElement?.closest("main")
    ? document.activeElement.closest(CONTROL)
    : undefined;
  return [...document.querySelectorAll(KEPT_CLEAR), ...(focused ? [focused] : [])].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { from: innerHeight - bottom, to: innerHeight - top };
  });
}

/** The lowest place for something so high that leaves all spans free, if the window has one. */
export function freePlace(height: number, spans: readonly Span[], room = innerHeight): number {
  let place = EDGE;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const isApart = to + GAP <= place || from >= place + height + GAP;
    if (!isApart) place = to + GAP;
  }
  return place + height <= room ? place : EDGE;
}
