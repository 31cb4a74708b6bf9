import { setImmediate } from "node:timers/promises";
import { collationKey } from "../locale/collation.server";
import type { Lang } from "../locale/lang";

/** An order that somebody chose: by a column, with `-` the other way round. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; way: "asc" | "desc" } {
  const isDown = sort.startsWith("-");
  return { column: (isDown ? sort.slice(1) : sort) as Column, way: isDown ? "desc" : "asc" };
}

/** Rows whose names are made ready to be compared before the program answers others. */
const AT_ONCE = 2000;

/**
 * The ids of rows where people who read `lang` look up their names, those without a name last; rows of one name stay
 * in their order. Names are compared by the program, since the databases order Chinese in other ways.
 */
export async function idsByName(
  rows: readonly { id: string; name: string }[],
  { lang, way }: { lang: Lang; way: "asc" | "desc" },
): Promise<string[]> {
  const keyed: { id: string; key: string }[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    for (const { id, name } of rows.slice(at, at + AT_ONCE))
      keyed.push({ id, key: collationKey(name, lang) });
    await setImmediate();
  }
  const sign = way === "asc" ? 1 : -1;
  keyed.sort((one, two) => {
    if (one.key === two.key) return 0;
    if (one.key === "" || two.key === "") return one.key === "" ? 1 : -1;
    return one.key < two.key ? -sign : sign;
  });
  return keyed.map(({ id }) => id);
}
