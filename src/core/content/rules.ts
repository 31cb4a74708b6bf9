import { LANGS, type Localized } from "../locale/lang";
import type { Rule } from "./definition";

const isBlank = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/** At least one of these texts in at least one language; else the first language's last of them is at fault. */
export function inOneLanguage<Name extends string>(
  names: readonly [Name, ...Name[]],
  problem: string,
): Rule<Localized<Record<Name, unknown>>> {
  return {
    check: (content, refuse) => {
      if (LANGS.some((lang) => names.some((name) => !isBlank(content[lang][name])))) return;
      refuse(["eng", names.at(-1) ?? names[0]], problem);
    },
  };
}
