import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { Problem } from "../http/problem";

/**
 * The tasks that a thread can run, by their names: functions of cloneable values, without database and
 * without state. Each is added where it is written, by `declare module`; `src/thread.ts` imports them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: extended by `declare module`
export interface ThreadTasks {}

type TaskName = keyof ThreadTasks;
type TaskInput<Name extends TaskName> = Parameters<ThreadTasks[Name]>[0];
type TaskResult<Name extends TaskName> = Awaited<ReturnType<ThreadTasks[Name]>>;

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

interface Bounds {
  /** Megabytes for the objects of a task, beside {@link YOUNG}; one that needs more is ended. */
  memory: number;
  /** Milliseconds for a task; one that needs more is ended. */
  timeout: number;
  /** Milliseconds after which an idle thread ends, and frees its memory; 20,000 by default. */
  idle?: number;
}

/** A task was ended because it took too much time or memory, or threw. */
export class TaskFailed extends Error {
  /** It was still at work when its time was over. */
  readonly late: boolean;

  constructor(message: string, late = false) {
    super(message);
    this.late = late;
  }
}

/** Megabytes for new objects; without a limit V8 takes several times as much. */
const YOUNG = 16;
/** Bytes that an idle thread may use; one that has grown larger is ended with its task. */
const KEPT = 48 * 1024 * 1024;
const IDLE = 20_000;

/** Vite's test runner and development server run the source, which Node has to resolve, too. */
const isSource = import.meta.url.endsWith(".ts");
const ENTRY = isSource ? "../../thread.ts" : "../thread.js";
const SOURCE_HOOKS = `import { registerHooks } from "node:module";
registerHooks({ resolve(name, context, next) {
  try { return next(name, context); } catch (error) { if (/^[.]/.test(name)) return next(name + ".ts", context); throw error; }
} });`;
const execArgv = isSource ? ["--import", `data:text/javascript,${encodeURIComponent(SOURCE_HOOKS)}`] : [];

/**
 * One thread that runs tasks one after the other, so that a slow one does not block the program, and a
 * hostile one can be ended. The thread exists while there are tasks.
 */
export class WorkerThread {
  readonly #bounds: Bounds;
  readonly #inTurn = pLimit(1);
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * @throws {TaskFailed} when the task throws or exceeds its limits.
   * @throws {TaskFailed} when the task throws or goes beyond its bounds.
   */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
    return this.#inTurn(() => this.#runNow({ name, input })) as Promise<TaskResult<Name>>; // what the task of that name gives
  }

  async #runNow(order: TaskOrder): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    let late = false;
    const timeout = setTimeout(() => {
      late = true;
      void this.#end(worker);
    }, this.#bounds.timeout);
    let grown = true;
    const hear = ({ result, error, held }: TaskAnswer) => {
      grown = held > KEPT;
      if (error === undefined) resolve(result);
      else reject(new TaskFailed(error));
    };
    const end = () => reject(new TaskFailed(`${order.name} took too much time or memory`, late));
    worker.once("message", hear).once("exit", end);
    worker.ref();
    worker.postMessage(order);
    try {
      return await promise;
    } finally {
      clearTimeout(timeout);
      worker.off("message", hear).off("exit", end);
      worker.unref();
      if (grown) await this.#end(worker);
      else this.#idle = setTimeout(() => void this.#end(worker), this.#bounds.idle ?? IDLE).unref();
    }
  }

  /** A thread that ends takes no more tasks: it would be gone before it is at one. */
  #end(worker: Worker): Promise<number> {
    if (this.#worker === worker) this.#worker = undefined;
    return worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL(ENTRY, import.meta.url), {
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: this.#bounds.memory, maxYoungGenerationSizeMb: YOUNG },
    });
    this.#worker = worker;
    worker.on("error", () => {}); // heard of by its exit
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}

/**
 * Returns when `error` is a task that took too much memory, or threw: its input is too heavy to be accepted.
 * @throws {Problem} 503 when the machine had no time for it; any error other than a failed task
 */
export function requireTooHeavy(error: unknown): void {
  if (!(error instanceof TaskFailed)) throw error;
  if (error.late) throw new Problem(503, "busy", { headers: { "Retry-After": "30" }, cause: error });
}
