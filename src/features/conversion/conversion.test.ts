import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { published } from "../../content/store/published.server";
import { sentences } from "./definition";
import { translate } from "./feature.server";
import { listening, translationServer } from "./testing/translation-server";

describe("accepted sentences", () => {
  const { app, staff } = appTests();
  const send = (call: string, json: object, method = "POST") =>
    app.call(method, `/api/${call}`, { headers: staff, json });
  const body = async (answer: Response | Promise<Response>) => (await answer).json();
  const remember = (source: string, result: string, from = "tra") =>
    send("rememberSentences", { from, pairs: [{ source, result }] });
  const convert = async (text: string, from = "tra", to = "sim") =>
    (await body(send("convert", { text, from, to }))).text;
  const content = contentApi(app, staff, "sentences");
  const all = () => published(app.deps.db, sentences).all();

  afterEach(async () => {
    for (const { _id } of await all()) await content.remove(_id);
  });

  it("take precedence over all else, wherever they are", async () => {
    expect(await body(remember("請電郵存款單給我們。", "请把存款单发到我们的邮箱。"))).toEqual({
      message: "success",
      remembered: 1,
    });
    expect(await convert("多謝。請電郵存款單給我們。\n\n再見。")).toBe(
      "多谢。请把存款单发到我们的邮箱。\n\n再见。",
    );
    const html = "<p>請電郵存款單給我們。</p><p>多謝</p>";
    expect(await body(send("convert", { html, from: "tra", to: "sim" }))).toMatchObject({
      html: "<p>请把存款单发到我们的邮箱。</p><p>多谢</p>",
    });
  });

  it("are stored one by one where both sides have as many, else as one", async () => {
    await remember("一部的士。兩部的士！", "一辆出租车。两辆出租车！");
    await remember("他來了。她也來了。", "他和她都来了。");
    expect((await all()).map(({ source }) => source).sort()).toEqual(
      ["一部的士。", "兩部的士！", "他來了。她也來了。"].sort(),
    );
    expect(await convert("兩部的士！")).toBe("两辆出租车！");
    expect(await convert("他來了。她也來了。")).toBe("他和她都来了。");
    expect(await convert("他來了。")).toBe("他来了。");
  });

  it("are corrected by the next one, deleted, and stored again", async () => {
    await remember("坐的士。", "坐计程车。");
    await remember(" 坐的士。 ", "坐出租车。");
    expect(await all()).toMatchObject([{ source: "坐的士。", result: "坐出租车。" }]);
    const [{ _id } = { _id: "" }] = await all();
    await content.remove(_id);
    expect(await convert("坐的士。")).toBe("坐的士。");
    await remember("坐的士。", "打车。");
    expect(await convert("坐的士。")).toBe("打车。");
  });

  it("count for the direction in which they were accepted", async () => {
    await remember("坐出租车。", "坐的士。", "sim");
    expect(await convert("坐出租车。", "sim", "tra")).toBe("坐的士。");
    expect(await convert("坐的士。")).toBe("坐的士。");
  });

  it("are edited by staff, also to another sentence", async () => {
    await remember("坐的士。", "坐计程车。");
    const [{ _id } = { _id: "" }] = await all();
    const edited = { from: "tra", source: "坐巴士。", result: "坐公交车。" };
    expect((await content.edit(_id, edited)).status).toBe(200);
    expect(await all()).toMatchObject([{ source: "坐巴士。", result: "坐公交车。" }]);
    const again = { from: "tra", source: "坐巴士。", result: "坐大巴。" };
    expect((await content.create(again)).body.errors).toMatchObject([{ path: "content.source" }]);
  });

  it("are for staff, as they may be of what is not published", async () => {
    expect((await app.call("GET", "/api/content/sentences")).status).toBe(401);
    expect((await app.call("GET", "/api/content/sentences/x")).status).toBe(401);
    expect((await app.call("POST", "/api/draft", { json: {} })).status).toBe(401);
  });

  it("are in a draft of several parts, plain and rich", async () => {
    await remember("坐的士。", "打车。");
    const parts = [{ text: "坐的士。" }, { html: "<p title='頭'>坐的士。<b>裏面</b></p>" }];
    expect(await body(send("draft", { parts, from: "tra", to: "sim" }))).toEqual({
      parts: [{ text: "打车。" }, { html: "<p title='头'>打车。<b>里面</b></p>" }],
    });
    const english = await send("draft", { parts, from: "tra", to: "eng" });
    expect(english.status).toBe(409);
    expect((await body(english)).message).toBe("No translation service is set up for this site.");
    expect(await body(app.call("GET", "/api/translationService", { headers: staff }))).toEqual({
      available: false,
    });
  });
});

describe("a draft by a translation service", () => {
  const { server, asked } = translationServer(["en", "zh-Hans", "zt"]);
  let url: string;
  let app: TestApp;
  let staff: Record<string, string>;
  const draft = async (parts: object[], env = app) =>
    env.call("POST", "/api/draft", { headers: staff, json: { parts, from: "tra", to: "eng" } });

  beforeAll(async () => {
    url = await listening(server);
    app = await openApp("sqlite", { TRANSLATE_URL: `${url}/`, TRANSLATE_KEY: "key" });
    staff = await app.login();
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
  });

  it("sends one request for each kind of text, with the server's language codes", async () => {
    const parts = [{ text: "您好" }, { html: "<p>再見</p>" }, { text: "多謝" }];
    expect(await (await draft(parts)).json()).toEqual({
      parts: [{ text: "en: 您好" }, { html: "en: <p>再見</p>" }, { text: "en: 多謝" }],
    });
    expect(asked).toEqual([
      { q: ["您好", "多謝"], source: "zt", target: "en", format: "text", api_key: "key" },
      { q: ["<p>再見</p>"], source: "zt", target: "en", format: "html", api_key: "key" },
    ]);
    expect(await (await app.call("GET", "/api/translationService", { headers: staff })).json()).toEqual({
      available: true,
    });
  });

  it("takes of its HTML what a text may have", async () => {
    const html = '<p onclick="x()">再見</p><script>alert(1)</script><p><a href="javascript:x()">多謝</a></p>';
    expect(await (await draft([{ html }])).json()).toEqual({
      parts: [{ html: "en: <p>再見</p><p>多謝</p>" }],
    });
  });

  it("says plainly that it refused, and why", async () => {
    const refused = translate({ url, key: "wrong" }, [{ text: "您好" }], "tra", "eng");
    await expect(refused).rejects.toMatchObject({
      status: 409,
      says: { words: { eng: "The translation service refused: Invalid API key" } },
    });
  });

  it("says plainly that it did not answer, or not as it should", async () => {
    const away = { status: 503, says: { key: "serviceAway" } };
    const ask = (text: string, at = url) => translate({ url: at, key: "key" }, [{ text }], "tra", "eng", 500);
    await expect(ask("wait")).rejects.toMatchObject(away);
    await expect(ask("break")).rejects.toMatchObject(away);
    await expect(ask("您好", "http://127.0.0.1:9")).rejects.toMatchObject(away);
    const answer = await draft([{ text: "break" }]);
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toContain("The translation service did not answer.");
  });
});
