import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { ContentRecord } from "../../src/content/definition";
import { pages } from "../../src/features/pages.server";
import type { Lang } from "../../src/platform/locale/lang";
import { fieldId } from "../../src/ui/fields/field-frame";
import { inLang } from "../fixtures/addresses";
import type { VisitOptions } from "../fixtures/browser";
import { saveContent, saveSiteDetails } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { publicPages } from "../fixtures/public-pages";
import { choosePhotos, signIn } from "../fixtures/staff";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const here = journey();

/** Long enough for every text of a page in three languages where much else runs. */
const TIMEOUT = 180_000;

/** The words that visitors meet only where the site says something else of itself than the demonstration does. */
const ELSEWHERE = / (?:involved-volunteering-askForForm|donate-(?:fps-text|tax-status|tax-deduction))$/;

/** Has the site say it: that it takes FPS, that gifts are deductible, and that it has no forms for volunteers. */
async function saySomethingElse(): Promise<void> {
  const none = { pdf: { pdfId: null, originalFilename: "" } };
  const entry = { individual: "", organization: "", eng: none, tra: none, sim: none };
  await saveContent(here.site, "volunteer", { content: entry, publish: {} }, "volunteer");
  const fps = { id: "1234567", reference: "" };
  await saveSiteDetails(here.site, { fps, registrationReference: "91/1234" });
}

async function open(path: string, visit: VisitOptions = {}): Promise<Page> {
  const page = await here.visit(visit);
  await signIn(page);
  await openScreen(page, path);
  return page;
}

const field = (page: Page, path: string) => page.locator(`#${fieldId(`page.eng.${path}`)}`);

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Page saved").waitFor();
}

const shows = (address: string, words: string) =>
  isShownWithinASecond(async () =>
    (await (await fetch(`${here.site.url}/eng${address}`)).text()).includes(words),
  );

/** Everything that visitors are told at the addresses of a page, but at those of its other entries. */
async function told(view: string, lang: Lang): Promise<string> {
  const { url } = here.site;
  const all = (await publicPages(url)).filter((path) => path.split("?")[0] === view);
  const sent = all.filter((path) => path.includes("item=")).map((path) => `${path}&sent=1`);
  const pages = [...all, ...sent].map((path) => fetch(url + inLang(lang, path)).then((page) => page.text()));
  const html = (await Promise.all(pages)).join();
  // A headline ends its lines where its phrases do.
  return html + html.replace(/<[^>]+>/g, "");
}

/** Writes other words into every text of a page in all languages. Gives them, by language and place of their field. */
async function writeAnew(page: Page, id: string): Promise<Map<string, string>> {
  const texts = page.locator(
    ':is(input:not([type]), input[type="text"], textarea, [contenteditable="true"]):is([id^="field-page-eng-"], [id^="field-page-tra-"], [id^="field-page-sim-"])',
  );
  await texts.first().waitFor();
  await page.locator("details").evaluateAll((all) => {
    for (const folded of all as HTMLDetailsElement[]) folded.open = true;
  });
  await expect.poll(() => page.locator(".loading").count()).toBe(0);
  const written = new Map<string, string>();
  for (const [at, text] of (await texts.all()).entries()) {
    const [, lang = "", place = ""] =
      /^field-page-(\w+)-(.+)$/.exec((await text.getAttribute("id")) ?? "") ?? [];
    const words = `Anew ${at} on ${id} in ${lang}.`;
    await text.fill(words);
    written.set(`${lang} ${id}-${place}`, words);
  }
  return written;
}

/** The places of those of the written words that no visitor is told. */
async function unseenOf(written: ReadonlyMap<string, string>, view: string): Promise<string[]> {
  const said = { eng: await told(view, "eng"), tra: await told(view, "tra"), sim: await told(view, "sim") };
  return [...written].flatMap(([place, words]) => {
    const [lang] = place.split(" ") as [Lang];
    return said[lang].includes(words) ? [] : [place];
  });
}

it("brings back the text that came with Kapok, which is saved by Submit", async () => {
  const page = await open("/cms/pages/contact", { width: 360 }); // where what offers to undo it covers the most
  const lead = field(page, "lead");
  const first = await lead.inputValue();
  const back = page.getByRole("button", { name: "Back to the text that came with Kapok: Lead text" });
  expect(await back.count()).toBe(0);
  await lead.fill("Another");
  await submit(page);
  await back.press("Enter"); // not by the mouse: the banner moves the page below it
  expect(await lead.inputValue()).toBe(first);
  expect(await shows("/contact", "Another")).toBe(true);
  await submit(page);
  expect(await shows("/contact", first)).toBe(true);
  expect(await back.count()).toBe(0);
});

