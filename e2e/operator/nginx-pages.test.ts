import { describe, expect, it } from "vitest";
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
});
