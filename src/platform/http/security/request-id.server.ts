import type { MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";

/** Under what an answer says its request's id, and a request within the program, which carries nothing else, too. */
const HEADER = "X-Request-Id";

/** The request headers within the program that carry the id. */
export const requestIdHeaders = (id: string): Record<string, string> => ({ [HEADER]: id });

/** The id of the original request. */
export const requestIdOf = ({ headers }: Request): string => headers.get(HEADER) ?? "";

/**
 * Adds the request's id to each answer of the API, and to each refusal, so that the proxy's log and this
 * program's can be joined. Not to pages: they are cached, here and elsewhere, and served to others.
 */
export const sendRequestId: MiddlewareHandler<{ Variables: RequestIdVariables }> = async (context, next) => {
  await next();
  const isSaid = context.res.status >= 400 || context.req.path.startsWith("/api/");
  if (isSaid) context.res.headers.set(HEADER, context.get("requestId"));
};
