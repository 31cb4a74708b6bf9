import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { mountFeatures } from "../../core/api/mount.server";
import { problemAnswer } from "../../core/api/problem-answer.server";
import type { Deps } from "../../core/deps.server";
import { picture } from "../../core/media/testing/image-files";
import { pdfFile } from "../../core/media/testing/pdf-files";
import { testStore } from "../../core/media/testing/test-store";
import { mediaFeature } from "./api.server";

/** The upload call over an empty store; `May` is signed in where `Cookie` says so. */
async function uploads() {
  const store = await testStore();
  const log = pino({ level: "silent" });
  const session = { user: { id: "1", username: "may", name: "May" }, session: { id: "s" } };
  const auth = { api: { getSession: async () => session } };
  const config = { publicUrl: "http://localhost" };
  const app = new Hono().route(
    "/",
    mountFeatures([mediaFeature], { ...store, log, auth, config } as unknown as Deps),
  );
  app.onError((error, context) => problemAnswer(error, context.req.raw, "1", log));
  const send = (body: FormData | string, headers: Record<string, string> = {}) =>
    app.request("http://localhost/api/upload", {
      method: "POST",
      body,
      headers: { Cookie: "kapok.session_token=1", ...headers },
    });
  return { ...store, send };
}

function form(bytes: Uint8Array<ArrayBuffer>, name: string, type = ""): FormData {
  const data = new FormData();
  data.set("file", new File([bytes], name, { type }));
  return data;
}

const journal = (db: Deps["db"]) => db.selectFrom("journal").selectAll().execute();

test("a photo is kept, answered and written to the journal, whatever its name claims", async () => {
  const { db, send } = await uploads();
  const bytes = new Uint8Array(await picture(300, 200).png().toBuffer());
  const answer = await send(form(bytes, "步行.pdf", "application/pdf"));
  expect(answer.status).toBe(201);
  const uploaded = await answer.json();
  expect(uploaded).toEqual({
    public_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    original_filename: "步行.pdf",
    resource_type: "image",
    format: "png",
    bytes: bytes.length,
    width: 300,
    height: 200,
  });
  const [entry, ...others] = await journal(db);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    feature: "media",
    action: "upload",
    author: "may",
    entity_id: uploaded.public_id,
  });
});

test("a PDF is kept", async () => {
  const { send } = await uploads();
  const answer = await send(form(new Uint8Array(pdfFile()), "form.pdf"));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ resource_type: "raw", format: "pdf" });
});

test("a refusal is put in the reader's language and leaves no trace", async () => {
  const { db, send } = await uploads();
  const answer = await send(form(new Uint8Array(Buffer.from("GIF89a.........")), "a.png", "image/png"), {
    Cookie: "kapok.session_token=1; lang=tra",
  });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("不接受 GIF 檔案") });
  expect(await journal(db)).toEqual([]);
});

test.each([
  ["no file", () => new FormData()],
  [
    "a text",
    () => {
      const data = new FormData();
      data.set("file", "text");
      return data;
    },
  ],
  ["an empty file", () => form(new Uint8Array(), "a.png")],
])("%s is a 400 that names the field", async (_, body) => {
  const { send } = await uploads();
  const answer = await send(body());
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ path: "file", message: "Choose a file to upload." }],
  });
});

test("a body that is no form is a 415, a torn one a 400", async () => {
  const { send } = await uploads();
  expect((await send("{}", { "Content-Type": "application/json" })).status).toBe(415);
  expect((await send("--x\r\ntorn", { "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(400);
});

test("visitors cannot upload", async () => {
  const { send } = await uploads();
  expect((await send(form(new Uint8Array(pdfFile()), "a.pdf"), { Cookie: "" })).status).toBe(401);
});
