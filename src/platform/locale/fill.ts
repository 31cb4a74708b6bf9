/** Puts values into the `{name}` parts of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
