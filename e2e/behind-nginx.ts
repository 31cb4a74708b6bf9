import { afterAll, beforeAll } from "vitest";
import { type Nginx, type NginxAnswer, openNginx } from "../test/nginx";
import { type Site, startSite } from "./site";

/** A site of its own behind a real nginx, for the tests of one file. */
export interface BehindNginx {
  readonly site: Site;
  readonly nginx: Nginx;
  /** Posts JSON through nginx, from another address of this machine when `from` names one. */
  post(path: string, json: unknown, headers?: Record<string, string>, from?: string): Promise<NginxAnswer>;
}

/** Starts both before the tests of the block that calls this, and ends them afterwards. */
export function behindNginx(): BehindNginx {
  let site: Site | undefined;
  let nginx: Nginx | undefined;
  const started = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error("The site and nginx start before the tests do.");
    return thing;
  };
  beforeAll(async () => {
    nginx = await openNginx();
    site = await startSite({ PUBLIC_URL: nginx.url, CDN_MAX_AGE: "1" });
    await nginx.lead([new URL(site.url).host]);
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.remove();
  });
  return {
    get site() {
      return started(site);
    },
    get nginx() {
      return started(nginx);
    },
    post: (path, json, headers = {}, from) =>
      started(nginx).ask(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(json),
        ...(from && { from }),
      }),
  };
}

/** The `Cookie` header that a browser would send after this answer. */
export function cookieOf({ headers }: NginxAnswer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
