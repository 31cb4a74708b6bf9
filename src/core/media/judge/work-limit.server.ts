/** Milliseconds of work, as a busy machine may take a multiple of it by the clock; ordinary files need a few dozen. */
const MOST = 5000;

/** What this thread may do for one file. */
export class WorkLimit {
  readonly #end = workOfThread() + MOST;

  get isOver(): boolean {
    return workOfThread() > this.#end;
  }
}

function workOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
