import { LANGS, type Localized } from "../locale/lang";
import type { Rule } from "./definition";

const isBlank = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/**
 * At least one of these texts in at least one language; else the first language's last of them is at fault.
 * @param instead a shared field that will do as well
 */
export function inOneLanguage<Name extends string, Shared extends string = never>(
  names: readonly [Name, ...Name[]],
  problem: string,
  instead?: Shared,
): Rule<Localized<Record<Name, unknown>> & Record<Shared, unknown>> {
  return {
    check: (content, refuse) => {
      if (instead !== undefined && !isBlank(content[instead])) return;
      if (LANGS.some((lang) => names.some((name) => !isBlank(content[lang][name])))) return;
      refuse(["eng", names.at(-1) ?? names[0]], problem);
    },
  };
}
