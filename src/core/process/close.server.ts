import type { Server } from "node:http";
import type { Deps } from "../deps.server";
import { drainable } from "./drain.server";
import { onEnd } from "./told-to-end.server";

/** On SIGTERM or SIGINT: finishes what is under way, takes nothing new, closes everything, exits 0. */
export function closeGracefully(
  server: Server,
  { db, reading, media, mail, cdn, log }: Deps,
  stop: () => Promise<void>,
): void {
  const drain = drainable(server);
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    // At the same time, as each may take most of what a process that is told to end is given.
    await Promise.all([drain(), mail.close()]);
    await stop();
    await cdn.close();
    await media.close();
    await reading.close();
    await db.destroy();
    process.exit(0);
  };
  onEnd(log, close);
}
