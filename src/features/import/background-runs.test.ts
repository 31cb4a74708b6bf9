import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { TestApp } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { type OldContent, oldContent } from "../../../test/old-site/content";
import { openOldSite } from "../../../test/old-site/server";
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

  it("go on by themselves, first as a trial, and report in the language of whoever asks", async () => {
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
    const { report, done, total } = await status("tra");
    expect(done).toBe(total);
    expect(report?.counts[0]).toEqual({ kind: "最新消息", fresh: 6, known: 0, leftOut: 0 });
    const line = report?.lines.find(({ name, where }) => name === "News 0" && where === "coverId");
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
