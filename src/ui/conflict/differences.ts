import { plainLines } from "../../platform/html/text";

/** The versions that are compared after somebody else's save. */
export interface Versions<F extends object> {
  mine: F;
  theirs: F;
  /** The common ancestor; without it, every difference counts as changed in both. */
  base?: F | undefined;
}

/**
 * The parts in which two versions differ, by who changed them; each by its dotted path in the form: `coverId`, or
 * `tra.header`.
 */
interface Differences {
  /** Changed by both, and not to the same. */
  both: string[];
  /** Changed by somebody else alone. */
  theirsOnly: string[];
  /** Changed here alone. */
  mineOnly: string[];
}

/**
 * Sorts the differing parts at `paths` by which version changed them. `*` in a path matches each name that
 * one of the versions has there, and a missing part counts as blank.
 */
export function differences<F extends object>(versions: Versions<F>, paths: readonly string[]): Differences {
  const { mine, theirs, base } = versions;
  const found: Differences = { both: [], theirsOnly: [], mineOnly: [] };
  for (const path of paths.flatMap((each) => named(each, [mine, theirs, base]))) {
    if (same(mine, theirs, path)) continue;
    if (base && same(mine, base, path)) found.theirsOnly.push(path);
    else if (base && same(theirs, base, path)) found.mineOnly.push(path);
    else found.both.push(path);
  }
  return found;
}

/** Expands a path with `*`. */
function named(path: string, forms: readonly (object | undefined)[]): string[] {
  const [before = "", after] = path.split(".*.");
  if (after === undefined) return [path];
  const names = forms.flatMap((form) => Object.keys((form && valueAt(form, before)) ?? {}));
  return [...new Set(names)].map((name) => `${before}.${name}.${after}`);
}

/** `mine`, with the parts at the paths in `taken` from `theirs`. */
export function merge<F extends object>(mine: F, theirs: F, taken: Iterable<string>): F {
  const merged = structuredClone(mine);
  for (const path of taken) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let part = merged as Record<string, unknown>;
    for (const key of keys) {
      part[key] ??= {};
      part = part[key] as Record<string, unknown>;
    }
    part[last] = valueAt(theirs, path);
  }
  return merged;
}

/** The part of `form` at `path` as lines that people read: as typed, or the blocks of a `rich` text. */
export function linesAt(form: object, path: string, rich: boolean): string[] {
  return linesOf(valueAt(form, path), rich);
}

const same = (a: object, b: object, path: string) =>
  JSON.stringify(valueAt(a, path) ?? "") === JSON.stringify(valueAt(b, path) ?? "");

function valueAt(form: object, path: string): unknown {
  if (path === "") return form;
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form);
}

function linesOf(value: unknown, rich: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, rich));
  if (typeof value === "object" && value !== null) {
    return [
      Object.values(value)
        .map((each) => linesOf(each, rich).join("\n"))
        .filter((words) => words !== "")
        .join(" · "),
    ];
  }
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "boolean") return [value ? "✓" : "–"];
  return rich ? plainLines(String(value)) : String(value).split("\n");
}

/** The changes by which a list of lines came out of another one. */
interface LineChanges {
  added: string[];
  removed: string[];
  /** The number of lines in both. */
  unchanged: number;
}

/** The lines that `after` has and `before` has not, and the reverse; a moved line is in neither. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChanges {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const takeOne = (line: string) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  };
  const added = after.filter((line) => !takeOne(line));
  // Lines that occur too often have a negative count.
  const removed = [...left].flatMap(([line, count]) => Array<string>(Math.max(0, count)).fill(line));
  return { added, removed, unchanged: after.length - added.length };
}
