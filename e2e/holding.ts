import type { Page, Route } from "playwright-core";
import { intercept } from "./intercept";

/** From now on calls of `path` wait until they are let go; `first` is there with the first of them. */
export async function holding(page: Page, path: string) {
  const held: Route[] = [];
  const first = Promise.withResolvers<Route>();
  await intercept(page, path, (route) => {
    held.push(route);
    first.resolve(route);
  });
  return { held, first: first.promise };
}
