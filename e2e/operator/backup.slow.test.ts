import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inspectBackup } from "../../src/features/backup/archive/read.server";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { signIn } from "../fixtures/staff";

const KEY = "the key of this journey";
const folder = mkdtempSync(join(tmpdir(), "kapok-e2e-backup-"));
const nightly = join(folder, "nightly");

const here = journey({ settings: async () => ({ BACKUP_DIR: nightly, BACKUP_KEY: KEY }) });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("downloads, for the password, a backup that can be restored, with every file of the demo charity", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit({ keyboard: true });
  await signIn(page);
  await openScreen(page, "/cms/backup");
  await page.getByText("It is encrypted.").waitFor();
  const password = page.getByLabel("Your password");
  const send = page.getByRole("button", { name: "Download a backup" });
  await password.fill("not my password");
  await send.click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: "Your password: The current password is not correct." })
    .click();
  await hasFocus(password);
  expect(await password.getAttribute("aria-invalid")).toBe("true");
  await password.fill(STAFF.password);
  const [download] = await Promise.all([page.waitForEvent("download"), send.click()]);
  await page.getByRole("status").getByText("The download has begun.").waitFor();
  await expect.poll(() => password.inputValue()).toBe("");
  expect(download.suggestedFilename()).toMatch(/^kapok-\d{4}-\d\d-\d\d\.kapok$/);
  const file = join(folder, "downloaded");
  await download.saveAs(file);
  const { tables, entries, missing } = await inspectBackup(file, KEY);
  expect(tables.find(({ name }) => name === "entry")?.rows).toBeGreaterThan(30);
  expect(entries.filter(({ name }) => name.startsWith("media/")).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
