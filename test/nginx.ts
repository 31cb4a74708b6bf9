import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type FrontServer, openFront } from "./front-server";
import { writeSettings } from "./nginx-settings";

/** Debian keeps it where only root's PATH looks. */
const found = ["nginx", "/usr/sbin/nginx"].find((each) => spawnSync(each, ["-v"]).status === 0);

export const nginxProgram = found ?? "nginx";

/** True when this machine has nginx. Says so when it has not, so that nobody takes the tests for passed. */
export const hasNginx = found !== undefined && spawnSync("openssl", ["version"]).status === 0;
if (!hasNginx)
  process.stdout.write("SKIPPED  What needs nginx and openssl: this machine does not have both.\n");

/** An nginx with deploy/nginx.conf. */
export function openNginx(): Promise<FrontServer> {
  return openFront({
    name: nginxProgram,
    settings: (place, upstreams) => {
      writeSettings(place, upstreams);
      return ["-p", place.folder, "-c", join(place.folder, "main.conf")];
    },
  });
}
