import type { Entry } from "../../content/definition";
import type { Preset } from "../../features/donations/amount";
import type { Lang } from "../../platform/locale/lang";
import type { donate } from "./definition";

/** The amounts that the charity offers, each once, with what it pays for in a language; the first is chosen from the start. */
export function presetsOf(entry: Entry<typeof donate>, lang: Lang): Preset[] {
  const { gift200, gift500, gift1000 } = entry[lang].paypal;
  const all = [
    { amount: entry.amount1, use: gift200 },
    { amount: entry.amount2, use: gift500 },
    { amount: entry.amount3, use: gift1000 },
  ];
  const isFirst = ({ amount }: Preset, at: number) => all.findIndex((each) => each.amount === amount) === at;
  return all.filter((each, at) => each.amount > 0 && isFirst(each, at));
}
