import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../src/app.server";
import { writeBackupFile } from "../src/features/backup/archive/write.server";
import { restoreBackup } from "../src/features/backup/command.server";
import { emptyPlace, newFolder } from "../src/features/backup/testing/place";
import { addConsent } from "../src/features/consents/testing/samples";
import { applyRecordedWithdrawals } from "../src/features/consents.server";
import { features } from "../src/features/index.server";
import { ONE_ENGINE, openApp, type TestApp } from "./app";
import { uploadPhoto } from "./photo";
import { addNews } from "./samples";

const consents = features.find(({ name }) => name === "consents");

describe.each(ONE_ENGINE)("a consent that was withdrawn after a backup on %s", (engine) => {
  const folder = newFolder();
  const backups = join(folder.path, "backups");
  const file = join(folder.path, "monday");
  let app: TestApp;
  let staff: Record<string, string>;
  let picture: string;
  let shown: string;
  let named: string;
  let consent_id: string;

  beforeAll(async () => {
    app = await openApp(engine, { BACKUP_DIR: backups });
    staff = await app.login();
    picture = await uploadPhoto(app, staff);
    shown = await addNews(app, staff, { coverId: picture, eng: { header: "A walk" } });
    named = await addNews(app, staff, { eng: { header: "Ka-yan swims" } });
    const entries = [{ type: "news", id: named }];
    consent_id = await addConsent(app, staff, { pictures: [picture], entries });
    await writeBackupFile(app.deps, file, new AbortController().signal);
    await send("/api/withdrawConsent", { consent_id });
    await send("/api/releaseEntry", { consent_id, entry: entries[0] });
    await untilNoted(1);
  });
  afterAll(async () => {
    await app.close();
    folder.remove();
  });

  const send = (path: string, json: object) => app.call("POST", path, { headers: staff, json });

  /** Lets the program do what it does all the time, until so many notes lie beside the backups. */
  const untilNoted = async (notes: number) => {
    const end = consents?.background?.(app.deps);
    const file = join(backups, "withdrawn", "notes", `${notes}.json`);
    await vi.waitUntil(() => existsSync(file), { timeout: 20_000 });
    await end?.();
  };

  it("is withdrawn again where that is restored beside the notes of it, before anybody is answered", {
    timeout: 90_000,
  }, async () => {
    expect(existsSync(join(app.deps.config.dataDir, "media", "withdrawn", "1.json"))).toBe(true);
    const place = await emptyPlace(engine, undefined, { BACKUP_DIR: backups });
    await restoreBackup(place.deps, file);
    const there = createApp(place.deps);
    const status = async (path: string) => (await there.request(`http://localhost:3000${path}`)).status;
    const both = async () => [
      await status(`/media/${picture}`),
      await status(`/api/getNews?news_id=${named}`),
    ];
    expect(await both()).toEqual([200, 200]);
    await applyRecordedWithdrawals(place.deps, features);
    expect(await both()).toEqual([404, 404]);
    const answer = await there.request(`http://localhost:3000/api/getNews?news_id=${shown}`);
    expect((await answer.json()).news[0]).toMatchObject({ coverId: null, eng: { header: "A walk" } });
    await place.close();
  });

  it("is not withdrawn again where the withdrawal was taken back", { timeout: 90_000 }, async () => {
    await send("/api/undoWithdrawal", { consent_id });
    await untilNoted(2);
    const place = await emptyPlace(engine);
    const beside = join(place.deps.config.dataDir, "media", "withdrawn");
    cpSync(join(backups, "withdrawn", "notes"), beside, { recursive: true });
    await restoreBackup(place.deps, file);
    await applyRecordedWithdrawals(place.deps, features);
    const answer = await createApp(place.deps).request(`http://localhost:3000/media/${picture}`);
    expect(answer.status).toBe(200);
    await place.close();
  });

  it("is noted where that can be done while another place is away, and there once it is back", async () => {
    const disk = join(folder.path, "disk");
    const other = await openApp(engine, { BACKUP_DIR: join(disk, "backups") });
    const headers = await other.login();
    const json = { consent_id: await addConsent(other, headers) };
    await other.call("POST", "/api/withdrawConsent", { headers, json });
    const end = consents?.background?.(other.deps);
    const beside = join(other.deps.config.dataDir, "media", "withdrawn", "1.json");
    await vi.waitUntil(() => existsSync(beside), { timeout: 20_000 });
    const isNoted = async () => {
      const answer = await other.call("GET", `/api/getConsent?consent_id=${json.consent_id}`, { headers });
      return (await answer.json()).consent[0].withdrawal.noted;
    };
    expect(await isNoted()).toBe(false);
    mkdirSync(disk);
    await vi.waitUntil(isNoted, { timeout: 20_000 });
    expect(existsSync(join(disk, "backups", "withdrawn", "notes", "1.json"))).toBe(true);
    await end?.();
    await other.close();
  });
});
