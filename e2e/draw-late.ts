import type { Page } from "playwright-core";

/** Lets the page come to drawing later than to anything else, as on a busy machine. */
export const drawLate = (page: Page) =>
  page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 100);
    };
  });
