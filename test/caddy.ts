import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FrontPlace, type FrontServer, openFront } from "./front-server";

const FILE = join(import.meta.dirname, "..", "deploy", "Caddyfile");

/** True when this machine has Caddy. Says so when it has not, so that nobody takes the tests for passed. */
export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (!hasCaddy) process.stdout.write("SKIPPED  What needs Caddy: there is none on this machine.\n");

/** A Caddy with deploy/Caddyfile. */
export function openCaddy(): Promise<FrontServer> {
  return openFront({
    name: "caddy",
    settings: (place, upstreams) => {
      const file = join(place.folder, "Caddyfile");
      writeFileSync(file, settingsFor(place, upstreams));
      return ["run", "--adapter", "caddyfile", "--config", file];
    },
  });
}

/** The file for this place: its name, its processes, and a certificate that nobody has to be asked for. */
function settingsFor({ folder, url, httpPort }: FrontPlace, upstreams: readonly string[]): string {
  const { port } = new URL(url);
  const site = readFileSync(FILE, "utf8")
    .replaceAll("https://www.example.org{uri}", `${url}{uri}`)
    .replaceAll("www.example.org {", "localhost {")
    .replace("127.0.0.1:3000", upstreams.join(" "))
    .replace("localhost {", `localhost {\n\ttls ${join(folder, "cert.pem")} ${join(folder, "key.pem")}`);
  const globals = [`http_port ${httpPort}`, `https_port ${port}`, "admin off", "log {\nlevel ERROR\n}"];
  return `{\n${globals.join("\n")}\n}\n${site}`;
}
