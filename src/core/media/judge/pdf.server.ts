import { Problem } from "../../api/problem";
import { TaskFailed, ThreadDesk } from "../../threads/thread-desk.server";
import { MAX_BYTES } from "../uploaded-file";

/** An ordinary PDF takes well under a second; a thread of its own takes a moment to start. */
const desk = new ThreadDesk({ memory: 256, patience: 60_000 });

/**
 * Sees that a PDF is whole, has a page, and carries nothing that acts by itself; in a thread, since one made
 * to confuse readers takes seconds and any amount of memory.
 * @throws {Problem} 413 or 415 in words that say what to do; 503 when the machine has no time for it.
 */
export async function judgePdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_BYTES.pdf) throw new Problem(413, "pdfTooLarge");
  const verdict = await desk.run("pdfVerdict", bytes).catch(failed);
  if (verdict !== "sound") throw new Problem(415, verdict);
}

/** What takes too much memory is none that a reader should be given. */
function failed(error: unknown): "pdfBroken" {
  if (!(error instanceof TaskFailed)) throw error;
  if (error.late) throw new Problem(503, "busy", { headers: { "Retry-After": "30" }, cause: error });
  return "pdfBroken";
}
