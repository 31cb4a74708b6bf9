import { describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { appTests } from "../../../../test/app-tests";
import { contentApi } from "../../../../test/content/entries";
import { uploadPhoto } from "../../../../test/photo";
import { loginAs } from "../../../../test/roles";
import { addNews, addNote } from "../../../../test/samples";

const HOUR = 60 * 60 * 1000;

describe.each(ONE_ENGINE)("the files of a writer for notes on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const call = async (method: string, path: string, headers: Record<string, string>, json?: object) => {
    const answer = await app.call(method, path, { headers, ...(json && { json }) });
    return { status: answer.status, body: await answer.json() };
  };

  it("are those of notes, those that visitors see, and those that nothing uses", {
    timeout: 60_000,
  }, async () => {
    const files = {
      unused: await uploadPhoto(app, staff, 301),
      inNews: await uploadPhoto(app, staff, 302),
      inNewsDraft: await uploadPhoto(app, staff, 303),
      inNewsPlan: await uploadPhoto(app, staff, 304),
      inNewsTrash: await uploadPhoto(app, staff, 305),
      inNote: await uploadPhoto(app, staff, 306),
    };
    const news = contentApi(app, staff, "news");
    await addNews(app, staff, { coverId: files.inNews, eng: { header: "Shown" } });
    await news.draft({ coverId: files.inNewsDraft, eng: { header: "Quince draft" } });
    const at = new Date(Date.now() + HOUR).toISOString();
    const { id } = (await news.create({ coverId: files.inNewsPlan, eng: { header: "Plan" } }, { at })).body;
    await call("POST", "/api/setPublishingRule", staff, { review: true });
    // Another who may not publish saves another picture since: only what is planned has this one.
    await contentApi(app, (await loginAs(app, "writer")).headers, "news").draft(
      { eng: { header: "Plan" } },
      id,
    );
    await call("POST", "/api/setPublishingRule", staff, { review: false });
    const deleted = await addNews(app, staff, { coverId: files.inNewsTrash, eng: { header: "Gone" } });
    await news.remove(deleted);
    await contentApi(app, staff, "notes").draft({ coverId: files.inNote, eng: { author: "Mrs Lam" } });

    const { headers } = await loginAs(app, "writer", ["notes"]);
    const seen: Record<string, number> = {};
    for (const [name, media_id] of Object.entries(files)) {
      const { status } = await call("GET", `/api/getMedia?media_id=${media_id}`, headers);
      const file = await app.call("GET", `/media/${media_id}?w=160`, { headers });
      expect([name, file.status]).toEqual([name, status]);
      seen[name] = status;
    }
    expect(seen).toEqual({
      ...{ unused: 200, inNews: 200, inNote: 200 },
      ...{ inNewsDraft: 404, inNewsPlan: 404, inNewsTrash: 404 },
    });
    const listed = (await call("GET", "/api/media", headers)).body;
    expect(listed.media.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
      [files.unused, files.inNews, files.inNote].toSorted(),
    );
    expect(listed.total).toBe(3);
    expect((await call("GET", "/api/media?q=Quince", headers)).body.total).toBe(0);
    const described = await call(
      "GET",
      `/api/describedMedia?media_ids=${Object.values(files).join()}`,
      headers,
    );
    expect(described.body.media).toHaveLength(3);
  });

  it("are described by all who see them, and replaced only by those whose types alone use them", async () => {
    const [ofNews, ofNote, other] = [311, 312, 313].map((height) => uploadPhoto(app, staff, height));
    const [inNews, inNote, public_id] = [await ofNews, await ofNote, await other];
    await addNews(app, staff, { coverId: inNews, eng: { header: "Shown" } });
    await addNote(app, staff, { coverId: inNote });
    const { headers } = await loginAs(app, "writer", ["notes"]);
    const describe = (media_id: string | undefined) =>
      call("POST", "/api/editMedia", headers, { media_id, alt: { eng: "A picnic" } });
    expect([(await describe(inNews)).status, (await describe(inNote)).status]).toEqual([200, 200]);
    const replace = (media_id: string | undefined) =>
      call("POST", "/api/replaceMedia", headers, { media_id, public_id });
    expect([(await replace(inNews)).status, (await replace(inNote)).status]).toEqual([403, 200]);
    const { uses } = (await call("GET", `/api/getMedia?media_id=${inNews}`, headers)).body.media[0];
    expect(uses).toMatchObject([{ type: "news", title: { eng: "" } }]);
  });
});
