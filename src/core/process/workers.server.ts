import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";

/** Milliseconds. The pause before a new process doubles while they die young, and no longer than this. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const YOUNG = 60_000;

interface Listener {
  /** All processes listen for the first time. */
  ready(port: number): void;
  /** All processes have ended, as they were told to or because they could not start. */
  ended(status: number): void;
}

/**
 * Keeps `count` processes that share one port: replaces one that dies, and on SIGTERM or SIGINT tells all to
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
  const replace = (worker: Worker, began: number) => {
    youngDeaths = Date.now() - began < YOUNG ? youngDeaths + 1 : 1;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (youngDeaths - 1));
    log.error({ pid: worker.process.pid, pause }, "a process of the site died; another takes its place");
    setTimeout(start, pause);
  };

  cluster.on("listening", (worker, { port }) => {
    log.info({ pid: worker.process.pid }, "a process of the site listens");
    listening += 1;
    if (listening === count) listener.ready(port);
  });
  cluster.on("exit", (worker, code) => {
    const began = living.get(worker) ?? 0;
    living.delete(worker);
    if (!closing && listening >= count) return replace(worker, began);
    if (code !== 0) status = 1;
    close();
  });
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  for (let started = 0; started < count; started += 1) start();
}
