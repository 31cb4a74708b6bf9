/** Half of a surrogate pair. */
const HALF = /\p{Surrogate}/u;

/** Whether PostgreSQL can keep a text: it refuses NUL and half characters. SQLite is held to the same. */
export const isStorable = (text: string): boolean => !text.includes("\0") && !HALF.test(text);

/** The paths of texts in checked input that cannot be stored, such as `news.eng.header`. */
export function unstorablePaths(input: unknown): string[] {
  const found: string[] = [];
  // A list of what is left to look at, since an input may be nested deeper than calls can be.
  const left: { value: unknown; path: string }[] = [{ value: input, path: "" }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && !isStorable(value)) found.push(path);
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue; // bytes are no texts
    for (const [name, inner] of Object.entries(value)) {
      const innerPath = path === "" ? name : `${path}.${name}`;
      if (!isStorable(name)) found.push(path);
      left.push({ value: inner, path: innerPath });
    }
  }
  return found.reverse();
}
