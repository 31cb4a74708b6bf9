import { describe, expect, it } from "vitest";
import { ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";

const FOR_GOOD = "public, max-age=31536000, immutable";

describe.each(ENGINES)("a picture that is not published, on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = (path: string, json: object, method = "POST") =>
    app.call(method, path, { headers: staff, json });
  const said = async (id: string) => {
    const { headers } = await app.call("GET", `/media/${id}?w=160`);
    return ["Cache-Control", "CDN-Cache-Control", "X-Robots-Tag"].map((name) => headers.get(name));
  };

  it("is kept by no network between and found by no search engine until visitors get it, and after", async () => {
    const id = await uploadPhoto(app, staff);
    const hidden = [FOR_GOOD, "no-store", "noindex"];
    const shown = [FOR_GOOD, null, null];
    expect(await said(id)).toEqual(hidden);
    await send("/api/saveDraft", { type: "news", entry: { coverId: id, eng: { header: "A draft" } } });
    expect(await said(id)).toEqual(hidden);
    const news_id = await addNews(app, staff, { eng: { header: "Public", photoId: id } });
    expect(await said(id)).toEqual(shown);
    await send("/api/saveDraft", { type: "news", id: news_id, entry: { eng: { header: "Public" } } });
    expect(await said(id)).toEqual(shown);
    await send("/api/deleteNews", { news_id }, "DELETE");
    expect(await said(id)).toEqual(hidden);
  });
});
