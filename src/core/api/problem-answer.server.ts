import type { Logger } from "pino";
import { problemMessage } from "../locale/messages/problems";
import { requestLang } from "../locale/request-lang.server";
import { InvalidInput } from "./input.server";
import { Problem, type ProblemBody } from "./problem";

/** Seconds after which a client may try again when a dependency is down. */
const RETRY_AFTER = 30;

/** The answer for anything thrown while a call was handled. What is not a {@link Problem} is logged. */
export function problemAnswer(error: unknown, request: Request, requestId: string, log: Logger): Response {
  const problem = asProblem(error);
  if (problem.status >= 500) log.error({ err: error, requestId }, "a call failed");
  const lang = requestLang(request);
  const fields =
    problem instanceof InvalidInput
      ? problem.fields
      : problem.details.errors?.map(({ path, key }) => ({ path, message: problemMessage(lang, key) }));
  const body: ProblemBody = {
    message: problemMessage(lang, problem.key),
    ...(fields && { errors: fields }),
    requestId,
  };
  const headers: Record<string, string> = { "Cache-Control": "no-store", ...problem.details.headers };
  return Response.json(body, { status: problem.status, headers });
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseDown(error)) {
    return new Problem(503, "unavailable", { headers: { "Retry-After": String(RETRY_AFTER) } });
  }
  return new Problem(500, "failed");
}

/** Connection refused or lost, shutting down, full or locked: states that pass, unlike a faulty query. */
function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (/^(ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|ENOSPC|EROFS|57P|53|08)/.test(code)) return true;
  return /database is locked|disk is full|readonly database|Connection terminated|timeout exceeded/.test(
    error.message,
  );
}
