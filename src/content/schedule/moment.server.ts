import { Problem } from "../../platform/http/problem";
import { contentProblems } from "../problems.server";

const ISO = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** The zone of a time that names none. */
const HONG_KONG = "+08:00";
const FIVE_YEARS = 5 * 366 * 24 * 60 * 60 * 1000;

/**
 * A future time in the form of rows.
 * @param path that of the field, for an invalid choice
 * @throws {Problem} 400 for what is no time, has passed, or is too far away
 */
export function momentToCome(given: string, path: string, now = new Date()): string {
  const [, day, time = "T00:00", zone = HONG_KONG] = ISO.exec(given) ?? [];
  const at = new Date(day === undefined ? Number.NaN : `${day}${time}${zone}`);
  const refused = (says: (typeof contentProblems)[keyof typeof contentProblems]) =>
    new Problem(400, "invalid", { errors: [{ path, says }] });
  if (Number.isNaN(at.getTime()) || at.getTime() - now.getTime() > FIVE_YEARS)
    throw refused(contentProblems.timeNeeded);
  if (at <= now) throw refused(contentProblems.timePassed);
  return at.toISOString();
}

/** @throws {Problem} 400 where something would be taken down before it is published. */
export function requireLater(down: string, up: string | undefined, path: string): void {
  if (up === undefined || down > up) return;
  throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.downBeforeUp }] });
}
