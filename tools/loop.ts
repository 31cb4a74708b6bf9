// npm run loop: how long each thing that people normally do holds the event loop of the built site, which
// then answers nobody else. Measures; asserts nothing. With arguments, only things whose name has one of them.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { addressOf, freePort, startServer } from "../e2e/fixtures/server.ts";
import { readCommandLine } from "../scripts/command-line.mjs";
import { StaffClient } from "./load/staff-client.ts";
import { things } from "./loop/acts.ts";
import { fillTables } from "./loop/fill-tables.ts";

const ROWS = 20_000;
const TIMES = 5;
/** Milliseconds in which what a thing leaves behind comes to an end. */
const SETTLE = 150;

const { positionals: wanted } = readCommandLine({
  usage: `npm run loop -- [PART OF A NAME …]

Measures how long each thing that people normally do holds the event loop of the built site.`,
  atMost: Number.POSITIVE_INFINITY,
});
execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
const dataDir = mkdtempSync(join(tmpdir(), "kapok-loop-"));
const place = { dataDir, port: await freePort() };
await (await startServer(place)).stop();
fillTables(join(dataDir, "kapok.sqlite"), ROWS);
const probe = pathToFileURL(join(import.meta.dirname, "loop", "probe.mjs")).href;
const server = await startServer({ ...place, settings: { NODE_OPTIONS: `--import ${probe}` } });
try {
  const staff = await StaffClient.login(addressOf(place));
  for (const [name, thing] of Object.entries(await things(staff))) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const turns: Turn[] = [];
    for (let time = 0; time < TIMES; time += 1) turns.push(await longestTurn(() => thing(time)));
    console.log(
      `${name.padEnd(60)} ${median(turns, "work")} ms at work, ${median(turns, "clock")} by the clock`,
    );
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Milliseconds of one turn of the event loop. */
interface Turn {
  clock: number;
  work: number;
}

/** The longest turn of the site's event loop while something is done. */
async function longestTurn(work: () => Promise<unknown>): Promise<Turn> {
  await pause(SETTLE);
  const before = server.logs().length;
  await work();
  await pause(SETTLE);
  const found = [
    ...server
      .logs()
      .slice(before)
      .matchAll(/^turn (\S+) (\S+)$/gm),
  ];
  const longest = { clock: 0, work: 0 };
  for (const [, clock, work] of found) {
    longest.clock = Math.max(longest.clock, Number(clock));
    longest.work = Math.max(longest.work, Number(work));
  }
  return longest;
}

function median(turns: readonly Turn[], kind: keyof Turn): string {
  const sorted = turns.map((turn) => turn[kind]).sort((one, other) => one - other);
  return (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(0).padStart(5);
}
