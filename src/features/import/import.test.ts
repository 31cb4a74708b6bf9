import { beforeAll, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import { MAY_2019, type OldContent, oldContent, oldId } from "../../../test/old-site/content";
import { openOldSite } from "../../../test/old-site/server";
import { firstContent } from "../../prepare.server";
import { features } from "../index.server";
import { oldAddresses } from "../redirects.server";
import { runImportCommand } from "./command.server";
import { imported, openSite, rowsOf } from "./testing/imports";

let content: OldContent;
beforeAll(async () => {
  content = await oldContent();
});

const headers = ({ news }: { news: { eng: { header: string } }[] }) => news.map(({ eng }) => eng.header);
const counts = (text: string) => text.replace(/^.*\n/, "").replaceAll("would come", "came");

describe.each(ONE_ENGINE)("an import on %s", (engine) => {
  it("brings everything once, says so, and a second one writes nothing", async () => {
    const { app, read } = await openSite(engine);
    const { text, ok, incomplete } = await imported(app, content);
    expect([ok, incomplete]).toEqual([true, false]);
    expect(text).toMatch(/News +6 came/);
    expect(text).toMatch(/Files +6 came/);
    expect(headers(await read("/api/newsByCat?cat=all"))).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `News ${at}`),
    );
    const before = await rowsOf(app);
    const again = await imported(app, content);
    expect(again.text).toMatch(/News +0 came, 6 here already/);
    expect(await rowsOf(app)).toBe(before);
  });

  it("says the same in a dry run, and writes nothing", async () => {
    const { app } = await openSite(engine);
    const before = await rowsOf(app);
    const dry = await imported(app, content, { isDryRun: true });
    expect(await rowsOf(app)).toBe(before);
    const real = await imported(app, content);
    expect(counts(dry.text)).toBe(counts(real.text));
  });
});

