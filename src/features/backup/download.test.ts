import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, openApp, type TestApp } from "../../../test/app";
import { addNews } from "../../../test/samples";
import { inspectBackup } from "./archive/inspect.server";
import { BACKUP_ADDRESS } from "./contract";
import { newFolder } from "./testing/place";

const KEY = "a key for downloads";

describe.each(ENGINES)("a download on %s", (engine) => {
  const folder = newFolder();
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp(engine, { BACKUP_KEY: KEY });
    staff = await app.login();
    await addNews(app, staff);
  });
  afterEach(() => {
    expect(app.errors()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    folder.remove();
  });

  const entries = () =>
    app.deps.db
      .selectFrom("journal")
      .select(["author", "action"])
      .where("feature", "=", "backup")
      .orderBy("id")
      .execute();

  it("is for staff alone, from the site itself", async () => {
    expect((await app.call("GET", BACKUP_ADDRESS)).status).toBe(401);
    const headers = { ...staff, "Sec-Fetch-Site": "cross-site" };
    expect((await app.call("GET", BACKUP_ADDRESS, { headers })).status).toBe(403);
    expect(await entries()).toEqual([]);
  });

  it("brings a whole backup under a name with its day, kept nowhere, and is noted in the journal", async () => {
    const answer = await app.call("GET", BACKUP_ADDRESS, { headers: staff });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="kapok-\d{4}-\d\d-\d\d\.kapok"$/,
    );
    const file = join(folder.path, "downloaded");
    writeFileSync(file, await answer.bytes());
    const manifest = await inspectBackup(file, KEY);
    expect(manifest.tables.find(({ name }) => name === "news")?.rows).toBe(1);
    expect(await entries()).toEqual([{ author: "mei", action: "download" }]);
  });

  it("is one at a time, and gives way when its reader goes", async () => {
    const first = await app.call("GET", BACKUP_ADDRESS, { headers: staff });
    const second = await app.call("GET", BACKUP_ADDRESS, { headers: staff });
    expect([second.status, second.headers.get("retry-after")]).toEqual([503, "60"]);
    await first.body?.cancel();
    const third = async () => {
      const answer = await app.call("HEAD", BACKUP_ADDRESS, { headers: staff });
      expect(answer.status).toBe(200);
      const again = await app.call("GET", BACKUP_ADDRESS, { headers: staff });
      await again.body?.cancel();
      return again.status;
    };
    await expect.poll(third).toBe(200);
  });
});
