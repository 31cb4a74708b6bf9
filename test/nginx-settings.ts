import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FrontPlace } from "./front-server";

const SCRIPT = join(import.meta.dirname, "..", "deploy", "nginx-for.sh");
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** Makes a certificate for `localhost` and its key in `folder`. Gives the certificate. */
export function makeCertificate(folder: string): string {
  const out = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  const named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...out, ...named], { stdio: "ignore" });
  return readFileSync(join(folder, "cert.pem"), "utf8");
}

/** Writes `main.conf` into the folder: deploy/nginx.conf, as its script prints it for this place. */
export function writeSettings({ folder, url, httpPort }: FrontPlace, upstreams: readonly string[]): void {
  const environment = {
    PATH: process.env.PATH,
    PUBLIC_URL: url,
    UPSTREAMS: upstreams.join(" "),
    CERTIFICATE: join(folder, "cert.pem"),
    KEY: join(folder, "key.pem"),
    HTTPS_PORT: new URL(url).port,
    HTTP_PORT: String(httpPort),
    CACHE: join(folder, "cache"),
    LOG: join(folder, "requests.log"),
    WEBROOT: join(folder, "webroot"),
  };
  writeFileSync(join(folder, "kapok.conf"), execFileSync("sh", [SCRIPT], { env: environment }));
  mkdirSync(join(folder, "cache"), { recursive: true });
  writeFileSync(join(folder, "main.conf"), mainSettings(folder));
}

/** The part of a system's nginx.conf around the file of a site; all that is written is in `folder`. */
function mainSettings(folder: string): string {
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join("\n");
  return `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${join(folder, "pid")};
error_log stderr crit;
events {}
http {
access_log off;
${temporary}
include ${join(folder, "kapok.conf")};
}
`;
}
