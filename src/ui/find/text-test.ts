import usual from "opencc-js/dict/HKVariantsRev";
import simplified from "opencc-js/dict/TSCharacters";
import { closenessTo, hasWords, oneScriptBy, searchText, wordsIn } from "../../platform/locale/search-text";
import type { Finding, Search } from "../screens";

/** A text in one form for both Chinese scripts; some 10 KB of tables come with it. */
const inOneScript = oneScriptBy(simplified, usual);

/** Returns a function that tests whether texts contain words, in either Chinese script. */
export function textTest(typed: string): Search["standIn"] {
  const words = wordsIn(inOneScript(typed));
  return (texts) => hasWords(inOneScript(searchText(texts)), words);
}

/** Returns the distance of the typed text from the best of something's names; the less, the closer. */
export type Closeness = (finding: Pick<Finding, "name" | "names">) => number;

/** The test how close findings are, in both scripts. */
export function closenessTest(typed: string): Closeness {
  const closeness = closenessTo(typed, inOneScript);
  return ({ name, names = [name] }) => closeness(names);
}
