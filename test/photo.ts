import sharp from "sharp";
import type { TestApp } from "./app";

/** The bytes of a small real photo file. */
export async function photoBytes(width = 640, height = 480): Promise<Buffer<ArrayBuffer>> {
  const channels = 3;
  const pixels = Buffer.alloc(width * height * channels, 120);
  return Buffer.from(await sharp(pixels, { raw: { width, height, channels } }).jpeg().toBuffer());
}

/** Uploads a photo by the door that staff use; gives its id. */
export async function uploadPhoto(app: TestApp, headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.set("file", new File([await photoBytes()], "相片.jpg", { type: "image/jpeg" }));
  const answer = await app.call("POST", "/api/upload", { body: form, headers });
  const { public_id } = (await answer.json()) as { public_id: string };
  return public_id;
}
