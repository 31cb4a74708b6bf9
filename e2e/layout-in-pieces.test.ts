import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inLang } from "./addresses";
import { journey } from "./journey";

const here = journey();

/** Notes how many topics had come whenever the height of the body was asked for. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetHeight");
    Object.defineProperty(HTMLElement.prototype, "offsetHeight", {
      get() {
        if (this === document.body) asked.push(document.querySelectorAll(".topic").length);
        return height?.get?.call(this);
      },
    });
  });

describe("all about SMA", () => {
  it("is laid out two topics at a time while it comes", async () => {
    const page = await here.visit();
    await watch(page);
    await page.goto(inLang("sim", "/sma"));
    expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([2, 4, 6]);
  });
});
