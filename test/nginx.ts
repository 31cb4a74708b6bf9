import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request as insecure } from "node:http";
import { request } from "node:https";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { makeCertificate, writeSettings } from "./nginx-settings";

/** Debian keeps it where only root's PATH looks. */
const PROGRAM = ["nginx", "/usr/sbin/nginx"].find((each) => spawnSync(each, ["-v"]).status === 0);

/** Whether this machine has nginx. Says so when it has not, so that nobody takes the tests for passed. */
export const hasNginx = PROGRAM !== undefined && spawnSync("openssl", ["version"]).status === 0;
if (!hasNginx)
  process.stdout.write("SKIPPED  What needs nginx and openssl: this machine does not have both.\n");

/** What nginx answered. */
export interface NginxAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Which address of this machine asks: `127.0.0.2` is another visitor than `127.0.0.1`. */
  from?: string;
}

/** A real nginx with deploy/nginx.conf, a certificate of its own, and two free ports. */
export interface Nginx {
  /** Where it is reached by https: the `PUBLIC_URL` of what is behind it. */
  url: string;
  /** Where it is reached by http. */
  plainUrl: string;
  certificate: string;
  /** Asks for a path by https, or for an `http:` address. */
  ask(path: string, asked?: Asked): Promise<NginxAnswer>;
  /** Starts it, or starts it anew, with these processes (`host:port`) behind it. */
  lead(upstreams: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Takes two ports for one, which starts with its first {@link Nginx.lead}. */
export async function openNginx(): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "kapok-nginx-"));
  const certificate = makeCertificate(folder);
  const { ports, release } = await takePorts(2);
  const [httpsPort = 0, httpPort = 0] = ports;
  const url = `https://localhost:${httpsPort}`;
  let stop = release;
  return {
    url,
    plainUrl: `http://localhost:${httpPort}`,
    certificate,
    ask: (path, asked = {}) => ask(new URL(path, url), certificate, asked),
    lead: async (upstreams) => {
      writeSettings(folder, { url, httpPort }, upstreams);
      await stop();
      stop = await run(folder, httpsPort);
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the program and waits until it listens. Gives how to stop it. */
async function run(folder: string, port: number): Promise<() => Promise<void>> {
  const child = spawn(PROGRAM ?? "nginx", ["-p", folder, "-c", join(folder, "main.conf")], {
    stdio: "inherit",
  });
  const closed = once(child, "close");
  const failed = closed.then(() => {
    throw new Error("nginx ended by itself.");
  });
  await Promise.race([listens(port), failed]);
  failed.catch(() => {});
  return async () => {
    child.kill("SIGTERM");
    await closed;
  };
}

/** So many ports, all different, which nobody else is given until they are released. */
async function takePorts(count: number): Promise<{ ports: number[]; release: () => Promise<void> }> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, "listening")));
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    release: async () => {
      await Promise.all(servers.map((server) => once(server.close(), "close")));
    },
  };
}

/** Until somebody takes connections there. */
async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const taken = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (taken) return;
  }
}

async function ask(
  url: URL,
  ca: string,
  { method = "GET", headers, body, from }: Asked,
): Promise<NginxAnswer> {
  const options = { method, headers, ...(from && { localAddress: from }), agent: false, family: 4 } as const;
  const sent = url.protocol === "http:" ? insecure(url, options) : request(url, { ...options, ca });
  sent.on("error", () => {}); // what is refused before its end: the answer counts, if there is one
  sent.end(body);
  const [answer] = await once(sent, "response");
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
