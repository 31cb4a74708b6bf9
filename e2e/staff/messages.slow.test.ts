import { expect, it } from "vitest";
import { siteWithMail } from "../fixtures/contact-form";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { messages, row, told, write } from "../fixtures/staff-messages";

const { here, mail: server } = siteWithMail();

it("says on the home menu how many are new, and shows one in full", async () => {
  await write(here.site.url, { firstName: "New", message: `First line\n\n${"long ".repeat(100)}end` });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms");
  const waiting = page.getByRole("region", { name: "Today" }).getByRole("link", { name: "Messages: 1 new" });
  await waiting.click();
  await row(page, "New Chan").getByText("New", { exact: true }).waitFor();
  const opened = page.waitForResponse(/openMessage/);
  await page.getByRole("link", { name: "New Chan" }).click();
  await page.getByRole("heading", { level: 1, name: "New Chan" }).waitFor();
  await page.getByText(/^First line\s+long .* end$/).waitFor();
  await opened;
  await openScreen(page, "/cms");
  // The menu is shown once all has been asked that it says.
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  expect(await waiting.count()).toBe(0);
});

it("shows that an e-mail is tried again and why, and sends it when asked", async () => {
  server().behave("busy");
  await write(here.site.url, { firstName: "Late" });
  const page = await messages(here);
  /** The screen says what was so when it was opened. */
  const says = (path: string, words: string) => async () => {
    await openScreen(page, path);
    return page.getByText(words).count();
  };
  await expect.poll(says("/cms/messages?show=unsent", "Trying again")).toBe(1);
  await page.getByRole("link", { name: "Late Chan" }).click();
  await page.getByText(/The mail server said: .*try again later/).waitFor();
  server().behave("accept");
  await page.getByRole("button", { name: "Send it to the charity again" }).click();
  await told(page, "The message will be e-mailed to the charity again");
  await expect
    .poll(() => server().mails.filter(({ headers }) => headers.subject === "Message from Late Chan").length)
    .toBe(1);
  await expect.poll(says(page.url(), "E-mail sent")).toBe(1);
});

it("answers a message from the screen, and the visitor has it", async () => {
  await write(here.site.url, { firstName: "Ask", email: "ask@visitor.example", message: "When?" });
  const page = await messages(here);
  await page.getByRole("link", { name: "Ask Chan" }).click();
  await page.getByLabel("Your answer").fill("On Monday.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await told(page, "The answer is being sent to ask@visitor.example");
  await page.getByText("On Monday.").waitFor();
  await page.getByText("Answered", { exact: true }).waitFor();
  expect(await page.getByLabel("Your answer").isVisible()).toBe(false);
  await page.locator("summary", { hasText: "Answer again" }).press("Enter");
  await page.getByLabel("Your answer").waitFor();
  await page.locator(".message-answers").getByText("E-mail sent", { exact: true }).waitFor();
  const sent = () => server().mails.filter(({ recipients }) => recipients.includes("ask@visitor.example"));
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.parts["text/plain"]).toMatch(/On Monday\.[\s\S]*You wrote:[\s\S]*When\?/);
});
