import { setImmediate } from "node:timers/promises";
import { collationKey } from "../locale/collation.server";
import type { Lang } from "../locale/lang";

/** The chosen order: by a column, with `-` descending. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; way: "asc" | "desc" } {
  const isDown = sort.startsWith("-");
  return { column: (isDown ? sort.slice(1) : sort) as Column, way: isDown ? "desc" : "asc" };
}

/** Rows whose sort keys are computed before the program yields to other requests. */
const AT_ONCE = 2000;

/**
 * Row ids in the order in which readers of `lang` look up names, those without a name last; rows with equal
 * names are not reordered. The program compares names, since databases collate Chinese differently.
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
