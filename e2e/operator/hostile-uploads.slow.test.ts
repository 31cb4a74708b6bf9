import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE_FILES } from "../../test/hostile/files.ts";
import { tanglePdf } from "../../test/hostile/pdf-bombs.ts";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";
import { StaffClient } from "../fixtures/staff-client.ts";

const MEGABYTE = 1024 * 1024;
const MOST_MEMORY = 600 * MEGABYTE;

const dataDir = mkdtempSync(join(tmpdir(), "kapok-hostile-"));
let server: RunningServer;
let staff: StaffClient;

beforeAll(async () => {
  const place = { dataDir, port: await freePort(), settings: { DEMO_CONTENT: "off" } };
  server = await startServer(place);
  staff = await StaffClient.login(addressOf(place));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The most that the process ever had in memory, as the system counts it. */
function mostMemory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

describe.skipIf(process.platform !== "linux")("files made to do harm", () => {
  it.each(HOSTILE_FILES)("$name: $status", { timeout: 120_000 }, async ({ name, status, make }) => {
    const answer = await staff.upload(new Uint8Array(await make()), name);
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body]).toEqual([status, expect.anything()]);
    if (status !== 201) {
      expect(body).toMatchObject({ message: expect.stringMatching(/\w/), errors: [{ path: "file" }] });
    } else await isHarmless(String(body.public_id), name);
    expect(mostMemory()).toBeLessThan(MOST_MEMORY);
  });

  it("all at once, with twenty large documents: none is answered badly, and memory stays bounded", {
    timeout: 600_000,
  }, async () => {
    const document = new Uint8Array(tanglePdf(20));
    const costly = HOSTILE_FILES.filter(({ name }) => /megapixels|MB/.test(name));
    const files = await Promise.all(costly.map(async ({ make }) => new Uint8Array(await make())));
    const sent = [...files, ...Array.from({ length: 20 }, () => document)].map((bytes) =>
      staff.upload(bytes, "a").then(({ status, headers }) => [status, headers.get("retry-after")]),
    );
    for (const [status, retry] of await Promise.all(sent)) {
      expect([201, 413, 415, 503]).toContain(status);
      if (status === 503) expect(Number(retry)).toBeGreaterThan(0);
    }
    expect(mostMemory()).toBeLessThan(MOST_MEMORY);
    expect((await staff.get("/readyz")).status).toBe(200);
    expect(server.logs()).not.toMatch(/"level":(50|60)/);
  });
});

/**
 * Served so that no browser runs it: an image drawn anew, or a document to be saved. The largest size, so that what
 * making it takes is seen with this file and not with the next.
 */
async function isHarmless(id: string, name: string): Promise<void> {
  const answer = await staff.get(`/media/${id}?w=1920`);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox$/);
  const type = answer.headers.get("content-type") ?? "";
  if (type === "application/pdf")
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;.*[.]pdf/);
  else {
    expect(type).toMatch(/^image\/(avif|webp|jpeg|png)$/);
    const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(bytes, name).not.toMatch(/<script|a stored file/);
  }
}
