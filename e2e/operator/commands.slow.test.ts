import { spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort, startServer } from "../fixtures/server";

const folder = mkdtempSync(join(tmpdir(), "kapok-commands-"));
const site = join(folder, "site");
const backup = join(folder, "good.tar.gz");
let empty: string;

beforeAll(async () => {
  const server = await startServer({
    dataDir: site,
    port: await freePort(),
    settings: { DEMO_CONTENT: "off" },
  });
  await server.stop();
  expect(command(["backup", backup], { DATA_DIR: site })).toMatchObject({ status: 0 });
});
beforeEach(() => {
  empty = join(mkdtempSync(join(folder, "empty-")), "data");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the built program, with these settings alone. */
function command(args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/index.js", ...args], {
    encoding: "utf8",
    env,
  });
  return { status, stdout, stderr };
}

describe("without the settings of a site", () => {
  it.each([
    ["staff", "reset", "mei"],
    ["staff", "list"],
    ["backup", join(folder, "none.tar.gz")],
  ])("%s %s makes nothing and says which setting names the place", (...args) => {
    const { status, stderr } = command(args, { DATA_DIR: empty });
    expect(stderr).toBe(
      `There is no site of Kapok: ${empty}/kapok.sqlite does not exist. Does DATA_DIR name its folder?\n`,
    );
    expect(status).toBe(1);
    expect([existsSync(empty), existsSync(join(folder, "none.tar.gz"))]).toEqual([false, false]);
  });
});

describe("called in a way that it does not have", () => {
  it("the built program does the same without npm, and takes no unknown command for the site", () => {
    expect(command(["backup", "--help"], { DATA_DIR: empty })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run backup -- FILE/),
    });
    for (const args of [["bakup", "x"], ["--port"], ["restore"], ["backup", "one", "two"]]) {
      const { status, stderr } = command(args, { DATA_DIR: empty });
      expect([status, stderr]).toEqual([1, expect.stringContaining("Usage: npm ")]);
    }
    expect(existsSync(empty)).toBe(false);
  });

  it("a file whose name begins with a dash stands after two", () => {
    const { status, stdout } = command(["backup", "--", join(folder, "--dashed.tar.gz")], { DATA_DIR: site });
    expect([status, stdout]).toEqual([0, expect.stringContaining("Backup made")]);
  });
});

it.skipIf(process.getuid?.() !== 0)(
  "run by a user who may write the site's data and nothing of the program",
  () => {
    const [uid, gid] = [65_534, 65_534];
    const own = mkdtempSync(join(tmpdir(), "kapok-own-"));
    cpSync(site, join(own, "data"), { recursive: true });
    spawnSync("chown", ["-R", `${uid}:${gid}`, own]);
    const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, DATA_DIR: join(own, "data") };
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync("node", args, { env, uid, gid, encoding: "utf8" });
      return [status, stderr, stdout] as const;
    };
    expect(run("scripts/staff.mjs", "list")).toEqual([0, "", expect.stringContaining("mei")]);
    const made = run("scripts/backup.mjs", join(own, "made.tar.gz"));
    expect(made).toEqual([0, "", expect.stringContaining("Backup made")]);
    rmSync(own, { recursive: true, force: true });
  },
);

it("makes no backup that is not encrypted under the name of one that is", () => {
  const { status, stderr } = command(["backup", join(folder, "plain.kapok")], { DATA_DIR: site });
  expect([status, stderr]).toEqual([1, expect.stringContaining("BACKUP_KEY is not set")]);
  expect(existsSync(join(folder, "plain.kapok"))).toBe(false);
});

it.skipIf(process.getuid?.() !== 0)(
  "does nothing as root in a folder of the user whom the site runs as",
  () => {
    mkdirSync(empty);
    chownSync(empty, 65_534, 65_534);
    const { status, stderr } = command(["restore", backup], { DATA_DIR: empty });
    expect(stderr).toContain(`${empty} belongs to another user (65534)`);
    expect([status, readdirSync(empty)]).toEqual([1, []]);
  },
);
