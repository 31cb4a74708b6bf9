import jsqr from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { siteConfig } from "../../../charity/site.config";
import { withOwnDrawings } from "../../../media/drawn-photo.server";
import { drawQrCode, fpsPayload, fpsView, qrCodePng } from "./fps.server";

const PAYLOADS = [undefined, "200", "500", "1000", "88.50"].map((amount) =>
  fpsPayload({ payee: { id: "123456789" }, ...(amount && { amount }) }),
);

/** Reads a picture as a payer's app would. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each(PAYLOADS)("the picture to save says %s", async (payload) => {
  const png = await qrCodePng(payload);
  expect(await read(png)).toBe(payload);
  const { width = 0, format } = await sharp(png).metadata();
  expect(format).toBe("png");
  expect(width).toBeGreaterThan(400);
});

it.each(PAYLOADS)("the drawing says %s, with its white edge", async (payload) => {
  const { side, path } = drawQrCode(payload);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  expect(await withOwnDrawings(() => read(Buffer.from(svg)))).toBe(payload);
  const columns = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, , run]) => [
    Number(x),
    Number(x) + Number(run),
  ]);
  expect(Math.min(...columns.flat())).toBe(4);
  expect(Math.max(...columns.flat())).toBe(side - 4);
});

it("draws nothing whose check is wrong", async () => {
  const [payload = ""] = PAYLOADS;
  const broken = payload.replace("123456789", "123456780");
  expect(() => drawQrCode(broken)).toThrow();
  expect(() => qrCodePng(broken)).toThrow();
});

it("is for any amount that the page takes, as people write it, or for one that the payer chooses", () => {
  const view = (query: string, id = "1234567", isDemo = false) =>
    fpsView({ ...siteConfig, fps: { id, reference: "" } }, new URLSearchParams(query), isDemo);
  expect(view("amount=500")?.amountCents).toBe(50_000);
  expect(view("amount=HK$1,234.5")?.amountCents).toBe(123_450);
  for (const query of ["", "amount=0", "amount=5e2", "amount=constructor"]) {
    expect(view(query)).toMatchObject({ amountCents: undefined, id: "1234567" });
  }
  expect(view("amount=500", "")).toBeNull();
  expect(view("amount=500", "", true)).toMatchObject({ amountCents: 50_000, code: null });
});
