import { useEffect } from "react";

/** Milliseconds between two looks at e-mails that are being sent, and how often they are looked at. */
const LOOK = { every: 2000, times: 15 };

/** Reloads what the screen shows until the e-mails on it are sent or have failed; `sending` is their number. */
export function useWhileSending(sending: number, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (sending === 0) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOK.times) clearInterval(timer);
      void refresh();
    }, LOOK.every);
    return () => clearInterval(timer);
  }, [sending, refresh]);
}
