import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { photoBytes } from "../../../../test/photo";
import { addNews } from "../../../../test/samples";
import type { LibraryFile } from "../../../media/library-contract";

describe("the order of the library", () => {
  const { app, staff } = appTests();

  const upload = async (name: string, width: number): Promise<string> => {
    const body = new FormData();
    body.set("file", new File([await photoBytes(width, 480)], name, { type: "image/jpeg" }));
    const answer = await app.call("POST", "/api/upload", { body, headers: staff });
    return ((await answer.json()) as { public_id: string }).public_id;
  };
  const names = async (query: Record<string, string>) => {
    const answer = await app.call("GET", `/api/media?${new URLSearchParams(query)}`, {
      headers: { ...staff, Cookie: `${staff.Cookie}; lang=${query.lang ?? "eng"}` },
    });
    expect(answer.status).toBe(200);
    const { media } = (await answer.json()) as { media: LibraryFile[] };
    return media.map(({ originalFilename }) => originalFilename);
  };

  it("is by name as its readers look names up, by size or by day, and else what came last", async () => {
    const used = await upload("木棉.jpg", 1280);
    await upload("b.jpg", 640);
    await upload("A.jpg", 960);
    await upload("上環.jpg", 320);
    expect(await names({})).toEqual(["上環.jpg", "A.jpg", "b.jpg", "木棉.jpg"]);
    expect(await names({ sort: "date" })).toEqual(["木棉.jpg", "b.jpg", "A.jpg", "上環.jpg"]);
    expect(await names({ sort: "-size" })).toEqual(["木棉.jpg", "A.jpg", "b.jpg", "上環.jpg"]);
    const strokes = ["A.jpg", "b.jpg", "上環.jpg", "木棉.jpg"];
    expect(await names({ sort: "name", lang: "tra" })).toEqual(strokes);
    expect(await names({ sort: "-name", lang: "tra" })).toEqual(strokes.toReversed());
    const sounds = ["A.jpg", "b.jpg", "木棉.jpg", "上環.jpg"]; // mù before shàng
    expect(await names({ sort: "name", lang: "sim" })).toEqual(sounds);

    await addNews(app, staff, { coverId: used, eng: { header: "Walk" } });
    expect(await names({ alt: "missing" })).toEqual(["木棉.jpg", "上環.jpg", "A.jpg", "b.jpg"]);
  });
});
