import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { openApp, type TestApp, USERNAME } from "../../../test/app";
import { tiledHeic } from "../../media/testing/heic-files";
import { picture } from "../../media/testing/image-files";
import { pdfFile } from "../../media/testing/pdf-files";
import { MAX_UPLOAD } from "../../platform/http/input.server";
import { mediaContract } from "./contract";

function form(bytes: Uint8Array, name: string, type = ""): FormData {
  const data = new FormData();
  data.set("file", new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

function textForm(): FormData {
  const data = new FormData();
  data.set("file", "text");
  return data;
}

describe("uploads", () => {
  let app: TestApp;
  let session: Record<string, string>;
  beforeAll(async () => {
    app = await openApp();
    session = await app.login();
  });
  afterEach(() => expect(app.errors()).toEqual([]));
  afterAll(() => app.close());

  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.call("POST", "/api/upload", { body, headers: { ...session, ...headers } });
  const journal = () =>
    app.deps.db
      .selectFrom("journal")
      .selectAll()
      .where("feature", "=", "media")
      .orderBy("id", "desc")
      .execute();

  test("one that stops on its way gives its place to others", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const begun = Array.from({ length: 2 }, () => Promise.withResolvers<void>());
      const stalled = begun.map(({ resolve }) => {
        // The first piece is of a browser that has found the network; the second is awaited and never comes.
        const first = new TextEncoder().encode("--x");
        let pulls = 0;
        const pull = (pieces: ReadableStreamDefaultController<Uint8Array>) => {
          pulls += 1;
          if (pulls === 1) return pieces.enqueue(first);
          resolve();
          return new Promise<void>(() => {});
        };
        const body = new ReadableStream({ pull }, { highWaterMark: 0 });
        const headers = {
          "Content-Type": "multipart/form-data; boundary=x",
          "Content-Length": String(MAX_UPLOAD),
        };
        return send(body, headers);
      });
      await Promise.all(begun.map(({ promise }) => promise));
      const other = send(form(pdfFile(), "other.pdf"));
      await vi.advanceTimersByTimeAsync(15_000);
      expect((await Promise.all(stalled)).map(({ status }) => status)).toEqual([408, 408]);
      expect((await other).status).toBe(201);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a photo is stored, answered, journalled and served, whatever its name claims", async () => {
    const bytes = await picture(300, 200).png().toBuffer();
    const answer = await send(form(bytes, "步行.pdf", "application/pdf"));
    expect(answer.status).toBe(201);
    const uploaded = z.looseObject({ public_id: z.uuidv7() }).parse(await answer.json());
    expect(uploaded).toEqual({
      public_id: uploaded.public_id,
      original_filename: "步行.pdf",
      resource_type: "image",
      format: "png",
      bytes: bytes.length,
      width: 300,
      height: 200,
    });
    const [entry] = await journal();
    expect(entry).toMatchObject({ action: "upload", author: USERNAME, entity_id: uploaded.public_id });
    const image = await app.call("GET", `/media/${uploaded.public_id}?w=160`);
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ width: 160 });
  });

  test("a HEIC photo is stored as a JPEG, which visitors get in every size", async () => {
    const photo = tiledHeic({ columns: 2, rows: 2, width: 800, height: 600, turns: 3 });
    const answer = await send(form(photo, "IMG_0815.HEIC", "image/heic"));
    expect(answer.status).toBe(201);
    const uploaded = z.looseObject({ public_id: z.uuidv7() }).parse(await answer.json());
    expect(uploaded).toMatchObject({
      original_filename: "IMG_0815.HEIC",
      resource_type: "image",
      format: "jpg",
      width: 600,
      height: 800,
    });
    const image = await app.call("GET", `/media/${uploaded.public_id}?w=320`, {
      headers: { Accept: "image/*" },
    });
    expect(image.headers.get("content-type")).toBe("image/jpeg");
    const shown = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect(shown).toMatchObject({ format: "jpeg", width: 320, height: 427 });
  });

  test("a PDF is stored", async () => {
    const answer = await send(form(pdfFile(), "form.pdf"));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ resource_type: "raw", format: "pdf" });
  });

  test("a refusal is put in the reader's language and leaves no trace", async () => {
    const before = await journal();
    const gif = form(Buffer.from("GIF89a........."), "a.png", "image/png");
    const answer = await send(gif, { Cookie: `${session.Cookie}; lang=tra` });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("不接受 GIF 檔案") });
    expect(await journal()).toEqual(before);
  });

  test.each([
    ["no file", () => new FormData()],
    ["a text", textForm],
    ["an empty file", () => form(new Uint8Array(), "a.png")],
  ])("%s is a 400 that names the field", async (_, body) => {
    const answer = await send(body());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: "file", message: "Choose a file to upload." }],
    });
  });

  test("a body that is no form is a 415, a torn one a 400", async () => {
    expect((await send("{}", { "Content-Type": "application/json" })).status).toBe(415);
    const torn = await send("--x\r\ntorn", { "Content-Type": "multipart/form-data; boundary=x" });
    expect(torn.status).toBe(400);
  });

  test("visitors cannot upload", async () => {
    expect((await send(form(pdfFile(), "a.pdf"), { Cookie: "" })).status).toBe(401);
  });
});

test("the upload's schema can be shown on the API page", () => {
  const shown = z.toJSONSchema(mediaContract.upload.input, { io: "input" });
  expect(shown).toMatchObject({ properties: { file: { type: "string", format: "binary" } } });
});
