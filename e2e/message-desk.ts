import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Journey } from "./journey";
import { openScreen, signIn } from "./staff";

let visitors = 0;

/** A visitor with a network of their own writes. */
export async function write(site: string, fields: Record<string, unknown>): Promise<void> {
  visitors += 1;
  const answer = await fetch(`${site}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${visitors}` },
    body: JSON.stringify({ lastName: "Chan", email: "someone@visitor.example", message: "Hello", ...fields }),
  });
  expect(answer.status).toBe(200);
}

/** The list of messages, for somebody signed in. */
export async function messages(here: Journey, query = ""): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/messages${query}`);
  return page;
}

export const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
export const told = (page: Page, words: string) =>
  page.getByRole("status").getByText(words).first().waitFor();
