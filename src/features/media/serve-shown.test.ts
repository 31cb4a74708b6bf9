import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPdf } from "../../../test/pdf";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";
import type { MediaTables } from "../../media/media-table.server";

const FOR_GOOD = "public, max-age=31536000, immutable";

/** The `Cache-Control` of what only a draft has. */
const OWN = "private, no-cache";

describe("a picture that is not published", () => {
  const { app, staff } = appTests();
  const send = (path: string, json: object, method = "POST") =>
    app.call(method, path, { headers: staff, json });
  const said = async (id: string, { query = "", headers = {} } = {}) => {
    const answer = await app.call("GET", `/media/${id}?w=160${query}`, { headers });
    const names = ["Cache-Control", "CDN-Cache-Control", "X-Robots-Tag"];
    return [answer.status, ...names.map((name) => answer.headers.get(name))];
  };
  const UNUSED = [200, FOR_GOOD, "no-store", "noindex"];
  const SHOWN = [200, FOR_GOOD, null, null];
  const news = () => contentApi(app, staff, "news");
  const draftWith = async (id: string) => {
    const { body } = await news().draft({ coverId: id, eng: { header: "A draft" } });
    return body.id as string;
  };

  it("is not cached or indexed, and is served to staff alone while only a draft has it", async () => {
    const id = await uploadPhoto(app, staff);
    expect(await said(id)).toEqual(UNUSED);
    await draftWith(id);
    expect((await said(id))[0]).toBe(404);
    expect(await said(id, { headers: staff })).toEqual([200, OWN, "no-store", "noindex"]);
    const news_id = await addNews(app, staff, { eng: { header: "Public", photoId: id } });
    expect(await said(id)).toEqual(SHOWN);
    await news().draft({ eng: { header: "Public" } }, news_id);
    expect(await said(id)).toEqual(SHOWN);
    await news().unpublish(news_id);
    expect((await said(id))[0]).toBe(404);
    await news().publish(news_id);
    await send("/api/deleteNews", { news_id }, "DELETE");
    expect((await said(id))[0]).toBe(404);
  });

  it("is for who has a link to a preview of what uses it, until that ends", async () => {
    const [id, other] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const [entry] = [await draftWith(id), await draftWith(other)];
    const link = async (of: object) => {
      const { url } = await (await send("/api/previews", of)).json();
      const token: string = url.split("/").at(-1);
      return { token, query: `&preview=${token}` };
    };
    const one = await link({ type: "news", id: entry });
    const whole = await link({});
    expect(await said(id, one)).toEqual([200, OWN, "no-store", "noindex"]);
    expect((await said(other, one))[0]).toBe(404);
    expect((await said(other, whole))[0]).toBe(200);
    expect((await said(id, { query: `&preview=${"A".repeat(32)}` }))[0]).toBe(404);
    await send(`/api/previews/${one.token}`, {}, "DELETE");
    expect((await said(id, one))[0]).toBe(404);
  });

  it("is for staff once it is an hour old and nothing uses it", async () => {
    const id = await uploadPhoto(app, staff);
    const made = new Date(Date.now() - 61 * 60_000).toISOString();
    await app.deps.db
      .$extendTables<MediaTables>()
      .updateTable("media")
      .set({ created_at: made })
      .where("id", "=", id)
      .execute();
    expect((await said(id))[0]).toBe(404);
    expect((await said(id, { headers: staff }))[0]).toBe(200);
  });

  it("as a PDF is there while a text that visitors get leads to it", async () => {
    const pdf = await uploadPdf(app, staff);
    const status = async () => (await app.call("GET", `/media/${pdf}/form.pdf`)).status;
    expect(await status()).toBe(200);
    const form = {
      pdf: { pdfId: pdf, originalFilename: "form.pdf" },
      languages: ["eng"],
      eng: { name: "Form" },
    };
    await contentApi(app, staff, "forms").draft(form);
    expect(await status()).toBe(404);
    const content = `<p><a href="/media/${pdf}/form.pdf">The form</a></p>`;
    await addNews(app, staff, { eng: { header: "With a form", content } });
    expect(await status()).toBe(200);
  });
});
