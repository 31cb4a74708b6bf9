import pino from "pino";
import * as z from "zod";

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
