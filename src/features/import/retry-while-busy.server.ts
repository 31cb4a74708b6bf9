import { setTimeout as pause } from "node:timers/promises";
import { temporary } from "../../platform/db/temporary.server";
import { Problem } from "../../platform/http/problem";

const TRIES = 8;
const FIRST_PAUSE = 250;

/** Retries work that the serving site may block for a moment, while the error may be temporary. */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayPass = (error instanceof Problem && error.status === 503) || temporary(error) !== undefined;
      if (!mayPass || attempt === TRIES) throw error;
      await pause(FIRST_PAUSE * 2 ** (attempt - 1));
    }
  }
}
