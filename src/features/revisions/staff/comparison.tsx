import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { PastRevision } from "../../../content/api/contract";
import type { AnyContent } from "../../../content/definition";
import { ChangesByLanguage } from "../../../content/revisions/staff/revision-changes";
import { differingLanguages } from "../../../content/revisions/unpublished-langs";
import { isInLanguages } from "../../../content/staff/publish-languages";
import type { TypeLocations } from "../../../content/staff/type-locations";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { revisionsWords } from "../words";
import { useBringBack } from "./bring-back";

/** Two revisions of an entry; of the first one there is nothing before. */
interface Compared {
  from: number | undefined;
  to: number;
  before: object;
  after: object;
}

interface ComparisonProps {
  shown: {
    type: string;
    id: string;
    /** The revisions among which is chosen. */
    known: readonly PastRevision[];
    page: number;
    pages: number;
  };
  compared: Compared;
  places: TypeLocations;
  /** The address of this screen with another choice. */
  addressOf: (given: object) => string;
}

/** The difference between two revisions, with a link back to the later of them. */
export function Comparison({ shown, compared, places, addressOf }: ComparisonProps) {
  const words = useWords(revisionsWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { from, to, before, after } = compared;
  const former = from === undefined ? undefined : (before as AnyContent);
  const langs = isInLanguages(places.type)
    ? differingLanguages(places.type, after as AnyContent, former)
    : [];
  // The newest revision is there already: what is compared with it is brought back then.
  const isNewest = shown.page === 1 && to === shown.known[0]?.revision;
  const { type, id: entry } = shown;
  const version = isNewest ? from : to;
  const bringBack = useBringBack({ type, id: entry, version, form: places.edit(entry) });
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="open-editor stack" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {from === undefined
          ? fill(words.versionNumber, { number: to })
          : fill(words.comparison, { from, to })}
      </h2>
      {from === undefined ? (
        <p>{words.first}</p>
      ) : (
        <Choices {...{ from, to, addressOf }} revisions={shown.known} isPart={shown.pages > 1} />
      )}
      {bringBack.all}
      <ChangesByLanguage
        {...places}
        {...(from !== undefined && { before })}
        {...{ after, langs }}
        actionsOf={bringBack.one}
      />
    </section>
  );
}

interface ChoicesProps {
  revisions: readonly PastRevision[];
  /** True where there are more revisions than these. */
  isPart: boolean;
  from: number;
  to: number;
  addressOf: ComparisonProps["addressOf"];
}

/** Chooses which two revisions are compared; each choice counts at once. */
function Choices({ revisions, isPart, from, to, addressOf }: ChoicesProps) {
  const words = useWords(revisionsWords);
  const lang = useLang();
  const navigate = useNavigate();
  const choose = (given: { from?: string; to?: string }) =>
    void navigate(addressOf({ from: String(from), to: String(to), ...given }), { preventScrollReset: true });
  const options = (some: readonly Pick<PastRevision, "revision" | "at">[]) =>
    some.map(({ revision, at }) => {
      const name = at
        ? fill(words.versionAt, { number: revision, time: staffTime(at, lang) })
        : fill(words.versionNumber, { number: revision });
      return [String(revision), name] as const;
    });
  const unlisted = revisions.some(({ revision }) => revision === from) ? [] : [{ revision: from, at: "" }];
  return (
    <div className="list-filters">
      <FilterChoice
        label={words.earlier}
        chosen={String(from)}
        options={options([...revisions.filter(({ revision }) => revision < to), ...unlisted])}
        onChoose={(chosen) => choose({ from: chosen })}
      />
      {isPart && <ByNumber key={from} {...{ from, to }} choose={(given) => choose({ from: given })} />}
      <FilterChoice
        label={words.later}
        chosen={String(to)}
        options={options(revisions.filter(({ revision }) => revision > from))}
        onChoose={(chosen) => choose({ to: chosen })}
      />
    </div>
  );
}

interface ByNumberProps {
  from: number;
  to: number;
  choose: (from: string) => void;
}

/** Chooses the earlier revision by its number, where there are more than a list shows; counts once the field is left. */
function ByNumber({ from, to, choose }: ByNumberProps) {
  const words = useWords(revisionsWords);
  const [number, setNumber] = useState(String(from));
  const apply = () => {
    const wanted = Math.trunc(Number(number));
    if (wanted >= 1 && wanted < to && wanted !== from) choose(String(wanted));
    else setNumber(String(from));
  };
  return (
    <label className="filter-choice">
      <span>{words.byNumber}</span>
      <input
        className="field"
        type="number"
        min={1}
        max={to - 1}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === "Enter" && apply()}
      />
    </label>
  );
}
