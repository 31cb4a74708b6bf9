import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { openS3Server, type S3Server } from "../../../test/s3-server";
import { picture } from "../../media/testing/image-files";
import { pdfFile } from "../../media/testing/pdf-files";

describe("a site with its media in a bucket", () => {
  let server: S3Server;
  let app: TestApp;
  let session: Record<string, string>;
  beforeAll(async () => {
    server = await openS3Server();
    app = await openApp("sqlite", { ...server.settings, LOG_LEVEL: "silent" });
    session = await app.login();
  });
  afterEach(() => expect(app.errors()).toEqual([]));
  afterAll(async () => {
    await app.close();
    await server.remove();
  });

  const send = (bytes: Uint8Array, name: string) => {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(bytes)], name));
    return app.call("POST", "/api/upload", { body, headers: session });
  };
  const upload = async (bytes: Uint8Array, name: string): Promise<string> =>
    (await (await send(bytes, name)).json()).public_id;
  const photo = () => picture(400, 300).jpeg().toBuffer();
  const ofId = (id: string) => server.keys().filter((key) => key.startsWith(id));

  test("keeps and serves a photo in its sizes", async () => {
    const id = await upload(await photo(), "步行.jpg");
    const headers = { Accept: "image/avif,image/webp" };
    const image = await app.call("GET", `/media/${id}?w=320`, { headers });
    expect(image.headers.get("content-type")).toBe("image/avif");
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ width: 320 });
    await app.deps.media.settled();
    expect(ofId(id)).toEqual(
      ["160.avif", "160.jpg", "160.webp", "320.avif", "320.jpg", "320.webp", "640.avif", "640.jpg"]
        .concat("640.webp", "original")
        .map((name) => `${id}/${name}`),
    );
  });

  test("serves a PDF whole and in ranges, and fetches only the range from the bucket", async () => {
    const id = await upload(pdfFile(), "表格.pdf");
    const whole = await app.call("GET", `/media/${id}/a.pdf`);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdfFile());
    const part = await app.call("GET", `/media/${id}/a.pdf`, { headers: { Range: "bytes=0-3" } });
    expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
    expect(server.requests.at(-1)).toBe(`GET /kapok-media/${id}/original bytes=0-3`);
    expect((await app.call("HEAD", `/media/${id}/a.pdf`)).status).toBe(200);
  });

  test("takes out of the bucket what could not be registered", async () => {
    const before = server.keys();
    const { db } = app.deps;
    const taken = await app.deps.media.take({ bytes: pdfFile(), filename: "a.pdf", uploadedBy: "mei" });
    expect(ofId(taken.id)).toHaveLength(1);
    await app.deps.media.discard(taken);
    expect(server.keys()).toEqual(before);
    expect(await db.selectFrom("journal").select("id").where("entity_id", "=", taken.id).execute()).toEqual(
      [],
    );
  });

  test("says so while the bucket is away, goes on with what needs none, and recovers by itself", async () => {
    const image = await upload(await photo(), "a.jpg");
    const pdf = await upload(pdfFile(), "a.pdf");
    await app.deps.media.settled();
    expect(await (await app.call("GET", "/readyz")).json()).toMatchObject({ status: "ready", media: true });

    await server.stop();
    for (const answer of [
      await send(await photo(), "b.jpg"),
      await app.call("GET", `/media/${image}?w=160`),
      await app.call("GET", `/media/${pdf}/a.pdf`),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await answer.json()).message).toContain("Files cannot be stored or read");
    }
    const ready = await app.call("GET", "/readyz");
    expect([ready.status, await ready.json()]).toEqual([
      503,
      {
        message: expect.stringMatching(/^The site is not ready/),
        requestId: expect.any(String),
        status: "not ready",
        database: true,
        migrations: true,
        media: false,
        disk: true,
      },
    ]);
    expect((await app.call("GET", "/api/newsByCat?cat=all")).status).toBe(200);

    await server.start();
    expect((await app.call("GET", `/media/${image}?w=160`)).status).toBe(200);
    expect((await app.call("GET", "/readyz")).status).toBe(200);
    expect((await send(await photo(), "b.jpg")).status).toBe(201);
  });
});
