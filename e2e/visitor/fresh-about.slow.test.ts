import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stopTime } from "../fixtures/banner";
import { staffCall } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";

const here = journey({ cold: true });
const CALL = "/api/orgStructure";

/** Saves a founder's name, and nothing else, as somebody of the staff would. */
const saveFounder = (founder: string) =>
  staffCall(here.site, "/api/addorgstructure", { combined: { eng: { founder } } });

const people = (page: Page) => page.getByRole("region", { name: "Our people" });

/** About with a clock that only the test moves. `asked` counts its questions, `answers` holds their status. */
async function openAbout() {
  const page = await here.visit();
  const asked: string[] = [];
  const answers: number[] = [];
  page.on("request", (request) => void (request.url().endsWith(CALL) && asked.push(request.url())));
  page.on("response", (answer) => void (answer.url().endsWith(CALL) && answers.push(answer.status())));
  await stopTime(page);
  await page.goto("/eng/about");
  await page.locator('.notes-steps[data-ready="true"]').waitFor();
  /** Lets the page draw its conclusions from what has arrived. */
  const conclude = () => page.evaluate(async () => (await fetch("/healthz")).text());
  const pass = async (ms: number) => {
    await conclude();
    await page.clock.runFor(ms);
    await conclude();
  };
  return { page, asked, answers, pass };
}

describe("an open About page", () => {
  it("shows a change by itself, without moving the focus, and asks conditionally", async () => {
    const { page, asked, answers, pass } = await openAbout();
    const link = page.getByRole("main").getByRole("link", { name: "Contact us" });
    await link.focus();
    await pass(3900);
    expect(asked.length).toBe(0);
    await pass(200);
    await expect.poll(() => answers).toEqual([200]);
    await pass(4100);
    await expect.poll(() => answers).toEqual([200, 304]);
    await saveFounder("Ms Brand New");
    await pass(4100);
    await people(page).getByText("Ms Brand New").waitFor();
    await expect.poll(() => answers).toEqual([200, 304, 200]);
    await hasFocus(link);
  });

  it("asks nothing while it is hidden, and at once when it is seen again", async () => {
    const { page, asked, answers, pass } = await openAbout();
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await pass(60_000);
    expect(asked.length).toBe(0);
    await hide(false);
    await expect.poll(() => answers).toEqual([200]);
    await pass(4100);
    await expect.poll(() => answers).toEqual([200, 304]);
  });

  it("asks less and less often while it gets no answer, and keeps what it shows", async () => {
    const { page, asked, answers, pass } = await openAbout();
    here.expectFault(/ERR_FAILED/);
    const shown = await people(page).textContent();
    await intercept(page, `**${CALL}`, (route) => route.abort());
    await pass(4100);
    await expect.poll(() => asked.length).toBe(1);
    for (const [index, wait] of [8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      await pass(wait - 200);
      expect(asked.length).toBe(index + 1);
      await pass(400);
      await expect.poll(() => asked.length).toBe(index + 2);
    }
    expect(await people(page).textContent()).toBe(shown);
    await page.unroute(`**${CALL}`);
    await pass(60_200);
    await expect.poll(() => answers).toEqual([200]);
    await pass(4200);
    await expect.poll(() => answers).toEqual([200, 304]);
  });

  it("shows a founder where there was none, and nobody where there was one", async () => {
    await saveFounder("");
    const { page, pass } = await openAbout();
    const group = people(page).getByRole("heading", { name: "Founder and Chairman" });
    expect(await group.count()).toBe(0);
    await saveFounder("Ms First Founder");
    await pass(4100);
    await people(page).getByText("Ms First Founder").waitFor();
    expect(await people(page).locator(".founder svg path").count()).toBeGreaterThan(3);
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
    await saveFounder("");
    await pass(4100);
    await group.waitFor({ state: "detached" });
  });
});
