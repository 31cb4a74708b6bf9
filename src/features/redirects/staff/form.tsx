import type { FormSlots } from "../../../content/staff/content-screens";
import { type FieldInputProps, frameOf } from "../../../content/staff/input-props";
import { createClient } from "../../../platform/http/client";
import { FALLBACK_ORDER, type Lang } from "../../../platform/locale/lang";
import { useLang } from "../../../platform/locale/lang-context";
import { SuggestedField, type Suggestion } from "../../../ui/fields/suggested-field";
import { type RedirectTarget, redirectsContract } from "../contract";

/** The form of a redirect, whose new address can be chosen by a name. */
export const redirectForm = { rail: [], inputs: { to: TargetInput } } satisfies FormSlots;

const api = createClient(redirectsContract);

function TargetInput(props: Omit<FieldInputProps, "inner">) {
  const { value, onChange } = props as FieldInputProps<FieldInputProps["field"], string>;
  return (
    <SuggestedField
      {...frameOf(props)}
      value={value}
      onChange={(typed) => onChange(() => typed)}
      find={FIND[useLang()]}
      isWhole={isAddress}
    />
  );
}

const isAddress = (typed: string): boolean => /^(\/|https?:)/i.test(typed);

const findIn =
  (lang: Lang) =>
  async (q: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const { targets } = await api.targets({ q: q.slice(0, LONGEST) }, signal);
    return targets.map((target) => suggestionOf(target, lang));
  };

const FIND = { eng: findIn("eng"), tra: findIn("tra"), sim: findIn("sim") };

/** Characters of a search. */
const LONGEST = 200;

const suggestionOf = ({ address, name, group }: RedirectTarget, lang: Lang): Suggestion => ({
  value: address,
  name: FALLBACK_ORDER[lang].map((each) => name[each]).find(Boolean) ?? "",
  about: `${group[lang]} · ${address}`,
});
