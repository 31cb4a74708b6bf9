import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Stop, stopOf } from "./keyboard-stop";

/** More stops than any page has; reached, the keyboard is caught somewhere or what is wanted has no stop. */
const LOST = 600;

/** Somebody without a mouse: everything is reached by the Tab key, and every stop on the way must be seen. */
class KeyboardUser {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a button, link or summary, changes a checkbox, or only comes to a field. */
  async click(target: Locator): Promise<void> {
    const { kind } = await this.reach(target);
    if (kind === "radio") return this.chooseRadio(target);
    if (kind === "field") return;
    await this.press(kind === "checkbox" ? "Space" : "Enter");
  }

  /** Writes into a field in place of what it holds. */
  async fill(target: Locator, text: string): Promise<void> {
    const { type } = await this.reach(target);
    if (type === "date") return this.typeDate(text);
    await this.page.keyboard.press("ControlOrMeta+a");
    if (text === "") await this.page.keyboard.press("Delete");
    else await this.page.keyboard.insertText(text);
  }

  /** Goes through the choices of a list until the one with this value or these words. */
  async select(target: Locator, wanted: string): Promise<void> {
    await this.reach(target);
    const chosen = () =>
      target.evaluate((list: HTMLSelectElement, word) => {
        const [option] = list.selectedOptions;
        return option?.value === word || option?.label === word;
      }, wanted);
    await this.press("Home");
    for (let steps = 0; !(await chosen()); steps += 1) {
      if (steps === LOST) throw new Error(`There is no choice ${wanted}.`);
      await this.press("ArrowDown");
    }
  }

  /** Moves the focus on, or back, until it is on `target` or on what a press on it would press. */
  async reach(target: Locator): Promise<Stop> {
    await target.waitFor();
    await this.holdsFocus();
    for (let steps = 0; steps < LOST; steps += 1) {
      const stop = await stopOf(target);
      if (stop.fault) throw new Error(stop.fault);
      if (stop.there) return stop;
      await this.page.keyboard.press(stop.before ? "Shift+Tab" : "Tab");
    }
    throw new Error(`The keyboard never came to ${target}.`);
  }

  private async press(key: string): Promise<void> {
    // A mark in this document alone: on a new page the keyboard begins at the top by right, and at its part of
    // this one after a link that leads there.
    await this.page.evaluate(() => {
      const at = document.activeElement;
      const withinPage =
        at instanceof HTMLAnchorElement &&
        at.hash !== "" &&
        at.href.startsWith(location.href.split("#")[0] ?? "");
      document.documentElement.toggleAttribute("data-pressed", !withinPage);
    });
    await this.page.keyboard.press(key);
  }

  /** Waits until something has the focus after the last press. @throws when it stays lost */
  private async holdsFocus(): Promise<void> {
    const lost = () =>
      this.page.evaluate(
        () =>
          document.activeElement === document.body && document.documentElement.hasAttribute("data-pressed"),
      );
    await expect.poll(lost, { message: "the focus was lost after the last press" }).toBe(false);
  }

  private async chooseRadio(target: Locator): Promise<void> {
    const isIt = () =>
      target.evaluate(
        (radio: HTMLInputElement) =>
          (radio instanceof HTMLLabelElement ? radio.control : radio) === document.activeElement,
      );
    for (let steps = 0; !(await isIt()); steps += 1) {
      if (steps === LOST) throw new Error(`The arrow keys never came to ${target}.`);
      await this.press("ArrowDown");
    }
    await this.press("Space");
  }

  /** As the field of a browser that speaks English takes it: month, day, year. */
  private async typeDate(date: string): Promise<void> {
    const [year = "", month = "", day = ""] = date.split("-");
    await this.page.keyboard.type(month + day + year);
  }
}

const users = new WeakMap<Page, KeyboardUser>();

/** From now on what a test does to the elements of `page` is done by keys. */
export function withoutMouse(page: Page): void {
  users.set(page, new KeyboardUser(page));
  const methods = Object.getPrototypeOf(page.locator("html"));
  if (methods.keyboard) return;
  methods.keyboard = true;
  const { click, fill, check, uncheck, selectOption } = methods as Locator;
  methods.click = function (this: Locator, options?: Parameters<Locator["click"]>[0]) {
    const user = options?.trial || options?.position ? undefined : users.get(this.page());
    return user ? user.click(this) : click.call(this, options);
  };
  methods.fill = function (this: Locator, text: string, options?: object) {
    const user = users.get(this.page());
    return user ? user.fill(this, text) : fill.call(this, text, options);
  };
  methods.check = async function (this: Locator, options?: object) {
    const user = users.get(this.page());
    if (!user) return check.call(this, options);
    if (!(await this.isChecked())) await user.click(this);
    return expect.poll(() => this.isChecked()).toBe(true);
  };
  methods.uncheck = async function (this: Locator, options?: object) {
    const user = users.get(this.page());
    if (!user) return uncheck.call(this, options);
    if (await this.isChecked()) await user.click(this);
    return expect.poll(() => this.isChecked()).toBe(false);
  };
  methods.selectOption = function (this: Locator, wanted: string, options?: object) {
    const user = users.get(this.page());
    return user ? user.select(this, wanted) : selectOption.call(this, wanted, options);
  };
}
