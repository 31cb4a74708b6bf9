import { spawn } from "node:child_process";
import { once } from "node:events";
import { logIn, staffPost } from "./staff.ts";

const SECONDS = 6;

/** Home's answers per second while staff save every second, as a share of those while nobody does. */
export async function measureSaves(url: string): Promise<number> {
  const site = { url, cookie: await logIn(url) };
  const { news } = (await (await fetch(`${url}/api/getStarredNews`)).json()) as { news: { _id: string }[] };
  const save = () => staffPost(site, "/api/changeStar", { news_id: news[0]?._id, starred: true });
  let quiet = 0;
  let saving = 0;
  for (let round = 0; round < 2; round += 1) {
    quiet = Math.max(quiet, await loadBeside(url));
    const timer = setInterval(save, 1000);
    saving = Math.max(saving, await loadBeside(url));
    clearInterval(timer);
  }
  return saving / quiet;
}

/** Requests per second from a process beside this one, which must stay free to save. */
async function loadBeside(url: string): Promise<number> {
  const args = ["-t1", "-c16", `-d${SECONDS}s`, "-H", "Accept-Encoding: br", `${url}/`];
  const wrk = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  let report = "";
  wrk.stdout.on("data", (chunk) => (report += chunk));
  await once(wrk, "close");
  return Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}
