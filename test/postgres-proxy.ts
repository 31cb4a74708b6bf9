import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a PostgreSQL database that can be closed, as when its server is stopped, and opened again. */
export interface PostgresProxy {
  /** Address of the database by this way. */
  url: string;
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Opens a way to the database at `url`. */
export async function proxyPostgres(url: string): Promise<PostgresProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const forward = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.pipe(to);
    }
  };
  const open = async () => {
    if (server?.listening) return;
    server = createServer(forward).listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  const close = async () => {
    server?.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    if (server?.listening) await once(server, "close");
  };
  await open();
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;
  return { url: near.href, close, open };
}
