import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FULL, sized } from "../e2e/fixtures/drill";
import { allScreens } from "../src/features/index.browser";
import { features, typesOfAccounts } from "../src/features/index.server";
import { sectionsFor } from "../src/pages/staff/sections";
import { authProblems } from "../src/platform/auth/problems.server";
import { contentTypesOf } from "../src/ui/frame/screen";
import { openApp, PASSWORD, type TestApp } from "./app";
import { contentApi } from "./content/entries";
import { filledPath } from "./filled-path";
import { loginAs } from "./roles";
import { addNews, addNote, samples } from "./samples";

const calls = features.flatMap(({ name, contract }) =>
  Object.entries(contract).flatMap(([call, endpoint]) =>
    endpoint.access === "content" ? [{ title: `${name}.${call}`, ...endpoint }] : [],
  ),
);

/** The calls that are for whoever has every type: what they tell is of no type. */
const OF_ALL_TYPES = ["search.missed"];

/** The writing calls that belong to all types alike: files, which no entry of another type uses, and conversion. */
const SHARED = [
  "conversion.remember",
  "media.edit",
  "media.restoreVersion",
  "media.remove",
  "media.replace",
  "media.restore",
];

describe("the types of content", () => {
  it("each have a name on the screens, and each call says which it is about", () => {
    const named = contentTypesOf(allScreens).map(({ name }) => name);
    expect(named.toSorted()).toEqual(typesOfAccounts().toSorted());
    const ofNone = calls.filter(({ ofType, ofAnyType }) => !ofAnyType && ofType === undefined);
    expect(ofNone.map(({ title }) => title)).toEqual(OF_ALL_TYPES);
    const known = typesOfAccounts();
    expect(calls.flatMap(({ ofType }) => (ofType && !known.includes(ofType) ? [ofType] : []))).toEqual([]);
  });

  it("decide what a menu shows", () => {
    const menu = (types: string[]) =>
      sectionsFor({ role: "writer", types }, false).flatMap(({ links }) =>
        links.map(({ label }) => label.eng),
      );
    const own = ["My account", "Activity", "Visits"];
    const shared = [
      "Pictures and PDFs",
      "Drafts",
      "Calendar",
      "Trash",
      "Preview links",
      "Languages",
      "Links to other sites",
    ];
    const rest = menu(["news"]).filter((label) => ![...own, ...shared].includes(label));
    expect(rest).toEqual(["Manage News"]);
    expect(menu(["freePages"])).toContain("Custom pages");
    expect(menu(["freePages"])).not.toContain("Pages");
    expect(menu(["sentences"])).toContain("Accepted Sentences");
    expect(menu(["smaReview"])).not.toContain("SMA topics");
  });
});

