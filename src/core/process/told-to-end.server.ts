import type { Logger } from "pino";

/** Calls `end` once the process is told to end, and has the log say so; also what it ends by otherwise. */
export function onEnd(log: Logger, end: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      log.info({ signal }, "told to end");
      end();
    });
  }
  process.on("uncaughtExceptionMonitor", (err) => log.fatal({ err }, "ends by a fault of its own"));
  process.on("exit", (code) => log.info({ code }, "has ended"));
}
