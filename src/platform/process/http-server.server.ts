import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "../http/security/security-headers.server";
import { problemMessage } from "../locale/words/problems";

/** The time (ms) that a client may take, and the amount that it may say, before it is cut off. */
export interface ClientLimits {
  /** To send all headers. */
  headers: number;
  /** To send everything; 25 MB by a slow line take minutes. */
  request: number;
  /** The time between checks of connections. */
  look: number;
}

const LIMITS: ClientLimits = { headers: 15_000, request: 300_000, look: 5_000 };

/**
 * Milliseconds for which a connection stays open between two requests: longer than proxies do (nginx and AWS
 * 60 s, Traefik 90, Caddy 120), so that they close first. Else a form could be sent into a closing
 * connection, and proxies do not retry forms.
 */
const IDLE = 125_000;
const HEADER_BYTES = 16 * 1024;

type Refusal = "badRequest" | "tooSlow" | "headersTooLarge" | "bodyTooLarge";
const STATUS: Record<Refusal, number> = {
  badRequest: 400,
  tooSlow: 408,
  bodyTooLarge: 413,
  headersTooLarge: 431,
};
const BY_CODE: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: "tooSlow",
  HPE_HEADER_OVERFLOW: "headersTooLarge",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "bodyTooLarge",
};

/**
 * The server in front of `listener`. It refuses malformed requests: headers that are too long or come too
 * slowly, what is no HTTP, and what names two hosts, of which another program may read the other.
 * @param https whether visitors come by it
 */
export function openServer(listener: RequestListener, https: boolean, limits = LIMITS): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.look,
      optimizeEmptyRequests: true, // saves a tenth of a cached page; a request without a body ends at once
    },
    (request, response) => {
      if (namesTwoHosts(request)) refuse(response, https);
      else listener(request, response);
    },
  );
  server.keepAliveTimeout = IDLE;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const answering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || answering) return void socket.destroy();
    socket.end(written(BY_CODE[error.code ?? ""] ?? "badRequest", https), () => socket.destroy());
  });
  return server;
}

/** The answer to a request that the program cannot handle, such as one for `http://`. */
export function refuseRequest(https: boolean): Response {
  const { status, headers, body } = refusal("badRequest", https);
  return new Response(body, { status, headers });
}

/** Node gives the first of them and says nothing of the others. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function refuse(response: ServerResponse, https: boolean): void {
  const { status, headers, body } = refusal("badRequest", https);
  response.writeHead(status, { ...headers, Connection: "close" }).end(body);
}

function written(why: Refusal, https: boolean): string {
  const { status, headers, body } = refusal(why, https);
  const all = { ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

function refusal(why: Refusal, https: boolean) {
  return {
    status: STATUS[why],
    headers: {
      ...securityHeaders(https),
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      Date: new Date().toUTCString(),
    },
    body: JSON.stringify({ message: problemMessage("eng", why), requestId: randomUUID() }),
  };
}
