import type { ServerResponse } from "node:http";
import { descriptionOf, violations } from "./openapi.ts";
import { state } from "./state.ts";

/** The name and sentence that PayPal gives each kind of error. */
const ERRORS = {
  400: ["INVALID_REQUEST", "Request is not well-formed, syntactically incorrect, or violates schema."],
  401: [
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  ],
  403: ["NOT_AUTHORIZED", "Authorization failed due to insufficient permissions."],
  404: ["RESOURCE_NOT_FOUND", "The specified resource does not exist."],
  422: [
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  ],
  500: ["INTERNAL_SERVER_ERROR", "An internal server error occurred."],
} as const;

/** Answers with JSON; an order is held to PayPal's own description first. */
export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  schema?: string,
): ServerResponse {
  if (schema) state.violations.push(...violations("orders", schema, body).map((each) => `answer: ${each}`));
  return response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** Says that all went well, in an answer that was cut off. */
export function garble(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { "Content-Type": "application/json" }).end('{"id":"8XK3');
}

/** Says, as something between us and PayPal would, that there is nothing here. */
export function strangePage(response: ServerResponse): ServerResponse {
  return response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
}

/** Answers with an error; `issues` are pairs of the schema's name in PayPal's description and the issue. */
export function fail(
  response: ServerResponse,
  status: keyof typeof ERRORS,
  issue?: { schema: string; issue: string },
): ServerResponse {
  const [name, message] = ERRORS[status];
  const details = issue && [{ issue: issue.issue, description: descriptionOf(issue.schema, issue.issue) }];
  return answer(
    response,
    status,
    { name, message, debug_id: "f9ac1d0ab2c8b", ...(details && { details }), links: [] },
    `error_${status}`,
  );
}
