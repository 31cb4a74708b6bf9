import { setTimeout as pause } from "node:timers/promises";
import { temporary } from "../../platform/db/temporary.server";
import { Problem } from "../../platform/http/problem";

const TRIES = 8;
const FIRST_PAUSE = 250;

/** Does what the site beside may hold up for a moment, again and again while it may pass by itself. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
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
