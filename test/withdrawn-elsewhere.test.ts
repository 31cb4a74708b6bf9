import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { backUp } from "../backup";
import { restore } from "../restore";
import { createApp } from "../src/app.server";
import { emptyPlace, newFolder, withBackups } from "../src/features/backup/testing/place";
import { addConsent } from "../src/features/consents/testing/samples";
import { applyRecordedWithdrawals } from "../src/features/consents.server";
import { features } from "../src/features/index.server";
import type { Deps } from "../src/platform/deps.server";
import { openApp, type TestApp } from "./app";
import { uploadPhoto } from "./photo";
import { addNews } from "./samples";

const consents = features.find(({ name }) => name === "consents");

/** Lets a program note withdrawals until a file is there. */
async function noteUntil(deps: Deps, file: string): Promise<void> {
  const end = consents?.background?.(deps);
  await vi.waitUntil(() => existsSync(file), { timeout: 20_000 });
  await end?.();
}

describe("a consent that was withdrawn before there was a folder of backups", () => {
  const folder = newFolder();
  const old = join(folder.path, "old.tar.gz");
  let app: TestApp;
  let staff: Record<string, string>;
  let picture: string;
  let named: string;
  let consent_id: string;

  beforeAll(async () => {
    app = await openApp();
    staff = await app.login();
    picture = await uploadPhoto(app, staff);
    named = await addNews(app, staff, { coverId: picture, eng: { header: "Ka-yan swims" } });
    const entries = [{ type: "news", id: named }];
    consent_id = await addConsent(app, staff, { pictures: [picture], entries });
    expect(await backUp(app.deps, [old])).toMatchObject({ ok: true });
    expect(readdirSync(folder.path)).toEqual(["old.tar.gz"]);
    expect((await read(`/api/consentReach?consent_id=${consent_id}`)).byBackups).toBe(false);
    await app.call("POST", "/api/withdrawConsent", { headers: staff, json: { consent_id } });
    await noteUntil(app.deps, join(app.deps.config.dataDir, "media", "withdrawn", "1.json"));
  }, 90_000);
  afterAll(async () => {
    await app.close();
    folder.remove();
  });

  const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();

  /** Restores the old backup out of a folder into an empty place, starts that, and gives what is said and shown. */
  async function restored(backups: string) {
    const place = await emptyPlace();
    cpSync(old, join(backups, "old.tar.gz"));
    const { ok, text } = await restore(place.deps, [join(backups, "old.tar.gz")]);
    expect(ok).toBe(true);
    await applyRecordedWithdrawals(place.deps, features);
    const there = createApp(place.deps);
    const status = async (path: string) => (await there.request(`http://localhost:3000${path}`)).status;
    const shown = [await status(`/media/${picture}`), await status(`/api/getNews?news_id=${named}`)];
    return { place, text, shown };
  }

  const newPlace = (name: string): string => {
    const path = join(folder.path, name);
    mkdirSync(path);
    return path;
  };

  it("says that no backup knows of it", async () => {
    const [{ withdrawal }] = (await read(`/api/getConsent?consent_id=${consent_id}`)).consent;
    expect(withdrawal).toMatchObject({ noted: true, byBackups: false });
  });

  it("is noted beside the backups once there are some, and in each place that comes later", {
    timeout: 90_000,
  }, async () => {
    const backups = newPlace("nightly");
    const config = withBackups(app.deps.config, { dir: backups });
    const asked = createApp({ ...app.deps, config });
    const withdrawal = async () => {
      const url = `http://localhost:3000/api/getConsent?consent_id=${consent_id}`;
      return (await (await asked.request(url, { headers: staff })).json()).consent[0].withdrawal;
    };
    expect(await withdrawal()).toMatchObject({ noted: false, byBackups: true });
    await noteUntil({ ...app.deps, config }, join(backups, "withdrawn", "notes", "1.json"));
    expect(await withdrawal()).toMatchObject({ noted: true, byBackups: true });
    const { place, text, shown } = await restored(backups);
    expect(text).toContain("by the list beside the backup: 1.");
    expect(shown).toEqual([404, 404]);
    // The restored place goes on with an empty folder of its own.
    const own = newPlace("own");
    await noteUntil(
      { ...place.deps, config: withBackups(place.deps.config, { dir: own }) },
      join(own, "withdrawn", "notes", "1.json"),
    );
    await place.close();
  });

  it("stays withdrawn where the notes of the media store were copied beside the backup", {
    timeout: 90_000,
  }, async () => {
    const backups = newPlace("copied");
    const notes = join(app.deps.config.dataDir, "media", "withdrawn");
    cpSync(notes, join(backups, "withdrawn"), { recursive: true });
    const { place, text, shown } = await restored(backups);
    expect(text).toContain("by the list beside the backup: 1.");
    expect(shown).toEqual([404, 404]);
    expect(existsSync(join(place.deps.config.dataDir, "media", "withdrawn", "1.json"))).toBe(true);
    await place.close();
  });

  it("is noted beside a backup by command, for the older ones there", { timeout: 90_000 }, async () => {
    const backups = newPlace("by-hand");
    const made = await backUp(app.deps, [join(backups, "new.tar.gz")]);
    expect(made.text).toContain(join(backups, "withdrawn"));
    const { place, shown } = await restored(backups);
    expect(shown).toEqual([404, 404]);
    await place.close();
  });

  it.each([
    ["there are none", () => {}, "No list of withdrawn consents lies beside the backup"],
    [
      "their folder is empty",
      (beside: string) => mkdirSync(join(beside, "notes"), { recursive: true }),
      "No list of withdrawn consents lies beside the backup",
    ],
    [
      "they cannot be read",
      (beside: string) => {
        mkdirSync(beside);
        writeFileSync(join(beside, "1.json"), "{ cut");
      },
      "Part of that list cannot be read: 1.json.",
    ],
    [
      "their folder is a file",
      (beside: string) => writeFileSync(beside, ""),
      "Part of that list cannot be read",
    ],
  ])(
    "is to be withdrawn by hand, and the restore says so, where %s",
    { timeout: 90_000 },
    async (...given) => {
      const [what, prepare, words] = given;
      const backups = newPlace(what.replaceAll(" ", "-"));
      prepare(join(backups, "withdrawn"));
      const { place, text } = await restored(backups);
      expect(text).toContain(words);
      expect(text).toContain("withdraw it again under Consents before visitors are let in");
      await place.close();
    },
  );
});
