import { Problem } from "../../api/problem";
import { requireTooHeavy } from "../../threads/too-heavy.server";
import { WorkerThread } from "../../threads/worker-thread.server";
import { heavyWork } from "../memory-budget.server";
import { MAX_BYTES } from "../uploaded-file";

const MEGABYTE = 1024 * 1024;

/** Enough for some sixty thousand objects, as a document of a thousand pages has; a thread takes a moment to start. */
const desk = new WorkerThread({ memory: 128, patience: 60_000 });
/** What reading takes at most beside the bytes: the thread's objects, and what it unpacks. */
const READING = 200 * MEGABYTE;

/**
 * Sees that a PDF is whole, has a page, and carries nothing that acts by itself; in a thread, since one made
 * to confuse readers takes seconds and any amount of memory.
 * @throws {Problem} 413 or 415 in words that say what to do; 503 when the machine has no time for it.
 */
export async function judgePdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_BYTES.pdf) throw new Problem(413, "pdfTooLarge");
  // The thread has the bytes, and its objects parts of them.
  const needed = READING + 2 * bytes.byteLength;
  const verdict = await heavyWork.within(needed, () => desk.run("pdfVerdict", bytes).catch(failed));
  if (verdict === "pdfTooHeavy") throw new Problem(413, verdict);
  if (verdict !== "sound") throw new Problem(415, verdict);
}

/** What takes too much memory is none that a reader should be given. */
function failed(error: unknown): "pdfTooHeavy" {
  requireTooHeavy(error);
  return "pdfTooHeavy";
}
