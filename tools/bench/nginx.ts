import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { freePort } from "../../e2e/fixtures/server.ts";

/** A server of files, in processes of its own. */
interface FileServer {
  url: string;
  stop(): void;
}

const NGINX = ["nginx", "/usr/sbin/nginx"].find((name) => !spawnSync(name, ["-v"]).error);

/** nginx with one file, compressed beforehand, from one worker; undefined where the machine has no nginx. */
export async function startNginx(page: Buffer): Promise<FileServer | undefined> {
  if (!NGINX) return undefined;
  const nginx = NGINX;
  const folder = mkdtempSync(join(tmpdir(), "kapok-nginx-"));
  const port = await freePort();
  const html = brotliDecompressSync(page);
  writeFileSync(join(folder, "index.html"), html);
  writeFileSync(join(folder, "index.html.gz"), gzipSync(html, { level: 9 }));
  const config = join(folder, "nginx.conf");
  writeFileSync(config, settings(folder, port));
  execFileSync(nginx, ["-c", config, "-p", folder, "-e", join(folder, "error.log")], { stdio: "ignore" });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      execFileSync(nginx, ["-c", config, "-p", folder, "-e", join(folder, "error.log"), "-s", "quit"]);
      setTimeout(() => rmSync(folder, { recursive: true, force: true }), 500);
    },
  };
}

const settings = (folder: string, port: number) => `
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  sendfile on;
  open_file_cache max=10;
  gzip_static on;
  types { text/html html; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`;
