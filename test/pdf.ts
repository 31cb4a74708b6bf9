import { pdfFile } from "../src/media/testing/pdf-files";
import type { TestApp } from "./app";

/** Uploads a PDF by the door that staff use; gives its id. */
export async function uploadPdf(app: TestApp, headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(pdfFile())], "年報.pdf", { type: "application/pdf" }));
  const answer = await app.call("POST", "/api/upload", { body: form, headers });
  const { public_id } = (await answer.json()) as { public_id: string };
  return public_id;
}
