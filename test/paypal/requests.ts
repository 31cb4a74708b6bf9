import type { IncomingMessage } from "node:http";
import { state } from "./state.ts";

export const CLIENT_ID = "kapok-test-client";
export const CLIENT_SECRET = "kapok-test-secret";

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

/** Tells whether the client says its id and secret. */
export function isClient(request: IncomingMessage): boolean {
  const expected = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64");
  return request.headers.authorization === `Basic ${expected}`;
}

/** Tells whether the request carries a token that was given out. */
export function isAuthorized(request: IncomingMessage): boolean {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  return token !== undefined && state.tokens.has(token);
}
