import { derivedCalls, type FormSlots } from "../../../content/staff/content-screens";
import { type FieldInputProps, frameOf } from "../../../content/staff/input-props";
import { createClient } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/format";
import { FALLBACK_ORDER, fill, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { ImportLink } from "../../../ui/csv/csv-import";
import { SuggestedField, type Suggestion } from "../../../ui/fields/suggested-field";
import { TypedName } from "../../../ui/list/action-label";
import type { RecordColumn } from "../../../ui/list/record-table";
import { type RedirectTarget, redirectsContract } from "../contract";
import { type RedirectCard, redirects } from "../definition";
import { redirectScreenWords } from "../words";

/** The form of a redirect, whose new address can be chosen by a name. */
export const redirectForm = { rail: [], inputs: { to: TargetInput } } satisfies FormSlots;

/** The screens of redirects: in the list, where each leads and how often it was followed. */
export default {
  type: redirects,
  ...derivedCalls(redirects),
  form: redirectForm,
  list: {
    beside: () => <ImportLink to="/cms/redirects/import" />,
    below: () => <Intro />,
    useColumns: useRedirectColumns,
  },
};

function Intro() {
  return <p className="field-hint measure screen-only">{useWords(redirectScreenWords).intro}</p>;
}

function useRedirectColumns(): readonly RecordColumn<RedirectCard>[] {
  const words = useWords(redirectScreenWords);
  const lang = useLang();
  const visits = ({ hits, lastDay }: RedirectCard) =>
    lastDay === null ? words.noVisits : fill(words.visited, { count: hits, day: plainDay(lastDay, lang) });
  return [
    {
      label: words.leadsTo,
      className: "record-words",
      isLabelled: true,
      text: ({ to }) => to,
      cell: ({ to, name, end, fault }) => (
        <>
          {name && (
            <div>
              <TypedName texts={name} none="" />
            </div>
          )}
          {/* Beside a name a line of the address is enough. */}
          <span
            lang="en"
            title={to}
            className={name ? "field-hint block w-0 min-w-full truncate" : undefined}
          >
            {to}
          </span>
          {end !== null && <p className="field-hint">{fill(words.endsAt, { address: end })}</p>}
          {fault && <p className="field-error">{words[fault]}</p>}
        </>
      ),
    },
    { label: words.visits, className: "record-method", isLabelled: true, text: visits, cell: visits },
  ];
}

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
