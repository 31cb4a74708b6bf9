import jsqr from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { fpsPicture, fpsText } from "./fps.server";

const payload = fpsText({ id: "1234567", reference: "" }, 50_000);

it.each([
  ["eng", "HK$500", "Kapok SMA Association", "FPS ID: 1234567"],
  ["tra", "HK$1,000,000", "木棉脊髓肌肉萎縮症協會", "轉數快識別碼：1234567"],
  ["sim", "", "A Very Long Registered Name of a Charity in Hong Kong Limited", "转数快识别码：1234567"],
] as const)(
  "a picture to save in %s is read as its code, and has words below it",
  async (lang, amount, payee, account) => {
    const picture = await fpsPicture(payload, { amount, payee, account, lang });
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(payload);
    expect(info.height).toBeGreaterThan(info.width + 40);
    // Nothing reaches the edge.
    const { dominant } = await sharp(picture)
      .extract({ left: info.width - 20, top: 0, width: 20, height: info.height })
      .stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  },
);
