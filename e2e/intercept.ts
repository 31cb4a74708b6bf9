import type { Page, Route } from "playwright-core";

/** What is asked for until the browser hands it over; without a handler it is answered as well. */
const PROBE = "/robots.txt?intercepted";

/**
 * Has `handler` answer what the open `page` sends to `path`. Playwright does not wait until the page's own process
 * knows that its requests are handed over: those of the next moments would go past the handler, to the site.
 */
export async function intercept(
  page: Page,
  path: string | RegExp,
  handler: (route: Route) => unknown,
  options?: { times?: number },
): Promise<void> {
  await page.route(path, handler, options);
  let handedOver = false;
  await page.route(PROBE, (route) => {
    handedOver = true;
    return route.fulfill({ status: 200 });
  });
  while (!handedOver) await page.evaluate(async (probe) => void (await fetch(probe)), PROBE);
  await page.unroute(PROBE);
}
