import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { photoBytes } from "../../test/photo";
import { type Findings, look } from "../fixtures/axe";
import { enterAs } from "../fixtures/colleague";
import { newsTitled, publish } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";
import { told } from "../fixtures/staff-messages";

const here = journey();

const select = (page: Page, name: string) => page.getByLabel(`Select ${name}`, { exact: true }).check();
const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const isThere = async (header: string) => (await newsTitled(here.site, header)) !== undefined;

/** News that visitors read, by their headers. */
async function publishAll(...headers: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const header of headers) ids.push(await publish(here.site, { coverId: null, eng: { header } }));
  return ids;
}

async function newsList(page: Page, q: string): Promise<void> {
  await openScreen(page, `/cms/managenews?q=${q}`);
}

describe("several rows of a list", () => {
  it("are taken down, published and moved to the trash after one question, with an Undo", async () => {
    await publishAll("Zigzag one", "Zigzag two");
    const page = await here.visit();
    const found: Findings = {};
    await signIn(page);
    await newsList(page, "zigzag");
    await page.getByLabel("Select all on this page").check();
    await press(page, "Take down");
    const dialog = page.getByRole("dialog", { name: "Take 2 entries off the site?" });
    await dialog.getByText("Zigzag two").waitFor();
    await look(page, found, "the question");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await hasFocus(page.getByRole("main").getByRole("button", { name: "Take down", exact: true }));
    await told(page, "Selected: 2");
    await press(page, "Take down");
    await dialog.getByRole("button", { name: "Take down" }).click();
    await told(page, "2 taken down");
    expect(await isThere("Zigzag one")).toBe(false);
    await hasFocus(page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await told(page, "2 brought back");
    expect([await isThere("Zigzag one"), await isThere("Zigzag two")]).toEqual([true, true]);
    await page.getByLabel("Select all on this page").check();
    await press(page, "Take down");
    await dialog.getByRole("button", { name: "Take down" }).click();
    await told(page, "2 taken down");

    await select(page, "Zigzag one");
    await press(page, "Publish");
    await page
      .getByRole("dialog", { name: "Publish 1 entry?" })
      .getByRole("button", { name: "Publish" })
      .click();
    await told(page, "1 published");
    expect(await isThere("Zigzag one")).toBe(true);

    await page.getByLabel("Select all on this page").check();
    await press(page, "Move to the trash");
    const trashing = page.getByRole("dialog", { name: "Move 2 entries to the trash?" });
    await trashing.getByRole("button", { name: "Move to the trash" }).click();
    await told(page, "2 moved to the trash");
    await page.getByText("Nothing found.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await told(page, "2 brought back");
    await page.getByRole("link", { name: "Edit: Zigzag two" }).waitFor();
    expect(await isThere("Zigzag one")).toBe(true);
    expect(found).toEqual({});
  });

  it("stay selected where they are refused, and are named with the reason", async () => {
    const [gone = ""] = await publishAll("Refused one", "Refused two");
    const page = await here.visit();
    await signIn(page);
    await newsList(page, "refused");
    await page.getByLabel("Select all on this page").check();
    await page.request.delete(`/api/content/news/${gone}`, { data: {} });
    await publishAll("Refused three");
    here.expectFault(/status of 404/);
    await press(page, "Move to the trash");
    await page.getByRole("dialog").getByRole("button", { name: "Move to the trash" }).click();
    const refusal = page.getByRole("alert");
    await refusal.getByText("1 moved to the trash; 1 could not be:").waitFor();
    await hasFocus(refusal);
    await refusal.getByText("Refused one", { exact: true }).waitFor();
    const found: Findings = {};
    await look(page, found, "a refusal");
    expect(found).toEqual({});
    // What was there is not: its row is gone, and nothing else is selected.
    await page.getByRole("link", { name: "Edit: Refused three" }).waitFor();
    expect(await page.getByRole("link", { name: "Edit: Refused one" }).count()).toBe(0);
    await refusal.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Edit: Refused two" }).waitFor();
    expect(await refusal.count()).toBe(0);
  });

  it("are sent for approval by a writer who may not publish, and stay for an administrator to take down", async () => {
    await publishAll("Read by visitors");
    const administrator = await here.visit();
    await signIn(administrator);
    const writer = await here.visit();
    await enterAs(writer, "writer", administrator);
    await openScreen(administrator, "/cms/staff");
    await administrator.getByRole("checkbox", { name: /^What writers save waits/ }).check();
    await told(administrator, "What writers save now waits for an administrator");
    for (const header of ["Draft of wing one", "Draft of wing two"]) {
      const content = { coverId: null, eng: { header } };
      const made = await writer.request.post("/api/content/news", { data: { content } });
      expect(made.status()).toBe(201);
    }
    await newsList(writer, "visitors");
    expect(await writer.getByLabel("Select Read by visitors").count()).toBe(0);
    await openScreen(writer, "/cms/drafts?show=saved&q=wing");
    await writer.getByLabel("Select all on this page").check();
    await press(writer, "Ask for approval");
    await writer.getByRole("dialog").getByRole("button", { name: "Ask for approval" }).click();
    await told(writer, "2 sent for approval");
    await openScreen(administrator, "/cms/drafts?show=saved&q=wing");
    await administrator.getByLabel("Select all on this page").check();
    await press(administrator, "Publish");
    await administrator.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    await told(administrator, "2 published");
    await administrator.getByText("Nothing found.").waitFor();
    expect(await isThere("Draft of wing two")).toBe(true);
  });

  it("are drafts that were typed and not submitted, of which one discards one's own", async () => {
    const page = await here.visit();
    await signIn(page);
    const [stored = ""] = await publishAll("Typed over");
    for (const [path, header] of [
      ["/cms/addnews", "Typed one"],
      [`/cms/EditNews?news_id=${stored}`, "Typed two"],
    ] as const) {
      await openScreen(page, path);
      await languagePart(page, "eng").header.fill(header);
      await page.getByText(/^Draft saved/).waitFor();
    }
    await openScreen(page, "/cms/drafts?q=typed");
    await page.getByLabel("Select all on this page").check();
    await told(page, "Selected: 2");
    await press(page, "Discard draft");
    const dialog = page.getByRole("dialog", { name: "Discard 2 drafts?" });
    await dialog.getByText("Typed two").waitFor();
    await dialog.getByRole("button", { name: "Discard draft" }).click();
    await told(page, "2 discarded");
    await expect.poll(() => page.getByRole("link", { name: /^Typed (one|two)$/ }).count()).toBe(0);
  });

  it("are files that nothing uses, which go to the trash and come back", async () => {
    const page = await here.visit();
    await signIn(page);
    for (const name of ["loose one.jpg", "loose other.jpg"]) {
      const buffer = await photoBytes(name.length * 40);
      const given = { name, mimeType: "image/jpeg", buffer };
      const answer = await page.request.post("/api/upload", { multipart: { file: given } });
      expect(answer.status()).toBe(201);
    }
    await openScreen(page, "/cms/media?show=notUsed&q=loose");
    const found: Findings = {};
    await page.getByLabel("Select all on this page").check();
    await told(page, "Selected: 2");
    await look(page, found, "pictures that are selected");
    expect(found).toEqual({});
    await press(page, "Move to the trash");
    const dialog = page.getByRole("dialog", { name: "Move 2 files to the trash?" });
    await dialog.getByRole("button", { name: "Move to the trash" }).click();
    await told(page, "2 moved to the trash");
    await openScreen(page, "/cms/media?show=trash&q=loose");
    await select(page, "loose one.jpg");
    await press(page, "Bring it back");
    await told(page, "1 brought back");
  });
});
