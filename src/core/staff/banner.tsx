import { CircleCheck } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useStaffMessages } from "../locale/messages/staff";

/** What the banner says. With `ms` it goes by itself; without, as beside an action, it stays until closed. */
interface Notice {
  text: string;
  ms?: number;
  action?: { label: string; run: () => void };
}

const BannerContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a success banner with a tick, announced politely; it survives going to another screen. */
export function useBanner(): (notice: Notice) => void {
  return useContext(BannerContext);
}

export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const show = useCallback((next: Notice) => setNotice(next), []);
  const close = useCallback(() => setNotice(null), []);
  useEffect(() => {
    if (notice?.ms === undefined) return;
    const timer = setTimeout(close, notice.ms);
    return () => clearTimeout(timer);
  }, [notice, close]);
  return (
    <BannerContext value={show}>
      {children}
      {/* The region is always there: one that arrives with its text is often not announced. */}
      <div role="status" className="banner-region">
        {notice && <Banner notice={notice} close={close} />}
      </div>
    </BannerContext>
  );
}

function Banner({ notice: { text, ms, action }, close }: { notice: Notice; close: () => void }) {
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
      <CircleCheck aria-hidden="true" size={24} />
      <p>{text}</p>
      {action && (
        <button type="button" className="button button-quiet" onClick={run}>
          {action.label}
        </button>
      )}
      {ms === undefined && (
        <button type="button" className="button button-quiet" onClick={close}>
          {words.close}
        </button>
      )}
    </div>
  );
}
