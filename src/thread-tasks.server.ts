import { sanitizeRichText } from "./content/richtext/sanitize.server";
import { heicToImage } from "./media/validation/heic/heic-to-image.server";
import { pdfChecks } from "./media/validation/pdf-checks.server";
import { validatePdf } from "./media/validation/validate-pdf.server";

/** The tasks of a thread: functions of what can be copied, that ask nobody and keep nothing. */
const tasks = { heicToImage, pdfChecks, validatePdf, sanitizeRichText };

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** The order of a task to a thread. */
export interface TaskOrder {
  name: TaskName;
  input: TaskInput<TaskName>;
}

/** The answer of a thread when it is done. */
export interface TaskAnswer {
  result?: unknown;
  /** The error that was thrown. */
  error?: string;
  /** Bytes that the thread has in memory. */
  held: number;
}

/** Does a task in the thread of the caller. */
export async function runTask(name: TaskName, input: TaskInput<TaskName>): Promise<unknown> {
  const task = tasks[name] as (input: TaskInput<TaskName>) => unknown; // whoever orders it gives its input
  return task(input);
}
