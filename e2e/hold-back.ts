import type { Page } from "playwright-core";
import { intercept } from "./intercept";

/** Holds back what `page` sends to `path` until it is let go, the oldest first, and tells what was sent. */
export async function holdBack(page: Page, path: string) {
  const sent: unknown[] = [];
  const held: (() => void)[] = [];
  await intercept(page, path, async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue();
  });
  return { sent, letGo: () => held.shift()?.() };
}
