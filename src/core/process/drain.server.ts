import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** All in milliseconds. */
interface DrainTiming {
  /** For what is on its way along connections that are open, before those that are idle are closed. */
  lastCall: number;
  /** After this long whoever is still connected is cut off. */
  patience: number;
}

const TIMING: DrainTiming = { lastCall: 100, patience: 10_000 };
/** Milliseconds between two looks at who is still connected. */
const LOOK = 100;

/**
 * Follows the connections of a server, so that it can end without dropping a request.
 * @returns what ends it: for a moment it still takes what comes, and says with each answer that the connection
 * closes after it, so that nobody sends another request into one that is about to go. Then it closes what is idle
 * and waits for what is under way.
 */
export function drainable(server: Server, { lastCall, patience } = TIMING): () => Promise<void> {
  const sockets = new Set<Socket>();
  const alone = Promise.withResolvers<void>();
  let draining = false;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      if (draining && sockets.size === 0) alone.resolve();
    });
  });
  return async () => {
    draining = true;
    server.prependListener("request", (_, response) => sayLast(response));
    for (const socket of sockets) sayLast(answerOf(socket));
    if (sockets.size > 0) await Promise.race([pause(lastCall, undefined, { ref: false }), alone.promise]);
    await closed(server, sockets, patience);
  };
}

/** Listens no more, and waits until everybody has gone. */
async function closed(server: Server, sockets: ReadonlySet<Socket>, patience: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  let silent: Socket[] = [];
  const looks = setInterval(() => {
    server.closeIdleConnections(); // an answer that had begun before has not said that it is the last
    // Node's own way leaves those alone on which nothing was ever asked, as browsers open some ahead.
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    silent = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
  }, LOOK);
  const impatient = setTimeout(() => server.closeAllConnections(), patience);
  await promise;
  clearInterval(looks);
  clearTimeout(impatient);
}

function sayLast(answer: ServerResponse | undefined): void {
  if (answer && !answer.headersSent) answer.setHeader("Connection", "close");
}

/** The answer that is under way on a connection. */
const answerOf = (socket: Socket) => (socket as { _httpMessage?: ServerResponse })._httpMessage;
