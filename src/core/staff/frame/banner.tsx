import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useStaffWords } from "../../locale/words/staff";
import { Banner, type Notice } from "./banner-box";
import { useOldAnswers } from "./shown-answers";

/** Milliseconds after which a banner goes by itself, unless it says another time. */
const BRIEFLY = 2000;

const BannerContext = createContext<(notice: Notice) => void>(() => {});
const SavedContext = createContext<Saved | null>(null);

/** When something was saved last, and the screen that says so. */
interface Saved {
  at: Date;
  screen: string;
  /** Its address on the site. */
  view: string | undefined;
}

/** Shows a success banner with a tick, announced politely; it survives going to another screen. */
export function useBanner(): (notice: Notice) => void {
  return useContext(BannerContext);
}

/** What was saved last from the screen that is shown; null when nothing was. */
export function useSaved(): Saved | null {
  const { pathname } = useLocation();
  const saved = useContext(SavedContext);
  return saved?.screen === pathname ? saved : null;
}

export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [offer, setOffer] = useState<Notice | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const show = useCallback((next: Notice) => {
    if (next.action) setOffer(next);
    setNotice(next.action ? null : next);
    const { pathname } = window.location;
    const screen = next.saved === true ? pathname : next.saved;
    if (screen) setSaved({ at: new Date(), screen, view: next.view });
  }, []);
  const close = useCallback(() => setNotice(null), []);
  const closeOffer = useCallback(() => setOffer(null), []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(close, notice.ms ?? BRIEFLY);
    return () => clearTimeout(timer);
  }, [notice, close]);
  return (
    <BannerContext value={show}>
      <SavedContext value={saved}>{children}</SavedContext>
      {/* The regions are always there: one that arrives with its text is often not announced. */}
      <div className="banner-region">
        <div role="status">{offer && <Banner notice={offer} close={closeOffer} />}</div>
        <div role="status">
          <OldAnswers />
        </div>
        <div role="status">{notice && <Banner notice={notice} close={close} />}</div>
      </div>
    </BannerContext>
  );
}

/** Says that what the screen shows could not be loaded anew, until it was or somebody has read it. */
function OldAnswers() {
  const words = useStaffWords();
  const { revalidate } = useRevalidator();
  const { isOld, dismiss } = useOldAnswers();
  if (!isOld) return null;
  const action = { label: words.tryAgain, run: () => void revalidate() };
  return <Banner notice={{ text: words.shownIsOld, failed: true, action }} close={dismiss} />;
}
