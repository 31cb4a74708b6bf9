// What runs in a thread beside the program's own: the entry of its own bundle, with a copy of each task's code.
import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import { runTask, type TaskOrder } from "./thread-tasks.server";

parentPort?.on("message", ({ name, input }: TaskOrder) => {
  runTask(name, input).then(
    (result) => parentPort?.postMessage({ result, held: held() }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : "", held: held() }),
  );
});

/** Bytes that this thread has in memory, used or not. */
function held(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
