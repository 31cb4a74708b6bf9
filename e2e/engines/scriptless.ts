import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The site as a browser sees it in which no script runs. */
export interface ScriptlessSite {
  url: string;
  stop(): Promise<void>;
}

/** Stands before `site` and forbids every script by policy, which all browsers obey and no driver is hindered by. */
export async function scriptless(site: string): Promise<ScriptlessSite> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "/", site), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, {
        ...given.headers,
        "content-security-policy": "script-src 'none'",
      });
      given.pipe(answer);
    });
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
