import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tiledHeic } from "../../src/core/media/testing/heic-files";
import { journey } from "../fixtures/journey";
import { openScreen, signIn } from "../fixtures/staff";

const here = journey();

const cover = (page: Page) => page.getByRole("group", { name: /^Cover/ });

/** Chooses a file as the cover. */
async function chooseCover(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const button = cover(page).getByRole("button", { name: /^(Choose an image|Replace):/ });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles(file);
}

async function newsForm(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  return page;
}

it("takes a HEIC photo of a phone, which the browser then shows", async () => {
  const page = await newsForm();
  const buffer = tiledHeic({ columns: 2, rows: 2, width: 1000, height: 800, turns: 3 });
  await chooseCover(page, { name: "IMG_0815.HEIC", mimeType: "image/heic", buffer });
  const preview = cover(page).getByRole("img");
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([320, 400]);
});
