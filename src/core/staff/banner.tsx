import { CircleCheck, TriangleAlert } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useStaffMessages } from "../locale/messages/staff";
import { Filled } from "../locale/name";

/** Milliseconds after which a banner goes by itself, unless it says another time. */
const BRIEFLY = 2000;

/** What the banner says. It goes by itself; what is offered beside an action stays until it is closed. */
interface Notice {
  text: string;
  /** What somebody typed, for the `{…}` of the text: it may be in another language. */
  names?: Readonly<Record<string, string>>;
  /** Milliseconds that it stays, where that is another time than usual. */
  ms?: number;
  /** Something was saved; that stays written on this screen, or on the one of this address that follows. */
  saved?: true | string;
  /** Something did not succeed, and may be tried again. */
  failed?: boolean;
  /** What is offered beside, as Undo. Nothing else that is said takes it away, only the next such offer. */
  action?: { label: string; run: () => void };
}

const BannerContext = createContext<(notice: Notice) => void>(() => {});
const SavedContext = createContext<Saved | null>(null);

/** When something was saved last, and the screen that says so. */
interface Saved {
  at: Date;
  screen: string;
}

/** Shows a success banner with a tick, announced politely; it survives going to another screen. */
export function useBanner(): (notice: Notice) => void {
  return useContext(BannerContext);
}

/** When something was saved last from the screen that is shown; null when nothing was. */
export function useSavedAt(): Date | null {
  const { pathname } = useLocation();
  const saved = useContext(SavedContext);
  return saved?.screen === pathname ? saved.at : null;
}

export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [offer, setOffer] = useState<Notice | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const show = useCallback((next: Notice) => {
    if (next.action) setOffer(next);
    setNotice(next.action ? null : next);
    const { pathname } = window.location;
    if (next.saved) setSaved({ at: new Date(), screen: next.saved === true ? pathname : next.saved });
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
        <div role="status">{notice && <Banner notice={notice} close={close} />}</div>
      </div>
    </BannerContext>
  );
}

function Banner({ notice, close }: { notice: Notice; close: () => void }) {
  const { text, names = {}, failed = false, action } = notice;
  const Sign = failed ? TriangleAlert : CircleCheck;
  const words = useStaffMessages();
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
