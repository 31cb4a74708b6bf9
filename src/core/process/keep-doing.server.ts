import type { Deps } from "../deps.server";

interface Doing {
  /** Milliseconds between two beginnings. */
  every: number;
  /** The word in the log on the first failure in a row. */
  failing: string;
  /** Does it; what takes long looks at the signal, which says that the process ends. */
  act: (ending: AbortSignal) => Promise<void>;
}

/**
 * Does something at once and then again and again, one at a time; what fails is tried again.
 * @returns a function that ends it
 */
export function keepDoing({ log }: Pick<Deps, "log">, { every, failing, act }: Doing): () => Promise<void> {
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
