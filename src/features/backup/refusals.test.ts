import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";
import { askOf } from "../../platform/db/fill.server";
import { BASELINE } from "../../platform/db/migrate.server";
import { tableNames } from "../../platform/db/schema.server";
import { writeBackupFile } from "./archive/write.server";
import { runRestoreCommand } from "./command.server";
import { emptyPlace, newFolder, type Place, withBackups } from "./testing/place";
import { rewritten } from "./testing/tamper";

const never = new AbortController().signal;
const folder = newFolder();
const file = join(folder.path, "good");
const other = join(folder.path, "harmed");
let app: TestApp;

beforeAll(async () => {
  app = await openApp("sqlite");
  const staff = await app.login();
  await addNews(app, staff, { coverId: await uploadPhoto(app, staff) });
  await writeBackupFile(app.deps, file, never);
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

describe("restoring", () => {
  let place: Place;
  beforeEach(async () => {
    place = await emptyPlace("sqlite", "the key of this place");
  });
  afterEach(() => place.close());

  /** Expects a refusal in these words and a place that is as empty as before. */
  const refuses = async (path: string, words: string | RegExp) => {
    const { text, ok } = await runRestoreCommand(place.deps, [path]);
    expect(text).toMatch(words);
    expect(ok).toBe(false);
    expect(await tableNames(askOf(place.deps.db), "sqlite")).toEqual([]);
    expect(readdirSync(join(place.deps.config.dataDir, "media"))).toEqual(["incoming"]);
  };

  it("refuses a file that is cut off, or in which bytes have changed", async () => {
    const bytes = readFileSync(file);
    for (const length of [bytes.length - 1, bytes.length - 20, bytes.length / 2, 30]) {
      writeFileSync(other, bytes.subarray(0, length));
      await refuses(other, "damaged or cut short");
    }
    for (const part of [0.3, 0.6, 0.9]) {
      const at = Math.floor(bytes.length * part);
      // Several: one alone may stand for the same content, as the distance of a copy among zeros does.
      const harmed = bytes.map((byte, index) => (index >= at && index < at + 16 ? byte ^ 0xff : byte));
      writeFileSync(other, harmed);
      // The first of these falls into the manifest, which is read before the end, where the checksum of all bytes is.
      await refuses(other, /damaged or cut short|The backup's manifest is not one of Kapok/);
    }
  });

  it("refuses a row or a file that is not what the manifest says", async () => {
    await rewritten(file, other, (entries) => {
      const [name = "", text = ""] =
        [...entries].find(([each]) => each.startsWith("tables/entry_version/")) ?? [];
      entries.set(name, text.replace("A header", "A hoader"));
    });
    await refuses(other, "tables/entry_version/000001.jsonl is not what it was");
    await rewritten(file, other, (entries) => {
      entries.delete([...entries.keys()].find((name) => name.startsWith("media/")) ?? "");
    });
    await refuses(other, "is missing");
    await rewritten(file, other, (entries) => entries.delete("manifest.json"));
    await refuses(other, "no manifest");
    await rewritten(file, other, (entries) => entries.set("../../evil", "x"));
    await refuses(other, "../../evil");
  });

  it.each([
    ["9.1.0: 2099-01-01-00-future", { migrations: ["2099-01-01-00-future"] }],
    ["9.1.0: its format is 2", { format: 2 }],
  ])("refuses what a newer version made, and says which: %s", async (words, newer) => {
    await rewritten(file, other, (entries) => {
      const manifest = JSON.parse(entries.get("manifest.json") ?? "{}");
      entries.set("manifest.json", JSON.stringify({ ...manifest, version: "9.1.0", ...newer }));
    });
    await refuses(other, `made by a newer version of Kapok (${words})`);
  });

  it("refuses what was made before the baseline, and says which version restores it", async () => {
    await rewritten(file, other, (entries) => {
      const manifest = JSON.parse(entries.get("manifest.json") ?? "{}");
      const migrations = manifest.migrations.slice(0, manifest.migrations.indexOf(BASELINE));
      entries.set("manifest.json", JSON.stringify({ ...manifest, migrations }));
    });
    await refuses(
      other,
      /older than this version of Kapok can restore .* Restore it with version 0\.1\.0 at commit b6f218a9/,
    );
  });

  it("rolls everything back on a failure in the middle, and can be retried", async () => {
    const { media } = place.deps;
    const put: typeof media.blobs.put = async (key, bytes) => {
      await media.blobs.put(key, bytes);
      throw new Error("the disk is full");
    };
    const deps = { ...place.deps, media: { ...media, blobs: { ...media.blobs, put } } };
    await expect(runRestoreCommand(deps, [file])).rejects.toThrow("the disk is full");
    expect(await tableNames(askOf(place.deps.db), "sqlite")).toEqual([]);
    const { text } = await runRestoreCommand(place.deps, [file]);
    expect(text).toContain("Restored the backup");
  });

  it("refuses another key, a missing key, and what is no backup at all", async () => {
    const sealed = join(folder.path, "sealed");
    const { config } = app.deps;
    const deps = { ...app.deps, config: withBackups(config, { key: "a different key" }) };
    await writeBackupFile(deps, sealed, never);
    await refuses(sealed, "BACKUP_KEY is not the key of this backup.");
    writeFileSync(other, "Dear charity,");
    await refuses(other, "not a backup of Kapok");
    await refuses(join(folder.path, "none"), "cannot be read (ENOENT)");
    const keyless = await emptyPlace();
    expect(await runRestoreCommand(keyless.deps, [sealed])).toEqual({
      text: "This backup is encrypted: set BACKUP_KEY to its key.",
      ok: false,
    });
    await keyless.close();
  });

  it("refuses to put second factors where another secret could not read them", async () => {
    const SESSION_SECRET = "another secret, with which nothing opens";
    const { deps, close } = await emptyPlace("sqlite", undefined, { SESSION_SECRET });
    const { text, ok } = await runRestoreCommand(deps, [file]);
    expect([text, ok]).toEqual([expect.stringContaining("SESSION_SECRET is not the secret"), false]);
    expect(await tableNames(askOf(deps.db), "sqlite")).toEqual([]);
    await close();
  });

  it("refuses to overwrite a database that was in use, or files", async () => {
    const used = await openApp();
    const before = await askOf(used.deps.db)("select * from staff_account");
    const refused = await runRestoreCommand(used.deps, [file]);
    expect(refused).toEqual({
      text: "The database holds something already. Restore into an empty one.",
      ok: false,
    });
    expect(await askOf(used.deps.db)("select * from staff_account")).toEqual(before);
    await used.close();
    const media = join(place.deps.config.dataDir, "media");
    mkdirSync(join(media, "something"));
    writeFileSync(join(media, "something", "original"), "x");
    const { text, ok } = await runRestoreCommand(place.deps, [file]);
    expect([text, ok]).toEqual([`${media} holds files already. Restore into an empty folder.`, false]);
  });
});
