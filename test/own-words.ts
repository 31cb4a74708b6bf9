import { execFileSync } from "node:child_process";
import { cpSync, globSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "..");
const SOURCES = ["src", "migrations", "public", "scripts", "test", "*.ts", "*.json"];

/** The version whose texts the charity had changed; it has started {@link DATABASE_OF_OWN_WORDS} since. */
const VERSION_OF_OWN_WORDS = "f379c00";

export const DATABASE_OF_OWN_WORDS = "b6f218a9";

/**
 * Puts the program into an empty folder as a charity has it after an upgrade that had changed texts of
 * {@link VERSION_OF_OWN_WORDS} in `src/site`: its commit, with today's program merged into it.
 * @throws when git finds that the two disagree.
 */
export function upgradeWithOwnWords(folder: string): void {
  const git = (...given: string[]) =>
    execFileSync("git", ["-c", "user.name=charity", "-c", "user.email=charity@example.org", ...given], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init", "--initial-branch", "kapok");
  git("am", join(import.meta.dirname, "fixtures", "own-words", `${VERSION_OF_OWN_WORDS}.mbox`));
  git("branch", "ours");
  git("reset", "--hard", "HEAD~1");
  git("rm", "-r", "src/site");
  for (const name of globSync(SOURCES, { cwd: PROJECT })) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  git("add", "src/charity");
  git("commit", "--message", "Today's program");
  git("switch", "ours");
  git("merge", "kapok");
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
}
