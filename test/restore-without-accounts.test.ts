import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { restore } from "../restore";
import { createApp } from "../src/app.server";
import { inspectNamedBackup } from "../src/features/backup/command.server";
import { BACKUP_ADDRESS } from "../src/features/backup/contract";
import { emptyPlace, newFolder } from "../src/features/backup/testing/place";
import { sessionSecret } from "../src/platform/auth/secret.server";
import { refuseLostSite } from "../src/platform/process/lost-site.server";
import { openApp, PASSWORD } from "./app";
import { addNews } from "./samples";
import { switchOn } from "./second-step";

it("a download without a key holds no accounts and no secret, and is restored into an empty place", async () => {
  const folder = newFolder();
  const app = await openApp();
  const staff = await app.login();
  expect(await addNews(app, staff)).toBeTruthy();
  const { staff: own, recoveryCodes } = await switchOn(app);
  const body = new URLSearchParams({ password: PASSWORD, code: recoveryCodes[0] ?? "" });
  const answer = await app.call("POST", BACKUP_ADDRESS, { headers: own, body });
  const file = join(folder.path, "downloaded");
  writeFileSync(file, await answer.bytes());
  const text = gunzipSync(readFileSync(file)).toString("latin1");
  for (const kept of [sessionSecret(app.deps.config), "scrypt$", "staff_two_factor", "staff_credential"])
    expect(text).not.toContain(kept);

  const place = await emptyPlace();
  const restored = await restore(place.deps, [file], await inspectNamedBackup(place.deps.config, [file]));
  expect([restored.ok, restored.text]).toEqual([true, expect.stringContaining("It holds no staff accounts")]);
  const [, password] = restored.text.match(/^Username {2}admin\nPassword {2}(\S+)$/m) ?? [];
  await refuseLostSite(place.deps.config, []); // as a start does
  const login = await createApp(place.deps).request("http://localhost:3000/api/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  expect([login.status, await login.json()]).toEqual([200, { message: "success" }]);
  const news = await createApp(place.deps).request(`http://localhost:3000/api/news`);
  expect((await news.json()).news).toHaveLength(1);
  expect(app.errors()).toEqual([]);
  await Promise.all([app.close(), place.close()]);
  folder.remove();
});
