import { RETRY_HEADERS } from "../db/outage.server";
import { temporary } from "../db/temporary.server";
import type { Deps } from "../deps.server";
import type { Lang } from "../locale/lang";
import { requestLang } from "../locale/request-lang.server";
import { type ProblemKey, problemMessage } from "../locale/words/problems";
import { InvalidInput } from "./input.server";
import { Problem, type ProblemBody } from "./problem";

type Logs = Pick<Deps, "log" | "outage">;

/** The answer for anything thrown while a call was handled. What is not a {@link Problem} is logged. */
export function problemAnswer(error: unknown, request: Request, requestId: string, logs: Logs): Response {
  const reads = request.method === "GET" || request.method === "HEAD";
  const away = reads ? "unreadable" : "unavailable";
  const facts = requestFacts(request, requestId);
  const { body, status, headers } = describeProblem(error, requestLang(request), facts, logs, away);
  return Response.json(body, { status, headers });
}

/** Addresses that are secrets themselves, as they are logged. */
const withoutToken = (path: string): string => path.replace(/^\/preview\/[^/]+/, "/preview/…");

/** What the log records of a request; no data of its sender. */
export interface RequestFacts {
  requestId: string;
  method: string;
  path: string;
}

export function requestFacts({ method, url }: Request, requestId: string): RequestFacts {
  return { requestId, method, path: withoutToken(new URL(url).pathname) };
}

/**
 * The answer of {@link problemAnswer}, in `lang`, for callers that answer in another form than JSON.
 * @param away the message while the database is unavailable
 */
export function describeProblem(
  error: unknown,
  lang: Lang,
  facts: RequestFacts,
  { log, outage }: Logs,
  away: ProblemKey = "unavailable",
): { status: number; headers: Record<string, string>; body: ProblemBody } {
  const problem = asProblem(error, away);
  if (temporary(error) === "away") outage.began(log, error);
  else if (problem.status === 503) {
    const { cause } = problem.details; // without a cause, the thrower has logged it already
    if (cause) log.warn({ err: cause, ...facts }, "a call has to be made again later");
  } else if (problem.status >= 500) log.error({ err: error, ...facts }, "a call failed");
  noteRefusal(problem, facts.requestId, log);
  const fields =
    problem instanceof InvalidInput
      ? problem.fields
      : problem.details.errors?.map(({ path, says }) => ({ path, message: problemMessage(lang, says) }));
  const body: ProblemBody = {
    message: problemMessage(lang, problem.says),
    ...problem.details.facts,
    ...(fields && { errors: fields }),
    requestId: facts.requestId,
  };
  const headers: Record<string, string> = { "Cache-Control": "no-store", ...problem.details.headers };
  return { status: problem.status, headers, body };
}

/** The statuses of refusals: by permission, by validation, or by a rate limit. */
const REFUSALS = new Set<number>([400, 401, 403, 413, 415, 429]);
const FIELDS_SHOWN = 10;

/** Logs what was refused and why, and no input; the proxy's log has the sender. */
function noteRefusal(problem: Problem, requestId: string, log: Logs["log"]): void {
  const { status, key: reason, details } = problem;
  if (!REFUSALS.has(status)) return;
  const errors = problem instanceof InvalidInput ? problem.fields : (details.errors ?? []);
  const fields = errors.map(({ path }) => path).filter((path) => /^[\w.]{1,60}$/.test(path));
  log.info({ requestId, status, reason, fields: fields.slice(0, FIELDS_SHOWN) }, "a request was refused");
}

function asProblem(error: unknown, away: ProblemKey): Problem {
  if (error instanceof Problem) return error;
  const passing = temporary(error);
  if (passing === "away") return new Problem(503, away, { headers: RETRY_HEADERS });
  if (passing) return new Problem(503, away, { headers: RETRY_HEADERS, cause: error });
  return new Problem(500, "failed");
}

/** Answers every method that has not been answered at an address where nothing can be sent. */
export function onlyReading(): never {
  throw new Problem(405, "wrongMethod", { headers: { Allow: "GET, HEAD" } });
}
