import { expect } from "vitest";
import * as z from "zod";

const Problem = z.strictObject({
  message: z.string().min(1),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
  requestId: z.string().min(1),
});

/** Words that only the inside of the program says: stacks, files, databases. */
const INSIDES =
  /\n\s+at |node_modules|\.server\.[jt]s|SQLITE|SqliteError|syntax error at|relation "|violates|ECONN|ZodError|TypeError|RangeError/;

/** Calls that ask a service which tests do not have; they say that it is away, and when to come again. */
const MAY_BE_AWAY = /^\/api\/donations\/paypal|^\/api\/webhooks/;

/** Holds one answer, and the errors `logged` for it, to what every one must be. @throws when it is not. */
export async function expectAnswer(
  answer: Response,
  path: string,
  given: string,
  logged: readonly unknown[],
): Promise<void> {
  const body = await answer.text();
  const about = `${path} answered ${answer.status} ${body.slice(0, 300)} to ${given.slice(0, 500)}`;
  const away = answer.status === 503 && MAY_BE_AWAY.test(path);
  expect(logged, about).toEqual([]);
  expect(answer.status < 500 || away, about).toBe(true);
  expect(Object.hasOwn(Object.prototype, "polluted"), about).toBe(false);
  if (answer.ok || answer.status === 304) return;
  expect(answer.headers.get("content-type"), about).toMatch(/^application\/json/);
  if (body === "") return; // to HEAD
  const problem = Problem.safeParse(JSON.parse(body));
  expect(problem.success, about).toBe(true);
  expect(body, about).not.toMatch(INSIDES);
}
