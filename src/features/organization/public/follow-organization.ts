const EVERY_MS = 4000;
const LONGEST_MS = 60_000;

// Runs on About. The page is the same without it, until it is opened again.
const part = document.getElementById("about-people");
if (part) {
  poll({
    address: "/api/orgStructure",
    everyMs: EVERY_MS,
    longestMs: LONGEST_MS,
    onNews: (body) => show(part, versionIn(body)),
  });
}

/** The revision that an answer of the API has; undefined when it is not what it should be. */
function versionIn(body: unknown): string | undefined {
  const { orgStructure } = (body ?? {}) as { orgStructure?: { version?: unknown }[] };
  const version = orgStructure?.[0]?.version;
  return typeof version === "number" ? String(version) : undefined;
}

/**
 * Replaces the section by the one with this revision from the server's present page; keeps the shown one on failure.
 * @returns whether the part shows it
 */
async function show(shown: HTMLElement, version: string | undefined): Promise<boolean> {
  if (version === undefined || shown.dataset.version === version) return version !== undefined;
  const page = await pageNow();
  const part = page?.getElementById("about-people");
  // In another language where that was chosen meanwhile, older where another process has not heard of the change yet.
  if (page?.documentElement.lang !== document.documentElement.lang || part?.dataset.version !== version)
    return false;
  shown.replaceChildren(...part.childNodes);
  shown.dataset.version = version;
  return true;
}

/** This page as the server has it now: a document, as Trusted Types let no string become HTML. */
function pageNow(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.open("GET", location.pathname + location.search);
    request.send();
  });
}

interface PollOptions {
  address: string;
  /** Milliseconds between an answer and the next question. */
  everyMs: number;
  /** The longest wait, doubling after each failure; a success brings it back. */
  longestMs: number;
  /** Gets the JSON of an answer that has changed; returns whether something could be made of it. */
  onNews: (body: unknown) => Promise<boolean>;
}

/**
 * Polls `address` for changes as long as the page is visible: a hidden tab
 * sends nothing, and polls at once when it is shown again. Nearly every answer is an empty 304.
 */
function poll({ address, everyMs, longestMs, onNews }: PollOptions): void {
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
