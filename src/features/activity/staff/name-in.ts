/** The word for a name of the journal; the name itself where there is none, as of a feature that is gone. */
export function nameIn(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}
