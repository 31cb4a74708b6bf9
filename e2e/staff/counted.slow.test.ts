import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS, type Lang } from "../../src/platform/locale/lang";
import { publish } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { waysInTurn } from "../fixtures/sampling";
import { languagePart, signIn } from "../fixtures/staff";
import { type SwitchUser, switchUser } from "../fixtures/switch";

const here = journey();

/** The numbers of docs/accessibility.md: what is done, presses in a wide window, on a phone, by keyboard. */
const doc = readFileSync(join(import.meta.dirname, "../..", "docs", "accessibility.md"), "utf8");
const LIMITS = new Map(
  [...doc.matchAll(/^\| ([^|]+?) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|/gm)].map(([, name = "", ...counts]) => [
    name,
    counts.map(Number),
  ]),
);

interface Worker extends SwitchUser {
  page: Page;
  /** True when keys do what a switch has none for. */
  byKeys: boolean;
  isPhone: boolean;
}

/** Goes to what is called so by what finds things. */
async function goTo(name: string, { page, byKeys, reach, select, press }: Worker): Promise<void> {
  if (byKeys) await press("Control+k");
  else {
    await reach(page.getByRole("button", { name: /^Find/ }));
    await select();
  }
  await hasFocus(page.getByRole("combobox"));
  await page.keyboard.insertText(name);
  await page
    .getByRole("status")
    .getByText(/^Found: /)
    .waitFor();
  await page.getByRole("option", { name, selected: true }).waitFor();
  await select();
  await page.getByRole("region", { name: /^English/ }).waitFor();
}

/** The text of a language as it can be written in: it is fetched after the screen. */
const editorOf = ({ page }: Worker, lang: Lang) =>
  languagePart(page, lang).content.and(page.locator("[contenteditable=true]"));

async function save({ page, byKeys, reach, select, press }: Worker, lang: Lang): Promise<void> {
  if (byKeys) await press("Control+s");
  else {
    await reach(languagePart(page, lang).region.getByRole("button", { name: "Go to the end of the form" }));
    await select();
    await hasFocus(page.getByRole("button", { name: "Submit", exact: true }));
    await select();
  }
  await page.getByRole("status").getByText("News Uploaded", { exact: true }).waitFor();
}

const TASKS: Record<string, (worker: Worker) => Promise<void>> = {
  "Publish a news item in three languages": async (worker) => {
    const { page, isPhone, reach, select } = worker;
    await goTo("Add News", worker);
    for (const lang of LANGS) {
      const { region, header, content } = languagePart(page, lang);
      // On a phone no keyboard comes up over the screen that was just opened.
      if (lang === "eng" && isPhone) await reach(header);
      else await hasFocus(header);
      await page.keyboard.insertText(`A ramp for the pier (${lang})`);
      await editorOf(worker, lang).waitFor();
      await reach(content);
      await page.keyboard.insertText("No step at all.");
      if (lang === "sim") continue;
      await reach(region.getByRole("button", { name: "Go to the next language" }));
      await select();
    }
    await save(worker, "sim");
  },
  "Write Traditional, take the Simplified with two corrections, publish": async (worker) => {
    const { page, isPhone, reach, select } = worker;
    await goTo("Add News", worker);
    if (isPhone) await reach(languagePart(page, "eng").header);
    await editorOf(worker, "eng").waitFor();
    await reach(languagePart(page, "eng").region.getByRole("button", { name: "Go to the next language" }));
    await select();
    const { region, header, content } = languagePart(page, "tra");
    await hasFocus(header);
    await page.keyboard.insertText("碼頭加建斜道");
    await editorOf(worker, "tra").waitFor();
    await reach(content);
    await page.keyboard.insertText("乘的士可直達。");
    await reach(region.getByRole("button", { name: /^Convert Traditional to Simplified$/ }));
    await select();
    const review = page.getByRole("dialog");
    for (const label of ["Header", "Content"]) {
      const becomes = review.getByLabel(new RegExp(`^${label}, in Simplified`));
      await becomes.waitFor();
      await reach(becomes);
      await page.keyboard.insertText("新");
    }
    await reach(review.getByRole("button", { name: "Put into the form" }));
    await select();
    const submit = page.getByRole("button", { name: "Submit", exact: true });
    await hasFocus(submit);
    await select();
    await page.getByRole("status").getByText("News Uploaded", { exact: true }).waitFor();
  },
  "Correct a published news item": async (worker) => {
    await publish(here.site, { eng: { header: "The pier reopens", content: "<p>Today.</p>" } });
    await goTo("The pier reopens", worker);
    await editorOf(worker, "eng").waitFor();
    await worker.reach(languagePart(worker.page, "eng").content);
    await worker.page.keyboard.insertText("Not ");
    await save(worker, "eng");
  },
};

const WAYS = [
  ["one switch, wide window", 1280, false],
  ["one switch, phone", 360, false],
  ["keyboard", 1280, true],
] as const;

/** In the gate the last, by keys: what the others do besides is in publish.test.ts and take-simplified.test.ts. */
const TRIED = [...Object.entries(TASKS).entries()].slice(0);

describe.each(TRIED)("%i, %s", (number, [name, task]) => {
  it.each(waysInTurn(number, WAYS))(
    "takes no more presses than docs/accessibility.md says: %s",
    async (_way, width, byKeys) => {
      const page = await here.visit({ width, touch: width === 360 });
      await signIn(page);
      await page.setViewportSize({ width, height: 800 }); // signing in makes it wider
      await openScreen(page, "/cms");
      const user = switchUser(page);
      await task({ ...user, page, byKeys, isPhone: width === 360 });
      const [wide, phone, keys] = LIMITS.get(name) ?? [];
      expect(user.activations).toBeLessThanOrEqual((byKeys ? keys : width === 360 ? phone : wide) ?? 0);
    },
  );
});
