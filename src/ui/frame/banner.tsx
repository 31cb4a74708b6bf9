import { Check, CircleCheck, ExternalLink, TriangleAlert } from "lucide-react";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { hongKongTime } from "../../platform/locale/format";
import { fill } from "../../platform/locale/lang";
import { Filled } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { useOldAnswers } from "./shown-answers";

/** Milliseconds after which a banner closes by itself, unless it sets another time. */
const BRIEFLY = 2000;

/** Shows a banner; returns a function that removes its action. */
type Show = (notice: Notice) => () => void;

const BannerContext = createContext<Show>(() => () => {});
const SavedContext = createContext<Saved | null>(null);

/** The text of the banner. It closes by itself; with an action it stays until it is closed. */
interface Notice {
  text: string;
  /** Names that somebody typed, for the `{…}` of the text: they may be in another language. */
  names?: Readonly<Record<string, string>>;
  /** Milliseconds that it stays, where that is another time than usual. */
  ms?: number;
  /** Something was saved; that stays written on this screen, or on the one of this address that follows. */
  saved?: true | string;
  /** Public address of what was saved. */
  view?: string | undefined;
  /** Something did not succeed, and may be tried again. */
  failed?: boolean;
  /** An action beside the text, as Undo. No other banner replaces it, only the next one with an action. */
  action?: { label: string; run: () => void };
  /** The action concerns unsaved changes of a form: after a save it is not offered any more. */
  untilSaved?: boolean;
}

/** When something was saved last, and the screen that says so. */
interface Saved {
  at: Date;
  screen: string;
  /** Its address on the site. */
  view: string | undefined;
}

/** Shows a success banner with a tick, announced politely; it survives going to another screen. */
export function useBanner(): Show {
  return useContext(BannerContext);
}

/** The last save from the screen that is shown; null when there was none. */
function useSaved(): Saved | null {
  const { pathname } = useLocation();
  const saved = useContext(SavedContext);
  return saved?.screen === pathname ? saved : null;
}

export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [offer, setOffer] = useState<(Notice & { screen: string; isLeft?: boolean }) | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const show = useCallback((next: Notice) => {
    const { pathname } = window.location;
    const screen = next.saved === true ? pathname : next.saved;
    const offered = next.action && { ...next, screen: screen ?? pathname };
    if (offered) setOffer(offered);
    else if (screen) setOffer((now) => (now?.untilSaved ? null : now));
    setNotice(next.action ? null : next);
    if (screen) setSaved({ at: new Date(), screen, view: next.view });
    return () => setOffer((now) => (now === offered ? null : now));
  }, []);
  const region = useRef<HTMLDivElement>(null);
  useBannerPlace(region);
  const { pathname } = useLocation();
  useEffect(() => setOffer((now) => offerAt(now, pathname)), [pathname]);
  const close = useCallback(() => setNotice(null), []);
  const closeOffer = useCallback(() => setOffer(null), []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(close, notice.ms ?? BRIEFLY);
    return () => clearTimeout(timer);
  }, [notice, close]);
  // The banner of an earlier save would be taken for this one's.
  useEffect(() => {
    document.addEventListener("submit", close, true);
    return () => document.removeEventListener("submit", close, true);
  }, [close]);
  return (
    <BannerContext value={show}>
      <SavedContext value={saved}>{children}</SavedContext>
      {/* The regions are always there: one that arrives with its text is often not announced. */}
      <div ref={region} className="banner-region">
        <div role="status">{offer && <Banner notice={offer} close={closeOffer} />}</div>
        <div role="status">
          <OldAnswers />
        </div>
        <div role="status">{notice && <Banner notice={notice} close={close} />}</div>
      </div>
    </BannerContext>
  );
}

/**
 * Where a banner would cover another screen's content, it is shown only on its own screen, except Undo, which
 * stays on the next one too.
 */
function offerAt<Offer extends Notice & { screen: string; isLeft?: boolean }>(
  offer: Offer | null,
  pathname: string,
): Offer | null {
  if (!offer || offer.screen === pathname) return offer;
  return offer.saved || offer.isLeft ? null : { ...offer, isLeft: true };
}

/** Says that the screen's data could not be reloaded, until it was or the message is dismissed. */
function OldAnswers() {
  const words = useStaffWords();
  const { revalidate } = useRevalidator();
  const { isOld, dismiss } = useOldAnswers();
  if (!isOld) return null;
  const action = { label: words.tryAgain, run: () => void revalidate() };
  return <Banner notice={{ text: words.shownIsOld, failed: true, action }} close={dismiss} />;
}

/** One banner; `close` removes it, as its action does. */
function Banner({ notice, close }: { notice: Notice; close: () => void }) {
  const { text, names = {}, failed = false, action } = notice;
  const Sign = failed ? TriangleAlert : CircleCheck;
  const words = useStaffWords();
  const run = useMemo(
    () => () => {
      close();
      action?.run();
    },
    [action, close],
  );
  return (
    <div className="banner">
      <Sign aria-hidden="true" size={24} />
      <p>
        <Filled sentence={text} names={names} />
      </p>
      {notice.view && <ViewSaved address={notice.view} />}
      {action && (
        <>
          <button type="button" className="button button-quiet" onClick={run}>
            {action.label}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {words.close}
          </button>
        </>
      )}
    </div>
  );
}

/** The link from a saved entry to its public page, by its address on the site. */
function ViewSaved({ address }: { address: string }) {
  const words = useStaffWords();
  return (
    <a className="button button-quiet" href={address}>
      <ExternalLink aria-hidden="true" size={18} />
      {words.viewSaved}
    </a>
  );
}

/**
 * When this screen was saved last, with a link to the page, for users who missed the banner; not a live
 * region, since the banner has announced it.
 */
export function LastSaved() {
  const words = useStaffWords();
  const saved = useSaved();
  if (!saved) return null;
  return (
    <span className="last-saved">
      <Check aria-hidden="true" size={18} />
      <span>{fill(words.savedAt, { time: hongKongTime(saved.at) })}</span>
      {saved.view && <ViewSaved address={saved.view} />}
    </span>
  );
}

/**
 * What a form does once its entry is saved: it shows a banner on the entry's list, and returns the link
 * there, which the form follows without unsaved changes. `wayBack` is the list with its last filters.
 */
export function useSavedInList(list: string, wayBack = list) {
  const banner = useBanner();
  const navigate = useNavigate();
  return (notice: Omit<Notice, "saved">) => {
    banner({ ...notice, saved: list });
    return () => navigate(wayBack);
  };
}

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
function useBannerPlace(region: RefObject<HTMLElement | null>): void {
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