describe("a writer for chosen types", () => {
  let app: TestApp;
  let staff: Record<string, string>;
  const writers = new Map<string, Record<string, string>>();
  beforeAll(async () => {
    app = await openApp();
    staff = await app.login();
    for (const type of typesOfAccounts()) writers.set(type, (await loginAs(app, "writer", [type])).headers);
  }, 120_000);
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const of = (type: string) => writers.get(type) ?? {};
  const send = async (method: string, path: string, headers: object, json: object = {}) => {
    const answer = await app.call(method, path, {
      headers: { ...headers },
      ...(method !== "GET" && { json }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const isRefused = ({ status, body }: { status: number; body: { message?: string } }) =>
    status === 403 && body.message === authProblems.otherRole.words.eng;

  const ofOneType = calls.filter(({ ofAnyType }) => !ofAnyType);
  it.each(ofOneType)("of another type is refused $title", { timeout: 60_000 }, async (call) => {
    for (const type of typesOfAccounts()) {
      const answer = await send(call.method, call.path, of(type));
      expect([type, isRefused(answer)]).toEqual([type, call.ofType !== type]);
    }
  });

  const writes = calls.filter(({ kind, ofAnyType }) => kind === "write" && ofAnyType);
  it.each(writes)("changes nothing of another type by $title", { timeout: 60_000 }, async (call) => {
    const { title, method } = call;
    const input = (await samples[title]?.(app, staff)) as object;
    const answer = await send(method, filledPath(call, input), of("chart"), input);
    expect([title, isRefused(answer)]).toEqual([title, !SHARED.includes(title)]);
    if (SHARED.includes(title)) expect(answer.status).toBeLessThan(300);
  });

  /** The other types, of which `npm test` takes the two that are listed beside one. */
  const others = (type: string) => {
    const all = typesOfAccounts();
    const at = all.indexOf(type);
    return all.filter((other, number) => other !== type && (FULL || Math.abs(number - at) < 2));
  };

  it("is refused every call of the content API on every other type", { timeout: 120_000 }, async () => {
    let asked = 0;
    for (const type of [...typesOfAccounts(), "siteDetails"]) {
      const id = type === "pages" ? "home" : type;
      for (const other of others(type)) {
        const api = contentApi(app, of(other), type);
        const answers = {
          list: api.list(),
          create: api.create({}),
          read: api.read(id),
          save: api.save(id, 1, {}),
          publish: api.publish(id),
          unpublish: api.unpublish(id),
          flags: send("POST", `/api/content/${type}/${id}/flags`, of(other), { flags: {} }),
          revisions: api.revisions(id),
          restore: api.restore(id, { revision: 1 }),
          remove: api.remove(id),
          order: api.order([]),
        };
        for (const [name, answer] of Object.entries(await all(answers))) {
          asked += 1;
          // The name of own pages in calls is that of all pages, of which one is found by its id.
          if (type === "pages" && other === "freePages" && OWN_PAGES.has(name)) continue;
          expect([type, other, name, isRefused(answer)]).toEqual([type, other, name, true]);
        }
      }
    }
    expect(asked).toBeGreaterThan(sized(350, 2500));
  });

  it("does with their own type what a writer does, and sees it alone", { timeout: 60_000 }, async () => {
    const headers = of("news");
    const { create, save, publish, unpublish, remove, restore, revisions } = contentApi(app, headers, "news");
    const { id } = (await create({ eng: { header: "Mine" } })).body;
    expect((await save(id, 1, { eng: { header: "Mine too" } })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await unpublish(id)).status).toBe(200);
    expect((await revisions(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await restore(id)).status).toBe(200);
    const note = await addNote(app, staff, { eng: { author: "Mrs Quince" } });
    await contentApi(app, staff, "notes").draft({ eng: { author: "Mrs Quince", content: "Draft" } }, note);
    for (const path of ["/api/drafts", "/api/trash", "/api/calendar", "/api/languages", "/api/activity"]) {
      const { status, body } = await send("GET", path, headers);
      expect([path, status]).toEqual([path, 200]);
      expect([path, JSON.stringify(body).includes("Quince")]).toEqual([path, false]);
    }
    const { types } = (await send("GET", "/api/trash", headers)).body;
    expect(types.map(({ type }: { type: string }) => type)).toEqual(["news"]);
    expect((await send("GET", "/api/session", headers)).body).toMatchObject({
      role: "writer",
      types: ["news"],
    });
  });

  it("ends no link to a preview but theirs, nor lists others", async () => {
    const note = await addNote(app, staff);
    const make = (by: object, json: object) => send("POST", "/api/previews", by, json);
    await make(staff, {});
    const { id } = (await make(staff, { type: "notes", id: note })).body;
    const mine = (await make(of("news"), {})).body.id;
    const { links } = (await send("GET", "/api/previewLinks", of("news"))).body;
    const listed = links.map((link: { id: string }) => link.id);
    expect([listed.includes(mine), listed.includes(id)]).toEqual([true, false]);
    expect((await send("DELETE", `/api/previews/${id}`, of("news"))).status).toBe(403);
    expect((await send("DELETE", `/api/previews/${mine}`, of("news"))).status).toBe(200);
    expect((await make(of("news"), { type: "notes", id: note })).status).toBe(403);
  });

  it("is invited, added and changed with types that there are, and keeps them unless somebody says otherwise", async () => {
    const change = (json: object) => send("POST", "/api/changeRole", staff, { password: PASSWORD, ...json });
    const { username, headers } = await loginAs(app, "writer", ["news", "news"]);
    const types = async () => (await send("GET", "/api/session", headers)).body.types;
    expect(await types()).toEqual(["news"]);
    expect((await change({ username, role: "writer" })).body).toMatchObject({
      role: "writer",
      types: ["news"],
    });
    expect((await change({ username, role: "writer", types: ["notes", "forms"] })).status).toBe(200);
    expect(await types()).toEqual(["notes", "forms"]);
    for (const [wrong, path] of [
      [{ types: ["nothing"] }, "types.0"],
      [{ types: [] }, "types"],
      [{ role: "viewer", types: ["news"] }, "types"],
    ] as const) {
      const refused = await change({ username, role: "writer", ...wrong });
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
      if (path === "types") expect(refused.body.errors[0].message).toMatch(/at least one kind|Only a writer/);
    }
    expect((await change({ username, role: "viewer" })).body.types).toBeNull();
    expect((await change({ username, role: "writer" })).body.types).toBeNull();
    expect(await types()).toBeUndefined();

    const invitation = { name: "Ling", role: "writer", types: ["news"], lang: "eng", password: PASSWORD };
    const { code, ...invited } = (await send("POST", "/api/inviteStaff", staff, invitation)).body;
    expect(invited).toMatchObject({ role: "writer", types: ["news"] });
    expect((await send("GET", "/api/staff", staff)).body.invitations[0].types).toEqual(["news"]);
    const own = { code, username: "ling", newPassword: "typed by a colleague" };
    expect((await send("POST", "/api/acceptInvitation", {}, own)).status).toBe(200);
    const { accounts } = (await send("GET", "/api/staff?q=ling", staff)).body;
    expect(accounts).toMatchObject([{ username: "ling", role: "writer", types: ["news"] }]);
    const rows = await app.deps.db
      .selectFrom("journal")
      .select(["action", "snapshot"])
      .where("entity_id", "=", "ling")
      .where("action", "!=", "signIn")
      .execute();
    expect(rows.map(({ action, snapshot }) => [action, JSON.parse(snapshot).types])).toEqual([
      ["invite", ["news"]],
      ["acceptInvitation", ["news"]],
    ]);
  });

  it("publishes by themselves what needs no approval, and asks for what does", {
    timeout: 60_000,
  }, async () => {
    const rule = (json: object) => send("POST", "/api/setPublishingRule", staff, json);
    expect((await rule({ review: true, types: ["nothing"] })).status).toBe(400);
    expect((await rule({ review: true, types: ["notes"] })).status).toBe(200);
    expect((await send("GET", "/api/staff", staff)).body.rule).toEqual({
      review: true,
      types: ["notes"],
    });
    const { headers } = await loginAs(app, "writer");
    const session = async (of: object) => (await send("GET", "/api/session", of)).body;
    expect((await session(headers)).review).toEqual(["notes"]);
    expect((await session(of("news"))).review).toBeUndefined();
    expect((await session(of("notes"))).review).toEqual(["notes"]);
    const publish = async (type: string, content: object) => {
      const api = contentApi(app, headers, type);
      const { id } = (await api.create(content)).body;
      return { id, ...(await api.publish(id)) };
    };
    expect((await publish("news", { eng: { header: "At once" } })).status).toBe(200);
    const asked = await publish("notes", { eng: { author: "Mrs Lam", content: "Thanks." } });
    expect(asked.status).toBe(202);
    expect((await send("GET", `/api/getnote?note_id=${asked.id}`, {})).status).toBe(404);
    const approval = { type: "notes", id: asked.id, version: 1 };
    expect((await send("POST", "/api/approve", headers, approval)).status).toBe(403);
    // By the fixed calls as well, of pages too, whose call names no type.
    expect(
      (
        await send("POST", "/api/changeStar", headers, {
          news_id: await addNews(app, headers),
          starred: true,
        })
      ).status,
    ).toBe(200);
    const page = await send("POST", "/api/editPage", headers, {
      page: { _id: "archive", eng: { lead: "Hello." } },
    });
    expect(page.status).toBe(200);
    const { pages } = (await send("GET", "/api/pages", {})).body;
    expect(pages.find(({ _id }: { _id: string }) => _id === "archive").eng.lead).toBe("Hello.");
    expect((await send("POST", "/api/approve", staff, approval)).status).toBe(200);
    expect((await rule({ review: false })).status).toBe(200);
    expect((await send("GET", "/api/staff", staff)).body.rule).toEqual({ review: false, types: null });
  });
});

/** The calls on pages that are also about pages of one's own. */
const OWN_PAGES = new Set(["list", "create", "order"]);

async function all<Answer>(answers: Record<string, Promise<Answer>>): Promise<Record<string, Answer>> {
  const found = await Promise.all(
    Object.entries(answers).map(async ([name, answer]) => [name, await answer] as const),
  );
  return Object.fromEntries(found);
}
