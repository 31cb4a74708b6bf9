import { plainLines } from "../../src/platform/html/text";

/** A paragraph of the charity's texts as its people wrote it in either script. */
export interface Pair {
  tra: string;
  sim: string;
}

type Modules = Record<string, Record<string, unknown>>;

/** Without the words by which visitors search, which say the same in other words. */
const CHARITY: Modules = import.meta.glob(["../../src/charity/*.ts", "!**/search-words.ts"], { eager: true });

/** The news and notes of the demo, which were written anew in each script rather than translated. */
const DEMO: Modules = import.meta.glob(["../../src/features/*/demo/*.ts", "!**/*.server.ts"], {
  eager: true,
});

/** The words of the screens and their help. */
const SCREENS: Modules = import.meta.glob(
  ["../../src/**/*words*.ts", "../../src/**/{help,*-help}.ts", "!**/*.{server,test}.ts"],
  { eager: true },
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The paragraphs of a text, plain or rich. */
const paragraphsOf = (text: string): string[] =>
  text.includes("<p>") || text.includes("<h2>")
    ? plainLines(text)
    : text.split("\n").filter((line) => line.trim() !== "");

/** The paragraphs that two values have at the same places; those of texts with another number of them are left out. */
function pairsOf(tra: unknown, sim: unknown): Pair[] {
  if (typeof tra === "string" && typeof sim === "string") {
    const [one, other] = [paragraphsOf(tra), paragraphsOf(sim)];
    if (one.length !== other.length) return [];
    return one.map((paragraph, at) => ({ tra: paragraph, sim: other[at] ?? "" }));
  }
  if (!isObject(tra) || !isObject(sim)) return [];
  return Object.keys(tra).flatMap((name) => pairsOf(tra[name], sim[name]));
}

/** All pairs within a value, wherever it says the same in both scripts. */
function pairsIn(value: unknown, seen: Set<unknown>): Pair[] {
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  const own = "tra" in value && "sim" in value ? pairsOf(value.tra, value.sim) : [];
  return [...own, ...Object.values(value).flatMap((each) => pairsIn(each, seen))];
}

/** The paragraphs of some texts that have Chinese in them, each once. */
function chinesePairs(modules: Modules): Pair[] {
  const seen = new Set<unknown>();
  const all = Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((value) => pairsIn(value, seen)),
  );
  const chinese = all.filter(({ tra, sim }) => /\p{sc=Han}/u.test(tra) && sim !== "");
  return [...new Map(chinese.map((pair) => [JSON.stringify(pair), pair])).values()];
}

export const charityPairs = (): Pair[] => chinesePairs(CHARITY);
export const demoPairs = (): Pair[] => chinesePairs(DEMO);
export const screenPairs = (): Pair[] => chinesePairs(SCREENS);
