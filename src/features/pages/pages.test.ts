import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentOf } from "../../../test/content/entries";
import { homeTexts } from "../../charity/home-texts";
import type { ContentRecord } from "../../content/definition";
import { pagesCalls } from "../../contract/pages.server";
import { home } from "../../pages/home/definition";
import { LANGS, localized } from "../../platform/locale/lang";
import { ownPageRules } from "../free-pages.server";
import { allScreens } from "../index.browser";
import { pages } from "../pages.server";
import type { Page } from "./page";

const definitions = (pages.content ?? []) as readonly ContentRecord[];

describe("the texts of pages", () => {
  const { app, staff } = appTests();

  const all = async () => (await (await app.call("GET", "/api/pages")).json()).pages;
  const read = async (id: string) => (await all()).find(({ _id }: { _id: string }) => _id === id);
  const edit = (page: object) => app.call("POST", "/api/editPage", { headers: staff, json: { page } });
  const refused = async (page: object) => {
    const answer = await edit(page);
    expect(answer.status).toBe(400);
    return ((await answer.json()).errors as { path: string }[]).map(({ path }) => path);
  };

  it("begin as the charity's texts have them", async () => {
    const { _id, address, version, ...texts } = await read("home");
    expect({ _id, address, version }).toEqual({ _id: "home", address: "/", version: 0 });
    for (const lang of LANGS) {
      expect(texts[lang].hero).toEqual({
        title: homeTexts.hero.title[lang],
        lead: homeTexts.hero.lead[lang],
      });
      expect(texts[lang].points.items.length).toBe(homeTexts.points.items.length);
    }
  });

  it("are then as they were saved; what a save leaves out stays", async () => {
    const before = await read("home");
    const answer = await edit({ _id: "home", tra: { hero: { title: " 同行 " } } });
    expect(await answer.json()).toEqual({ message: "success", page_id: "home" });
    const after = await read("home");
    expect(after.tra).toEqual({ ...before.tra, hero: { ...before.tra.hero, title: "同行" } });
    expect({ eng: after.eng, sim: after.sim }).toEqual({ eng: before.eng, sim: before.sim });
    expect(after.version).toBe(before.version + 1);
  });

  it("replace a list as a whole", async () => {
    await edit({ _id: "home", eng: { points: { items: [{ title: "One", text: "Only" }] } } });
    expect((await read("home")).eng.points.items).toEqual([{ title: "One", text: "Only" }]);
  });

  it("say which field is wrong, and stay as they were", async () => {
    const before = await read("home");
    const eng = { hero: { title: " ", lead: 3 }, points: { items: [{ title: "One" }] } };
    expect(await refused({ _id: "home", eng })).toEqual([
      "page.eng.hero.title",
      "page.eng.hero.lead",
      "page.eng.points.items.0.text",
    ]);
    expect(await read("home")).toEqual(before);
  });

  it("know no other page", async () => {
    expect((await edit({ _id: "nowhere", eng: {} })).status).toBe(404);
  });

  it("refuse an older version; without one, the last save wins", async () => {
    const { version } = await read("home");
    const eng = { hero: { title: "New" } };
    expect((await edit({ _id: "home", version: version - 1, eng })).status).toBe(409);
    expect((await edit({ _id: "home", version, eng })).status).toBe(200);
    expect((await edit({ _id: "home", eng })).status).toBe(200);
  });

  it("are listed with their names, the state of their languages and when they were saved", async () => {
    const answer = await app.call("GET", "/api/content/pages", { headers: staff });
    const { entries } = await answer.json();
    expect(entries.map(({ id }: { id: string }) => id)).toEqual(definitions.map(({ id }) => id));
    expect(entries[0]).toMatchObject({
      address: "/",
      title: { eng: "Home page" },
      complete: { eng: true, tra: true, sim: true },
      changed: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("say what src/charity says after an upgrade, but for pages that were saved; a new field begins as shipped", async () => {
    const lead = localized((lang) => `Our own lead in ${lang}`);
    const contact = definitions.find(({ id }) => id === "contact") as Page;
    const firstTexts = localized((lang) => ({ ...contact.firstTexts?.[lang], lead: lead[lang] }));
    const { handlers } = pagesCalls([{ ...contact, firstTexts }, home as unknown as Page], ownPageRules);
    const answer = () =>
      handlers.all?.({} as never, { db: app.deps.db } as never) as Promise<{ pages: never[] }>;
    const before = await answer();
    expect(before.pages).toMatchObject([
      { version: 0, eng: { lead: lead.eng }, tra: { lead: lead.tra }, sim: { lead: lead.sim } },
      { eng: { hero: { title: "New" } } },
    ]);
    const db = app.deps.db.$extendTables<{ entry_version: { type: string; id: string; content: string } }>();
    const ofHome = db.updateTable("entry_version").where("type", "=", "pages").where("id", "=", "home");
    await ofHome.set({ content: JSON.stringify({ eng: { hero: { title: "Older" } } }) }).execute();
    const { eng, tra } = await read("home");
    expect(eng.hero).toEqual({ title: "Older", lead: homeTexts.hero.lead.eng });
    expect(tra.hero.title).toBe(homeTexts.hero.title.tra);
  });

  it("are named in the journal", async () => {
    const answer = await app.call("GET", "/api/activity?feature=pages", { headers: staff });
    expect((await answer.json()).entries[0]).toMatchObject({
      feature: "pages",
      action: "edit",
      entityId: "home",
      title: { eng: "Home page" },
    });
  });

  it.each(definitions.map((page) => [page.id, page] as const))(
    "take what %s has room for",
    async (id, page) => {
      const { pictureAlts: _, ...sample } = JSON.parse(JSON.stringify(contentOf(page)));
      expect((await edit({ _id: id, ...sample })).status).toBe(200);
      expect(await read(id ?? "")).toMatchObject(sample);
    },
  );
});

it("have a screen each", () => {
  const { content = [] } = allScreens.find(({ name }) => name === "pages") ?? {};
  const addresses = content.map((late) => ("address" in late ? late.address : ""));
  expect(addresses).toEqual(["/cms/pages", ...definitions.map(({ id }) => `/cms/pages/${id}`)]);
});
