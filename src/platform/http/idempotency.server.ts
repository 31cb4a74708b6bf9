import { createHash } from "node:crypto";
import type { Database } from "../db/database.server";
import type { DailyJob } from "../jobs/daily.server";
import { IDEMPOTENCY_KEY } from "./idempotency-key";
import { Problem } from "./problem";

/** Milliseconds for which an answer is stored: a Submit is not repeated a day later. */
const KEPT = 24 * 60 * 60 * 1000;

const KEY = /^[\w-]{16,64}$/;

type AnsweredTables = {
  answered_call: {
    key: string;
    answered_at: string;
    answer: string;
    /** Of the input; null of a call that a former version answered. */
    digest: string | null;
    /** Of the answer, where it is not that of the call. */
    status: number | null;
  };
};

/** What a call answers. */
export interface Answered {
  result: unknown;
  /** Its status, where it is not that of the call. */
  status?: number | undefined;
}

/** A call that may be repeated: its request, who makes it, and its input. */
export interface OnceCall {
  request: Request;
  author: string;
  input: unknown;
}

const digestOf = (input: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(input) ?? "")
    .digest("base64url");

/**
 * The answer of `run` with its status, or the stored one if the same author made a call with the same key before, by a
 * form whose answer was lost. Both in the call's transaction: a change and its answer are stored together,
 * and what failed can be tried again.
 * @throws {Problem} 409 for another input under the same key: its sender would take the former answer for its
 * own
 */
export async function once(
  tx: Database,
  { request, author, input }: OnceCall,
  run: () => Promise<Answered>,
): Promise<Answered> {
  const given = request.headers.get(IDEMPOTENCY_KEY) ?? "";
  if (!KEY.test(given)) return run();
  const key = `${author} ${new URL(request.url).pathname} ${given}`;
  const calls = tx.$extendTables<AnsweredTables>();
  const before = await calls
    .selectFrom("answered_call")
    .select(["answer", "digest", "status"])
    .where("key", "=", key)
    .executeTakeFirst();
  const digest = digestOf(input);
  if (before) {
    if (before.digest !== null && before.digest !== digest) throw new Problem(409, "otherInput");
    return { result: JSON.parse(before.answer), status: before.status ?? undefined };
  }
  const answered = await run();
  await calls
    .insertInto("answered_call")
    .values({
      ...{ key, answered_at: new Date().toISOString(), digest },
      ...{ answer: JSON.stringify(answered.result), status: answered.status ?? null },
    })
    .execute();
  return answered;
}

/** The daily job: deletes expired answers. */
export const deleteOldAnswers: DailyJob = async ({ db }, now) => {
  await db
    .$extendTables<AnsweredTables>()
    .deleteFrom("answered_call")
    .where("answered_at", "<", new Date(now.getTime() - KEPT).toISOString())
    .execute();
};
