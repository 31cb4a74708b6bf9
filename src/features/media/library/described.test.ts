import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { uploadPdf } from "../../../../test/pdf";
import { uploadPhoto } from "../../../../test/photo";

describe("what is said of pictures", () => {
  const { app, staff } = appTests();
  const ask = (ids: readonly string[], headers = staff) =>
    app.call("GET", `/api/describedMedia?${new URLSearchParams({ media_ids: ids.join(",") })}`, { headers });

  it("is returned for all requested pictures, and nothing else", async () => {
    const [said, unsaid, decorative] = [
      await uploadPhoto(app, staff),
      await uploadPhoto(app, staff),
      await uploadPhoto(app, staff),
    ];
    const edit = (json: object) => app.call("POST", "/api/editMedia", { headers: staff, json });
    await edit({ media_id: said, alt: { eng: "A picnic", tra: "野餐" } });
    await edit({ media_id: decorative, decorative: true });
    const answer = await ask([said, unsaid, decorative, await uploadPdf(app, staff), "nothing"]);
    const { media } = (await answer.json()) as { media: { _id: string }[] };
    const none = { eng: "", tra: "", sim: "" };
    const of = (_id: string, parts: object) => ({
      _id,
      originalFilename: "相片.jpg",
      decorative: false,
      ...parts,
    });
    expect(media).toHaveLength(3);
    expect(media).toEqual(
      expect.arrayContaining([
        of(said, { alt: { ...none, eng: "A picnic", tra: "野餐" } }),
        of(unsaid, { alt: none }),
        of(decorative, { alt: none, decorative: true }),
      ]),
    );
  });

  it("is returned for a hundred at most, and for staff alone", async () => {
    const ids = Array.from({ length: 101 }, (_, at) => `id-${at}`);
    expect((await ask(ids)).status).toBe(400);
    expect((await ask(ids.slice(1))).status).toBe(200);
    expect((await ask(["a"], {})).status).toBe(401);
  });
});
