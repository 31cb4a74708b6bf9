import type { ContentRecord } from "../../content/definition";
import { contentRegistry, findEntryType } from "../../content/registry/content-registry.server";
import { isList } from "../../content/store/derived.server";
import type { Feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import type { Lang } from "../../platform/locale/lang";
import { importActions } from "./actions";
import { startRun } from "./background-runs.server";
import { type ImportRunView, importContract } from "./contract";
import { reasonWords } from "./convert/reasons";
import { importProblems } from "./problems.server";
import type { ImportReport } from "./report";
import { storedRun } from "./stored-run.server";

const handlersFor = (features: () => readonly Feature[]): Handlers<typeof importContract> => ({
  status: async (_, { db, lang }) => {
    const stored = await storedRun(db).read();
    if (!stored) return { run: null };
    const { isDryRun: dryRun, isAlive, state, report, ...run } = stored;
    const isInterrupted = state === "running" && !isAlive;
    return {
      run: {
        ...run,
        dryRun,
        state: isInterrupted ? "interrupted" : state,
        report: report && shownReport(report, lang, kindNames(features(), lang)),
      },
    };
  },

  start: async ({ old, media, dryRun: isDryRun }, { deps, staff }) => {
    const started = await startRun(deps, features(), { old, media, isDryRun, by: staff.username });
    if (!started) throw new Problem(409, importProblems.importRunning);
    const entry = {
      entityId: "import",
      action: importActions.startImport,
      snapshot: { old, media, isDryRun },
    };
    await record(deps.db, "import", staff.username, entry);
    return { message: "success" };
  },
});

export const importAnswers = (features: () => readonly Feature[]) =>
  answers(importContract, handlersFor(features));

/** What content types are called in a language: those that visitors see as they read it. */
export function kindNames(features: readonly Feature[], lang: Lang): (type: string) => string {
  const registry = contentRegistry(features);
  return (name) => {
    const type = findEntryType(registry, name, undefined)?.type;
    if (!type) return name;
    if (!isList(type)) return (type as ContentRecord).words[lang].title;
    return type.publicName?.[lang] ?? type.words[lang].list;
  };
}

function shownReport(
  { counts, files, lines, unanswered }: ImportReport,
  lang: Lang,
  nameOf: (type: string) => string,
): ImportRunView["report"] {
  return {
    ...{ files, unanswered },
    counts: counts.map(({ type, ...count }) => ({ kind: nameOf(type), ...count })),
    lines: lines.map(({ type, reason, ...line }) => ({
      kind: nameOf(type),
      ...line,
      reason: reasonWords[lang][reason],
    })),
  };
}
