import { afterEach, describe, expect, it, vi } from "vitest";
import { USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { loginAs } from "../../../test/roles";
import { addNews } from "../../../test/samples";
import { createApp } from "../../app.server";
import { createDeps } from "../../make-deps.server";

/** The name of a window, or of a draft, as screens make them. */
const newName = () => crypto.randomUUID().replaceAll("-", "");

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

const after = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
afterEach(() => void vi.useRealTimers());

describe("who has an entry open", () => {
  const { app, staff } = appTests();
  const send = (path: string, json: object, headers = staff) => app.call("POST", path, { headers, json });

  /** A window in which somebody has an entry open. */
  const windowOf = (headers: Record<string, string>, of: { type: string; id: string }, call = app.call) => {
    const key = newName();
    const said = (path: string, json: object) => call("POST", path, { headers, json });
    return {
      present: async (isWriting = false) => (await said("/api/presence", { key, ...of, isWriting })).json(),
      leave: () => said("/api/presence", { key, ...of, isWriting: false, hasLeft: true }),
      ask: (name?: string) => said("/api/requestTakeover", { key, ...of, name }),
      answer: (name: string, answer: string) => said("/api/answerTakeover", { ...of, name, answer }),
    };
  };

  const newsItem = async () => ({ type: "news", id: await addNews(app, staff) });

  it("is shown to each of the others, since when and whether they write, until they leave", async () => {
    const of = await newsItem();
    const wing = await loginAs(app, "writer");
    const [mine, theirs] = [windowOf(staff, of), windowOf(wing.headers, of)];
    const alone = await mine.present();
    expect(alone).toEqual({
      ...{ others: [], askedBy: [], asks: null },
      saved: { version: 1, by: USERNAME, at: expect.any(String) },
    });
    const { others } = await theirs.present();
    expect(others).toEqual([{ name: USERNAME, since: expect.any(String), isWriting: false }]);
    await mine.present(true);
    expect((await theirs.present()).others).toEqual([{ ...others[0], isWriting: true }]);
    expect((await mine.present()).others).toMatchObject([{ name: wing.username }]);
    await mine.leave();
    expect((await theirs.present()).others).toEqual([]);
  });

  it("is one colleague for all their windows, and never oneself", async () => {
    const of = await newsItem();
    const wing = await loginAs(app, "writer");
    const [first, second] = [windowOf(staff, of), windowOf(staff, of)];
    await first.present(true);
    expect((await second.present()).others).toEqual([]);
    expect((await windowOf(wing.headers, of).present()).others).toMatchObject([
      { name: USERNAME, isWriting: true },
    ]);
    await windowOf(staff, await newsItem()).present();
    expect((await windowOf(wing.headers, await newsItem()).present()).others).toEqual([]);
  });

  it("is forgotten a minute after a window's last heartbeat, and nothing of it is stored", async () => {
    const of = await newsItem();
    const wing = await loginAs(app, "writer");
    const [mine, theirs] = [windowOf(staff, of), windowOf(wing.headers, of)];
    await mine.present();
    after(50 * SECOND);
    expect((await theirs.present()).others).toHaveLength(1);
    after(20 * SECOND);
    expect((await theirs.present()).others).toEqual([]);
    const { rows } = await countRows();
    expect(Number(rows)).toBe(1);
  });

  const countRows = () =>
    app.deps.db
      .$extendTables<{ presence: { key: string } }>()
      .selectFrom("presence")
      .select((eb) => eb.fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();

  it("changes nothing of the site or the journal", async () => {
    const of = await newsItem();
    const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();
    const before = await read("/api/activity");
    const { revision } = await currentSiteRevision();
    const mine = windowOf(staff, of);
    await mine.present();
    await mine.ask("wing");
    await mine.answer("wing", "lets");
    await mine.leave();
    expect(await read("/api/activity")).toEqual(before);
    expect((await currentSiteRevision()).revision).toEqual(revision);
  });

  const currentSiteRevision = () =>
    app.deps.db
      .$extendTables<{ revision: { value: number } }>()
      .selectFrom("revision")
      .select("value as revision")
      .executeTakeFirstOrThrow();

  it("lengthens no session, as a screen says it by itself", async () => {
    const of = await newsItem();
    const [left, used] = [await app.login(), await app.login()];
    after(11 * HOUR);
    expect((await windowOf(left, of).present()).others).toEqual([]);
    await windowOf(left, of).leave();
    await app.call("GET", "/api/autosaves", { headers: used });
    after(2 * HOUR);
    const present = (headers: Record<string, string>) =>
      send("/api/presence", { key: newName(), ...of, isWriting: false }, headers);
    expect((await present(left)).status).toBe(401);
    expect((await present(used)).status).toBe(200);
  });

  it("lets one ask another to go on, who answers, and gives the draft of what that one typed", async () => {
    const of = await newsItem();
    const wing = await loginAs(app, "writer");
    const [mine, theirs] = [windowOf(staff, of), windowOf(wing.headers, of)];
    await mine.present(true);
    await theirs.present();
    await theirs.ask(USERNAME);
    const asked = { name: USERNAME, answer: null, draft: null };
    expect((await theirs.present()).asks).toEqual(asked);
    expect((await mine.present()).askedBy).toEqual([wing.username]);
    await mine.answer(wing.username, "stays");
    expect((await mine.present()).askedBy).toEqual([]);
    expect((await theirs.present()).asks).toEqual({ ...asked, answer: "stays" });

    await theirs.ask(USERNAME);
    const draft = newName();
    await send("/api/saveAutosave", { ...of, draft, title: "", version: 1, form: { a: 1 } });
    await mine.answer(wing.username, "lets");
    expect((await theirs.present()).asks).toEqual({ ...asked, answer: "lets", draft });
    const { found } = await (
      await app.call("GET", `/api/autosave?type=news&id=${of.id}&draft=${draft}`, { headers: wing.headers })
    ).json();
    expect(found).toMatchObject({ by: USERNAME, form: { a: 1 } });
  });

  it("ends a takeover request when either side leaves or it is withdrawn", async () => {
    const of = await newsItem();
    const wing = await loginAs(app, "writer");
    const [mine, theirs] = [windowOf(staff, of), windowOf(wing.headers, of)];
    await mine.present();
    await theirs.present();
    await theirs.ask(USERNAME);
    await theirs.ask();
    expect((await mine.present()).askedBy).toEqual([]);
    await theirs.ask(USERNAME);
    await mine.leave();
    expect((await theirs.present()).asks).toBeNull();
    await mine.present();
    await theirs.leave();
    expect((await mine.present()).askedBy).toEqual([]);
    // A user without an open window cannot be asked to let go.
    await theirs.ask(USERNAME);
    expect((await mine.present()).askedBy).toEqual([]);
  });

  it("shows a viewer who writes, stores nothing of them, and shows nothing to other roles", async () => {
    const of = await newsItem();
    const [reader, treasurer] = [await loginAs(app, "viewer"), await loginAs(app, "treasurer")];
    const mine = windowOf(staff, of);
    await mine.present();
    expect((await windowOf(reader.headers, of).present()).others).toMatchObject([{ name: USERNAME }]);
    expect((await mine.present()).others).toEqual([]);
    const key = newName();
    for (const [path, json] of [
      ["/api/presence", { key, ...of, isWriting: false }],
      ["/api/requestTakeover", { key, ...of, name: USERNAME }],
      ["/api/answerTakeover", { ...of, name: USERNAME, answer: "lets" }],
    ] as const)
      expect((await send(path, json, treasurer.headers)).status).toBe(403);
    const details = await contentApi(app, staff, "siteDetails").read("siteDetails");
    const place = { key, type: "siteDetails", id: details.body.id, isWriting: false };
    const writer = await loginAs(app, "writer");
    expect((await send("/api/presence", place, writer.headers)).status).toBe(403);
    expect((await send("/api/presence", place)).status).toBe(200);
    expect((await send("/api/presence", { ...place, id: "none", type: "news" })).status).toBe(404);
  });

  it("is known to every process", async () => {
    const of = await newsItem();
    const wing = await loginAs(app, "writer");
    const deps = { ...(await createDeps(app.deps.config)), log: app.deps.log };
    const other = createApp(deps);
    const elsewhere: typeof app.call = async (method, path, { json, headers } = {}) =>
      other.request(`http://localhost:3000${path}`, {
        ...{ method, body: JSON.stringify(json) },
        headers: { "Content-Type": "application/json", ...headers },
      });
    const [mine, theirs] = [windowOf(staff, of), windowOf(wing.headers, of, elsewhere)];
    await theirs.present(true);
    expect((await mine.present()).others).toMatchObject([{ name: wing.username, isWriting: true }]);
    await mine.ask(wing.username);
    expect((await theirs.present()).askedBy).toEqual([USERNAME]);
    await theirs.answer(USERNAME, "lets");
    expect((await mine.present()).asks).toMatchObject({ answer: "lets" });
    await deps.mail.close();
    await deps.media.close();
    await deps.db.destroy();
  });
});
