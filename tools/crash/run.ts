import { setTimeout as pause } from "node:timers/promises";
import { addressOf, type RunningServer, type ServerPlace, startServer } from "../../e2e/fixtures/server.ts";
import { StaffClient } from "../../e2e/fixtures/staff-client.ts";
import { age, databaseFaults, faults, mediaFolder } from "./check.ts";
import { firstUploads, Promised, writeUntilGone } from "./writers.ts";

/** Kills after which everything is looked through, as it takes longer than a kill. */
const CHECK_EVERY = 25;
/** A kill falls after so many answers at most, and then within so many milliseconds. */
const ANSWERS = 40;
const MOMENT = 60;

interface CrashRun {
  place: ServerPlace;
  kills: number;
  seed: number;
  /** Told after each look through everything. */
  progress?: (kill: number) => void;
}

/** The figures of a run. */
export interface CrashFigures {
  kills: number;
  saves: number;
  messages: number;
  /** Forms that were typed into. */
  forms: number;
  uploads: number;
  unanswered: number;
  /** Files of uploads that nobody was told of before the sweep, and those that no row knew after it. */
  orphans: [before: number, after: number];
  /** Milliseconds of the slowest start. */
  slowestStart: number;
}

/**
 * Kills the site with SIGKILL again and again while it is written to.
 * @throws when something that it had acknowledged is not there, something is there in part, or it does not start.
 */
export async function crash({ place, kills, seed, progress }: CrashRun): Promise<CrashFigures> {
  const random = seeded(seed);
  const promised = new Promised();
  let slowestStart = 0;
  const start = async (): Promise<RunningServer> => {
    const begin = performance.now();
    const server = await startServer(place);
    slowestStart = Math.max(slowestStart, performance.now() - begin);
    return server;
  };
  let server = await start();
  const staff = await StaffClient.login(addressOf(place));
  await firstUploads(staff, promised);
  for (let kill = 1; kill <= kills; kill += 1) {
    const load = writeUntilGone(staff, promised, kill * 100_000);
    const enough = promised.answered + random() * ANSWERS;
    while (promised.answered < enough) await Promise.race([load, pause(5)]);
    await pause(random() * MOMENT);
    await Promise.all([server.kill(), load]);
    requireNone(databaseFaults(place));
    server = await start();
    if (kill % CHECK_EVERY !== 0 && kill !== kills) continue;
    requireNone(await faults(staff, promised));
    progress?.(kill);
  }
  await server.stop();
  const orphans = await sweepAway(place, staff, promised, start);
  const { news, typed, pdfs, images, messages, unanswered } = promised;
  const uploads = pdfs.size + images.size;
  const forms = typed.size;
  return {
    kills,
    saves: news.size,
    forms,
    messages: messages.length,
    uploads,
    unanswered,
    orphans,
    slowestStart,
  };
}

/** Starts once more when everything looks two days old; gives how many files were unknown before and after. */
async function sweepAway(
  place: ServerPlace,
  staff: StaffClient,
  promised: Promised,
  start: () => Promise<RunningServer>,
): Promise<[before: number, after: number]> {
  const kept = promised.pdfs.size + promised.images.size;
  const before = Math.max(0, mediaFolder(place).ids.length - kept);
  age(place);
  const server = await start();
  await swept(place, staff);
  requireNone(await faults(staff, promised));
  const after = await unknown(staff, place);
  await server.stop();
  requireNone(server.logs().match(/^\{"level":(50|60).*$/gm) ?? []);
  return [before, after];
}

function requireNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`after a crash:\n${found.slice(0, 20).join("\n")}`);
}

/** The number of files that lie there whose address answers that there is nothing. */
async function unknown(staff: StaffClient, place: ServerPlace): Promise<number> {
  let count = 0;
  for (const id of mediaFolder(place).ids) {
    const answer = await staff.get(`/media/${id}?w=160`);
    await answer.body?.cancel();
    if (answer.status === 404) count += 1;
  }
  return count;
}

/** Waits until the sweep of the start has left nothing half-written and nothing unknown. */
async function swept(place: ServerPlace, staff: StaffClient): Promise<void> {
  for (let look = 0; look < 30; look += 1) {
    if (mediaFolder(place).incoming === 0 && (await unknown(staff, place)) === 0) return;
    await pause(1000);
  }
}

/** Numbers from 0 to 1 that follow from `seed` (mulberry32), so that a run can be had again. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
