// Runs on whatever Node the machine has, before anything is installed, as setup.mjs does; the built program has it too.
import { parseArgs } from "node:util";

/**
 * How a command is called.
 * @template {import("node:util").ParseArgsOptionsConfig} Options
 * @typedef {object} Usage
 * @property {string} usage its forms, each after what is printed as `Usage:`, and what it does
 * @property {Options} [options] its options; `--help` is one of every command
 * @property {number} [atLeast] how many arguments it needs that are no options; none unless it says so
 * @property {number} [atMost] how many it takes; as many as it needs unless it says so
 */

/**
 * Reads what a command was called with, before it does anything. `--help` prints how it is called and ends the process;
 * an option that it does not have, and an argument too few or too many, are named and end it with status 1. What
 * begins with `-` and is no option stands after `--`.
 * @template {import("node:util").ParseArgsOptionsConfig} [Options={}]
 * @param {Usage<Options>} command
 * @param {string[]} [args] those of the process unless given
 * @returns {{ values: ReturnType<typeof parseArgs<{ options: Options }>>["values"], positionals: string[] }}
 */
export function readCommandLine(command, args = process.argv.slice(2)) {
  const { usage, atLeast = 0, atMost = atLeast } = command;
  const refuse = (/** @type {string} */ words) => {
    console.error(`${words}\n\nUsage: ${usage}`);
    return process.exit(1);
  };
  const { values, positionals } = parsed(command, args, refuse);
  if (values.help) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  const given = positionals.filter((argument) => argument !== "");
  if (given.length < atLeast) refuse(given.length === 0 ? "Nothing is named." : "Something is missing.");
  if (positionals.length > atMost) refuse(`Too many arguments: ${positionals.slice(atMost).join(" ")}`);
  return { values, positionals };
}

/**
 * @param {Usage<any>} command
 * @param {string[]} args
 * @param {(words: string) => never} refuse
 */
function parsed({ options }, args, refuse) {
  try {
    const help = { type: /** @type {const} */ ("boolean"), short: "h" };
    return parseArgs({ args, options: { ...options, help }, allowPositionals: true });
  } catch (error) {
    // Node goes on with advice that is wrong behind npm.
    if (error instanceof TypeError && "code" in error) return refuse(`${error.message.split(/\. /)[0]}.`);
    throw error;
  }
}
