import { useEffect } from "react";

/** Milliseconds between two reloads, and how many there are at most. */
const RELOADS = { every: 2000, times: 15 };

/** Reloads what the screen shows until the e-mails on it are sent or have failed; `sending` is their number. */
export function useWhileSending(sending: number, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (sending === 0) return;
    let reloads = 0;
    const timer = setInterval(() => {
      reloads += 1;
      if (reloads >= RELOADS.times) clearInterval(timer);
      void refresh();
    }, RELOADS.every);
    return () => clearInterval(timer);
  }, [sending, refresh]);
}
