import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { givingWords } from "../../src/features/donations/public/words";
import { contactWords } from "../../src/features/enquiries/public/words";
import { comfortWords } from "../../src/pages/comfort/words";
import { fillIn, LETTER, submit } from "../fixtures/contact-form";
import { expectPayPal, payButton, siteWithPayPal } from "../fixtures/donate-with-paypal";

const { here } = siteWithPayPal();
const giving = givingWords.eng;

interface Heard {
  /** What is said first. */
  title: string;
  /** Headings and paragraphs in order, each with all of its words. */
  blocks: string[];
  /** Words within a live region, which readers leave out of a page that has just come. */
  live: string[];
}

/** What the browser gives a screen reader of the page: not the elements, but its own tree of them. */
async function heard(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const wordsOf = (node: Node): string =>
    node.role?.value === "StaticText"
      ? String(node.name?.value ?? "")
      : (node.childIds ?? []).map((id) => wordsOf(byId.get(id) ?? node)).join("");
  const saidAs = (...roles: string[]) =>
    nodes
      .filter(({ ignored, role }) => !ignored && roles.includes(role?.value))
      .map((node) => `${node.role?.value}: ${wordsOf(node).trim()}`);
  return {
    title: await page.title(),
    blocks: saidAs("heading", "paragraph"),
    live: saidAs("status", "log", "alert", "timer").filter((words) => !words.endsWith(": ")),
  };
}

/** That the outcome is in the title, and its sentence is a paragraph by itself right below its heading. */
function expectHeard(
  { title, blocks, live }: Heard,
  outcome: { title: string; after: string; text: string },
) {
  expect(title.startsWith(`${outcome.title}: `), title).toBe(true);
  const at = blocks.indexOf(`heading: ${outcome.after}`);
  expect(at, blocks.join("\n")).toBeGreaterThanOrEqual(0);
  expect(blocks.slice(at)).toContain(`paragraph: ${outcome.text}`);
  expect(live).toEqual([]);
}

async function atPayPal(choose: string): Promise<Page> {
  expectPayPal(here);
  const page = await here.visit({ lang: "eng" });
  await page.goto("/donate");
  await payButton(page).click();
  await page.getByRole("button", { name: choose, exact: true }).click();
  await page.waitForURL((url) => url.origin === here.site.url);
  await page.getByRole("contentinfo").waitFor();
  return page;
}

it("says that a message has arrived", async () => {
  const page = await here.visit({ lang: "eng" });
  await page.goto("/contact");
  await fillIn(page, LETTER);
  await submit(page);
  await page.getByRole("heading", { name: contactWords.eng.thanksTitle }).waitFor();
  const { thanksTitle, thanksText } = contactWords.eng;
  const text = `${thanksText} We will answer by e-mail, usually within two working days.`;
  expectHeard(await heard(page), { title: thanksTitle, after: thanksTitle, text });
});

it("says that nothing was taken of who left PayPal, where the focus is", async () => {
  const page = await atPayPal("Cancel");
  const { cancelledTitle: title, cancelled: text } = giving;
  expectHeard(await heard(page), { title, after: "PayPal", text });
  expect(await page.locator(":focus").textContent()).toBe(text);
});

it("says that a payment did not go through", async () => {
  const page = await atPayPal("Approve with a card that is declined");
  const { declinedTitle: title, declined: text } = giving;
  expectHeard(await heard(page), { title, after: title, text });
});

it("says thanks for a donation, at an address without what went before", async () => {
  const page = await atPayPal("Approve");
  expectHeard(await heard(page), {
    title: giving.thanksNameless,
    after: "Thank you, Ka Yan Wong",
    text: "Your donation of HK$200 has arrived.",
  });
  expect(new URL(page.url()).hash).toBe("");
});

it("says that the settings were saved", async () => {
  const page = await here.visit({ lang: "eng" });
  await page.goto("/comfort");
  await page.getByRole("button", { name: comfortWords.eng.save }).click();
  await page.waitForURL(/saved=1/);
  expectHeard(await heard(page), {
    title: "Saved",
    after: comfortWords.eng.title,
    text: comfortWords.eng.saved,
  });
});
