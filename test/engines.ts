import type { Engine } from "../src/platform/db/open.server";

/** True in `npm run drill`. Nothing of e2e/ is imported here: an upgrade is tried on a copy without it. */
const FULL = process.env.DRILL === "full";

const BOTH: readonly Engine[] = ["sqlite", "postgres"];

/**
 * The beginnings of the paths of files that ask both databases at each change: what writes SQL for each of
 * them, money, messages, what was withdrawn or is unpublished, the storage of versions, and what holds for all features.
 */
export const ON_BOTH: readonly string[] = [
  "src/content/",
  "src/features/consents/",
  "src/features/donations/",
  "src/features/enquiries/",
  "src/features/news/search",
  "src/features/receipts/",
  "src/features/site-details/unpublished-langs",
  "src/features/versions/drafts",
  "src/features/versions/history",
  "src/features/versions/schedule.test",
  "src/features/versions/trash",
  "src/platform/db/",
  "src/platform/http/",
  "src/platform/mail/",
  "test/conformance",
  "test/fuzz/",
  "test/own-words.test",
  "test/roles",
  "test/saves-at-once",
  "test/withdrawn-backup",
];

/** The databases on which the file that runs asks its feature: both, or SQLite in the gate. */
export const ENGINES: readonly Engine[] = [...BOTH];

const enginesFor = (file: string): readonly Engine[] =>
  FULL || ON_BOTH.some((start) => file.startsWith(start)) ? BOTH : ["sqlite"];

/** Sets {@link ENGINES} for a file, named by its path in the project (test/setup/engines-of-file.ts). */
export function takeEnginesFor(file: string): void {
  (ENGINES as Engine[]).splice(0, BOTH.length, ...enginesFor(file));
}

/** True where the `number`th of several is asked on `engine`: on both in the drill, else on one of them by turns. */
export const isInTurnOn = (engine: Engine, number: number): boolean =>
  FULL || BOTH[number % BOTH.length] === engine;
