import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Deps } from "../deps.server";

/**
 * On SIGTERM or SIGINT: finishes what is running, accepts nothing new, closes everything. See {@link
 * endOnSignal}.
 */
export function closeGracefully(
  server: Server,
  { db, media, mail, cdn, log }: Deps,
  stop: () => Promise<void>,
): void {
  const drain = drainable(server);
  const close = async () => {
    // In parallel, as each may take most of the time to shut down.
    await Promise.all([drain(), mail.close()]);
    await stop();
    await cdn.close();
    await media.close();
    await db.destroy();
  };
  endOnSignal(log, close);
  process.on("uncaughtExceptionMonitor", (err) => log.fatal({ err }, "ends by a fault of its own"));
  process.on("exit", (code) => log.info({ code }, "has ended"));
}

/** All in milliseconds. */
interface DrainTiming {
  /** Time for requests on their way on open connections, before idle ones are closed. */
  lastCall: number;
  /** After this long the remaining connections are cut. */
  timeout: number;
}

const TIMING: DrainTiming = { lastCall: 100, timeout: 10_000 };
/** Milliseconds between two checks of the open connections. */
const LOOK = 100;

/**
 * Tracks the connections of a server, so that it can end without dropping a request.
 * @returns a function that ends it: for a moment it still accepts requests, and answers each with
 * `Connection: close`, so that no client sends another request into a closing one. Then it closes idle
 * connections and waits for running requests.
 */
export function drainable(server: Server, { lastCall, timeout } = TIMING): () => Promise<void> {
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
    await closed(server, sockets, timeout);
  };
}

/** Listens no more, and waits until everybody has gone. */
async function closed(server: Server, sockets: ReadonlySet<Socket>, timeout: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  let silent: Socket[] = [];
  const looks = setInterval(() => {
    server.closeIdleConnections(); // an answer that had begun before lacks `Connection: close`
    // Node's own `closeIdleConnections` skips those that never had a request, as browsers open some ahead.
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    silent = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
  }, LOOK);
  const forceClose = setTimeout(() => server.closeAllConnections(), timeout);
  await promise;
  clearInterval(looks);
  clearTimeout(forceClose);
}

function sayLast(answer: ServerResponse | undefined): void {
  if (answer && !answer.headersSent) answer.setHeader("Connection", "close");
}

/** The running answer of a connection. */
const answerOf = (socket: Socket) => (socket as { _httpMessage?: ServerResponse })._httpMessage;

/** Milliseconds for all of it; the unit and the compose file allow twenty seconds, and kill then. */
const DEADLINE = 19_000;
/**
 * Milliseconds in which another signal is the same one: a terminal signals npm and this process, and npm
 * signals it too.
 */
const SAME = 1000;

/**
 * Calls `close` once the process is signalled to end, and exits 0 when that is done. Exits 1 at once at a
 * second signal, when closing fails, and when it takes longer than the deadline.
 */
export function endOnSignal(log: Logger, close: () => Promise<void>): void {
  let since: number | undefined;
  const end = async (signal: NodeJS.Signals) => {
    log.info({ signal }, "told to end");
    if (since !== undefined) {
      if (performance.now() - since > SAME) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => {
      log.error("did not end in time, and is cut off");
      process.exit(1);
    }, DEADLINE).unref();
    try {
      await close();
      process.exit(0);
    } catch (err) {
      log.fatal({ err }, "could not end in good order");
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
}
