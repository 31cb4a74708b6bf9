import type { Server } from "node:http";
import type { Deps } from "../deps.server";

/** After this long (ms) whoever is still connected is cut off. */
const PATIENCE = 10_000;

/** On SIGTERM or SIGINT: takes no new requests, finishes those in flight, closes everything, exits 0. */
export function closeGracefully(
  server: Server,
  { db, reading, media, mail, cdn, log }: Deps,
  stop: () => Promise<void>,
): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(async () => {
      clearTimeout(impatient);
      await stop();
      await mail.close();
      await cdn.close();
      await media.close();
      await reading.close();
      await db.destroy();
      log.flush();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}
