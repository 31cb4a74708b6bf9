import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SoakFigures, soak } from "../../tools/soak/run.ts";
import { STAFF } from "../fixtures/server";

// npm run soak does so for ten minutes with 200 visitors, and npm run drill for some seconds.
describe("a busy site whose mail server comes and goes", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-soak-"));
  let figures: SoakFigures;

  beforeAll(async () => {
    const settings = { LOG_LEVEL: "debug" };
    figures = await soak({ dataDir, milliseconds: 8000, visitors: 15, think: 300, settings });
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("answers as expected, and sends a mail for each message", () => {
    const { tally, mails } = figures;
    expect(tally.unexpected).toEqual([]);
    expect([...tally.kinds.keys()].sort()).toEqual(
      ["delete", "image", "list", "message", "page", "save", "screen", "upload"].sort(),
    );
    expect(mails).toBeGreaterThanOrEqual(tally.kinds.get("message")?.asked ?? 0);
  });

  it("logs nothing of who asked, wrote or signed in", () => {
    const { logs } = figures;
    // Where the site is served is nobody's address.
    const lines = logs
      .split("\n")
      .filter((line) => line.startsWith("{") && !line.includes('"the site is served"'));
    expect(lines).not.toEqual([]); // that mail was refused, at least
    const log = lines.join("\n");
    const personal = [STAFF.username, STAFF.password, "Writer", "Soakwell", "soak.example", "A question"];
    expect(personal.filter((word) => log.includes(word))).toEqual([]);
    expect(log.match(/\b(?:10\.9|127\.0\.0)\.\d+(?:\.\d+)?\b|::1\b/g) ?? []).toEqual([]);
    expect(log).not.toMatch(/[\w.+-]+@[\w-]+\.[\w.]+/);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});
