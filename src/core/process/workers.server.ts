import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { onEnd } from "./close.server";

/** Milliseconds. The pause before a new process doubles while they die young, and no longer than this. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const YOUNG = 60_000;

/** The end of a process: by itself with a code, or by a signal. */
interface End {
  code: number | null;
  signal: string | null;
}

interface Listener {
  /** All processes listen for the first time. */
  ready(port: number): void;
  /** All processes have ended, as they were told to or because they could not start. */
  ended(status: number): void;
}

/**
 * Keeps `count` processes that share one port, each of which takes from its connections itself: were they handed out
 * by this process, those on their way to one that dies would never be answered. Replaces one that dies, and on SIGTERM or SIGINT tells all to
 * end and waits for them. When one dies before all have listened once, the site cannot run: all are ended.
 */
export function keepWorkers(count: number, log: Logger, listener: Listener): void {
  const living = new Map<Worker, number>();
  let listening = 0;
  let youngDeaths = 0;
  let closing = false;
  let status = 0;

  const start = () => {
    if (!closing) living.set(cluster.fork(), Date.now());
  };
  const close = () => {
    if (!closing) for (const worker of living.keys()) worker.process.kill("SIGTERM");
    closing = true;
    if (living.size === 0) listener.ended(status);
  };
  const replace = (worker: Worker, began: number, end: End) => {
    youngDeaths = Date.now() - began < YOUNG ? youngDeaths + 1 : 1;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (youngDeaths - 1));
    const died = { worker: worker.process.pid, ...end, pause };
    log.error(died, "a process of the site died; another takes its place");
    setTimeout(start, pause);
  };

  cluster.on("listening", (worker, { port }) => {
    log.info({ worker: worker.process.pid }, "a process of the site listens");
    listening += 1;
    if (listening === count) listener.ready(port);
  });
  cluster.on("exit", (worker, code, signal) => {
    const began = living.get(worker) ?? 0;
    living.delete(worker);
    if (!closing && listening >= count) return replace(worker, began, { code, signal });
    if (code !== 0) {
      status = 1;
      log.error({ worker: worker.process.pid, code, signal }, "a process of the site died");
    }
    close();
  });
  onEnd(log, close);
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  for (let started = 0; started < count; started += 1) start();
}
