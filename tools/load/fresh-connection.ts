import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/**
 * Asks over a connection of its own. One that was kept may be closed by the site just when it is to be used again,
 * which a busy client notices late; nobody can say then whether what it sent was taken, so that it must not be
 * sent a second time. What fails here has failed.
 */
export async function askAfresh(address: string, { method, headers, body = "" }: Sent): Promise<Response> {
  const sent = request(address, {
    method: method ?? "GET",
    headers: { ...headers, ...(body !== "" && { "Content-Length": Buffer.byteLength(body) }) },
    agent: false,
  });
  const answered: Promise<[IncomingMessage]> = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.end(body);
  const [answer] = await answered;
  sent.on("error", () => {}); // an answer may come before all was sent, and end the connection
  const received = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) received.append(name, value);
  const status = answer.statusCode ?? 0;
  const content = status === 204 || status === 304 ? null : (Readable.toWeb(answer) as ReadableStream);
  return new Response(content, { status, headers: received });
}
