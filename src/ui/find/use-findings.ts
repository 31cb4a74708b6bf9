import { useEffect, useState } from "react";
import { useLang } from "../../platform/locale/lang-context";
import type { Finder, Findings } from "./finder";
import { type Closeness, closenessTest, textTest } from "./text-test";

/** Imports a finder when it is needed. */
export type FetchFinder = () => Promise<{ default: Finder }>;

/** The findings of one group. */
interface Found extends Pick<Finder, "group"> {
  found: Findings;
}

/** The answers to some words so far. */
interface Answers {
  words: string;
  /** In the order of the finders. */
  found: readonly Found[];
  /** The number of finders that have not answered yet. */
  awaited: number;
  failed: boolean;
  /** Undefined until the first has answered. */
  closeness: Closeness | undefined;
}

/** Milliseconds in which the next letter may come. */
const PAUSE = 150;

/** Runs all finders at once for `words`, and returns results as they arrive. */
export function useFindings(finders: readonly FetchFinder[], words: string): Omit<Answers, "words"> {
  const lang = useLang();
  const [answers, setAnswers] = useState<Answers>({ words: "", ...NOTHING, awaited: 0 });
  useEffect(() => {
    if (words === "") return;
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const standIn = textTest(words);
      const closeness = closenessTest(words);
      const results: (Found | undefined)[] = finders.map(() => undefined);
      let awaited = finders.length;
      let failed = false;
      const askOne = async (fetchFinder: FetchFinder, at: number) => {
        try {
          const { group, find } = (await fetchFinder()).default;
          const found = await find({ words, lang, signal, standIn });
          if (found.findings.length > 0) results[at] = { group, found };
        } catch {
          failed = true;
        }
        awaited -= 1;
        const found = results.filter((each) => each !== undefined);
        if (!signal.aborted) setAnswers({ words, found, awaited, failed, closeness });
      };
      await Promise.all(finders.map(askOne));
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [finders, words, lang]);
  // What was found for other words is not offered: Enter would take it.
  const isOther = answers.words !== words;
  return isOther ? { ...NOTHING, awaited: words === "" ? 0 : finders.length } : answers;
}

const NOTHING = { found: [], failed: false, closeness: undefined };
