import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { fourQuarters, quartersSeen } from "../../src/media/testing/quarters";
import { first, newsOfYear } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

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

async function newsForm(visit: Parameters<typeof here.visit>[0] = {}): Promise<Page> {
  const page = await here.visit(visit);
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  return page;
}

const QUARTERS = { name: "quarters.jpg", mimeType: "image/jpeg" };

/** The corners of the picture that an entry's form has as its cover, by their colours, and its size. */
async function coverSeen(page: Page) {
  const source = await cover(page).getByRole("img").getAttribute("src");
  return quartersSeen(await (await page.request.get(source?.replace("w=320", "w=1280") ?? "")).body());
}

const turnOrCrop = (page: Page) => page.getByRole("dialog", { name: "Turn or crop the picture" });

it("turns and crops a photo for its place by keys alone, and keeps one as it is by one press", async () => {
  const page = await newsForm({ keyboard: true });
  await chooseCover(page, { ...QUARTERS, buffer: await fourQuarters({ orientation: 6 }) });
  await page.getByText("This image is taller than recommended (4:3)").waitFor();
  const open = page.getByRole("button", { name: /^Turn or crop Cover/ });
  await open.click();
  await turnOrCrop(page).getByRole("img", { name: "What visitors will get" }).waitFor();
  // In a form the picture's own screen opens beside it.
  const sight = turnOrCrop(page).getByRole("link", { name: "Mark what stays in sight" });
  const marking = await here.visit();
  await signIn(marking);
  await marking.goto((await sight.getAttribute("href")) ?? "");
  await hasFocus(marking.getByRole("button", { name: /^The picture: press what matters most/ }));
  await page.keyboard.press("Enter"); // on what has the focus first: keep it as it is
  await turnOrCrop(page).waitFor({ state: "detached" });
  expect(await coverSeen(page)).toEqual({
    width: 800,
    height: 1200,
    corners: ["blue", "red", "white", "green"],
  });

  await open.click();
  await turnOrCrop(page).getByRole("button", { name: "Turn left" }).click();
  await turnOrCrop(page).getByLabel("4:3, which suits this place").check();
  await turnOrCrop(page).getByText("1067 × 800 pixels").waitFor();
  for (let press = 0; press < 11; press += 1)
    await turnOrCrop(page).getByRole("button", { name: "Size of the part: smaller" }).click();
  await turnOrCrop(page).getByText("480 × 360 pixels That is small.").waitFor();
  for (let press = 0; press < 2; press += 1)
    await turnOrCrop(page).getByRole("button", { name: "Size of the part: larger" }).click();
  await turnOrCrop(page)
    .getByRole("button", { name: /^The picture: press/ })
    .focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowLeft");
  await turnOrCrop(page).getByRole("button", { name: "Move the part up" }).click();
  await turnOrCrop(page).getByRole("button", { name: "Use this" }).click();
  await turnOrCrop(page).waitFor({ state: "detached" });
  await page.getByRole("status").getByText("The picture is changed.").waitFor({ state: "attached" });
  await expect.poll(() => coverSeen(page)).toMatchObject({ width: 587, height: 440 });
  expect((await coverSeen(page)).corners[0]).toBe("red");
  expect(await page.getByText("than recommended (4:3)").count()).toBe(0);
  await page.getByLabel("Header").first().fill("Turned");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/managenews/);
});

it("makes a new picture where another entry uses the one that is turned, and changes it everywhere in the library", async () => {
  const page = await newsForm();
  await openScreen(page, "/cms/media?q=quarters");
  await page.getByRole("link", { name: /quarters\.jpg/ }).click();
  await page.getByRole("button", { name: /^Turn or crop/ }).click();
  await turnOrCrop(page).getByText("It changes everywhere the picture is used.").waitFor();
  await turnOrCrop(page).getByRole("button", { name: "Turn right" }).click();
  await turnOrCrop(page).getByRole("button", { name: "Use this" }).click();
  await page.getByRole("status").getByText("The picture is changed everywhere").waitFor();
  await page.getByText("440 × 587 pixels").waitFor();
  await page.getByRole("heading", { name: "Earlier files" }).waitFor();

  await page.getByRole("link", { name: "Turned", exact: true }).click();
  await page.getByRole("button", { name: /^Turn or crop Cover/ }).click();
  await turnOrCrop(page).getByText("This picture is in use already").waitFor();
  await turnOrCrop(page).getByLabel("Square").check();
  await turnOrCrop(page).getByRole("button", { name: "Use this" }).click();
  await expect.poll(() => coverSeen(page)).toMatchObject({ width: 440, height: 440 });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/managenews/);
  await openScreen(page, "/cms/media?q=quarters");
  expect(await page.getByRole("link", { name: /quarters\.jpg/ }).count()).toBe(2);
});

