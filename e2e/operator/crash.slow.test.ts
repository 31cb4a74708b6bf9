import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../test/app";
import { newDatabase } from "../../test/postgres";
import { crash } from "../../tools/crash/run.ts";
import { freePort } from "../fixtures/server";

const dataDir = mkdtempSync(join(tmpdir(), "kapok-crash-"));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

// npm run crash does so 200 times and more, with a seed that differs each time.
it.each(BOTH_ENGINES)(
  "keeps on %s what it acknowledged when it is killed under load, and leaves no orphan",
  { timeout: 300_000 },
  async (engine) => {
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const settings = { DEMO_CONTENT: "off" };
    const place = { dataDir, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) };
    const figures = await crash({ place, kills: 10, seed: 20_261_121 });
    expect(figures.orphans[1]).toBe(0);
    for (const count of [figures.saves, figures.messages, figures.uploads]) expect(count).toBeGreaterThan(0);
  },
);
