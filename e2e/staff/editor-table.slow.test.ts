import { expect, it } from "vitest";
import { publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("scrolls a wide table in the editor, never the screen around it", async () => {
  const cells = "<td>Wheelchairs</td>".repeat(8);
  const content = `<table><tbody><tr>${cells}</tr></tbody></table><p>after</p>`;
  const id = await publish(here.site, { eng: { header: "A wide table", content } });
  const page = await here.visit();
  await page.setViewportSize({ width: 360, height: 720 });
  await signIn(page);
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  const text = page.locator(".ProseMirror").filter({ has: page.locator("table") });
  await text.waitFor();
  expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
