import type { ConvertContext } from "./context";

/** A text as long as a field takes; the report says where its end was left out. */
export function within(
  text: string,
  most: number,
  where: string,
  { report }: Pick<ConvertContext, "report">,
): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).toWellFormed();
  const words = cut.replace(/\s+\S*$/, "");
  const shortened = words.length > most / 2 ? words : cut.replace(/\uFFFD$/, "");
  report("tooLong", where, text.slice(shortened.length, shortened.length + LONGEST_DETAIL).trim());
  return shortened.trimEnd();
}

const LONGEST_DETAIL = 300;

/** As many of a list as a field takes; the report says how many there were. */
export function atMost<T>(
  all: readonly T[],
  most: number,
  where: string,
  { report }: Pick<ConvertContext, "report">,
): T[] {
  if (all.length > most) report("tooMany", where, String(all.length));
  return all.slice(0, most);
}
