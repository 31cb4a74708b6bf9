import { Problem } from "../../platform/http/problem";

/** Counts of jobs. */
interface WorkFigures {
  /** Jobs lying there that somebody waits for. */
  waiting: number;
  /** Jobs lying there that nobody waits for. */
  background: number;
  running: number;
  /** Jobs turned away since the start, because too many lay there. */
  refused: number;
}

/** The same with the findings of the cleanup. */
export interface MediaFigures extends WorkFigures {
  /** Files that no row knew and that were removed since the start. */
  swept: number;
}

interface Limits {
  /** The number of jobs that run at once. */
  workers: number;
  /** The limit of queued jobs with a waiting caller. */
  maxWaiting: number;
  /** The limit of queued background jobs. */
  maxBackground: number;
}

type Job = () => Promise<unknown>;

interface Task {
  key: string;
  job: Job;
  done: PromiseWithResolvers<unknown>;
  waiting: number;
}

const RETRY_SECONDS = 5;
const busy = () => new Problem(503, "busy", { headers: { "Retry-After": String(RETRY_SECONDS) } });

/**
 * Runs costly jobs a few at a time: those that somebody waits for first, in the order of asking, then the
 * others. Jobs of the same key are one job.
 */
export class WorkQueue {
  private readonly urgent = new Map<string, Task>();
  private readonly background = new Map<string, Task>();
  private readonly running = new Map<string, Task>();
  private readonly limits: Limits;
  private readonly onError: (error: unknown) => void;
  private idle = Promise.withResolvers<void>();
  private closed = false;
  private refused = 0;

  /** `onError` is called with each failure of a job that nobody waits for. */
  constructor(limits: Limits, onError: (error: unknown) => void) {
    this.limits = limits;
    this.onError = onError;
  }

  /**
   * Runs `job` ahead of background work and gives its result.
   * @throws {Problem} 503 when too many wait already; the error of the job; the reason of `signal`.
   */
  async now<T>(key: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const task = this.urgentTask(key, job);
    task.waiting++;
    const gone = Promise.withResolvers<never>();
    const onAbort = () => gone.reject(signal?.reason);
    signal?.addEventListener("abort", onAbort);
    try {
      this.start();
      return (await Promise.race([task.done.promise, gone.promise])) as T; // a key names one kind of job
    } finally {
      signal?.removeEventListener("abort", onAbort);
      this.leave(task);
    }
  }

  /** Runs `job` when there is nothing more urgent, unless too many such jobs lie there already. */
  later(key: string, job: Job): void {
    const { urgent, background, running } = this;
    if (this.closed || background.size >= this.limits.maxBackground) return;
    if (running.has(key) || urgent.has(key) || background.has(key)) return;
    this.add(background, key, job);
    this.start();
  }

  figures(): WorkFigures {
    const { urgent, background, running, refused } = this;
    return { waiting: urgent.size, background: background.size, running: running.size, refused };
  }

  /** Resolves when nothing runs and nothing lies there. */
  async settled(): Promise<void> {
    if (this.running.size + this.urgent.size + this.background.size > 0) await this.idle.promise;
  }

  /** Stops accepting jobs, rejects waiting ones, and resolves when the running ones have ended. */
  async close(): Promise<void> {
    this.closed = true;
    for (const task of this.urgent.values()) task.done.reject(busy());
    this.urgent.clear();
    this.background.clear();
    await this.settled();
  }

  private urgentTask(key: string, job: Job): Task {
    const known = this.running.get(key) ?? this.urgent.get(key);
    if (known) return known;
    if (this.closed || this.urgent.size >= this.limits.maxWaiting) {
      this.refused += 1;
      throw busy();
    }
    const lying = this.background.get(key);
    if (!lying) return this.add(this.urgent, key, job);
    this.background.delete(key);
    this.urgent.set(key, lying);
    return lying;
  }

  private add(queue: Map<string, Task>, key: string, job: Job): Task {
    const task: Task = { key, job, done: Promise.withResolvers(), waiting: 0 };
    task.done.promise.catch(() => {}); // the waiting callers get the error by another branch of this promise
    if (this.running.size + this.urgent.size + this.background.size === 0) {
      this.idle = Promise.withResolvers();
    }
    queue.set(key, task);
    return task;
  }

  private leave(task: Task): void {
    task.waiting--;
    if (task.waiting > 0 || !this.urgent.delete(task.key)) return;
    this.background.set(task.key, task); // still worth doing, but nobody is in a hurry any more
  }

  private start(): void {
    while (this.running.size < this.limits.workers) {
      const [task] = this.urgent.size > 0 ? this.urgent.values() : this.background.values();
      if (!task) break;
      this.urgent.delete(task.key);
      this.background.delete(task.key);
      this.running.set(task.key, task);
      void this.run(task);
    }
    if (this.running.size === 0) this.idle.resolve();
  }

  private async run(task: Task): Promise<void> {
    try {
      task.done.resolve(await task.job());
    } catch (error) {
      if (task.waiting === 0) this.onError(error);
      task.done.reject(error);
    } finally {
      this.running.delete(task.key);
      this.start();
    }
  }
}
