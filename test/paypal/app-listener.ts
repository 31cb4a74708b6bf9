import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { TestApp } from "../app";
import { PLATFORM_GLOBALS } from "../platform-globals";

/** A network address of an app under test, so that another process can call it. */
export interface Door {
  url: string;
  close(): Promise<void>;
}

/** Opens an app on a port of its own. */
export async function openDoor(app: TestApp): Promise<Door> {
  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      return app.call(request.method, pathname, { headers, body: await request.text() });
    }, PLATFORM_GLOBALS),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
