import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.server";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Milliseconds that jobs have to end in; a process has twenty seconds to shut down. */
const TIMEOUT = 3000;
/** 03:00 in Hong Kong, in UTC. */
const NIGHT = 19 * HOUR;

/**
 * Something to be done once a day; doing it more often, or in several processes, changes nothing. `signal`
 * aborts when the program ends; what can be left for the next day stops then.
 */
export type DailyJob = (deps: Deps, now: Date, signal: AbortSignal) => Promise<void>;

/**
 * Runs the jobs now and every night. One that fails is logged and tried the next night.
 * @returns a function that ends it, once what is being done is done or given up, and `timeout` ms later at the latest.
 */
export function runDaily(jobs: readonly DailyJob[], deps: Deps, timeout = TIMEOUT): () => Promise<void> {
  const ending = new AbortController();
  const runAll = async () => {
    for (const job of jobs) {
      await job(deps, new Date(), ending.signal).catch((err: unknown) => {
        if (!ending.signal.aborted) deps.log.error({ err }, "a daily job failed");
      });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let running = runAll();
  const wait = () => {
    timer = setTimeout(() => {
      running = running.then(runAll);
      wait();
    }, untilNight(Date.now()));
    timer.unref();
  };
  wait();
  return async () => {
    clearTimeout(timer);
    ending.abort();
    await Promise.race([running, pause(timeout)]);
  };
}

/** Milliseconds from `now` to the next night, never nothing. */
export function untilNight(now: number): number {
  return DAY - ((now - NIGHT) % DAY);
}
