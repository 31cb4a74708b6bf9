// What runs in a thread beside the program's own: the entry of its own bundle, with a copy of each task's code.
import { parentPort } from "node:worker_threads";
import { runTask, type TaskOrder } from "./tasks.server";

parentPort?.on("message", ({ name, input }: TaskOrder) => {
  runTask(name, input).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : "" }),
  );
});
