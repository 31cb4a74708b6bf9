import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { oldSqlite } from "../../test/old-database";
import { DATABASE_OF_OWN_WORDS, upgradeWithOwnWords } from "../../test/own-words";
import { addressOf, freePort, startServer } from "../fixtures/server";

const folder = mkdtempSync(join(tmpdir(), "kapok-own-words-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Long enough for a build where much else runs. */
const TIMEOUT = 300_000;

// That the API says them is tried by test/own-words.slow.test.ts.
it(
  "shows visitors the words that a charity had changed before an upgrade",
  async () => {
    upgradeWithOwnWords(folder);
    const { NODE_ENV: _, VITEST: _v, VITEST_WORKER_ID: _w, ...env } = process.env;
    const build = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
    await promisify(execFile)(process.execPath, build, { cwd: folder, env });
    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    oldSqlite(DATABASE_OF_OWN_WORDS, dataDir);
    const place = { dataDir, port: await freePort(), project: folder };
    const server = await startServer(place);
    try {
      // Its words alone: a headline ends its lines where its phrases do.
      const page = async (path: string) =>
        (await (await fetch(addressOf(place) + path)).text()).replace(/<[^>]+>/g, "");
      expect(await page("/eng")).toContain("Whoever lives with SMA has neighbours here");
      expect(await page("/tra")).toContain("地面就是門口");
      expect(await page("/sim/about")).toContain("代表发声");
    } finally {
      await server.stop();
    }
  },
  TIMEOUT,
);
