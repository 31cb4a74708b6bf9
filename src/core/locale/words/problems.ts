import { fill } from "../fill";
import type { Lang, Localized } from "../lang";
import { problemsEng } from "./problems.eng";
import { problemsSim } from "./problems.sim";
import { problemsTra } from "./problems.tra";

/** Names one of the sentences that all share. */
export type ProblemKey = keyof typeof problemsEng;

export type ProblemWords = Record<ProblemKey, string>;

const shared: Record<Lang, ProblemWords> = { eng: problemsEng, tra: problemsTra, sim: problemsSim };

/** A sentence with which one feature alone refuses; `key` is what the log and schemas call it. */
export interface OwnProblem {
  readonly key: string;
  readonly words: Localized;
}

/** A sentence that an answer of the API may carry, in the three languages. */
export type ProblemText = ProblemKey | OwnProblem;

/** The problems of one feature by their keys. */
export function ownProblems<Key extends string>(words: Record<Key, Localized>): Record<Key, OwnProblem>;
export function ownProblems(words: Record<string, Localized>): Record<string, OwnProblem> {
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, { key, words: each }]));
}

/** The problem that a schema's `params.key` names: a feature's own problem, or one that all share. */
export function problemNamed(key: unknown, own: Readonly<Record<string, OwnProblem>>): ProblemText {
  if (typeof key !== "string") return "invalidValue";
  if (Object.hasOwn(own, key)) return own[key] ?? "invalidValue";
  return isShared(key) ? key : "invalidValue";
}

const isShared = (key: string): key is ProblemKey => Object.hasOwn(problemsEng, key);

/** One sentence in `lang`, its `{name}` parts filled from `values`. */
export function problemMessage(
  lang: Lang,
  problem: ProblemText,
  values: Record<string, string> = {},
): string {
  return fill(typeof problem === "string" ? shared[lang][problem] : problem.words[lang], values);
}
