import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { sessionCookie, staffCall, uploadPhoto } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { sidewaysOverflow, smallTargets } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { type SwitchUser, switchUser } from "../fixtures/switch";

const here = journey();

/** The router's complaint where the skip link leads to a part of the form's own screen. */
const SKIPPED = /use a blocker on a POP navigation/;

const picker = (page: Page) => page.getByRole("dialog", { name: "Choose a picture that is here" });
const crop = (page: Page) => page.getByRole("dialog", { name: "Turn or crop the picture" });
const choose = (page: Page) => page.getByRole("button", { name: "Choose one that is here Cover photo" });
const open = (page: Page) => page.getByRole("button", { name: /^Turn or crop Cover/ });

/** The form of a news item, at a site whose newest picture is small and described. */
async function newsForm(visit: Parameters<typeof here.visit>[0] = {}): Promise<Page> {
  const media_id = await uploadPhoto(here.site, await sessionCookie(here.site));
  await staffCall(here.site, "/api/editMedia", { media_id, alt: { eng: "A grey field" } });
  const page = await here.visit(visit);
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  return page;
}

/** Scans on to a button and presses it. */
async function press(user: SwitchUser, ...[target]: Parameters<SwitchUser["reach"]>): Promise<void> {
  await user.reach(target);
  await user.select();
}

it("somebody at one switch chooses a picture that is here, turns it and keeps a square of it", async () => {
  const page = await newsForm();
  here.expectFault(SKIPPED);
  const user = switchUser(page);
  await user.skip();
  await press(user, choose(page));
  await picker(page).locator(".media-card").first().waitFor();
  await press(user, picker(page).locator(".media-card").first());
  await picker(page).waitFor({ state: "detached" });
  await press(user, open(page));
  await crop(page).getByRole("img", { name: "What visitors will get" }).waitFor();
  await press(user, crop(page).getByRole("button", { name: "Turn left" }));
  const shapes = crop(page).getByRole("radio");
  await user.reach(shapes);
  while (!(await crop(page).getByLabel("Square").isChecked())) await user.nextChoice();
  await press(user, crop(page).getByRole("button", { name: "Move the part up" }));
  await press(user, crop(page).getByRole("button", { name: "Use this" }));
  await crop(page).waitFor({ state: "detached" });
  await page.getByRole("status").getByText("The picture is changed.").waitFor({ state: "attached" });
  const size = () =>
    page
      .getByRole("img", { name: "Cover photo: current image" })
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(size).toBe(1);
  process.stdout.write(`One switch: ${user.activations} activations to choose a picture and crop it.\n`);
  expect(user.activations).toBeLessThan(70);
});

it("somebody at one switch goes back from either without a choice, to where the scan was", async () => {
  const page = await newsForm();
  here.expectFault(SKIPPED);
  const user = switchUser(page);
  await user.skip();
  await press(user, choose(page));
  await picker(page).locator(".media-card").first().waitFor();
  await press(user, picker(page).getByRole("button", { name: "Cancel" }));
  await picker(page).waitFor({ state: "detached" });
  await expect.poll(() => choose(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

it("has targets of 48 pixels in the picker and in the crop on a phone, and nothing beyond its edge", async () => {
  const page = await newsForm({ width: 360, touch: true });
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    found[name] = [...(await smallTargets(page, "dialog[open]")), ...(await sidewaysOverflow(page))];
  };
  await choose(page).click();
  await picker(page).locator(".media-card").first().waitFor();
  await look("picker");
  await picker(page).locator(".media-card").first().click();
  await open(page).click();
  await crop(page).getByLabel("Any shape").check();
  await look("crop");
  expect(found).toEqual({ picker: [], crop: [] });
});