it("describes a new picture with the form, keeps what is refused, and says other words where they are wanted", async () => {
  here.expectFault(/status of 400/);
  const page = await newsForm();
  await chooseCover(page, { ...QUARTERS, name: "asked.jpg", buffer: await fourQuarters() });
  const tra = cover(page).getByLabel("Description (Traditional Chinese)");
  await cover(page).getByLabel("Description (English)").fill("Four fields");
  await tra.fill("格".repeat(1001));
  await page.getByLabel("Header").first().fill("Asked");
  await page.keyboard.press("Control+s");
  await cover(page).locator(".field-error").waitFor();
  expect(await tra.inputValue()).toBe("格".repeat(1001));
  await tra.fill("四格");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/managenews/);
  await openScreen(page, "/cms/media?q=asked.jpg");
  await page.getByRole("link", { name: /asked\.jpg/ }).click();
  expect(await page.getByLabel("Description (English)").inputValue()).toBe("Four fields");
  expect(await page.getByLabel("Description (Traditional Chinese)").inputValue()).toBe("四格");

  // The entry says it otherwise, in its own form, and that is read out there.
  await page.getByRole("link", { name: "Asked", exact: true }).click();
  await cover(page).getByText("Described as: Four fields").waitFor();
  await cover(page).getByText("Other words here").click();
  await page.getByLabel("Description here (English)").fill("Fields of the picnic");
  await cover(page).getByText("Described here as: Fields of the picnic").waitFor();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("link", { name: "View it on the site" }).first().click();
  await page.getByRole("img", { name: "Fields of the picnic" }).first().waitFor();
});

it("asks for a photo's own words once in each language, wherever the languages show it", async () => {
  const page = await here.visit({ width: 1600 });
  await signIn(page);
  const { _id } = first((await newsOfYear(here.site, 2026)).filter(({ tra }) => tra.photoArray.length > 0));
  await openScreen(page, `/cms/EditNews?news_id=${_id}`);
  const part = page.getByRole("region", { name: "Traditional Chinese" });
  await part
    .getByText(/^Described as/)
    .first()
    .click();
  await part.getByText("Other words here").first().click();
  await part.getByLabel("Description here (Traditional Chinese)").first().waitFor();
  expect(await part.getByLabel("Description here (English)").count()).toBe(0);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});

it("puts a picture of the library into a text, described as there unless that is said otherwise", async () => {
  const page = await newsForm();
  await page.getByLabel("Header").first().fill("With a picture");
  const region = page.getByRole("region", { name: /^English/ });
  await region.getByRole("button", { name: "More tools" }).click();
  await region
    .getByRole("group", { name: "More tools" })
    .getByRole("button", { name: "Image", exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: "Add an image" });
  await dialog.getByRole("button", { name: /^Choose one that is here/ }).click();
  const picker = page.getByRole("dialog", { name: "Choose a picture that is here" });
  await picker.getByRole("searchbox").fill("asked.jpg");
  await picker.getByRole("button", { name: "Search", exact: true }).click();
  await picker.getByRole("button", { name: /Four fields/ }).click();
  await dialog.getByText("Described as: Four fields").waitFor();
  await dialog.getByText("Other words here").click();
  await dialog.getByLabel("Description here (English)").fill("Four fields, of which one is red");
  await dialog.getByRole("button", { name: "Add image" }).click();
  await region.getByRole("img", { name: "Four fields, of which one is red" }).waitFor();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/managenews/);
  await openScreen(page, "/cms/media?q=asked.jpg");
  await page
    .getByRole("link", { name: /[^n]asked\.jpg|^asked\.jpg/ })
    .first()
    .click();
  await page.getByRole("link", { name: "With a picture", exact: true }).waitFor();
});
