import { plainText } from "../richtext/text";

/** One part of a form that two versions have differently; both in words. */
export interface Difference {
  /** Dotted path in the form: `coverId`, or `tra.header`. */
  path: string;
  mine: string;
  theirs: string;
}

/** Those of the parts at `paths` in which the two versions differ. */
export function differences<F extends object>(mine: F, theirs: F, paths: readonly string[]): Difference[] {
  return paths
    .map((path) => ({ path, a: valueAt(mine, path), b: valueAt(theirs, path) }))
    .filter(({ a, b }) => JSON.stringify(a) !== JSON.stringify(b))
    .map(({ path, a, b }) => ({ path, mine: inWords(a), theirs: inWords(b) }));
}

/** `mine`, with the parts at the paths in `taken` from `theirs`. */
export function merge<F extends object>(mine: F, theirs: F, taken: Iterable<string>): F {
  const merged = structuredClone(mine);
  for (const path of taken) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    Object.assign(valueAt(merged, keys.join(".")) as object, { [last]: valueAt(theirs, path) });
  }
  return merged;
}

function valueAt(form: object, path: string): unknown {
  if (path === "") return form;
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], form);
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map(inWords).join("\n");
  if (typeof value === "object") return Object.values(value).map(inWords).join(" · ");
  return plainText(String(value));
}
