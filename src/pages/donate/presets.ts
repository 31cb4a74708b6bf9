import type { Entry } from "../../content/definition";
import type { Preset } from "../../features/donations/donation";
import type { Lang } from "../../platform/locale/lang";
import type { donate } from "./definition";

/** The amounts that the charity offers, each once, with what it pays for in a language; the first is chosen from the start. */
export function presetsOf({ presets }: Entry<typeof donate>, lang: Lang): Preset[] {
  const isFirst = ({ amount }: { amount: number }, at: number) =>
    presets.findIndex((each) => each.amount === amount) === at;
  return presets.filter(isFirst).map(({ amount, use }) => ({ amount, use: use[lang] }));
}
