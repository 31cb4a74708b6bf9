import { LRUCache } from "lru-cache";
import { LANGS, otherScript, type Script } from "../lang";
import type { Converter } from "./converter.server";

/** Characters of cached conversions, in both scripts: some 30 MB. */
const MOST = 8_000_000;

/** A tag of rich text. */
const TAG = /<\/?[a-z]/i;
const CHINESE = /\p{sc=Han}/u;

/** The texts that a converter has converted, by the script and the text. */
type Memory = LRUCache<string, string>;

const newMemory = (): Memory =>
  new LRUCache({ maxSize: MOST, sizeCalculation: (made, asked) => asked.length + made.length });

/** With another glossary there is another converter, and so another memory. */
const memories = new WeakMap<Converter, Memory>();

let latest: Converter | undefined;
let waited = 0;

/** Texts that were converted while somebody waited for a page, since the start of the process. */
export const conversionsWaited = (): number => waited;

/** Converts by this from now on what is converted ahead. */
export function convertAheadBy(converter: Converter): void {
  latest = converter;
}

/** A text in the other script, for a page that is being rendered: converted ahead, else now. */
export function converted(converter: Converter, text: string, to: Script): string {
  const known = memoryOf(converter).get(to + text);
  if (known !== undefined) return known;
  waited += 1;
  return convert(converter, text, to);
}

function convert(converter: Converter, text: string, to: Script): string {
  const made = (TAG.test(text) ? converter.html(text, to) : converter.text(text, to)).text;
  memoryOf(converter).set(to + text, made);
  return made;
}

function memoryOf(converter: Converter): Memory {
  const known = memories.get(converter) ?? newMemory();
  memories.set(converter, known);
  return known;
}

/**
 * Converts what a value has in one Chinese script and not in the other, wherever it has a part for each
 * language: before a page shows it.
 */
export function convertAhead(value: unknown): void {
  if (!latest) return;
  for (const [text, to] of missingIn(value)) {
    if (CHINESE.test(text) && memoryOf(latest).get(to + text) === undefined) convert(latest, text, to);
  }
}

/** Whether a conversion would differ from the previous one. */
export const isAheadFull = (): boolean =>
  latest !== undefined && memoryOf(latest).calculatedSize > MOST * 0.9;

type Missing = Generator<[string, Script]>;
type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

function* missingIn(value: unknown): Missing {
  if (!isValues(value)) return;
  const isInLanguages = LANGS.every((lang) => lang in value);
  if (isInLanguages) {
    for (const script of ["tra", "sim"] as const) {
      yield* lackingIn(value[script], value[otherScript(script)], otherScript(script));
    }
  }
  for (const [name, part] of Object.entries(value)) {
    if (!isInLanguages || !LANGS.some((lang) => lang === name)) yield* missingIn(part);
  }
}

/** The texts of one script that the other lacks. */
function* lackingIn(from: unknown, beside: unknown, to: Script): Missing {
  if (typeof from === "string") {
    if (typeof beside !== "string" || beside === "") yield [from, to];
  } else if (isValues(from)) {
    for (const [name, part] of Object.entries(from))
      yield* lackingIn(part, isValues(beside) ? beside[name] : undefined, to);
  }
}
