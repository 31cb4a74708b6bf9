import { describe, expect, it } from "vitest";
import { ENGINES } from "../../../../test/app";
import { appTests } from "../../../../test/app-tests";
import { uploadPhoto } from "../../../../test/photo";
import { addNews, addNote } from "../../../../test/samples";
import type { Lang } from "../../../core/locale/lang";
import type { LibraryFile } from "../../../core/media/library-contract";
import { imagesInEntries } from "../../../core/media/shown-images.server";

describe.each(ENGINES)("what an entry says of a picture, on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = (path: string, json: object, method = "POST") =>
    app.call(method, path, { headers: staff, json });
  const usesOf = async (media_id: string) => {
    const answer = await app.call("GET", `/api/getMedia?media_id=${media_id}`, { headers: staff });
    return ((await answer.json()).media[0] as LibraryFile).uses;
  };

  it("goes before what the library says, there and in its languages alone", async () => {
    const media_id = await uploadPhoto(app, staff);
    await send("/api/editMedia", { media_id, alt: { eng: "A river", tra: "一條河" } });
    const add = (author: string) => addNote(app, staff, { coverId: media_id, eng: { author } });
    const [own, other] = [await add("Own words"), await add("Library words")];
    const describe = (id: string, alt: object) =>
      send("/api/describeMediaUse", {
        media_id,
        entry: { type: "notes", id },
        alt: { eng: "", tra: "", sim: "", ...alt },
      });
    const alts = async (lang: Lang) => {
      const entries = { type: "notes", entries: [own, other] };
      const imagesIn = await imagesInEntries(app.deps.db, entries, [media_id], lang);
      return entries.entries.map((id) => imagesIn(id).get(media_id)?.alt);
    };
    expect((await describe(own, { eng: "Ming, who swims in the river" })).status).toBe(200);
    expect(await alts("eng")).toEqual(["Ming, who swims in the river", "A river"]);
    // A language in which the entry says nothing has the library's words.
    expect(await alts("tra")).toEqual(["一條河", "一條河"]);
    expect((await usesOf(media_id)).map(({ id, own: said }) => [id, said?.eng]).sort()).toEqual(
      [[own, "Ming, who swims in the river"] as const, [other, undefined] as const].sort(),
    );
    // Also where it is decoration elsewhere.
    await send("/api/editMedia", { media_id, decorative: true });
    expect(await alts("eng")).toEqual(["Ming, who swims in the river", ""]);
    expect(await alts("tra")).toEqual(["Ming, who swims in the river", ""]);
    await describe(own, { eng: " " });
    expect(await alts("eng")).toEqual(["", ""]);
    const news_id = await addNews(app, staff);
    const refused = await send("/api/describeMediaUse", {
      ...{ media_id, entry: { type: "news", id: news_id } },
      alt: { eng: "It is not there", tra: "", sim: "" },
    });
    expect(refused.status).toBe(404);
  });
});
