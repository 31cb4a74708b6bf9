import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "../config/config.server";

/**
 * Finds out that the site can listen where its settings say, before anything is made that is said only once.
 * @throws what listening throws, for `startFailure`
 */
export async function requirePort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
