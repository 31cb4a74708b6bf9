import { setTimeout as pause } from "node:timers/promises";
import { addressOf, type RunningServer, type ServerPlace, STAFF } from "./server";

/** Whether the tests that cut the power run at full size, as `npm run drill` has them. */
export const FULL = process.env.DRILL === "full";

/** A number for `npm test`, and the one for a full drill. */
export const sized = (small: number, full: number): number => (FULL ? full : small);

/** Ends a server as a power cut would, at any moment of the next few dozen milliseconds. */
export async function cutPower(server: RunningServer): Promise<void> {
  await pause(Math.random() * 40);
  await server.kill();
}

/** Says what a full drill came to; the small one is silent. */
export function report(title: string, figures: Record<string, number>): void {
  if (!FULL) return;
  const parts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`DRILL  ${title}: ${parts.join(", ")}\n`);
}

/** What the site answers to somebody of the staff who signs in for this question. */
export async function asStaff<T>(place: ServerPlace, path: string): Promise<T> {
  const login = await fetch(`${addressOf(place)}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(STAFF),
  });
  const cookie = login.headers.getSetCookie().map((each) => each.split(";")[0]);
  const answer = await fetch(addressOf(place) + path, { headers: { Cookie: cookie.join("; ") } });
  return (await answer.json()) as T;
}

/** How many e-mails are yet to leave. */
export const waitingMail = async (place: ServerPlace): Promise<number> =>
  (await asStaff<{ waiting: number }>(place, "/api/messages?show=all")).waiting;
