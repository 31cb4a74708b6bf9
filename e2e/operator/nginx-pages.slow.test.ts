import { describe, expect, it } from "vitest";
import { givenConsent } from "../../src/features/consents/testing/samples";
import type { FrontAnswer } from "../../test/front-server";
import { hasNginx, openNginx } from "../../test/nginx";
import { behindFront, cookieOf } from "../fixtures/behind-front";
import { STAFF } from "../fixtures/server";
import { isShownWithinASecond } from "../fixtures/within-a-second";

describe.skipIf(!hasNginx)("pages that deploy/nginx.conf keeps", () => {
  const here = behindFront(openNginx, { CDN_MAX_AGE: "1" });

  /** The first answer of those that nginx had already. */
  const hit = async (path: string, headers: Record<string, string>): Promise<FrontAnswer> => {
    let answer = await here.front.ask(path, { headers });
    await expect
      .poll(async () => {
        answer = await here.front.ask(path, { headers });
        return answer.headers["x-cache"];
      })
      .toBe("HIT");
    return answer;
  };

  it("answers visits of a prefixed page itself, in each language and encoding its own", async () => {
    const asked = [
      ["/eng/about", "br"],
      ["/tra/about", "gzip"],
    ] as const;
    for (const [path, coding] of asked) {
      const { headers } = await hit(path, { "Accept-Encoding": `deflate, ${coding}` });
      expect(headers["content-encoding"]).toBe(coding);
      expect(headers["set-cookie"]?.join()).toMatch(`lang=${path.slice(1, 4)}`);
      expect(headers["cache-control"]).toMatch(/max-age=0, s-maxage=1/);
    }
    const plain = await hit("/tra/about", {});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toMatch(/<html lang="zh-Hant-HK"/);
  });

  it("gives each visitor the page of their cookies", async () => {
    const english = /<html lang="en"/;
    const ask = async (Cookie: string, path = "/eng/contact") =>
      here.front.ask(path, { headers: { Cookie } });
    await hit("/eng/contact", { Cookie: "lang=eng" });
    const comfort = await ask("lang=eng; comfort=2");
    expect([comfort.headers["x-cache"], comfort.headers["cache-control"]]).toEqual(["BYPASS", "no-cache"]);
    expect(comfort.body.toString()).toContain("data-comfort");
    expect((await ask("")).body.toString()).not.toContain("data-comfort");

    const changes = await ask("lang=tra");
    expect(changes.headers["x-cache"]).toBe("BYPASS");
    expect(changes.headers["set-cookie"]?.join()).toContain("lang=eng");
    const home = await ask("lang=sim", "/");
    expect(home.headers["x-cache"]).toBeUndefined();
    expect(home.body.toString()).toMatch(/<html lang="zh-Hans/);
    expect((await ask("lang=eng", "/")).body.toString()).toMatch(english);
  });

  it("shows a save within a second, though it answers visits itself", async () => {
    const Cookie = cookieOf(await here.post("/api/login", STAFF));
    const home = async () => (await here.front.ask("/eng")).body.toString();
    for (let save = 1; save <= 3; save += 1) {
      const header = `Saved behind nginx ${save}`;
      await hit("/eng", {});
      const saved = await here.post("/api/addnews", { news: { eng: { header }, starred: true } }, { Cookie });
      expect(saved.status).toBe(200);
      expect(await isShownWithinASecond(async () => (await home()).includes(header))).toBe(true);
    }
  });

  it("shows nothing of what a consent was withdrawn for, in any width, a second later", async () => {
    const Cookie = cookieOf(await here.post("/api/login", STAFF));
    const post = async (path: string, json: unknown) =>
      JSON.parse((await here.post(path, json, { Cookie })).body.toString());
    const { public_id } = JSON.parse((await here.upload(Cookie)).body.toString());
    const news = { eng: { header: "Shown until it was withdrawn" }, coverId: public_id, starred: true };
    const { news_id } = await post("/api/addnews", { news });
    const consent = { ...givenConsent, pictures: [public_id], entries: [{ type: "news", id: news_id }] };
    const { consent_id } = await post("/api/addConsent", { consent });
    const addresses = [
      ...[160, 320, 640, 960].map((width) => `/media/${public_id}?w=${width}`),
      `/eng/archiveitem?news_id=${news_id}`,
    ];
    for (const address of addresses) await hit(address, {});
    await post("/api/withdrawConsent", { consent_id, entries: consent.entries });
    const gone = async (address: string) => (await here.front.ask(address)).status === 404;
    const isGone = () =>
      isShownWithinASecond(async () => (await Promise.all(addresses.map(gone))).every(Boolean));
    expect(await isGone()).toBe(true);
  });

  it("gives a picture to staff alone before it is published and a second after it was taken down", async () => {
    const Cookie = cookieOf(await here.post("/api/login", STAFF));
    const post = async (path: string, json: unknown) =>
      JSON.parse((await here.post(path, json, { Cookie })).body.toString());
    const { public_id } = JSON.parse((await here.upload(Cookie)).body.toString());
    const picture = `/media/${public_id}?w=320`;
    const status = async (headers = {}) => (await here.front.ask(picture, { headers })).status;
    const is = (wanted: number) => isShownWithinASecond(async () => (await status()) === wanted);
    const content = { eng: { header: "Not yet" }, coverId: public_id };
    const { id } = await post("/api/content/news", { content });
    expect([await status(), await status({ Cookie }), await status()]).toEqual([404, 200, 404]);
    await post(`/api/content/news/${id}/publish`, {});
    expect(await is(200)).toBe(true);
    await post(`/api/content/news/${id}/unpublish`, {});
    expect(await is(404)).toBe(true);
  });
});
