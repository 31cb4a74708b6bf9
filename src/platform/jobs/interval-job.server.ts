import type { Deps } from "../deps.server";

interface IntervalJob {
  /** Milliseconds between the starts of two runs. */
  every: number;
  /** What is logged on the first failure in a row. */
  failing: string;
  /** One run; a long one checks the signal, which is aborted when the process ends. */
  act: (ending: AbortSignal) => Promise<void>;
}

/**
 * Runs a job at once and then at an interval, never twice at a time; a run that fails is tried again.
 * @returns a function that stops it
 */
export function startIntervalJob(
  { log }: Pick<Deps, "log">,
  { every, failing, act }: IntervalJob,
): () => Promise<void> {
  const ending = new AbortController();
  let round: Promise<void> | undefined;
  let isFailing = false;
  const once = async () => {
    try {
      await act(ending.signal);
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.warn({ err }, failing);
      isFailing = true;
    }
  };
  const begin = () => {
    round ??= once().finally(() => {
      round = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}
