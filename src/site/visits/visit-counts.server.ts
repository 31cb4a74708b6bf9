import { hongKongDay } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";

/** What is counted: the pages, their languages, the hosts that sent people here, and donations that were begun. */
export const VISIT_KINDS = ["page", "lang", "host", "donation"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** How often something was requested on a day in Hong Kong, `YYYY-MM-DD`. */
export interface VisitCount {
  day: string;
  kind: VisitKind;
  name: string;
  visits: number;
}

/** Of a request what is looked at, and then forgotten. */
interface Visit {
  /** Path and query. */
  url: string;
  lang: Lang;
  referer: string | undefined;
  agent: string | undefined;
  purpose: string | undefined;
}

/** Programs that say that they are such, and what fetches a page to show a preview of it. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|monitor|lighthouse|headless/i;
/**
 * Different referring hosts that a process counts between two writes: invented names cannot fill the table.
 */
const MAX_HOSTS = 200;
const MAX_NAME = 200;
const HOST = /^[a-z\d.-]{1,100}(?::\d{1,5})?$/;

/**
 * Counts visits in memory, by the server alone: how often, and nothing of who. It reads no address and no
 * cookie, so that visits cannot be linked to a person. Counts nothing before it is started.
 */
export class VisitCounts {
  readonly #own: string;
  #counts = new Map<string, VisitCount>();
  #hosts = 0;
  #counting = false;

  /** @param publicUrl the site's own origin */
  constructor(publicUrl: string) {
    this.#own = new URL(publicUrl).host;
  }

  begin(): void {
    this.#counting = true;
  }

  /** Counts a page that was shown. */
  page({ url, lang, referer, agent, purpose }: Visit): void {
    if (!this.#counting || purpose?.includes("prefetch") || !agent || PROGRAM.test(agent)) return;
    this.#add("page", pageOf(url));
    this.#add("lang", lang);
    const host = referer && URL.canParse(referer) ? new URL(referer).host : "";
    if (HOST.test(host) && host !== this.#own) this.#add("host", host.replace(/^www\./, ""));
  }

  /** Counts a donation for which somebody was sent to pay. */
  donation(): void {
    if (this.#counting) this.#add("donation", "");
  }

  /** What was counted since the last time. */
  take(): VisitCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    this.#hosts = 0;
    return taken;
  }

  /** Counts on from what could not be written. */
  giveBack(counts: readonly VisitCount[]): void {
    for (const { day, kind, name, visits } of counts) this.#add(kind, name, visits, day);
  }

  #add(kind: VisitKind, name: string, visits = 1, day = hongKongDay(new Date())): void {
    const key = `${day} ${kind} ${name}`;
    const known = this.#counts.get(key);
    if (known) known.visits += visits;
    else if (kind !== "host" || this.#hosts < MAX_HOSTS) {
      if (kind === "host") this.#hosts += 1;
      this.#counts.set(key, { day, kind, name, visits });
    }
  }
}

/** The plain address of a page: without its language, and of its query only which news item it is. */
function pageOf(url: string): string {
  const [path = "", query] = url.split("?", 2);
  const plain = path.replace(/^\/(?:eng|tra|sim)(?=\/|$)/, "") || "/";
  const id = new URLSearchParams(query).get("news_id");
  return (id === null ? plain : `${plain}?news_id=${id}`).slice(0, MAX_NAME);
}

declare module "../../platform/deps.server" {
  interface Deps {
    visitCounts: VisitCounts;
  }
}
