import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * What is wrong with how a form says that it was refused: each message beside a field belongs to it, or is an
 * alert. Waits until the focus is at the messages or at a field at fault, unless an alert beside the field says it.
 */
export async function refusalFaults(page: Page): Promise<string[]> {
  const noticed = () =>
    page.evaluate(
      () =>
        document.activeElement?.matches("[role=alert], :has(> [role=alert]), [aria-invalid=true]") ||
        document.querySelector(".field-error[role=alert]") !== null,
    );
  await expect.poll(noticed, { message: "the focus is neither at the messages nor at a field" }).toBe(true);
  return page.evaluate(() => {
    const belongs = (error: Element) => {
      if (error.closest("[role=alert]")) return true;
      for (let part: Element | null = error; part; part = part.parentElement) {
        if (part.id && document.querySelector(`[aria-describedby~="${part.id}"]`)) return true;
      }
      return false;
    };
    const messages = [...document.querySelectorAll("form .field-error")];
    return messages
      .filter((error) => error.checkVisibility() && error.textContent !== "" && !belongs(error))
      .map((error) => `belongs to no field: ${error.textContent}`);
  });
}
