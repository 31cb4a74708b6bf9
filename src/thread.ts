// What runs in a thread beside the program's own: the entry of its own bundle, with a copy of each task's code.
import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import { sanitizeRichText } from "./content/richtext/sanitize.server";
import { heicToImage } from "./media/validation/heic/heic-to-image.server";
import { pdfChecks } from "./media/validation/pdf-checks.server";
import { validatePdf } from "./media/validation/validate-pdf.server";
import { readSheet } from "./platform/csv/read-sheet.server";
import type { TaskAnswer, TaskOrder, ThreadTasks } from "./platform/threads/worker-thread.server";

const tasks: ThreadTasks = { heicToImage, pdfChecks, readSheet, validatePdf, sanitizeRichText };

parentPort?.on("message", ({ name, input }: TaskOrder) => {
  runTask(name, input).then(
    (result) => answer({ result, held: held() }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : "", held: held() }),
  );
});

async function runTask(name: TaskOrder["name"], input: TaskOrder["input"]): Promise<unknown> {
  const task = tasks[name] as (input: TaskOrder["input"]) => unknown; // its caller gives the right input
  return task(input);
}

const answer = (done: TaskAnswer) => parentPort?.postMessage(done);

/** Bytes that this thread has in memory, used or not. */
function held(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
