import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import { type ClientLimits, openServer, refuseRequest } from "./http-server.server";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Milliseconds; within the first, what is cut off here is, and the second is never waited for. */
const [SOON, NEVER] = [100, 600_000];
const SHORT_TIMEOUTS = { headers: SOON, request: 2 * SOON, look: 20 };

/** A connection to a server with short timeouts that answers each complete request. */
async function connected(limits: ClientLimits): Promise<Socket> {
  const answer: Parameters<typeof openServer>[0] = (request, response) => {
    if (request.readableEnded) response.end("answered");
    else request.resume().once("end", () => response.end("answered"));
  };
  const server = openServer(answer, true, limits).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** The whole answer to a request that is never completed. */
async function answerTo(beginning: string, limits: ClientLimits = SHORT_TIMEOUTS): Promise<string> {
  const socket = await connected(limits);
  socket.write(beginning);
  return text(socket);
}

describe("a request that names two hosts", () => {
  it.each(["Host: y", "HOST: x", "host:"])("(%s) is none", async (second) => {
    const answer = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\n${second}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("Connection: close");
    expect(answer).toContain('{"message":"The server could not understand this request."');
  });
});

describe("a client that takes its time", () => {
  it.each([
    ["with the headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", { ...SHORT_TIMEOUTS, request: NEVER }],
    ["with the body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nslow", SHORT_TIMEOUTS],
  ])("%s is cut off", async (_, beginning, limits) => {
    const answer = await answerTo(beginning, limits);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("Connection: close");
    expect(answer).toContain('{"message":"The request took too long to arrive."');
  });

  it("may reuse a connection after longer than proxies keep one open", async () => {
    const socket = await connected(SHORT_TIMEOUTS);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(Number(answer.toString().match(/^Keep-Alive: timeout=(\d+)/m)?.[1])).toBeGreaterThan(120);
    socket.destroy();
  });

  it("is waited for when all of it came", async () => {
    expect(await answerTo("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toContain("answered");
  });
});

describe("what is no request", () => {
  it.each([
    ["headers of more than 16 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(17_000)}\r\n\r\n`, 431],
    ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400],
    [
      "a length beside chunks",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["a line break in a header", "GET / HTTP/1.1\r\nHost: x\r\nX: a\n b\r\n c\0\r\n\r\n", 400],
    ["no HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ])("as %s, is refused with all security headers", async (_, request, status) => {
    const answer = await answerTo(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of ["Content-Security-Policy", "Strict-Transport-Security", "X-Content-Type-Options"]) {
      expect(answer).toContain(`${name}: `);
    }
  });

  it("breaks off an answer that has begun, and is not answered in the middle of it", async () => {
    const begin: Parameters<typeof openServer>[0] = (_, response) => void response.write("begun");
    const server = openServer(begin, true).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    let answer = "";
    for await (const piece of socket) {
      answer += piece;
      if (answer.includes("begun")) socket.write("\0\r\n\r\n");
    }
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("is refused in the same way when it is only found out later", async () => {
    const answer = refuseRequest(false);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.json()).toHaveProperty("requestId");
  });
});

it.each(["GET", "POST"])(
  "reads a %s without a body to its end, and the next one after it",
  async (method) => {
    const echo = getRequestListener(
      async (request) => new Response(`${request.method}: ${await request.text()};`),
    );
    const server = openServer(echo, true).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const first = `${method} / HTTP/1.1\r\nHost: x\r\n\r\n`;
    socket.write(`${first}POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab`);
    const answers = await text(socket);
    expect(answers).toContain(`${method}: ;`);
    expect(answers).toContain("POST: ab;");
  },
);
