import type { Page } from "playwright-core";

type Kind = "Document" | "Stylesheet" | "Image" | "Font" | "Script" | "Other";

/** Bytes on the wire, headers and all, as the browser received them. */
export interface Weight {
  bytes: Record<Kind, number>;
  total: number;
}

const KINDS: readonly string[] = ["Document", "Stylesheet", "Image", "Font", "Script"];
const isKind = (type: string): type is Kind => KINDS.includes(type);

/** Opens `path` with an empty cache, reads it to its end, waits `until` it is done, and weighs all that came. */
export async function weigh(page: Page, path: string, until?: (page: Page) => unknown): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const bytes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Image: 0, Font: 0, Script: 0, Other: 0 };
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other" }) => {
    kinds.set(requestId, isKind(type) ? type : "Other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await readToTheEnd(page);
  await until?.(page);
  await session.detach();
  return { bytes, total: Object.values(bytes).reduce((sum, each) => sum + each, 0) };
}

/** Scrolls to the end and waits for every picture on the way: they come when they are nearly in sight. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((number) => scrollTo({ top: number * innerHeight, behavior: "instant" }), screen);
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const inSight = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return image.complete || !inSight || !image.checkVisibility();
      }),
    );
  }
}
