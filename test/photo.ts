import sharp from "sharp";
import type { TestApp } from "./app";

/** The bytes of a small real photo file. */
export async function photoBytes(width = 640, height = 480): Promise<Buffer<ArrayBuffer>> {
  const channels = 3;
  const pixels = Buffer.alloc(width * height * channels, 120);
  return Buffer.from(await sharp(pixels, { raw: { width, height, channels } }).jpeg().toBuffer());
}

/** A form as staff send it, with a small photo of a Chinese name; those of other heights show something else. */
export async function photoForm(height?: number): Promise<FormData> {
  const form = new FormData();
  form.set("file", new File([await photoBytes(640, height)], "相片.jpg", { type: "image/jpeg" }));
  return form;
}

/** Uploads a photo by the door that staff use; gives its id. */
export async function uploadPhoto(
  app: TestApp,
  headers: Record<string, string>,
  height?: number,
): Promise<string> {
  const answer = await app.call("POST", "/api/upload", { body: await photoForm(height), headers });
  const { public_id } = (await answer.json()) as { public_id: string };
  return public_id;
}
