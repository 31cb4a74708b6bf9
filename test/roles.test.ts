import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allScreens } from "../src/features/index.browser";
import { features } from "../src/features/index.server";
import { authProblems } from "../src/platform/auth/problems.server";
import { ROLES, type Role, SCOPES, type Scope } from "../src/platform/auth/roles";
import { migrate, migrateTo } from "../src/platform/db/migrate.server";
import { BOTH_ENGINES, openApp, PASSWORD, type TestApp } from "./app";
import { contentApi } from "./content/entries";
import { loginAs } from "./roles";
import { addNews } from "./samples";

/** Who may do what, said once more: the first letters of the roles that read a scope, and of those that change it. */
const EXPECTED: Record<Scope, readonly [reads: string, changes: string]> = {
  own: ["awtv", "awtv"],
  content: ["awv", "aw"],
  gifts: ["at", "at"],
  figures: ["atv", "at"],
  messages: ["at", "at"],
  site: ["av", "a"],
  people: ["a", "a"],
  team: ["a", "a"],
  journal: ["awtv", "a"],
};

/** The scopes of each feature that is not content alone. */
const NOT_CONTENT: Record<string, readonly Scope[]> = {
  accounts: ["own", "team"],
  revisions: ["content", "own"],
  "list-views": ["own"],
  donations: ["gifts", "figures"],
  receipts: ["gifts"],
  "donor-letters": ["site"],
  enquiries: ["messages"],
  "site-details": ["site"],
  backup: ["site"],
  import: ["site"],
  activity: ["journal"],
  visits: ["journal"],
  consents: ["people"],
};

const calls = features.flatMap(({ name, contract }) =>
  Object.entries(contract).flatMap(([call, endpoint]) => {
    const { access } = endpoint;
    return access === "public" ? [] : [{ title: `${name}.${call}`, feature: name, ...endpoint, access }];
  }),
);

it("each feature has the scopes that are known of it, and each scope calls", () => {
  const found = Map.groupBy(calls, ({ feature }) => feature);
  for (const [feature, own] of found) {
    const scopes = [...new Set(own.map(({ access }) => access))].sort();
    expect([feature, scopes]).toEqual([feature, [...(NOT_CONTENT[feature] ?? ["content"])].sort()]);
  }
  expect([...new Set(calls.map(({ access }) => access))].sort()).toEqual([...SCOPES].sort());
});

it.each(allScreens.filter(({ name }) => calls.some(({ feature }) => feature === name)))(
  "$name says the same scopes in the menu as its calls do",
  ({ name, access = "content", menu, home = {} }) => {
    const links = menu?.links.flatMap((link) => [link, ...(link.parts ?? []), ...(link.within ?? [])]) ?? [];
    const said = [access, ...Object.keys(home), ...links.flatMap((link) => link.access ?? [])];
    expect([...new Set(said)].sort()).toEqual([...(NOT_CONTENT[name] ?? ["content"])].sort());
  },
);

it("the sums of gifts are all that a viewer sees of donations", () => {
  const figures = calls.filter(({ access }) => access === "figures").map(({ title }) => title);
  expect(figures).toEqual(["donations.totals"]);
});

