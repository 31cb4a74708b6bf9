import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { drainable } from "./close.server";
import { openServer } from "./http-server.server";

/** Milliseconds after which a test has failed anyway. */
const NEVER = 120_000;

const agents: Agent[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers by `listener`, a function that ends it, and a client with keep-alive connections. */
async function opened(listener: RequestListener, lastCall = 1) {
  const server = openServer(listener, false);
  server.keepAliveTimeout = NEVER;
  servers.push(server);
  const drain = drainable(server, { lastCall, timeout: NEVER });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  const ask = async (): Promise<IncomingMessage> => {
    const [answer] = await once(request({ port, host: "127.0.0.1", agent }).end(), "response");
    return answer;
  };
  return { server, port, drain, ask };
}

it("answers what comes along a connection that was idle, says that it is the last, and ends with it", async () => {
  const { drain, ask } = await opened((_, response) => response.end("answered"), NEVER);
  const first = await ask();
  expect(first.headers.connection).toBe("keep-alive");
  await text(first);
  const drained = drain();
  const last = await ask();
  expect(last.headers.connection).toBe("close");
  expect(await text(last)).toBe("answered");
  await drained;
});

it("announces the close with the answer to an earlier request", async () => {
  const asked = Promise.withResolvers<() => void>();
  const { drain, ask } = await opened((_, response) => asked.resolve(() => response.end("answered")), NEVER);
  const answer = ask();
  const go = await asked.promise;
  const drained = drain();
  go();
  expect((await answer).headers.connection).toBe("close");
  expect(await text(await answer)).toBe("answered");
  await drained;
});

it("finishes an answer that has begun, and closes its connection then", async () => {
  const begun = Promise.withResolvers<() => void>();
  const { server, drain, ask } = await opened((_, response) => {
    response.write("a long ");
    begun.resolve(() => response.end("answer"));
  });
  const answer = await ask();
  const drained = drain();
  await expect.poll(() => server.listening).toBe(false);
  (await begun.promise)();
  expect(await text(answer)).toBe("a long answer");
  await drained;
});

it("closes connections along which nothing comes, used or not", async () => {
  const { server, port, drain, ask } = await opened((_, response) => response.end("answered"));
  await text(await ask());
  const unused = connect(port, "127.0.0.1");
  await once(server, "connection");
  const hungUp = once(unused, "close");
  await drain();
  await hungUp;
  expect(unused.destroyed).toBe(true);
});
