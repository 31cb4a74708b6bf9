import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join, normalize, resolve } from "node:path";
import { Readable } from "node:stream";
import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { getMimeType } from "hono/utils/mime";
import { createApp } from "./src/app.server";
import { readSiteConfig } from "./src/features/config.server";
import { glossaryConverter } from "./src/features/index.server";
import { oldAddresses, redirectResolvers } from "./src/features/redirects.server";
import type { Config } from "./src/platform/config/config.server";
import type { Deps } from "./src/platform/deps.server";
import { isLoopback } from "./src/platform/network/client-address.server";
import type { CommandOutcome } from "./src/platform/process/command-outcome";
import { giveWay } from "./src/platform/process/give-way.server";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { Refusal } from "./src/platform/refusal.server";
import { runCommand } from "./src/run-command.server";
import { beginMirror, refuseOtherFolder } from "./src/site/mirror/mirror-folder.server";
import { type MirrorReport, writeMirror } from "./src/site/mirror/write-mirror.server";
import { pageRoutes } from "./src/site/page/pages.server";

/** Files that are part of the build. */
const ASSETS = "/assets/";
const BUILT = "build/client";

/** Looks whether there is a site to mirror and a folder to write into; gives the mirror's address, if it is known. */
async function look(config: Config, [folder = "", address]: string[]): Promise<string | undefined> {
  const mirror = mirrorAddress(address, config.publicUrl);
  await requireServedSite(config);
  await refuseOtherFolder(resolve(folder));
  return mirror;
}

/** The mirror's address, with a slash at its end. A local address of the site is nobody else's. @throws {Refusal} */
function mirrorAddress(given: string | undefined, publicUrl: string): string | undefined {
  if (given === undefined) return isLoopback(new URL(publicUrl).hostname) ? undefined : `${publicUrl}/`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
    throw new Refusal(`${given} is no address of a site, such as https://charity.github.io/site/.`);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/** Writes a mirror of the site. */
async function act(deps: Deps, [folder = ""]: string[], mirror: string | undefined): Promise<CommandOutcome> {
  giveWay();
  const made = await beginMirror(resolve(folder));
  try {
    const began = Date.now();
    const report = await writeMirror(await sourceOf(deps, mirror), made.folder);
    await made.finish();
    return outcomeOf(report, resolve(folder), { mirror, seconds: (Date.now() - began) / 1000 });
  } finally {
    await made.discard();
  }
}

async function sourceOf(deps: Deps, mirror: string | undefined) {
  const view: Deps = { ...deps, mirror: { hasAddress: mirror !== undefined } };
  const pages = new Hono<{ Variables: RequestIdVariables }>().route(
    "/",
    pageRoutes(build, view, redirectResolvers, glossaryConverter),
  );
  const app = createApp(view, pages);
  return {
    site: deps.config.publicUrl,
    mirror,
    ask: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(ASSETS)) return builtFile(pathname);
      const answer = await app.fetch(request);
      view.pages.clear(); // none is asked for twice
      return answer;
    },
    oldAddresses: await oldAddresses(deps.db),
  };
}

async function builtFile(pathname: string): Promise<Response> {
  const file = join(BUILT, normalize(pathname));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return new Response(null, { status: 404 });
  const type = getMimeType(file) ?? "application/octet-stream";
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: { "Content-Type": type },
  });
}

/** Things left out that are named; a screen holds no more. */
const NAMED = 50;

function outcomeOf(
  { pages, files, leftOut }: MirrorReport,
  folder: string,
  { mirror, seconds }: { mirror: string | undefined; seconds: number },
): CommandOutcome {
  const lines = [
    `Mirror written: ${folder}, ${pages} pages and ${files} other files, in ${seconds.toFixed(1)} s.`,
  ];
  if (mirror === undefined) {
    lines.push(
      "PUBLIC_URL is a local address and no other was given: no page says where it is, and there is neither a sitemap " +
        "nor a feed.",
    );
  } else lines.push(`Its pages name ${mirror} as their address.`);
  if (leftOut.length > 0) lines.push(`Left out: ${leftOut.length}`);
  for (const { address, why, from } of leftOut.slice(0, NAMED))
    lines.push(`  ${address} (${why})${from === undefined ? "" : `, to which ${from} leads`}`);
  if (leftOut.length > NAMED) lines.push(`  and ${leftOut.length - NAMED} more`);
  return { text: lines.join("\n"), ok: true, incomplete: leftOut.length > 0 };
}

/** `npm run mirror`: everything public as files. */
export const run = (args: string[]): Promise<void> =>
  runCommand(args, () => readSiteConfig(process.env), { look, act });