describe("an import", () => {
  it("gives the fixed calls what the old site had, in the order that it had", async () => {
    const { app, read } = await openSite();
    await imported(app, content);
    const { notes } = await read("/api/notes");
    expect(notes.map(({ note }: { note: { eng: { author: string } } }) => note.eng.author)).toEqual([
      "Author 2",
      "Author 1",
      "Author 0",
    ]);
    const { items } = await read("/api/charityItems");
    expect(items.map(({ price }: { price: string }) => price)).toEqual(["HK$20", "HK$10", "HK$00"]);
    const { forms } = await read("/api/getForms");
    expect(forms.map(({ originalFilename }: { originalFilename: string }) => originalFilename)).toEqual([
      "Form 0.pdf",
      "Form 1.pdf",
    ]);
    const { donors } = await read("/api/donors");
    expect(donors[0].tra).toEqual(content.donors[0]?.tra);
    const { news } = await read("/api/getStarredNews");
    expect(headers({ news })).toEqual(["News 0", "News 1"]);
  });

  it("places what comes among entries from before by when the old site created it", async () => {
    const { app, read } = await openSite();
    const staff = await app.login();
    const note = { eng: { author: "Ours", details: "", content: "New" } };
    await app.call("POST", "/api/addnote", { json: { note }, headers: staff });
    await imported(app, content);
    const { notes } = await read("/api/notes");
    expect(notes.map((each: { note: { eng: { author: string } } }) => each.note.eng.author)).toEqual([
      "Ours",
      "Author 2",
      "Author 1",
      "Author 0",
    ]);
  });

  it("knows entries by their old ids in the calls that give one", async () => {
    const { app, read } = await openSite();
    await imported(app, content);
    const [item] = content.news;
    const found = await read(`/api/getNews?news_id=${item?._id}`);
    expect(headers(found)).toEqual(["News 0"]);
    expect(headers({ news: found.three_news })).toEqual(["News 1", "News 2", "News 3"]);
    const { note } = await read(`/api/getnote?note_id=${content.notes[1]?._id}`);
    expect(note[0].note.eng.author).toBe("Author 1");
    const charity = await read(`/api/getCharityItem?item_id=${content.items[2]?._id}`);
    expect(charity.item[0]).toMatchObject({ price: "HK$20", order: 0 });
    expect((await app.call("GET", "/api/getNews?news_id=unknown")).status).toBe(404);
  });

  it("brings what is new on the old site with a later run, and leaves out what is gone there", async () => {
    const { app, read } = await openSite();
    await imported(app, content);
    const [first = {}, ...others] = content.news;
    const later = { ...first, _id: oldId(MAY_2019 + 100), date: "2019-05-06T00:00:00.000Z" };
    const { text } = await imported(app, { ...content, news: [later, ...others] });
    expect(text).toMatch(/News +1 came, 5 here already/);
    expect(headers(await read("/api/newsByCat?cat=all"))).toHaveLength(7);
  });

  it("leaves alone what staff have changed or deleted since", async () => {
    const { app, read } = await openSite();
    const staff = await app.login();
    await imported(app, content);
    const { news } = await read("/api/newsByCat?cat=all");
    const [changed, deleted] = news;
    const json = { news: { ...changed, eng: { ...changed.eng, header: "Otherwise" } } };
    expect((await app.call("POST", "/api/editNews", { json, headers: staff })).status).toBe(200);
    const removed = { json: { news_id: deleted._id }, headers: staff };
    expect((await app.call("DELETE", "/api/deleteNews", removed)).status).toBe(200);
    const before = await rowsOf(app);
    await imported(app, content);
    expect(await rowsOf(app)).toBe(before);
    expect(headers(await read("/api/newsByCat?cat=all"))).toEqual([
      "Otherwise",
      "News 2",
      "News 3",
      "News 4",
      "News 5",
    ]);
  });

  it("does not overwrite a record that staff have changed, and says so with status 2", async () => {
    const { app, read } = await openSite();
    const staff = await app.login();
    const names = { eng: ["Ours"], tra: [], sim: [] };
    await app.call("POST", "/api/adddonor", { json: names, headers: staff });
    const { text, incomplete } = await imported(app, content);
    expect(incomplete).toBe(true);
    expect(text).toMatch(/Donor.*changed here/);
    expect((await read("/api/donors")).donors[0].eng).toEqual(["Ours"]);
  });

  it("puts the old topics in the place of ours of the same title, which keep their address, and before the others", async () => {
    const { app, read } = await openSite();
    await firstContent(app.deps.db);
    const { sma: ours } = await read("/api/sma");
    const symptoms = ours.find((topic: { key: string | null }) => topic.key === "symptoms");
    const [topic = {}, other = {}] = content.sma;
    const named = {
      ...topic,
      eng: { ...(topic.eng as object), title: ` ${symptoms.eng.title.toUpperCase()} ` },
    };
    await imported(app, { ...content, sma: [other, named] });
    const { sma } = await read("/api/sma");
    expect(sma).toHaveLength(ours.length + 1);
    const [second, first] = sma;
    expect(first._id).toBe(symptoms._id);
    expect(first).toMatchObject({ key: "symptoms", table: symptoms.table });
    expect(first.eng.items[0].subTitle).toBe("Part 0");
    expect(second.eng.title).toBe("Topic 1");
    const rest = ours.filter(({ _id }: { _id: string }) => _id !== symptoms._id);
    expect(sma.slice(2).map(({ _id }: { _id: string }) => _id)).toEqual(
      rest.map(({ _id }: { _id: string }) => _id),
    );
  });

  it("leaves the order of topics to staff afterwards", async () => {
    const { app, read } = await openSite();
    const staff = await app.login();
    await imported(app, content);
    const ids = (await read("/api/sma")).sma.map(({ _id }: { _id: string }) => _id);
    const ordered = await app.call("POST", "/api/content/sma/order", {
      json: { ids: ids.toReversed() },
      headers: staff,
    });
    expect(ordered.status).toBe(200);
    await imported(app, content);
    expect((await read("/api/sma")).sma.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed());
  });

  it("keeps news of which nothing says the day as a draft, so that it does not stand on top", async () => {
    const { app, read } = await openSite();
    const [first = {}, ...others] = content.news;
    const undated = { ...first, _id: "7", date: null };
    const { text, incomplete } = await imported(app, { ...content, news: [undated, ...others] });
    expect(text).toMatch(/News 7, “News 0”, date: This came as a draft dated today.*no date/);
    expect(incomplete).toBe(false);
    expect(headers(await read("/api/newsByCat?cat=all"))).toEqual(others.map((_, at) => `News ${at + 1}`));
    const staff = await app.login();
    const list = await (await app.call("GET", "/api/content/news", { headers: staff })).json();
    expect(list.entries).toHaveLength(content.news.length);
    // What lists the old addresses, as the static mirror does, has those of what visitors get.
    const addresses = (await oldAddresses(app.deps.db)).filter((each) => each.startsWith("/archiveitem"));
    expect(addresses.toSorted()).toEqual(others.map(({ _id }) => `/archiveitem?news_id=${_id}`).toSorted());
    expect((await imported(app, { ...content, news: [undated, ...others] })).text).toMatch(
      /News +0 came, 6 here already/,
    );
  });

  it("imports an entry without a missing file, reports its place, and ends with status 2", async () => {
    const { app, read } = await openSite();
    const files = new Map(content.files);
    files.delete("image/upload/news/photo 1.jpg");
    const { text, ok, incomplete } = await imported(app, { ...content, files });
    expect([ok, incomplete]).toEqual([true, true]);
    const id = String(content.news[0]?._id);
    expect(text).toMatch(new RegExp(`News ${id}, “News 0”, coverId: .*not found.* news/photo 1`));
    const { news } = await read("/api/newsByCat?cat=all");
    expect([news[0].coverId, news[1].coverId]).toEqual([null, expect.any(String)]);
    // The next run says so again, though it brings nothing.
    const again = await imported(app, { ...content, files });
    expect([again.text.includes("photo 1"), again.incomplete]).toEqual([true, true]);
  });

  it("keeps back an entry whose file may come another time, and brings it then", async () => {
    const { app, read } = await openSite();
    const opened = await openOldSite(content);
    try {
      opened.quirk = (path, response) => {
        if (!path.includes("photo%201")) return false;
        response.writeHead(503, { "Retry-After": "86400" }).end();
        return true;
      };
      const request = { old: opened.old, media: opened.media, isDryRun: false };
      const { text, incomplete } = await runImportCommand(app.deps, features, request);
      expect([incomplete, text.includes("not reachable")]).toEqual([true, true]);
      expect(headers(await read("/api/newsByCat?cat=all"))).not.toContain("News 0");
      opened.quirk = () => false;
      const again = await runImportCommand(app.deps, features, request);
      expect(again.incomplete).toBe(false);
      expect(headers(await read("/api/newsByCat?cat=all"))).toContain("News 0");
    } finally {
      await opened.close();
    }
  });

  it("sends requests to the old site and its media host alone, six at a time", async () => {
    const { app } = await openSite();
    const opened = await openOldSite(content);
    try {
      const request = { old: opened.old, media: opened.media, isDryRun: false };
      expect((await runImportCommand(app.deps, features, request)).incomplete).toBe(false);
      expect(opened.mostAtOnce()).toBeLessThanOrEqual(12);
    } finally {
      await opened.close();
    }
  });
});