/** A part of the tree that React draws, as its developer tools see it. */
interface Drawn {
  memoizedProps: { record?: { version: number } } | null;
  child: Drawn | null;
  sibling: Drawn | null;
}

/** Has each tree that React draws handed to `onDrawn` of the window, before its effects run. */
function watchDrawing(): void {
  const onCommitFiberRoot = (_id: unknown, { current }: { current: Drawn }) =>
    Reflect.get(window, "onDrawn")?.(current);
  const tools = { supportsFiber: true, checkDCE() {}, inject: () => 1, onCommitFiberUnmount() {} };
  Reflect.set(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { ...tools, onCommitFiberRoot });
}

/** Presses a button, in the page, in the moment in which a newer version of the page's texts has been drawn. */
function pressWhenNewer(button: HTMLButtonElement): void {
  const versionIn = (drawn: Drawn | null): number | undefined =>
    drawn
      ? (drawn.memoizedProps?.record?.version ?? versionIn(drawn.child) ?? versionIn(drawn.sibling))
      : undefined;
  let first: number | undefined;
  Reflect.set(window, "onDrawn", (root: Drawn) => {
    const version = versionIn(root);
    first ??= version;
    if (version === first) return;
    Reflect.deleteProperty(window, "onDrawn");
    button.click();
  });
}

it("keeps what is done while what was saved is drawn anew", async () => {
  const page = await here.visit({ width: 360 });
  await page.addInitScript(watchDrawing);
  await signIn(page);
  await openScreen(page, "/cms/pages/contact");
  const lead = field(page, "lead");
  const first = await lead.inputValue();
  await lead.fill("Another");
  const back = page.getByRole("button", { name: "Back to the text that came with Kapok: Lead text" });
  await back.evaluate(pressWhenNewer);
  await submit(page);
  await back.waitFor({ state: "detached" });
  expect(await lead.inputValue()).toBe(first);
  await submit(page);
  expect(await shows("/contact", first)).toBe(true);
});

it.each(pages.content as readonly ContentRecord[])(
  "leads from the list to $id, each text of which visitors read in their language within a second of its change",
  async ({ id = "", view }) => {
    const page = await open("/cms/pages", { width: 1700 }); // wide enough for three languages beside each other
    await page.getByRole("main").locator(`a[href="/cms/pages/${id}"]`).click();
    const written = await writeAnew(page, id);
    expect(written.size).toBeGreaterThan(5);
    await submit(page);
    let unseen: string[] = [];
    await isShownWithinASecond(async () => {
      unseen = await unseenOf(written, view);
      return unseen.every((place) => ELSEWHERE.test(place));
    });
    expect(unseen.filter((place) => !ELSEWHERE.test(place))).toEqual([]);
    if (unseen.length === 0) return;
    await saySomethingElse();
    unseen = await unseenOf(written, view);
    await saveSiteDetails(here.site); // a demonstration again
    expect(unseen.filter((place) => ELSEWHERE.test(place))).toEqual([]);
  },
  TIMEOUT,
);

it("shows visitors the charity's own photograph in place of the drawing, and the drawing again without one", async () => {
  const page = await open("/cms/pages/home");
  const drawn = async () => (await (await fetch(`${here.site.url}/eng`)).text()).includes('class="hero-art"');
  const photographed = async () =>
    (await (await fetch(`${here.site.url}/eng`)).text()).includes('class="hero-photo');
  expect([await drawn(), await photographed()]).toEqual([true, false]);
  const slot = page.getByRole("group", { name: "Photo in place of the drawing" });
  await choosePhotos(slot.getByRole("button", { name: "Choose an Image" }));
  await slot.getByRole("img").waitFor();
  await submit(page);
  expect(await isShownWithinASecond(photographed)).toBe(true);
  expect(await drawn()).toBe(false);
  await slot.getByRole("button", { name: "Remove" }).click();
  await submit(page);
  expect(await isShownWithinASecond(drawn)).toBe(true);
});
