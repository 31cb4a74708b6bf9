import type { Locator } from "playwright-core";
import { pdfFile } from "../src/core/media/testing/pdf-files";

/** Presses a button that opens the file dialog, chooses a PDF of this name there, and waits until it is uploaded. */
export async function choosePdf(button: Locator, name: string): Promise<void> {
  const page = button.page();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles({ name, mimeType: "application/pdf", buffer: pdfFile() });
  await page.getByRole("group", { name: "PDF file" }).getByRole("link", { name }).waitFor();
}

/** The name under which a visitor's browser saves what a link leads to. */
export async function savedName(link: Locator): Promise<string> {
  const answer = await link.page().request.get((await link.getAttribute("href")) ?? "");
  const header = answer.headers()["content-disposition"] ?? "";
  if (!answer.ok() || !header.startsWith("attachment;")) throw new Error(`${answer.status()}: ${header}`);
  return decodeURIComponent(header.split("UTF-8''")[1] ?? "");
}
