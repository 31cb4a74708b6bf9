import type { Page } from "playwright-core";
import { intercept } from "./intercept";

/** Holds back what `page` sends to `path` until it is let go, the oldest first, and tells what was sent. */
export async function holdBack(page: Page, path: string) {
  const sent: unknown[] = [];
  const held: (() => Promise<void>)[] = [];
  await intercept(page, path, (route) => {
    sent.push(route.request().postDataJSON());
    held.push(() => route.continue());
  });
  return { sent, letGo: async () => held.shift()?.() };
}
