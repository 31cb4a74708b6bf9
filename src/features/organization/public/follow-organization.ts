import { LIVE_PART } from "./live-part";
import { poll } from "./poll";

const EVERY_MS = 4000;
const LONGEST_MS = 60_000;

// Runs on About. The page is the same without it, until it is opened again.
const part = document.getElementById(LIVE_PART);
if (part) {
  poll({
    address: "/api/orgStructure",
    everyMs: EVERY_MS,
    longestMs: LONGEST_MS,
    onNews: (body) => show(part, versionIn(body)),
  });
}

/** The version that an answer of the API has; undefined when it is not what it should be. */
function versionIn(body: unknown): string | undefined {
  const { orgStructure } = (body ?? {}) as { orgStructure?: { version?: unknown }[] };
  const version = orgStructure?.[0]?.version;
  return typeof version === "number" ? String(version) : undefined;
}

/**
 * Takes over from the page, as it is now, the part with this version; what is shown stays when it cannot be had.
 * @returns whether the part shows it
 */
async function show(shown: HTMLElement, version: string | undefined): Promise<boolean> {
  if (version === undefined || shown.dataset.version === version) return version !== undefined;
  const page = await pageNow();
  const part = page?.getElementById(LIVE_PART);
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
