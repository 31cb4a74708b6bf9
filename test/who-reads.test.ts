import { beforeAll, describe, expect, it } from "vitest";
import { addConsent } from "../src/features/consents/testing/samples";
import { ROLES, type Role } from "../src/platform/auth/roles";
import { appTests } from "./app-tests";
import { contentApi } from "./content/entries";
import { loginAs } from "./roles";
import { addNews } from "./samples";

const CANARY = "Wong Siu-ling";
const HOUSE = "Lantern House";

/** Every call by which something of an entry is read, for one of a type and an id. */
const reading = (type: string, id: string): Record<string, [method: string, path: string, json?: object]> => {
  const named = new URLSearchParams({ type, id });
  const window = { key: "k".repeat(24), type, id };
  const exported = `from=eng&to=tra&what=all&${named}`;
  return {
    version: ["GET", `/api/content/${type}/${id}`],
    history: ["GET", `/api/content/${type}/${id}/revisions`],
    review: ["GET", `/api/reviews?${named}`],
    reviews: ["GET", "/api/reviews"],
    translation: ["GET", `/api/translation?${named}`],
    languages: ["GET", `/api/languages?${named}`],
    board: ["GET", "/api/languages"],
    exported: ["GET", `/api/exportTranslations?${exported}`],
    exportedAll: ["GET", "/api/exportTranslations?from=eng&to=tra&what=all"],
    exportedCsv: ["GET", `/api/exportTranslations?${exported}&format=csv`],
    composed: [
      "POST",
      "/api/composeTranslation",
      { type, id, version: 1, from: "eng", to: "tra", units: [{ path: "header", at: 0, kept: "x" }] },
    ],
    comments: ["GET", `/api/comments?${named}`],
    openComments: ["GET", "/api/openComments"],
    autosave: ["GET", `/api/autosave?${named}`],
    autosaves: ["GET", "/api/autosaves"],
    presence: ["POST", "/api/presence", { ...window, isWriting: false }],
    calendar: ["GET", "/api/calendar"],
    drafts: ["GET", "/api/drafts"],
    trash: ["GET", "/api/trash"],
    activity: ["GET", "/api/activity"],
    entries: ["GET", `/api/content/${type}`],
    entriesSought: ["GET", `/api/content/${type}?q=${encodeURIComponent(CANARY)}`],
    media: ["GET", "/api/media"],
  };
};

