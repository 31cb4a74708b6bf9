import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { DEFAULT_LANG } from "../../platform/locale/lang";
import type { CommandOutcome } from "../../platform/process/command-outcome";
import { Refusal } from "../../platform/refusal.server";
import { kindNames } from "./feature.server";
import { leavesOut, problemText, reportText } from "./report";
import { type ImportRequest, runImport } from "./run-import.server";

/** Under this name the command writes; no account can have it. */
const AUTHOR = "kapok";

/** `npm run import -- OLD --media MEDIA [--dry-run]`: beside a program that serves, or without one. */
export async function runImportCommand(
  deps: Deps,
  features: readonly Feature[],
  request: Omit<ImportRequest, "author">,
): Promise<CommandOutcome> {
  const report = await runImport(deps, features, { ...request, author: AUTHOR }, showProgress()).catch(
    (error: unknown) => {
      throw error instanceof Problem ? new Refusal(`${problemText(error)} Nothing was changed.`) : error;
    },
  );
  return {
    text: reportText(report, kindNames(features, DEFAULT_LANG)),
    ok: true,
    incomplete: leavesOut(report),
  };
}

/** Prints progress on a terminal. */
function showProgress(): Parameters<typeof runImport>[3] {
  if (!process.stderr.isTTY) return undefined;
  return ({ done, total }) => process.stderr.write(`\r${done} of ${total}${done === total ? "\n" : ""}`);
}
