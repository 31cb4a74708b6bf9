import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { photoBytes } from "../../test/photo";
import { type Findings, look } from "../fixtures/axe";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

const here = journey();

/** The picture of a file on its screen, as the server has it now. */
const width = (page: Page) =>
  page.locator(".media-file-picture").evaluate((image: HTMLImageElement) => image.getAttribute("width"));

it("staff upload pictures, describe one, find it by what it shows, replace it, and go back", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/media");
  await choosePhotos(page.getByRole("button", { name: "Upload pictures" }), 2);
  await page.getByRole("link", { name: /photo-1\.jpg/ }).waitFor();
  await page.getByRole("link", { name: /photo-0\.jpg/ }).click();
  await page.getByRole("heading", { name: "photo-0.jpg", level: 1 }).waitFor();
  await page.getByText("It is not used anywhere at the moment.").waitFor();
  await page.getByLabel("Description (English)").fill("Two friends by the harbour");
  await page.getByLabel("Description (Traditional Chinese)").fill("兩位朋友在海旁");
  await page.getByRole("button", { name: /^The picture: press/ }).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Move the mark down" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Picture saved").waitFor();

  const file = page.url();
  await page.getByRole("link", { name: "All pictures and PDFs" }).click();
  await page.getByRole("searchbox").fill("两位朋友");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("status").getByText("Found: 1").waitFor();
  await page.goto(file);
  await page.getByText("The mark is 10% from the left and 10% from the top.").waitFor();
  expect(await width(page)).toBe("640");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Replace the file" }).click(),
  ]);
  await chooser.setFiles({ name: "new.png", mimeType: "image/jpeg", buffer: await photoBytes(800, 600) });
  await page.getByRole("status").getByText("The file is replaced everywhere").waitFor();
  await page.getByRole("heading", { name: "new.png", level: 1 }).waitFor();
  expect(await width(page)).toBe("800");
  expect(await page.locator(".media-file-picture").getAttribute("src")).toContain("&v=2");
  expect(await page.getByLabel("Description (English)").inputValue()).toBe("Two friends by the harbour");
  await page.getByRole("button", { name: "Use this one again photo-0.jpg" }).click();
  await page.getByRole("heading", { name: "photo-0.jpg", level: 1 }).waitFor();
});

it("somebody without a mouse puts a picture that is there into an entry, and says what it shows", async () => {
  const page = await here.visit({ keyboard: true });
  await signIn(page);
  await openScreen(page, "/cms/newappreciation");
  await page.getByLabel("Author").first().fill("Mei");
  await page.getByRole("button", { name: "Choose one that is here Cover photo" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture that is here" });
  await dialog.getByRole("searchbox").fill("photo-1");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await dialog.getByRole("status").getByText("Found: 1").waitFor();
  await dialog.getByRole("button", { name: /photo-1\.jpg/ }).click();
  await page.getByRole("img", { name: "Cover photo: current image" }).waitFor();
  await page.getByLabel("Description (English)").fill("A boat");
  // What this note says of the picture goes before what the library says of it.
  await page.locator("summary", { hasText: "Other words here" }).press("Enter");
  await page.getByLabel("Description here (English)").fill("The boat on which Mei grew up");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/managenotes|manageappreciation/);
  await openScreen(page, "/cms/media?q=A+boat");
  await page.getByRole("link", { name: /photo-1\.jpg/ }).click();
  await page.getByText("It has a description of its own here.").waitFor();
  const about = await page.request.get("/eng/about");
  expect(await about.text()).toContain('alt="The boat on which Mei grew up"');
  await page.getByRole("link", { name: "Mei", exact: true }).click();
  await page.waitForURL(/note_id=/);
});

it("is fit for everybody on the screen of a file, and where one is chosen", {
  timeout: 120_000,
}, async () => {
  const page = await here.visit({ width: 360 });
  const found: Findings = {};
  await signIn(page);
  for (const show of ["pdf", "image"]) {
    await openScreen(page, `/cms/media?show=${show}`);
    await page.locator(".media-card, .entry-table-link").first().click();
    await page.getByRole("heading", { name: "Where it is used" }).waitFor();
    await look(page, found, show);
    await validatePage(page, found, show);
  }
  await page.getByRole("button", { name: /^Turn or crop/ }).click();
  await page.getByLabel("Any shape").check();
  await look(page, found, "crop");
  await validatePage(page, found, "crop");
  await page.getByRole("button", { name: "Mark what stays in sight" }).click();
  await hasFocus(page.getByRole("button", { name: /^The picture: press what matters most/ }));
  await openScreen(page, "/cms/media");
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith("/api/upload") && answer.status() === 201),
    choosePhotos(page.getByRole("button", { name: "Upload pictures" })),
  ]);
  await openScreen(page, "/cms/newappreciation");
  await page.getByRole("button", { name: "Choose one that is here Cover photo" }).click();
  await page.locator(".media-dialog .media-card").first().waitFor();
  await look(page, found, "picker");
  await page.locator(".media-dialog .media-card", { hasText: "no description yet" }).first().click();
  await page.getByRole("group", { name: /^What does this picture show/ }).waitFor();
  await look(page, found, "described");
  expect(found).toEqual({});
});
