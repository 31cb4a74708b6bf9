import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The ancestors of an element, innermost first, each with the index of the child on the path. */
type Place = { around: Element; at: number }[];

const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]";

function placeOf(element: Element): Place {
  const place: Place = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    const { parentElement } = inner;
    place.push({ around: parentElement, at: [...parentElement.children].indexOf(inner) });
  }
  return place;
}

/** The first control at a place, else of what precedes it. */
function standIn(place: Place): HTMLElement | undefined {
  const left = place.find(({ around }) => around.isConnected);
  if (!left || left.around === document.body) return undefined;
  for (let at = Math.min(left.at, left.around.children.length - 1); at >= 0; at -= 1) {
    const child = left.around.children[at];
    const controls = child ? [child, ...child.querySelectorAll(CONTROLS)] : [];
    const found = controls.find((each) => each.matches(CONTROLS) && each.checkVisibility());
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

/** The heading of the screen, which no key stops at otherwise. */
function focusHeading(main: Element): void {
  const heading = main.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The link of a screen to an address. */
const linkTo = (main: Element, address: string): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>("a[href]")].find((link) => link.getAttribute("href") === address);

/** Tracks the focus through `main`, and moves it when the focused element is removed. */
class FocusRestorer {
  private last: Element | null = null;
  private place: Place = [];
  private placeInMain: Place = [];
  private offered: HTMLElement | null = null;
  private readonly main: Element;

  constructor(main: Element) {
    this.main = main;
  }

  readonly follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    this.last = target;
    this.place = placeOf(target);
    if (!this.main.contains(target)) return;
    this.placeInMain = this.place;
    this.offered = null;
  };

  readonly look = (changes: MutationRecord[]) => {
    const banners = changes.flatMap(({ target }) =>
      target instanceof Element ? (target.closest(".banner-region") ?? []) : [],
    );
    if (banners[0]) this.offered = banners[0].querySelector("button");
    // Later: the code that removed it may have moved the focus itself.
    if (this.lost()) setTimeout(this.restore);
  };

  private readonly restore = () => {
    if (!this.lost()) return;
    const undo = this.offered?.isConnected ? this.offered : undefined;
    const control = undo ?? standIn(this.place) ?? standIn(this.placeInMain);
    control?.focus();
    if (this.lost()) focusHeading(this.main);
  };

  private lost(): boolean {
    return document.activeElement === document.body && this.last !== null && !this.last.isConnected;
  }
}

/**
 * Restores the focus for users of keyboard or screen reader: a new screen begins at its heading, one that
 * they return to at the link or row that they had followed, and when the focused element is removed, the
 * focus moves to its Undo, else to what took its place.
 */
export function useRestoredFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef(pathname);
  const address = useRef(pathname + search);
  // Before the restorer sees that what was pressed has gone.
  useLayoutEffect(() => {
    const left = address.current;
    address.current = pathname + search;
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    if (main.current.contains(document.activeElement)) return;
    const link = linkTo(main.current, left);
    if (link && isBack) link.focus({ preventScroll: true });
    // By another link than Back, as from a saved form, the list is scrolled to its top.
    else if (link?.matches(".entry-table-link")) link.focus();
    else focusHeading(main.current);
  }, [pathname, search, isBack, main]);
  useEffect(() => {
    if (!main.current) return;
    const restorer = new FocusRestorer(main.current);
    const observer = new MutationObserver(restorer.look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", restorer.follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", restorer.follow);
    };
  }, [main]);
}
