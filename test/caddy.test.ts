import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const PROGRAM = "caddy";
const hasCaddy = spawnSync(PROGRAM, ["version"]).status === 0;
if (!hasCaddy) process.stdout.write("SKIPPED  What needs caddy: there is none on this machine.\n");

/** deploy/Caddyfile on ports that are free, with certificates that it makes itself. */
async function writeCaddyfile(folder: string): Promise<number> {
  const servers = [createServer().listen(0, "127.0.0.1"), createServer().listen(0, "127.0.0.1")];
  await Promise.all(servers.map((server) => once(server, "listening")));
  const [http = 0, https = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  const options = `admin off
  local_certs
  skip_install_trust
  http_port ${http}
  https_port ${https}
  storage file_system ${folder}`;
  const text = readFileSync("deploy/Caddyfile", "utf8");
  writeFileSync(join(folder, "Caddyfile"), `{\n${options}\n}\n${text}`);
  return http;
}

async function ask(port: number, path: string, method = "GET") {
  const asked = request({ port, path, method, host: "127.0.0.1", headers: { Host: "www.example.org" } });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

it.skipIf(!hasCaddy)(
  "deploy/Caddyfile leads people from http to https, and refuses the API there",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "kapok-caddy-"));
    const port = await writeCaddyfile(folder);
    const caddy = spawn(PROGRAM, ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"]);
    try {
      await expect
        .poll(
          () =>
            ask(port, "/").then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 30_000 },
        )
        .toBe(301);
      const location = "https://www.example.org/eng/archive?cat=all";
      expect(await ask(port, "/eng/archive?cat=all")).toEqual({ status: 301, location });
      for (const [path, method] of [
        ["/api/session", "GET"],
        ["/api/login", "POST"],
      ]) {
        expect(await ask(port, path ?? "", method)).toEqual({ status: 403, location: undefined });
      }
    } finally {
      caddy.kill();
      await once(caddy, "exit");
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
