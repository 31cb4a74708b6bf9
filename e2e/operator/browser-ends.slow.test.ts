import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const VISIT_AND_END = `
  const { openBrowser, endBrowser } = await import("./e2e/fixtures/browser.ts");
  const browser = await openBrowser();
  await browser.visit("http://127.0.0.1");
  await endBrowser();`;

it("lets a program that is no test end, as the one that takes pictures of all screens", () => {
  const args = ["--input-type=module", "-e", VISIT_AND_END];
  const { status, error, stderr } = spawnSync(process.execPath, args, { timeout: 10_000, encoding: "utf8" });
  expect({ status, error, stderr }).toEqual({ status: 0, error: undefined, stderr: "" });
});