describe("what an entry says is read", () => {
  const { app, staff } = appTests();
  const sessions = new Map<Role, Record<string, string>>();
  beforeAll(async () => {
    for (const role of ROLES) sessions.set(role, (await loginAs(app, role)).headers);
  }, 60_000);

  const send = async (path: string, json: object, headers: Record<string, string> = staff) => {
    const answer = await app.call("POST", path, { headers, json });
    return { status: answer.status, body: await answer.json() };
  };
  /** The names of the calls in whose answers a role reads some words. */
  const readsOf = async (role: Role, type: string, id: string, words: string) => {
    const read: string[] = [];
    for (const [name, [method, path, json]] of Object.entries(reading(type, id))) {
      const headers = sessions.get(role) ?? {};
      const answer = await app.call(method, path, json ? { headers, json } : { headers });
      expect([name, answer.status < 500]).toEqual([name, true]);
      if ((await answer.text()).includes(words)) read.push(name);
    }
    return read;
  };

  it("by those alone whose role reads its scope, whatever call shows it", { timeout: 120_000 }, async () => {
    const { read, save } = contentApi(app, staff, "siteDetails");
    const { content, revision } = (await read("siteDetails")).body;
    const name = { eng: HOUSE, tra: HOUSE, sim: HOUSE };
    const drafted = await save("siteDetails", revision, { ...content, name });
    expect(drafted.status).toBe(200);
    const { id } = drafted.body;
    expect(await readsOf("writer", "siteDetails", id, HOUSE)).toEqual([]);
    expect(await readsOf("treasurer", "siteDetails", id, HOUSE)).toEqual([]);
    expect(await readsOf("viewer", "siteDetails", id, HOUSE)).toContain("version");
    expect(await readsOf("administrator", "siteDetails", id, HOUSE)).toContain("version");
    const status = async (path: string) =>
      (await app.call("GET", path, { headers: sessions.get("writer") ?? {} })).status;
    for (const path of ["", "/siteDetails", "/siteDetails/revisions"])
      expect(await status(`/api/content/siteDetails${path}`)).toBe(403);
  });

  it("by administrators alone while it is withheld, and never sent out", { timeout: 120_000 }, async () => {
    const header = `${CANARY} swims`;
    const id = await addNews(app, staff, { eng: { header, content: `<p>${CANARY} swims far.</p>` } });
    const writer = sessions.get("writer") ?? {};
    await send(
      "/api/saveAutosave",
      {
        draft: "d".repeat(24),
        type: "news",
        id,
        title: header,
        version: 1,
        form: { eng: { header } },
      },
      writer,
    );
    await send("/api/addComment", { type: "news", id, text: `${CANARY} asked for it` }, writer);
    expect((await readsOf("writer", "news", id, CANARY)).length).toBeGreaterThan(5);
    const consent_id = await addConsent(app, staff, {
      person: CANARY,
      covers: ["story"],
      entries: [{ type: "news", id }],
    });
    const reach = await (
      await app.call("GET", `/api/consentReach?consent_id=${consent_id}`, { headers: staff })
    ).json();
    expect(reach).toMatchObject({
      drafts: [{ text: header, entry: { type: "news", id } }],
      comments: [{ text: `${CANARY} asked for it`, entry: { type: "news", id } }],
    });
    expect((await send("/api/withdrawConsent", { consent_id })).status).toBe(200);
    for (const role of ["writer", "treasurer", "viewer"] as const)
      expect([role, await readsOf(role, "news", id, CANARY)]).toEqual([role, []]);
    const read = await readsOf("administrator", "news", id, CANARY);
    expect(read).toEqual(
      expect.arrayContaining(["version", "comments", "autosaves", "entries", "entriesSought"]),
    );
    expect(read.filter((name) => name.startsWith("exported"))).toEqual([]);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { publish, draft } = contentApi(app, staff, "news");
    expect((await publish(id, { at })).status).toBe(409);
    const mine = contentApi(app, writer, "news").save(id, 1, { eng: { header: "Mine" } });
    expect((await mine).status).toBe(403);

    expect((await draft({ eng: { header: `${CANARY} swims again` } }, id)).status).toBe(200);
    // A count would say that somebody of this name is there.
    const found = async (headers: Record<string, string>) =>
      (await (await app.call("GET", `/api/drafts?q=${CANARY}`, { headers })).json()).total;
    expect([await found(writer), await found(staff)]).toEqual([0, 1]);
    expect((await draft({ eng: { header: "Somebody swims" } }, id)).status).toBe(200);
    expect((await send("/api/eraseFormerVersions", { consent_id })).status).toBe(200);
    await send("/api/releaseEntry", { consent_id, entry: { type: "news", id } });
    const history = await contentApi(app, writer, "news").revisions(id);
    expect(history.body.revisions).toHaveLength(1);
    for (const role of ROLES)
      expect([role, (await readsOf(role, "news", id, CANARY)).filter((name) => name !== "activity")]).toEqual(
        [role, []],
      );
    const board = await (await app.call("GET", `/api/languages?id=${id}`, { headers: writer })).json();
    expect(board.total).toBeGreaterThan(0);
  });
});

describe("an account that was removed", () => {
  const { app, staff } = appTests();
  const send = async (
    method: string,
    path: string,
    json: object,
    headers: Record<string, string> = staff,
  ) => {
    const answer = await app.call(method, path, { headers, json });
    return { status: answer.status, body: await answer.json() };
  };
  const statusOf = async (path: string) => (await app.call("GET", path)).status;
  const password = "four unrelated words";

  it("leaves no link behind, and nobody its name", { timeout: 60_000 }, async () => {
    const { username, headers } = await loginAs(app, "administrator");
    const link = async () => {
      const { body } = await send("POST", "/api/previews", {}, headers);
      return new URL(body.url).pathname;
    };
    const links = [await link(), await link()];
    for (const path of links) expect(await statusOf(path)).toBe(302);
    await send("POST", "/api/changeRole", { username, role: "treasurer", password });
    expect(await statusOf(links[0] ?? "")).toBe(410);
    await send("POST", "/api/changeRole", { username, role: "writer", password });
    expect(await statusOf(links[0] ?? "")).toBe(302);
    const removed = await send("DELETE", "/api/deleteStaff", { username, password });
    expect(removed.body).toMatchObject({ message: "success", links: 2 });
    for (const path of links) expect(await statusOf(path)).toBe(410);
    for (const taken of [username, username.toUpperCase()]) {
      const again = await send("POST", "/api/addStaff", { username: taken, role: "writer", password });
      expect([again.status, again.body.errors?.[0]?.path]).toEqual([400, "username"]);
    }
  });

  it.each(["demo", "System", "аdmin", "admın\u0430", "ａdmin", "Αdmin"])(
    "is like no new one: %s is refused, as it reads like another",
    async (username) => {
      const { status, body } = await send("POST", "/api/addStaff", { username, role: "writer", password });
      expect([status, body.errors[0].path]).toEqual([400, "username"]);
    },
  );
});
