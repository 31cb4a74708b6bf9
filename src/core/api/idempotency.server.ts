import type { Database } from "../db/database.server";
import type { DailyJob } from "../process/daily.server";
import { IDEMPOTENCY_KEY } from "./idempotency-key";

/** Milliseconds for which an answer is kept: nobody presses the same Submit a day later. */
const KEPT = 24 * 60 * 60 * 1000;

const KEY = /^[\w-]{16,64}$/;

type AnsweredTables = { answered_call: { key: string; answered_at: string; answer: string } };

/**
 * Under what a staff member's call is known when it is sent again; undefined where it has no key that is one. Others'
 * keys are other calls.
 */
export function onceKey(request: Request, username: string): string | undefined {
  const key = request.headers.get(IDEMPOTENCY_KEY) ?? "";
  return KEY.test(key) ? `${username} ${new URL(request.url).pathname} ${key}` : undefined;
}

/**
 * The answer of `run`, or the one that it gave when a call with the same key was made before, by a form whose answer
 * was lost. Both in the call's transaction: nothing is done without its answer being kept, and what failed can be
 * tried again.
 */
export async function once(
  tx: Database,
  key: string | undefined,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return run();
  const calls = tx.$extendTables<AnsweredTables>();
  const before = await calls
    .selectFrom("answered_call")
    .select("answer")
    .where("key", "=", key)
    .executeTakeFirst();
  if (before) return JSON.parse(before.answer);
  const answer = await run();
  await calls
    .insertInto("answered_call")
    .values({ key, answered_at: new Date().toISOString(), answer: JSON.stringify(answer) })
    .execute();
  return answer;
}

/** The daily job: forgets answers that nobody waits for any more. */
export const forgetAnswers: DailyJob = async ({ db }, now) => {
  await db
    .$extendTables<AnsweredTables>()
    .deleteFrom("answered_call")
    .where("answered_at", "<", new Date(now.getTime() - KEPT).toISOString())
    .execute();
};
