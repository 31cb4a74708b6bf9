import { fill } from "../fill";
import type { Lang } from "../lang";
import { problemsEng } from "./problems.eng";
import { problemsSim } from "./problems.sim";
import { problemsTra } from "./problems.tra";

export type ProblemKey = keyof typeof problemsEng;

/** Every sentence that an answer of the API may carry, in the three languages. */
export type ProblemWords = Record<ProblemKey, string>;

const messages: Record<Lang, ProblemWords> = { eng: problemsEng, tra: problemsTra, sim: problemsSim };

/** Whether `key` names one of the sentences. */
export function isProblemKey(key: unknown): key is ProblemKey {
  return typeof key === "string" && Object.hasOwn(problemsEng, key);
}

/** One sentence in `lang`, its `{name}` parts filled from `values`. */
export function problemMessage(lang: Lang, key: ProblemKey, values: Record<string, string> = {}): string {
  return fill(messages[lang][key], values);
}
