import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

/** The stages of the demo beside the tests: the data folder is filled; a site that files share listens. */
const STAGES = ["made", "shared"] as const;
type Stage = (typeof STAGES)[number];

/** The outcome of a stage: words about it, or its fault. */
type Outcome = { words: string } | { fault: string };

/** Says in the demo's data folder, with one move, what came of a stage; others wait for that. */
export function sayStage(demoDataDir: string, stage: Stage, outcome: Outcome): void {
  const file = fileOf(demoDataDir, stage);
  writeFileSync(`${file}.new`, JSON.stringify(outcome));
  renameSync(`${file}.new`, file);
}

/** Waits for a stage, and gives the words that were said of it. @throws when it went wrong. */
export async function stageWords(demoDataDir: string, stage: Stage): Promise<string> {
  const file = fileOf(demoDataDir, stage);
  while (!existsSync(file)) await setTimeout(200);
  const outcome = JSON.parse(readFileSync(file, "utf8")) as Outcome;
  if ("fault" in outcome) throw new Error(`The demo could not be ${stage}: ${outcome.fault}`);
  return outcome.words;
}

/**
 * Puts the demo's content back into the data folder of a site that runs on it, as one change of all of it: the site
 * finds a later revision than any before, which this gives, and makes its pages anew.
 */
export async function restoreDemo(from: string, to: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "kapok-restored-"));
  const fresh = databaseIn(folder);
  const used = databaseIn(to);
  copyFileSync(databaseIn(from), fresh);
  const before = open(used);
  const revision = 1 + Number(before.prepare("select value from revision").get()?.value);
  before.close();
  const source = open(fresh);
  source.prepare("update revision set value = ?").run(revision);
  await putBelow(source, used);
  source.close();
  rmSync(folder, { recursive: true });
  return revision;
}

/** Pages of a database that are copied at once: all of them, so that nobody writes in between. */
const WHOLE = 1_000_000;
/** Milliseconds in which whoever writes must have ended. */
const TIMEOUT = 30_000;

/** Puts a database below a site that runs. SQLite does not wait for whoever writes there, and calls that no error. */
async function putBelow(source: DatabaseSync, used: string): Promise<void> {
  for (const until = Date.now() + TIMEOUT; ; ) {
    try {
      await backup(source, used, { rate: WHOLE });
      return;
    } catch (error) {
      const isLocked = error instanceof Error && error.message === "not an error";
      if (!isLocked || Date.now() > until) throw error;
      await setTimeout(50);
    }
  }
}

const databaseIn = (dataDir: string) => join(dataDir, "kapok.sqlite");

const open = (file: string) => new DatabaseSync(file, { timeout: 30_000 });

const fileOf = (demoDataDir: string, stage: Stage) => join(demoDataDir, `${stage}.txt`);

/**
 * Copies the demo's data folder as soon as it is made. Of its pictures, which are written once and never changed, the
 * copy has the same files under names of its own. @throws when the demo could not be made.
 */
export async function copyDemo(from: string, to: string): Promise<void> {
  await stageWords(from, "made");
  const media = join(from, "media");
  const stages = STAGES.map((stage) => fileOf(from, stage));
  const left = [media, ...stages, ...stages.map((file) => `${file}.new`)];
  cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) });
  for (const entry of readdirSync(media, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, file));
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(file, copy);
  }
}
