import { setTimeout as pause } from "node:timers/promises";
import { currentSiteRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import { startIntervalJob } from "../../platform/jobs/interval-job.server";
import { checkLink, type LinkCheck, type Network, robotsOf } from "./check-link.server";
import { findPlaces, type Searched } from "./places.server";
import type { Robots } from "./robots.server";
import { claim, dueLinks, type LinkRow, recordCheck, savePlaces } from "./store.server";

const HOUR = 60 * 60 * 1000;
const AT_ONCE = 50;
/** Hosts that do not answer in a row, from which on the fault is rather this machine's. */
const SILENT_HOSTS = 3;
/** Seconds between two requests to a host at most, whatever it asks for. */
const LONGEST_DELAY = 120;

/** Milliseconds between two checks, and between two at the same host. */
export interface Pace {
  pause: number;
  hostPause: number;
}

const PACE: Pace = { pause: 2000, hostPause: 10_000 };

interface Round {
  db: Deps["db"];
  network: Network;
  pace?: Pace;
  now?: () => Date;
}

/**
 * Looks at the links whose time has come, one after the other, and writes down what it finds. What fails without an
 * answer counts once anybody has answered: else this machine may have no network.
 * @returns false where nobody answered
 */
export async function checkDueLinks(
  { db, network, pace = PACE, now = () => new Date() }: Round,
  ending: AbortSignal,
): Promise<boolean> {
  const hosts = new Hosts(network, pace, ending);
  const unsure: { link: LinkRow; check: LinkCheck }[] = [];
  let isOnline = false;
  const note = async (link: LinkRow, check: LinkCheck) => {
    await recordCheck(db, link, check, now());
  };
  for (;;) {
    const links = await dueLinks(db, now(), AT_ONCE);
    if (links.length === 0) break;
    for (const link of links) {
      if (!(await claim(db, link, now()))) continue;
      const check = await hosts.check(link.address);
      if (check.status > 0) isOnline = true;
      if (isOnline) {
        for (const each of [...unsure.splice(0), { link, check }]) await note(each.link, each.check);
      } else unsure.push({ link, check });
      if (new Set(unsure.map((each) => new URL(each.link.address).host)).size >= SILENT_HOSTS) return false;
    }
  }
  for (const each of unsure) await note(each.link, each.check);
  return true;
}

/** The hosts of one round: each with its robots rules, and never requested twice in quick succession. */
class Hosts {
  readonly #rules = new Map<string, Robots>();
  readonly #free = new Map<string, number>();
  readonly #network: Network;
  readonly #pace: Pace;
  readonly #ending: AbortSignal;
  #last = 0;

  constructor(network: Network, pace: Pace, ending: AbortSignal) {
    this.#network = network;
    this.#pace = pace;
    this.#ending = ending;
  }

  async check(address: string): Promise<LinkCheck> {
    const { origin, pathname, search } = new URL(address);
    await this.#turn(origin);
    const rules = this.#rules.get(origin) ?? (await robotsOf(origin, this.#network, this.#ending));
    this.#rules.set(origin, rules);
    const check: LinkCheck = rules.allows(pathname + search)
      ? await checkLink(address, this.#network, this.#ending)
      : { answer: "refused", status: 0 };
    const delay = Math.min(rules.delay, LONGEST_DELAY) * 1000;
    this.#last = Date.now();
    this.#free.set(origin, this.#last + Math.max(delay, this.#pace.hostPause));
    return check;
  }

  /** Waits until it is the turn of a host. */
  async #turn(origin: string): Promise<void> {
    const turn = Math.max(this.#last + this.#pace.pause, this.#free.get(origin) ?? 0);
    const wait = turn - Date.now();
    if (wait > 0) await pause(wait, undefined, { signal: this.#ending });
    this.#ending.throwIfAborted();
  }
}

/**
 * Finds the links in what visitors get, after each change, and checks those whose time has come, once an hour. The
 * first time is an hour after the start, so that a program that restarts in a loop sends no requests.
 * @returns a function that ends it
 */
export function startLinkChecks(deps: Deps, searched: Searched, network: Network): () => Promise<void> {
  let isFirst = true;
  let revision = -1;
  return startIntervalJob(deps, {
    every: HOUR,
    failing: "links to other sites are checked later",
    act: async (ending) => {
      if (isFirst) {
        isFirst = false;
        return;
      }
      const { db, log } = deps;
      const current = await currentSiteRevision(db);
      if (current !== revision) await savePlaces(db, await findPlaces(db, searched));
      revision = current;
      try {
        const isOnline = await checkDueLinks({ db, network }, ending);
        if (!isOnline) log.warn("no other site answers: links are checked later");
      } catch (error) {
        if (!ending.aborted) throw error;
      }
    },
  });
}
