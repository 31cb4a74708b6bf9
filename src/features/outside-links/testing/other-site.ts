import type { LookupAddress } from "node:dns";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Network } from "../check-link.server";

/** Names that lead into a private network, and one that nobody knows. */
export const INSIDE = "inside.example";
export const UNKNOWN = "unknown.example";

/** The requests that it got, as `HEAD /page`. */
export interface OtherSite {
  origin: (host?: string) => string;
  asked: string[];
  agents: Set<string | undefined>;
  close: () => Promise<void>;
}

/** A site on this machine that answers as `listener` does. */
export async function otherSite(listener: RequestListener): Promise<OtherSite> {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    agents.add(request.headers["user-agent"]);
    listener(request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: (host = "site.example") => `http://${host}:${port}`,
    asked,
    agents,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The network of a test: every name leads to this machine, but for those above. */
export const testNetwork = (
  isAllowed: Network["allows"] = (address) => address === "127.0.0.1",
): Network => ({
  userAgent: "Kapok/1.0 (link check; +https://charity.example)",
  lookup: ((name: string, _options: object, done: (error: Error | null, found: LookupAddress[]) => void) => {
    if (name === UNKNOWN) done(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }), []);
    else done(null, [{ address: name === INSIDE ? "10.0.0.1" : "127.0.0.1", family: 4 }]);
  }) as Network["lookup"],
  allows: isAllowed,
  timeout: 500,
});
