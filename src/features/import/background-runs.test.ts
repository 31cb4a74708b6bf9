import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { TestApp } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { type OldContent, oldContent } from "../../../test/old-site/content";
import { openOldSite } from "../../../test/old-site/server";
import { variantKey } from "../../media/blobs/blob-store.server";
import type { MediaTables } from "../../media/media-table.server";
import { picture } from "../../media/testing/image-files";
import { takeWanted } from "../../media/variants/wanted-sizes.server";
import { endRun } from "./background-runs.server";
import type { ImportRunView } from "./contract";
import { openSite } from "./testing/imports";

let content: OldContent;
beforeAll(async () => {
  content = await oldContent();
});

async function oldSite() {
  const opened = await openOldSite(content);
  onTestFinished(opened.close);
  return opened;
}

/** The calls of the screen by somebody signed in. */
function screen(app: TestApp, headers: Record<string, string>) {
  const status = async (lang = "eng"): Promise<ImportRunView> => {
    const cookie = `${headers.Cookie}; lang=${lang}`;
    return (await (await app.call("GET", "/api/import", { headers: { Cookie: cookie } })).json()).run;
  };
  const start = async (json: object) => {
    const answer = await app.call("POST", "/api/startImport", { json, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const ended = () => expect.poll(async () => (await status()).state).not.toBe("running");
  return { status, start, ended };
}

describe("imports by the screen", () => {
  const { app, staff } = appTests();

  it("need whole addresses on the web, and no folder of the server", async () => {
    const { start } = screen(app, staff);
    const { status, body } = await start({ old: "/etc", media: "file:///etc", dryRun: true });
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, ["old", "media"]]);
    expect(await screen(app, staff).status()).toBeNull();
  });

  it("run in the background, first as a trial, and report in the caller's language", async () => {
    const { old, media } = await oldSite();
    const { start, status, ended } = screen(app, staff);
    expect((await start({ old, media, dryRun: true })).status).toBe(200);
    await ended();
    const trial = await status();
    expect(trial).toMatchObject({ state: "done", dryRun: true, by: "mei", failure: null });
    expect(trial.report?.counts[0]).toEqual({ kind: "News", fresh: 6, known: 0, leftOut: 0 });
    expect(await (await app.call("GET", "/api/newsByCat?cat=all")).json()).toEqual({ news: [] });

    const files = new Map(content.files);
    content.files.delete("image/upload/news/photo 1.jpg");
    expect((await start({ old, media, dryRun: false })).status).toBe(200);
    await ended();
    content.files = files;
    const inEnglish = (await status("eng")).report?.lines.map(({ where }) => where);
    expect(inEnglish).toEqual(expect.arrayContaining(["Cover photo", "Content · Simplified Chinese"]));
    const { report, done, total } = await status("tra");
    expect(done).toBe(total);
    expect(report?.counts[0]).toEqual({ kind: "最新消息", fresh: 6, known: 0, leftOut: 0 });
    const line = report?.lines.find(({ name, where }) => name === "News 0" && where === "封面相片");
    expect(line).toMatchObject({ kind: "最新消息", reason: expect.stringContaining("找不到檔案") });
    const { news } = await (await app.call("GET", "/api/newsByCat?cat=all")).json();
    expect(news).toHaveLength(6);
    const activity = await (await app.call("GET", "/api/activity", { headers: staff })).json();
    expect(JSON.stringify(activity)).toContain("startImport");
  });

  it("say in words why they failed", async () => {
    const opened = await oldSite();
    opened.quirk = (_, response) => {
      response.end("<p>Under construction</p>");
      return true;
    };
    const { start, status, ended } = screen(app, staff);
    expect((await start({ old: opened.old, media: opened.media, dryRun: true })).status).toBe(200);
    await ended();
    const { state, failure } = await status();
    expect([state, failure]).toEqual(["failed", expect.stringContaining("gave no answer to any call")]);
  });
});

it("are under way once at a time, and go on after the program has ended", async () => {
  const { app } = await openSite();
  const { start, status, ended } = screen(app, await app.login());
  const opened = await oldSite();
  const { old, media } = opened;
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  opened.quirk = (path, response) => {
    if (!path.includes("photo%202")) return false;
    asked.resolve();
    void held.promise.then(() => response.writeHead(404).end());
    return true;
  };
  expect((await start({ old, media, dryRun: false })).status).toBe(200);
  await asked.promise;
  expect((await start({ old, media, dryRun: false })).status).toBe(409);
  const end = endRun(app.deps);
  held.resolve();
  await end;
  opened.quirk = () => false;
  // Nobody else hears of a process that was ended, but by its silence.
  await app.deps.db
    .updateTable("import_run" as never)
    .set({ changed_at: "2026-01-01T00:00:00.000Z" } as never)
    .execute();
  expect((await status()).state).toBe("interrupted");
  expect((await start({ old, media, dryRun: false })).status).toBe(200);
  await ended();
  expect(await status()).toMatchObject({ state: "done" });
  const { news } = await (await app.call("GET", "/api/newsByCat?cat=all")).json();
  expect(news).toHaveLength(6);
});

describe("a file that is sent in parts", () => {
  /** Sends a file as the screen does, and says what it is. */
  async function sent(
    app: TestApp,
    headers: Record<string, string>,
    name: string,
    parts: readonly Uint8Array[],
  ) {
    const upload = { id: crypto.randomUUID(), name, parts: parts.length };
    for (const [part, bytes] of parts.entries()) {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(bytes)], "part"));
      const answer = await app.call("POST", `/api/import/files/${upload.id}/${part}`, { headers, body });
      expect(answer.status).toBe(200);
    }
    const look = async (wish = {}, as = headers) => {
      const answer = await app.call("POST", "/api/import/look", { json: { upload, ...wish }, headers: as });
      return { status: answer.status, body: await answer.json() };
    };
    const start = async (json: object) => {
      const given = { upload, site: "", sheet: null, ...json };
      return (await app.call("POST", "/api/import/start", { json: given, headers })).status;
    };
    return { look, start };
  }

  it("is a spreadsheet whose columns are guessed, remembered, tried and imported", async () => {
    const { app } = await openSite();
    const headers = await app.login();
    const { status, ended } = screen(app, headers);
    const text = Buffer.from("Headline;When;Story\nWalk;some day;One\n");
    const parts = [text.subarray(0, 11), text.subarray(11)];
    const first = await sent(app, headers, "news.csv", parts);
    const { body } = await first.look();
    expect(body).toMatchObject({
      ...{ kind: "sheet", names: [""], rows: 1, firstRow: 1 },
      mapping: { type: "news", headingRow: 1, columns: ["eng.header", "", "eng.content"] },
    });
    expect(body.columns[1]).toEqual({ heading: "When", samples: ["some day"] });
    const sheet = { ...body.mapping, columns: ["eng.header", "date", "eng.content"] };
    expect(await first.start({ sheet: { ...sheet, columns: [""] }, dryRun: true })).toBe(200);
    await ended();
    expect(await status("sim")).toMatchObject({ state: "failed", problem: "请至少为一列选择内容。" });
    expect(await first.start({ sheet, dryRun: true })).toBe(200);
    await ended();
    const { upload, report } = await status("tra");
    expect(upload?.name).toBe("news.csv");
    expect(report?.lines).toMatchObject([
      {
        kind: "最新消息",
        cell: { row: 2, column: "B" },
        reason: expect.stringContaining("草稿"),
        detail: "some day",
      },
    ]);
    const second = await sent(app, headers, "more.csv", [
      Buffer.from("headline; when;Story\nRun;2024-05-03;Two\n"),
    ]);
    expect((await second.look()).body.mapping.columns).toEqual(sheet.columns);
    expect(await second.start({ sheet, dryRun: false })).toBe(200);
    await ended();
    const { news } = await (await app.call("GET", "/api/newsByCat?cat=all")).json();
    expect(news).toMatchObject([{ eng: { header: "Run", content: "<p>Two</p>" } }]);
    // It is gone once it has come.
    expect((await second.look()).body).toMatchObject({ errors: [{ path: "file" }] });
  });

  it("is an export of another program, or all content of a site for an empty one", async () => {
    const from = await openSite();
    const text = `<?xml version="1.0"?><rss><channel></channel></rss>`;
    const wordpress = await sent(from.app, await from.app.login(), "export.xml", [Buffer.from(text)]);
    expect((await wordpress.look()).body).toEqual({ kind: "wordpress" });

    const donors = { eng: ["Mrs Lam"], tra: [], sim: [] };
    await from.app.call("POST", "/api/adddonor", { headers: await from.app.login(), json: donors });
    const photo = new FormData();
    const jpeg = await picture(320, 240).jpeg().toBuffer();
    photo.set("file", new File([new Uint8Array(jpeg)], "Bag.jpg", { type: "image/jpeg" }));
    await from.app.call("POST", "/api/upload", { headers: await from.app.login(), body: photo });
    const exported = await from.app.call("POST", "/cms/export/file", { headers: await from.app.login() });
    const bytes = Buffer.from(await exported.arrayBuffer());

    const refused = await sent(from.app, await from.app.login(), "all.tar.gz", [bytes]);
    expect((await refused.look()).body).toEqual({ kind: "kapok", fits: false });
    const { app } = await openSite();
    const headers = await app.login();
    const { status, ended } = screen(app, headers);
    const { look, start } = await sent(app, headers, "all.tar.gz", [
      bytes.subarray(0, 300),
      bytes.subarray(300),
    ]);
    expect((await look()).body).toEqual({ kind: "kapok", fits: true });
    for (const dryRun of [true, false]) {
      expect(await start({ dryRun })).toBe(200);
      await ended();
      const { state, report } = await status();
      expect([state, report?.counts.find(({ kind }) => kind === "Donors")?.fresh]).toEqual(["done", 1]);
    }
    expect((await (await app.call("GET", "/api/donors")).json()).donors).toMatchObject([donors]);
    await takeWanted(app.deps);
    await app.deps.media.settled();
    const [file] = await app.deps.db
      .$extendTables<MediaTables>()
      .selectFrom("media")
      .select("blob")
      .execute();
    expect(await app.deps.media.blobs.size(variantKey(file?.blob ?? "", 160, "webp"))).toBeGreaterThan(0);
  });
});
