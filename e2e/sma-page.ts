import type { Page } from "playwright-core";
import type { Lang } from "../src/core/locale/lang";
import type { SmaTopic } from "../src/features/sma/shapes";
import { inLang } from "./addresses";
import { first } from "./content";
import type { Journey } from "./journey";
import { openScreen, signIn } from "./staff";

/** The SMA page as visitors have it, and its screens in the staff area, on the site of one test file. */
export function smaPage(here: Journey) {
  const topics = async (): Promise<SmaTopic[]> => {
    const answer = await fetch(`${here.site.url}/api/sma`);
    return ((await answer.json()) as { sma: SmaTopic[] }).sma;
  };
  const screen = async (path: string): Promise<Page> => {
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, path);
    return page;
  };
  return {
    topics,
    screen,
    keyed: async (key: string) => first((await topics()).filter((topic) => topic.key === key)),
    editorOf: ({ _id }: SmaTopic) => screen(`/cms/editsma?topic_id=${_id}`),
    /** Opens the page as a new visitor. */
    visit: async (lang: Lang, javaScript = true): Promise<Page> => {
      const page = await here.visit({ javaScript });
      await page.goto(inLang(lang, "/sma"));
      return page;
    },
  };
}

/** Submits a form of the SMA screens; where it asks, the change was not reviewed. */
export async function pressSubmit(page: Page): Promise<void> {
  const asked = page.getByLabel("Was this change medically reviewed?");
  if ((await asked.count()) > 0) await asked.selectOption("no");
  await page.getByRole("button", { name: "Submit" }).click();
}

/** Submits a form of the SMA screens and waits for the word that it was saved. */
export async function submitSma(page: Page): Promise<void> {
  await pressSubmit(page);
  await page.getByRole("status").getByText("Information of SMA has been updated", { exact: true }).waitFor();
}

/** How the staff area calls each language in English. */
export const LANGUAGE = { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" };
