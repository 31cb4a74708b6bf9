interface PollOptions {
  address: string;
  /** Milliseconds between an answer and the next question. */
  everyMs: number;
  /** What the wait grows to, doubling after each failure; a success brings it back. */
  longestMs: number;
  /** Gets the JSON of an answer that has changed; tells whether something could be made of it. */
  onNews: (body: unknown) => Promise<boolean>;
}

/**
 * Asks `address` again and again whether it has changed, as long as somebody can see the page: a hidden tab
 * asks nothing, and asks at once when it is seen again. Nearly every answer is an empty 304.
 */
export function poll({ address, everyMs, longestMs, onNews }: PollOptions): void {
  let timer: number | undefined;
  let asking: AbortController | undefined;
  let known = "";
  let wait = everyMs;

  const ask = async () => {
    asking = new AbortController();
    const { signal } = asking;
    const found = await conditionalGet(address, known, signal).catch(() => null);
    if (signal.aborted) return;
    const fine = found !== null && (found.body === undefined || (await onNews(found.body)));
    if (signal.aborted) return;
    if (fine) known = found.etag;
    wait = fine ? everyMs : Math.min(wait * 2, longestMs);
    timer = window.setTimeout(ask, wait);
  };
  const pause = () => {
    window.clearTimeout(timer);
    asking?.abort();
  };
  const follow = () => {
    pause();
    if (!document.hidden) void ask();
  };

  if (!document.hidden) timer = window.setTimeout(ask, wait);
  document.addEventListener("visibilitychange", follow);
}

/** Past the browser's own cache, which would hide a 304; `body` is undefined when nothing has changed. */
async function conditionalGet(address: string, known: string, signal: AbortSignal) {
  const headers: HeadersInit = known ? { "If-None-Match": known } : {};
  const response = await fetch(address, { cache: "no-store", headers, signal });
  if (response.status === 304) return { etag: known };
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body: unknown = await response.json();
  return { etag: response.headers.get("etag") ?? "", body };
}
