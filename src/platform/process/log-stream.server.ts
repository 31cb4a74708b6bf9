import { constants, fstatSync, openSync, writeSync } from "node:fs";
import pino from "pino";
import * as z from "zod";

/** Bytes that wait for a slow reader of the log; what comes beyond them is lost. */
const MOST_WAITING = 1024 * 1024;
/** Milliseconds between two attempts to write what waits. */
const RETRY = 100;

let lost = 0;

/** The number of log lines that this process could not write: its disk is full, or there is no reader. */
export const lostLogLines = (): number => lost;

/**
 * A non-blocking log into an open file. Writing neither waits nor throws, as a site without a log is better
 * than none. Each line is written at once, so that it survives a crash; what the reader does not take waits
 * in memory. The number of lost lines is logged once writing works again.
 */
export class LogStream {
  readonly #fd: number;
  readonly #waiting: Buffer[] = [];
  #bytesWaiting = 0;
  /** Lost lines that the log does not mention yet. */
  #lost = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Takes one line with its end. */
  write(line: string): void {
    // After a loss, half a line may be there.
    const bytes = Buffer.from(this.#lost > 0 ? `\n${line}` : line);
    if (this.#bytesWaiting + bytes.length > MOST_WAITING) {
      this.#lose();
      return;
    }
    this.#waiting.push(bytes);
    this.#bytesWaiting += bytes.length;
    if (!this.#retry) this.#writeWaiting();
  }

  /** Makes a last attempt with the waiting lines. */
  end(): void {
    clearTimeout(this.#retry);
    this.#writeWaiting();
  }

  #writeWaiting(): void {
    this.#retry = undefined;
    for (let line = this.#waiting[0]; line; line = this.#waiting[0]) {
      const written = attempt(this.#fd, line);
      if (written === "later") {
        this.#retry = setTimeout(() => this.#writeWaiting(), RETRY).unref();
        return;
      }
      this.#bytesWaiting -= written ?? line.length;
      if (written === undefined) this.#lose();
      if (written === undefined || written === line.length) this.#waiting.shift();
      else this.#waiting[0] = line.subarray(written);
    }
    if (this.#lost > 0 && typeof attempt(this.#fd, lossLine(this.#lost)) === "number") this.#lost = 0;
  }

  #lose(): void {
    lost += 1;
    this.#lost += 1;
  }
}

/** Returns how many bytes were written, if any. */
function attempt(fd: number, bytes: Buffer): number | "later" | undefined {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EAGAIN" ? "later" : undefined;
  }
}

function lossLine(count: number): Buffer {
  const line = {
    level: 40,
    time: Date.now(),
    pid: process.pid,
    lost: count,
    msg: "lines of the log were lost",
  };
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

let ofProcess: LogStream | undefined;

/** The log on standard error; one for the process. */
export function standardError(): LogStream {
  ofProcess ??= openStandardError();
  return ofProcess;
}

function openStandardError(): LogStream {
  // Other writers there, Node's own warnings and libraries, cannot report a failure either.
  process.stderr.on("error", () => {});
  const stream = new LogStream(unblocked(2));
  process.on("exit", () => stream.end());
  return stream;
}

/**
 * The open file without waiting. A pipe or a terminal is opened once more, since others have it too, and may want it
 * to wait or make it so again. What cannot be (a socket, somebody else's pipe) waits no more since Node has looked at
 * it, which it does for `process.stderr`; and a file never waits.
 */
function unblocked(fd: number): number {
  try {
    const kind = fstatSync(fd);
    if (!kind.isFIFO() && !kind.isCharacterDevice()) return fd;
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return fd;
  }
}

/** Faults of a shape that are named in the log, and characters of them at most. */
const NAMED = 5;
const LONGEST = 1000;

/** An error as a line of the log has it. Of an answer that is not as its contract says, the first faults, each once. */
export function loggedError(error: Error) {
  if (!(error instanceof z.core.$ZodError)) return pino.stdSerializers.err(error);
  const { issues } = error;
  const faults = issues.slice(0, NAMED).map(({ path, message }) => `${path.join(".")}: ${message}`);
  if (issues.length > NAMED) faults.push(`and ${issues.length - NAMED} more`);
  const stack = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { type: "ZodError", message: faults.join("; ").slice(0, LONGEST), stack: stack.join("\n") };
}
