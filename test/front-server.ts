import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request as insecure } from "node:http";
import { request } from "node:https";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { makeCertificate } from "./nginx-settings";

/** The answer of a program in front of the site. */
export interface FrontAnswer {
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

/** A real nginx or Caddy with the file of deploy/, a certificate of its own, and two free ports. */
export interface FrontServer {
  /** Where it is reached by https: the `PUBLIC_URL` of what is behind it. */
  url: string;
  /** Where it is reached by http. */
  plainUrl: string;
  certificate: string;
  /** Where it may write, with its log and the answers to certbot's challenges. */
  folder: string;
  /** Asks for a path by https, or for an `http:` address. */
  ask(path: string, asked?: Asked): Promise<FrontAnswer>;
  /** Starts it, or starts it anew, with these processes (`host:port`) behind it. */
  lead(upstreams: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Where one is reached, and where it may write. */
export interface FrontPlace {
  folder: string;
  /** By https, at `localhost` with a port. */
  url: string;
  httpPort: number;
}

interface Program {
  name: string;
  /** Writes its settings into the place's folder. Gives the arguments to start it with. */
  settings(place: FrontPlace, upstreams: readonly string[]): string[];
}

/** Takes two ports for a program, which starts with its first {@link FrontServer.lead}. */
export async function openFront({ name, settings }: Program): Promise<FrontServer> {
  const folder = mkdtempSync(join(tmpdir(), "kapok-front-"));
  const certificate = makeCertificate(folder);
  const { ports, release } = await takePorts(2);
  const [httpsPort = 0, httpPort = 0] = ports;
  const url = `https://localhost:${httpsPort}`;
  let stop = release;
  return {
    url,
    plainUrl: `http://localhost:${httpPort}`,
    certificate,
    folder,
    ask: (path, asked = {}) => ask(new URL(path, url), certificate, asked),
    lead: async (upstreams) => {
      const args = settings({ folder, url, httpPort }, upstreams);
      await stop();
      stop = await run(name, args, httpsPort, folder);
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the program and waits until it listens. Gives how to stop it. */
async function run(name: string, args: string[], port: number, home: string): Promise<() => Promise<void>> {
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(name, args, { stdio: ["ignore", "ignore", "pipe"], env });
  let printed = "";
  child.stderr.on("data", (text) => {
    printed += text;
  });
  const closed = once(child, "close");
  const failed = closed.then(() => {
    throw new Error(`${name} ended by itself:\n${printed}`);
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
): Promise<FrontAnswer> {
  const options = { method, headers, ...(from && { localAddress: from }), agent: false, family: 4 } as const;
  const sent = url.protocol === "http:" ? insecure(url, options) : request(url, { ...options, ca });
  sent.on("error", () => {}); // what is refused before its end: the answer counts, if there is one
  sent.end(body);
  const [answer] = await once(sent, "response");
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