describe("a role", () => {
  let app: TestApp;
  let administrator: Record<string, string>;
  const sessions = new Map<Role, Record<string, string>>();

  beforeAll(async () => {
    app = await openApp();
    administrator = await app.login();
    for (const role of ROLES) sessions.set(role, (await loginAs(app, role)).headers);
  });
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const as = (role: Role) => sessions.get(role) ?? {};
  const send = (role: Role, method: string, path: string, json: object = {}) =>
    app.call(method, path, { headers: as(role), ...(method !== "GET" && { json }) });
  const get = async (role: Role, path: string) => (await send(role, "GET", path)).json();

  it.each(calls)(
    "$title is refused to every role that it is not for",
    async ({ method, path, kind, access }) => {
      const [reads, changes] = EXPECTED[access];
      const answers = ROLES.map(async (role) => {
        const answer = await send(role, method, path);
        const { message } = (await answer.json()) as { message?: string };
        return answer.status === 403 && message === authProblems.otherRole.words.eng ? [] : [role.charAt(0)];
      });
      const may = (await Promise.all(answers)).flat().join("");
      expect(may).toBe(kind === "get" ? reads : changes);
    },
  );

  it("is said by the session, and counts from the next call on when it is changed", async () => {
    const { username, headers } = await loginAs(app, "writer");
    const role = async () => (await (await app.call("GET", "/api/session", { headers })).json()).role;
    const change = (to: string, name = username) =>
      app.call("POST", "/api/changeRole", {
        headers: administrator,
        json: { username: name, role: to, password: PASSWORD },
      });
    const messages = async () => (await app.call("GET", "/api/messages", { headers })).status;
    expect([await role(), await messages()]).toEqual(["writer", 403]);
    expect((await change("treasurer")).status).toBe(200);
    expect([await role(), await messages()]).toEqual(["treasurer", 200]);
    expect((await change("treasurer", "nobody")).status).toBe(404);
    expect((await change("admin")).status).toBe(400);
  });

  it.each(BOTH_ENGINES)("has its present name in a database from before, on %s", async (engine) => {
    const former = await openApp(engine);
    const { headers: administrator } = await loginAs(former, "administrator");
    const { headers: viewer } = await loginAs(former, "viewer");
    const { db } = former.deps;
    await migrateTo(db, "2026-11-27-30-entries-by-saved");
    const roles = await sql<{ role: string }>`select distinct role from staff_account order by role`.execute(
      db,
    );
    expect(roles.rows.map(({ role }) => role)).toEqual(["keeper", "reader"]);
    await migrate(db);
    const role = async (headers: Record<string, string>) =>
      (await (await former.call("GET", "/api/session", { headers })).json()).role;
    expect([await role(administrator), await role(viewer)]).toEqual(["administrator", "viewer"]);
    await former.close();
  });

  it("stays with one administrator at least", async () => {
    const alone = await openApp();
    const headers = await alone.login();
    const change = (username: string, role: string) =>
      alone.call("POST", "/api/changeRole", { headers, json: { username, role, password: PASSWORD } });
    const { username: second } = await loginAs(alone, "writer");
    const refused = await change("mei", "viewer");
    expect([refused.status, (await refused.json()).message]).toEqual([
      400,
      expect.stringContaining("last administrator"),
    ]);
    expect((await change(second, "administrator")).status).toBe(200);
    expect((await change("mei", "viewer")).status).toBe(200);
    expect((await change(second, "viewer")).status).toBe(403); // a viewer now, from this call on
    await alone.close();
  });

  it("other than an administrator's sees in the journal what it may see itself", async () => {
    await addNews(app, administrator, { eng: { header: "Picnic" } });
    await app.call("POST", "/api/contact", {
      json: { firstName: "Siu", lastName: "Ming", email: "ming@example.org", message: "Hello" },
    });
    const { messages } = await get("administrator", "/api/messages");
    await send("administrator", "POST", "/api/openMessage", { message_id: messages[0]?._id ?? "" });
    const all = await get("administrator", "/api/activity");
    expect(all.features).toEqual(expect.arrayContaining(["accounts", "enquiries", "news"]));
    const seen = async (role: Role) => {
      const { entries, total, features: named } = await get(role, "/api/activity");
      const found = new Set(entries.map(({ feature }: { feature: string }) => feature));
      expect(total).toBe(entries.length);
      expect([...found].sort()).toEqual(named);
      // What other tests of this file have done besides is content.
      return named.filter((name: string) => ["accounts", "enquiries", "news"].includes(name));
    };
    expect(await seen("writer")).toEqual(["news"]);
    expect(await seen("viewer")).toEqual(["news"]);
    expect(await seen("treasurer")).toEqual(["enquiries"]);
    expect((await get("writer", "/api/activity?feature=enquiries")).total).toBe(0);
    const added = all.entries.find(({ feature }: { feature: string }) => feature === "news");
    const changeOf = async (role: Role) => (await get(role, `/api/activityChange?entry=${added.id}`)).change;
    expect(await changeOf("writer")).toMatchObject({ type: "news" });
    expect(await changeOf("treasurer")).toBeNull();
  });

  it("changes by the content API only what it may save", async () => {
    const details = (role: Role) => contentApi(app, as(role), "siteDetails");
    const { content, revision } = (await details("administrator").read("siteDetails")).body;
    expect((await details("writer").save("siteDetails", revision, content)).status).toBe(403);
    expect((await details("administrator").save("siteDetails", revision, content)).status).toBe(200);
    for (const act of ["publish", "unpublish"] as const)
      expect((await details("writer")[act]("siteDetails")).status).toBe(403);
    const news = contentApi(app, as("writer"), "news");
    expect((await news.create({ eng: { header: "By a writer" } })).status).toBe(201);
  });

  it("other than an administrator's takes no backup", async () => {
    const body = new URLSearchParams({ password: "typed by a colleague" });
    for (const role of ["writer", "treasurer", "viewer"] as const) {
      const { status } = await app.call("POST", "/cms/backup/file", { headers: as(role), body });
      expect([role, status]).toEqual([role, 403]);
    }
  });
});
