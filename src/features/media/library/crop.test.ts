import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { uploadPdf } from "../../../../test/pdf";
import { fourQuarters, quartersSeen } from "../../../media/testing/quarters";
import type { UploadedFile } from "../../../media/uploaded-file";

const [WIDTH, HEIGHT] = [1200, 800];

describe("cropping", () => {
  const { app, staff } = appTests();

  const upload = async (image: Buffer): Promise<string> => {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(image)]), "quarters.jpg");
    const answer = await app.call("POST", "/api/upload", { body, headers: staff });
    return ((await answer.json()) as UploadedFile).public_id;
  };
  const crop = (json: object) => app.call("POST", "/api/cropMedia", { headers: staff, json });
  const cropped = async (json: object) => {
    const answer = await crop(json);
    expect(answer.status).toBe(201);
    return (await answer.json()) as UploadedFile;
  };
  const seen = async ({ public_id }: UploadedFile) => {
    const answer = await app.call("GET", `/media/${public_id}?w=640`);
    return (await quartersSeen(await answer.arrayBuffer())).corners;
  };
  const refusedAt = async (json: object) => {
    const answer = await crop(json);
    return [answer.status, (await answer.json()).errors?.map(({ path }: { path: string }) => path)];
  };

  it("turns a picture and takes a part of what is upright then, of the bytes that came", async () => {
    const media_id = await upload(await fourQuarters());
    const turned = await cropped({ media_id, turns: 1 });
    expect(turned).toMatchObject({
      original_filename: "quarters.jpg",
      width: HEIGHT,
      height: WIDTH,
      format: "jpg",
    });
    expect(await seen(turned)).toEqual(["blue", "red", "white", "green"]);
    const half = await cropped({ media_id, turns: 3, part: { x: 0, y: 0, width: 1, height: 0.5 } });
    expect(half).toMatchObject({ width: HEIGHT, height: WIDTH / 2 });
    expect(await seen(half)).toEqual(["green", "white", "green", "white"]);
    const third = await cropped({ media_id, part: { x: 2 / 3, y: 0, width: 1 / 3, height: 0.5 } });
    expect(third).toMatchObject({ width: 400, height: 400 });
    expect(await seen(third)).toEqual(["green", "green", "green", "green"]);
  });

  it("counts from what people see, however the camera was held, and keeps what is transparent", async () => {
    const sideways = await cropped({
      media_id: await upload(await fourQuarters({ orientation: 6 })),
      part: { x: 0, y: 0, width: 1, height: 0.5 },
    });
    expect(sideways).toMatchObject({ width: HEIGHT, height: WIDTH / 2 });
    expect(await seen(sideways)).toEqual(["blue", "red", "blue", "red"]);
    const clear = await cropped({ media_id: await upload(await fourQuarters({ alpha: 0.5 })), turns: 2 });
    expect(clear).toMatchObject({ format: "png", width: WIDTH });
    expect(await seen(clear)).toEqual(["white", "blue", "green", "red"]);
  });

  it("says of the new picture what is said of the first, which stays, and takes its place as an upload does", async () => {
    const media_id = await upload(await fourQuarters());
    const said = { alt: { eng: "Four fields", tra: "四格", sim: "" }, decorative: false };
    await app.call("POST", "/api/editMedia", {
      headers: staff,
      json: { media_id, ...said, focus: { x: 0, y: 0 } },
    });
    const { public_id } = await cropped({ media_id, turns: 1 });
    const one = async (id: string) =>
      (await (await app.call("GET", `/api/getMedia?media_id=${id}`, { headers: staff })).json()).media[0];
    expect(await one(public_id)).toMatchObject({ ...said, version: 1, uses: [] });
    expect(await one(public_id)).not.toHaveProperty("focus");
    expect(await one(media_id)).toMatchObject({ width: WIDTH, version: 1 });
    await app.call("POST", "/api/replaceMedia", { headers: staff, json: { media_id, public_id } });
    expect(await one(media_id)).toMatchObject({
      ...said,
      width: HEIGHT,
      version: 2,
      versions: [{ width: WIDTH }],
    });
  });

  it("refuses what is no picture, is not here, or reaches out of the picture", async () => {
    const media_id = await upload(await fourQuarters());
    expect(await refusedAt({ media_id: await uploadPdf(app, staff) })).toEqual([400, ["media_id"]]);
    expect((await crop({ media_id: "nobody" })).status).toBe(404);
    expect(await refusedAt({ media_id, turns: 4 })).toEqual([400, ["turns"]]);
    const part = { x: 0.5, y: 0, width: 0.6, height: 1 };
    expect(await refusedAt({ media_id, part })).toEqual([400, ["part.width"]]);
    expect(await refusedAt({ media_id, part: { ...part, width: 0.5, y: 0.2 } })).toEqual([
      400,
      ["part.height"],
    ]);
    expect(await refusedAt({ media_id, part: { ...part, width: 0 } })).toEqual([400, ["part.width"]]);
  });
});
