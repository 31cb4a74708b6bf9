import type { MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";

/** Under what an answer says its request's id, and a request within the program, which carries nothing else, too. */
const HEADER = "X-Request-Id";

/** The headers of a request within the program for what was asked under that id. */
export const requestIdHeaders = (id: string): Record<string, string> => ({ [HEADER]: id });

/** The id under which what became this request was asked. */
export const requestIdOf = ({ headers }: Request): string => headers.get(HEADER) ?? "";

/**
 * Has each answer of the API, and each that says no, carry its request's id, by which the proxy's log and this
 * program's tell of the same. Pages do not: they are kept, here and elsewhere, and shown to others.
 */
export const sayRequestId: MiddlewareHandler<{ Variables: RequestIdVariables }> = async (context, next) => {
  await next();
  const isSaid = context.res.status >= 400 || context.req.path.startsWith("/api/");
  if (isSaid) context.res.headers.set(HEADER, context.get("requestId"));
};
