import { execFile } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { guideFiles, guideLists } from "../../test/guards/guide";
import { oldSqlite } from "../../test/old-database";
import { type Findings, look } from "../fixtures/axe";
import { openBrowser } from "../fixtures/browser";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";
import { StaffClient } from "../fixtures/staff-client.ts";

const REACT_ROUTER = "@react-router/dev/bin.cjs";
const PROJECT = join(import.meta.dirname, "../..");
const PARTS = [
  "src",
  "migrations",
  "public",
  "scripts",
  "test",
  "e2e",
  "tools",
  "docs",
  "*.ts",
  "*.json",
  ".*.cjs",
];
/** The newest database of an earlier version, which a site of today may bring along. */
const DATABASE = "b6f218a9";

const folder = mkdtempSync(join(tmpdir(), "kapok-guide-"));
const dataDir = join(folder, "site");
let server: RunningServer | undefined;

beforeAll(() => {
  for (const name of globSync(PARTS, { cwd: PROJECT })) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  for (const { path, text } of guideFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const { path, text } of guideLists) {
    const list = readFileSync(join(folder, path), "utf8");
    writeFileSync(join(folder, path), text + list.replace(/\n( {2}.*\bnews\b.*,)\n/, "\n$1\n  events,\n"));
  }
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of the copy's packages there; what it prints is told when it fails. */
async function run(program: string, ...given: string[]): Promise<void> {
  const { NODE_ENV: _, VITEST: _v, VITEST_WORKER_ID: _w, ...env } = process.env;
  const command = [join("node_modules", program), ...given];
  await promisify(execFile)(process.execPath, command, { cwd: folder, env, maxBuffer: 1e8 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${command.join(" ")}\n${error.stdout}\n${error.stderr}`);
    },
  );
}

// All of it compiles and builds the whole program once more: npm run drill does it. In npm test,
// test/guards/guide.test.ts finds names that are no longer there.
it("compiles", { timeout: 300_000 }, async () => {
  await run(REACT_ROUTER, "typegen");
  await run("@typescript/native/bin/tsc", "--noEmit");
});

it("keeps the rules, passes the conformance suite and its own test, and is built", {
  timeout: 300_000,
}, async () => {
  await run("dependency-cruiser/bin/dependency-cruiser.mjs", "src");
  await run(
    "vitest/vitest.mjs",
    "run",
    "--project=program",
    "src/features/events",
    "test/content",
    "test/guards/features.test.ts",
    "test/guards/feature-borders.test.ts",
  );
  await run(REACT_ROUTER, "build", "--logLevel", "warn");
});

it("serves events on a site of today: to staff, to visitors and to search engines", {
  timeout: 120_000,
}, async () => {
  mkdirSync(dataDir);
  oldSqlite(DATABASE, dataDir);
  const place = { dataDir, port: await freePort(), project: folder, hasForeignPasswords: true };
  server = await startServer(place);
  const url = addressOf(place);
  const staff = await StaffClient.login(url);
  const event = { eng: { title: "A picnic", place: "Sai Kung", body: "<p>Bring a hat.</p>" } };
  const save = { content: event, publish: {} };
  const { id: event_id } = await (await staff.post("/api/content/events", save)).json();
  const browser = await openBrowser();
  const page = await browser.visit(url);
  const found: Findings = {};
  for (const path of [`/tra/events?event_id=${event_id}`, "/eng/events"]) {
    await page.goto(path);
    await page.getByText("A picnic").first().waitFor();
    await look(page, found, path);
  }
  expect(found).toEqual({});
  expect(await (await fetch(`${url}/sitemap-1.xml`)).text()).toContain(`/eng/events?event_id=${event_id}`);
  await page.request.post("/api/login", { data: { username: "mei", password: "four unrelated words" } });
  await page.goto("/cms/manage/events");
  await page.getByRole("link", { name: "Edit: A picnic" }).click();
  await page.getByRole("heading", { name: "Edit Event" }).waitFor();
  await browser.endTest();
});
