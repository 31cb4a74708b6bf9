import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect } from "vitest";
import { type MailServer, openMailServer } from "../test/mail-server";
import { type Journey, journey } from "./journey";

export const LETTER = {
  "First name": "Mei",
  "Last name": "Chan",
  "E-mail": "mei@visitor.example",
  Message: "Hello there",
};

/** A site that sends its mail to a server of the test; `mail` is that server, once the tests run. */
export function siteWithMail(): { here: Journey; mail: () => MailServer } {
  let server: MailServer | undefined;
  const mail = () => {
    if (!server) throw new Error("The mail server starts before the tests do.");
    return server;
  };
  const here = journey({
    settings: async () => {
      server = await openMailServer();
      return { SMTP_URL: server.url, MAIL_FROM: "site@charity.example", MAIL_TO: "inbox@charity.example" };
    },
  });
  afterAll(() => mail().close());
  beforeEach(() => {
    mail().behave("accept");
    mail().mails.splice(0);
  });
  return { here, mail };
}

/** Types into the contact form, by the names of its fields. */
export async function fillIn(page: Page, letter: Record<string, string> = LETTER): Promise<void> {
  for (const [label, text] of Object.entries(letter)) {
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  }
}

export const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Submit" }).click();

export const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" }).waitFor();

/** Waits until exactly one e-mail with these words has arrived. */
export async function isMailed(mail: MailServer, words: string): Promise<void> {
  const bodies = () => mail.mails.map(({ parts }) => parts["text/plain"] ?? "");
  await expect.poll(() => bodies().filter((body) => body.includes(words)).length).toBe(1);
}
