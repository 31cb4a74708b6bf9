import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { photoBytes } from "../../test/photo";
import { charityItems } from "../fixtures/charity-items";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, signIn } from "../fixtures/staff";

const here = journey();

async function open(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** Holds the answers to uploads back; what it gives lets go of so many of them, all at once. */
async function heldUploads(page: Page): Promise<(count: number) => Promise<void>> {
  const held: Route[] = [];
  await intercept(page, "/api/upload", (route) => held.push(route));
  return async (count) => {
    await expect.poll(() => held.length).toBe(count);
    const answers = await Promise.all(
      held.splice(0).map(async (route) => ({ route, response: await route.fetch() })),
    );
    await Promise.all(answers.map(({ route, response }) => route.fulfill({ response })));
  };
}

const submit = (page: Page) => page.getByRole("button", { name: /^(Submit|Waiting)/ });

describe("uploads that arrive together", () => {
  it("all stay with a charity item", async () => {
    const page = await open("/cms/addcharityitem");
    const letGo = await heldUploads(page);
    await page.getByLabel("Name", { exact: true }).first().fill("All four");
    await choosePhotos(page.getByRole("button", { name: /^Choose an image: / }).first(), 4);
    await letGo(4);
    await page
      .getByRole("img", { name: /: current image$/ })
      .nth(3)
      .waitFor();
    await submit(page).click();
    await page.waitForURL("/cms/managecharityitems");
    const item = (await charityItems(here.site)).find(({ eng }) => eng.name === "All four");
    expect(item?.coverId.filter((id) => id !== null)).toHaveLength(4);
  });
});

it("files dropped on one place of a charity item fill the free ones after it, and what is left is said", async () => {
  const page = await open("/cms/addcharityitem");
  await choosePhotos(page.getByRole("button", { name: "Choose an image: Photo 3" }));
  await page.getByRole("img", { name: "Photo 3: current image" }).waitFor();
  const photo = (await photoBytes(640, 640)).toString("base64");
  await page.getByRole("button", { name: "Choose an image: Photo 2" }).evaluate((button, base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    for (const name of ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
      transfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
    button.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, photo);
  await page.getByText("No place was left for d.jpg.").waitFor();
  await page
    .getByRole("img", { name: /: current image$/ })
    .nth(3)
    .waitFor();
});
