import { RotateCcw } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { contentContract, type PastRevision } from "../../../content/api/contract";
import type { AnyContent } from "../../../content/definition";
import { isInLanguages } from "../../../content/staff/publish-languages";
import type { TypeLocations } from "../../../content/staff/type-locations";
import { broughtBackState } from "../../../content/versions/staff/brought-back";
import { VersionChanges } from "../../../content/versions/staff/version-changes";
import { differingLanguages } from "../../../content/versions/unpublished-langs";
import { useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { LANGS, type Lang } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/permissions";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { versionsWords } from "../words";

/** Two versions of an entry; of the first one there is nothing before. */
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
    /** The versions among which is chosen. */
    known: readonly PastRevision[];
    page: number;
    pages: number;
  };
  compared: Compared;
  places: TypeLocations;
  /** The address of this screen with another choice. */
  addressOf: (given: object) => string;
}

/** The difference between two versions, with the way back to the later of them. */
export function Comparison({ shown, compared, places, addressOf }: ComparisonProps) {
  const words = useWords(versionsWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { from, to, before, after } = compared;
  const langs = differingLanguages(places.type, after as AnyContent, before as AnyContent);
  useEffect(() => heading.current?.focus(), [from, to]);
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
        <Choices {...{ from, to, addressOf }} versions={shown.known} isPart={shown.pages > 1} />
      )}
      <Restore key={`${from} ${to}`} {...{ shown, compared, places, langs }} />
      <VersionChanges {...places} {...(from !== undefined && { before })} after={after} />
    </section>
  );
}

interface ChoicesProps {
  versions: readonly PastRevision[];
  /** True where there are more versions than these. */
  isPart: boolean;
  from: number;
  to: number;
  addressOf: ComparisonProps["addressOf"];
}

/** Chooses which two versions are compared; each choice counts at once. */
function Choices({ versions, isPart, from, to, addressOf }: ChoicesProps) {
  const words = useWords(versionsWords);
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
  const unlisted = versions.some(({ revision }) => revision === from) ? [] : [{ revision: from, at: "" }];
  return (
    <div className="list-filters">
      <FilterChoice
        label={words.earlier}
        chosen={String(from)}
        options={options([...versions.filter(({ revision }) => revision < to), ...unlisted])}
        onChoose={(chosen) => choose({ from: chosen })}
      />
      {isPart && <ByNumber key={from} {...{ from, to }} choose={(given) => choose({ from: given })} />}
      <FilterChoice
        label={words.later}
        chosen={String(to)}
        options={options(versions.filter(({ revision }) => revision > from))}
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

/** Chooses the earlier version by its number, where there are more than a list shows; counts once the field is left. */
function ByNumber({ from, to, choose }: ByNumberProps) {
  const words = useWords(versionsWords);
  const [number, setNumber] = useState(String(from));
  const keep = () => {
    const asked = Math.trunc(Number(number));
    if (asked >= 1 && asked < to && asked !== from) choose(String(asked));
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
        onBlur={keep}
        onKeyDown={({ key }) => key === "Enter" && keep()}
      />
    </label>
  );
}

interface RestoreProps extends Pick<ComparisonProps, "shown" | "compared" | "places"> {
  /** The languages in which the two versions differ. */
  langs: readonly Lang[];
}

/**
 * Makes a former version the draft, in one language or whole, and opens it: of what is compared with the newest the
 * earlier one, else the later one that is looked at.
 */
function Restore({ shown: { type, id, known, page }, compared: { from, to }, places, langs }: RestoreProps) {
  const words = useWords(versionsWords);
  const staff = useStaffWords();
  const changes = useChanges(contentContract);
  const navigate = useNavigate();
  const banner = useBanner();
  const { save, saving, problem } = useSave();
  const { mayChange } = usePermissions();
  const isNewest = page === 1 && to === known[0]?.revision;
  const version = isNewest ? from : to;
  if (!mayChange || version === undefined) return null;
  const restore = (restored: readonly Lang[]) => {
    const [only, ...others] = restored;
    const said =
      only && others.length === 0
        ? fill(words.restoredOne, { language: staff[only], number: version })
        : fill(words.restored, { number: version });
    return save(async () => {
      await changes.restore({ type, id, revision: version, langs: [...restored] });
      banner({ text: said, ms: 10_000 });
      await navigate(places.edit(id), { state: broughtBackState(restored) });
    }, restored.join());
  };
  const isByLanguage = isInLanguages(places.type);
  return (
    <section className="stack" aria-label={fill(words.versionNumber, { number: version })}>
      <ProblemSummary problem={problem} labelOf={() => fill(words.versionNumber, { number: version })} />
      <p className="list-filters">
        {isByLanguage &&
          langs.map((lang) => (
            <button
              key={lang}
              type="button"
              className="button button-quiet"
              disabled={saving}
              onClick={() => void restore([lang])}
            >
              <RotateCcw aria-hidden="true" size={18} />
              {fill(words.restoreOne, { language: staff[lang], number: version })}
            </button>
          ))}
        <button
          type="button"
          className="button button-quiet"
          disabled={saving}
          onClick={() => void restore(LANGS)}
        >
          <RotateCcw aria-hidden="true" size={18} />
          {fill(words.restore, { number: version })}
        </button>
      </p>
    </section>
  );
}
