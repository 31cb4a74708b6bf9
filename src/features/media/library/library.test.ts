import { describe, expect, it } from "vitest";
import { USERNAME } from "../../../../test/app";
import { appTests } from "../../../../test/app-tests";
import { contentApi } from "../../../../test/content/entries";
import { uploadPdf } from "../../../../test/pdf";
import { photoBytes, uploadPhoto } from "../../../../test/photo";
import { addNews } from "../../../../test/samples";
import type { LibraryFile } from "../../../media/library-contract";
import { mediaRegistry } from "../../../media/registry.server";
import { emptyTrash } from "./handlers.server";

const DAY = 24 * 60 * 60 * 1000;

describe("the media library", () => {
  const { app, staff } = appTests();

  const upload = async (name: string, width = 640): Promise<string> => {
    const body = new FormData();
    body.set("file", new File([await photoBytes(width, 480)], name, { type: "image/jpeg" }));
    const answer = await app.call("POST", "/api/upload", { body, headers: staff });
    return ((await answer.json()) as { public_id: string }).public_id;
  };
  const send = (path: string, json: object, method = "POST") =>
    app.call(method, path, { headers: staff, json });
  const list = async (query: Record<string, string>) => {
    const answer = await app.call("GET", `/api/media?${new URLSearchParams(query)}`, { headers: staff });
    expect([answer.status, query]).toEqual([200, query]);
    return (await answer.json()) as { media: LibraryFile[]; total: number; pages: number };
  };
  const found = async (query: Record<string, string>) => (await list(query)).media.map(({ _id }) => _id);
  const one = async (media_id: string) => {
    const answer = await app.call("GET", `/api/getMedia?media_id=${media_id}`, { headers: staff });
    return (await answer.json()).media[0] as LibraryFile & { versions: LibraryFile[] };
  };
  const image = (id: string, query = "w=320", headers: Record<string, string> = {}) =>
    app.call("GET", `/media/${id}?${query}`, { headers });
  const deleteNews = (news_id: string) => send("/api/deleteNews", { news_id }, "DELETE");
  const erase = (days: number) =>
    emptyTrash(app.deps, new Date(Date.now() + days * DAY), new AbortController().signal);

  it("returns the description of a file, and where it is used", async () => {
    const id = await upload("walk.jpg");
    const pdf = await uploadPdf(app, staff);
    const newsId = await addNews(app, staff, {
      coverId: id,
      eng: { header: "Walk and Roll", photoArray: [id] },
      tra: { header: "同行同樂" },
    });
    const title = { eng: "Walk and Roll", tra: "同行同樂", sim: "" };
    const { media } = await list({ q: "walk.jpg" });
    expect(media).toEqual([
      {
        ...{ _id: id, kind: "image", format: "jpg", originalFilename: "walk.jpg", version: 1 },
        ...{ width: 640, height: 480, bytes: expect.any(Number), decorative: false, deletedAt: null },
        ...{ at: expect.any(String), by: USERNAME },
        alt: { eng: "", tra: "", sim: "" },
        uses: [
          { type: "news", id: newsId, path: "coverId", title },
          { type: "news", id: newsId, path: "eng.photoArray.0", title },
        ],
      },
    ]);
    expect(
      (await send("/api/editMedia", { media_id: id, alt: { eng: " A\nwalk " }, focus: { x: 1 / 3, y: 0 } }))
        .status,
    ).toBe(200);
    await send("/api/editMedia", { media_id: id, alt: { tra: "漫步" }, decorative: true });
    const said = {
      alt: { eng: "A walk", tra: "漫步", sim: "" },
      decorative: true,
      focus: { x: 0.3333, y: 0 },
    };
    expect(await one(id)).toMatchObject({ ...said, versions: [] });
    expect(Object.fromEntries(await mediaRegistry(app.deps.db).images([id, pdf]))).toMatchObject({
      [id]: said,
    });
    await send("/api/editMedia", { media_id: id, focus: null });
    expect(await one(id)).not.toHaveProperty("focus");
  });

  it("is searched by name, description and what uses a file, in either Chinese script", async () => {
    const [named, described, used] = [
      await upload("籌款晚會.jpg"),
      await upload("a.jpg"),
      await upload("b.jpg"),
    ];
    await send("/api/editMedia", { media_id: described, alt: { sim: "一位坐轮椅的女孩" } });
    const news_id = await addNews(app, staff, { coverId: used, tra: { header: "義賣日紀念" } });
    expect(await found({ q: "筹款晚会" })).toEqual([named]);
    expect(await found({ q: "輪椅的女孩" })).toEqual([described]);
    expect(await found({ q: "义卖日纪念" })).toEqual([used]);
    await deleteNews(news_id);
    expect(await found({ q: "义卖日纪念" })).toEqual([]);
  });

  it("is narrowed by kind, use and lack of a description, and given a page at a time", async () => {
    const pdf = await uploadPdf(app, staff);
    const [plain, used, decoration] = [await upload("c.jpg"), await upload("c.jpg"), await upload("c.jpg")];
    const whole = { alt: { eng: "c", tra: "丙", sim: "丙" } };
    await addNews(app, staff, { coverId: used });
    await send("/api/editMedia", { media_id: used, ...whole });
    await send("/api/editMedia", { media_id: decoration, decorative: true });
    expect(await found({ kind: "pdf" })).toContain(pdf);
    expect(await found({ kind: "image", q: "c.jpg" })).toEqual([decoration, used, plain]);
    expect(await found({ unused: "true", q: "c.jpg" })).toEqual([decoration, plain]);
    expect(await found({ unused: "false", q: "c.jpg" })).toEqual([used]);
    expect(await found({ alt: "missing", q: "c.jpg" })).toEqual([plain]);
    expect(await found({ q: "c.jpg", kind: "", unused: "", page: "" })).toHaveLength(3);
    const many = await Promise.all(Array.from({ length: 25 }, (_, at) => upload(`many-${at}.jpg`, 40)));
    const [first, second] = [await list({ q: "many-" }), await list({ q: "many-", page: "2" })];
    expect(first).toMatchObject({ total: 25, pages: 2 });
    expect([...first.media, ...second.media].map(({ _id }) => _id)).toEqual(many.toSorted().toReversed());
    expect((await app.call("GET", "/api/media?kind=film", { headers: staff })).status).toBe(400);
  });

  it("refuses what cannot be said of a file, with its path, and what is not there", async () => {
    const media_id = await uploadPhoto(app, staff);
    const paths = async (json: object) => {
      const answer = await send("/api/editMedia", { media_id, ...json });
      return [answer.status, ...(await answer.json()).errors.map(({ path }: { path: string }) => path)];
    };
    expect(await paths({ alt: { eng: "x".repeat(1001) } })).toEqual([400, "alt.eng"]);
    expect(await paths({ focus: { x: 1.1, y: 0 } })).toEqual([400, "focus.x"]);
    expect(await paths({ decorative: "yes" })).toEqual([400, "decorative"]);
    const unknown = { media_id: "none", public_id: media_id, version: 1 };
    for (const path of [
      "/api/editMedia",
      "/api/replaceMedia",
      "/api/restoreMediaVersion",
      "/api/restoreMedia",
    ])
      expect([path, (await send(path, unknown)).status]).toEqual([path, 404]);
    expect((await send("/api/deleteMedia", unknown, "DELETE")).status).toBe(404);
    expect((await app.call("GET", "/api/getMedia?media_id=none", { headers: staff })).status).toBe(404);
  });

  it("cuts the thumbnails of a list as pages are cut, with room above what stays in sight", async () => {
    const id = await upload("face.jpg");
    const news_id = await addNews(app, staff, { coverId: id });
    await send("/api/editMedia", { media_id: id, focus: { x: 0.5, y: 0.2 } });
    const { entries } = await (await app.call("GET", "/api/content/news", { headers: staff })).json();
    const cards = entries as { id: string; cover: unknown }[];
    expect(cards.find((each) => each.id === news_id)?.cover).toMatchObject({
      id,
      focus: "focus-x5 focus-y0",
    });
    await deleteNews(news_id);
  });

  it("puts an upload in the place of a file everywhere, and keeps what was there", async () => {
    const [id, next] = [await upload("before.jpg", 320), await upload("after.jpg", 800)];
    await addNews(app, staff, { coverId: id });
    await send("/api/editMedia", { media_id: id, alt: { eng: "The office" }, focus: { x: 0, y: 0 } });
    const before = await image(id);
    expect(before.headers.get("cache-control")).toContain("immutable");
    const ofPages = async () => (await mediaRegistry(app.deps.db).dimensions([id])).get(id);
    expect(await ofPages()).not.toHaveProperty("version");

    expect((await send("/api/replaceMedia", { media_id: id, public_id: next })).status).toBe(200);
    const file = await one(id);
    expect(file).toMatchObject({
      originalFilename: "after.jpg",
      width: 800,
      version: 2,
      alt: { eng: "The office" },
    });
    expect(file).not.toHaveProperty("focus");
    expect(file.versions).toMatchObject([{ version: 1, originalFilename: "before.jpg", width: 320 }]);
    expect(await found({ q: "after.jpg" })).toEqual([id]);
    expect(await ofPages()).toMatchObject({ width: 800, version: 2 });

    const [plain, named] = [await image(id), await image(id, "w=320&v=2")];
    expect(plain.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(plain.headers.get("cache-control")).toBe("public, no-cache");
    expect(named.headers.get("cache-control")).toContain("immutable");
    const etag = before.headers.get("etag") ?? "";
    expect((await image(id, "w=320", { "If-None-Match": etag })).status).toBe(200);

    expect((await send("/api/restoreMediaVersion", { media_id: id, version: 1 })).status).toBe(200);
    expect(await one(id)).toMatchObject({ originalFilename: "before.jpg", version: 3 });
    expect((await image(id)).headers.get("etag")).toBe(etag);
    expect((await send("/api/restoreMediaVersion", { media_id: id, version: 9 })).status).toBe(404);
  });

  it("takes for a replacement only another file of the same kind, and leaves one that is used in its place", async () => {
    const [id, other, pdf] = [await upload("d.jpg"), await upload("echo.jpg"), await uploadPdf(app, staff)];
    for (const public_id of [id, pdf, "none"]) {
      const answer = await send("/api/replaceMedia", { media_id: id, public_id });
      expect([public_id, answer.status]).toEqual([public_id, 400]);
      expect((await answer.json()).errors).toMatchObject([{ path: "public_id" }]);
    }
    await addNews(app, staff, { coverId: other });
    await send("/api/replaceMedia", { media_id: id, public_id: other });
    expect(await found({ q: "echo.jpg" })).toEqual([other, id]);
    expect((await image(other)).status).toBe(200);
  });

  it("deletes only what nothing uses, and says where it is used", async () => {
    const media_id = await upload("f.jpg");
    const news_id = await addNews(app, staff, { coverId: media_id });
    const refused = await send("/api/deleteMedia", { media_id }, "DELETE");
    expect(refused.status).toBe(409);
    expect((await refused.json()).uses).toMatchObject([{ type: "news", id: news_id, path: "coverId" }]);
    await deleteNews(news_id);
    expect((await send("/api/deleteMedia", { media_id }, "DELETE")).status).toBe(200);
    expect([(await image(media_id)).status, (await image(media_id, "w=320", staff)).status]).toEqual([
      404, 200,
    ]);
    expect([await found({ q: "f.jpg" }), await found({ q: "f.jpg", trash: "true" })]).toEqual([
      [],
      [media_id],
    ]);
    expect((await send("/api/addnews", { news: { coverId: media_id, eng: { header: "x" } } })).status).toBe(
      400,
    );
    // A deleted entry that is brought back brings its picture along.
    await erase(91);
    expect((await contentApi(app, staff, "news").restore(news_id)).status).toBe(200);
    expect([(await image(media_id)).status, (await one(media_id)).uses.length]).toEqual([200, 1]);
  });

  it("keeps the trash for 90 days, and then nothing of it", async () => {
    const [id, next, kept] = [await upload("g.jpg"), await upload("h.jpg"), await upload("i.jpg")];
    await send("/api/replaceMedia", { media_id: id, public_id: next });
    await app.deps.media.settled();
    for (const media_id of [id, kept]) await send("/api/deleteMedia", { media_id }, "DELETE");
    expect((await send("/api/restoreMedia", { media_id: kept })).status).toBe(200);
    expect((await send("/api/restoreMedia", { media_id: kept })).status).toBe(404);
    const blobs = async () => {
      const keys: string[] = [];
      for await (const { key } of app.deps.media.blobs.list()) keys.push(key);
      return keys.filter((key) => [id, next].some((each) => key.startsWith(each)));
    };
    await erase(89);
    expect(await found({ q: "h.jpg", trash: "true" })).toEqual([id]);
    expect((await blobs()).length).toBeGreaterThan(3);
    await erase(91);
    expect([await found({ trash: "true" }), await blobs(), (await image(kept)).status]).toEqual([
      [],
      [],
      200,
    ]);
    const erased = app.deps.db.selectFrom("journal").select(["author", "action"]).where("entity_id", "=", id);
    expect((await erased.orderBy("id", "desc").execute())[0]).toEqual({ author: "", action: "erase" });
  });
});
