import { PencilLine } from "lucide-react";
import { type RefObject, use, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { contentContract, type PastRevision } from "../../../content/api/contract";
import type { AnyContent } from "../../../content/definition";
import { reviewContract } from "../../../content/review/contract";
import { ReviewState } from "../../../content/review/staff/review-note";
import { historyAddress } from "../../../content/revisions/staff/history-address";
import { ChangesByLanguage } from "../../../content/revisions/staff/revision-changes";
import { stateWords } from "../../../content/revisions/state-words";
import { differingLanguages } from "../../../content/revisions/unpublished-langs";
import { isInLanguages } from "../../../content/staff/publish-languages";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { type TypeLocations, typeLocations, wayBack } from "../../../content/staff/type-locations";
import { createClient } from "../../../platform/http/client";
import { sharedActions } from "../../../platform/journal/actions";
import { staffTime, withColon } from "../../../platform/locale/format";
import { fill, type Lang, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load, ScreensContext, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { typedName } from "../../../ui/list/action-label";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { PagedTable } from "../../../ui/list/paged-list";
import { RecordTable } from "../../../ui/list/record-table";
import { revisionsWords } from "../words";
import type { Route } from "./+types/history";
import { useBringBack } from "./bring-back";
import { ReviewAnswer } from "./reviews";

const api = createClient(contentContract);
const reviewApi = createClient(reviewContract);

const wholeNumber = (given: string | null): number => Math.max(0, Math.trunc(Number(given) || 0));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => (search.get(name) ?? "").slice(0, 100);
  const named = { type: given("type"), id: given("id") };
  return load(async () => {
    const page = Math.max(1, wholeNumber(search.get("page")));
    const [{ revisions, before, ...facts }, { reviews }] = await Promise.all([
      api.revisions({ ...named, page }),
      reviewApi.reviews(named),
    ]);
    const known = before === null ? revisions : [...revisions, before];
    const [to, asked] = [wholeNumber(search.get("to")), wholeNumber(search.get("from"))];
    const isShown = known.some(({ revision }) => revision === to);
    const from = asked > 0 && asked < to ? asked : known.find(({ revision }) => revision < to)?.revision;
    const content = async (revision: number | undefined) =>
      revision === undefined ? {} : (await api.read({ ...named, revision })).content;
    const compared = isShown && {
      ...{ from, to },
      ...{ before: await content(from), after: await content(to) },
    };
    return {
      ...named,
      revisions,
      known,
      ...facts,
      page,
      review: reviews[0],
      compared: compared || undefined,
    };
  });
};

export const HydrateFallback = Loading;

export type Shown = Awaited<ReturnType<typeof clientLoader>>;

/** The revisions of an entry, newest first; each opens what it changed. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { type, id, revisions, title, page, pages, review, compared } = loaderData;
  const staff = useStaffWords();
  const words = useWords(revisionsWords);
  const lang = useLang();
  const places = usePlaces(type, id);
  const screen = useRef<HTMLDivElement>(null);
  useFocusAfterAnswer(screen, review);
  const { mayChange } = usePermissions();
  const label = fill(staff.page, { page, pages });
  const actions: Readonly<Record<string, Localized>> = sharedActions;
  const saidOf = (action: string, langs: readonly Lang[]) =>
    places && isInLanguages(places.type) && langs.length > 0
      ? withColon(lang, action, namesOfLanguages(langs, lang))
      : action;
  const addressOf = (given: object) =>
    `${historyAddress(type, id)}&${new URLSearchParams({ page: String(page), ...given })}`;
  return (
    <div ref={screen}>
      <ScreenTitle title={words.history} list={places && wayBack(places, id, lang)} />
      <p className="history-entry">
        <b>{title && <Name text={typedName(title, lang, words.untitled)} />}</b>
        {places && (
          <Link className="button button-quiet" to={places.edit(id)}>
            <PencilLine aria-hidden="true" size={18} />
            {mayChange ? words.open : words.look}
          </Link>
        )}
      </p>
      {revisions.length === 0 && <p className="mb-4">{words.noHistory}</p>}
      {revisions.length > 0 && mayChange && <p className="mb-4">{words.historyIntro}</p>}
      {review && (
        <div className="draft-note">
          <p>
            <ReviewState review={review} />
          </p>
          {review.mayAnswer && (
            <div className="row-actions">
              <ReviewAnswer review={review} isMain />
            </div>
          )}
        </div>
      )}
      {compared && places && (
        <Comparison
          key={`${compared.from} ${compared.to}`}
          shown={loaderData}
          {...{ compared, places, addressOf }}
        />
      )}
      <PagedTable page={page} pages={pages} to={(number) => addressOf({ page: number })} label={label}>
        {revisions.length > 0 && (
          <RecordTable
            label={pages > 1 ? label : words.history}
            rows={revisions}
            idOf={({ revision }) => String(revision)}
            nameOf={({ revision }) => fill(words.versionNumber, { number: revision })}
            currentId={String(compared?.to)}
            first={{
              label: words.version,
              to: ({ revision }) => addressOf({ to: revision }),
              preventScrollReset: true,
              name: ({ revision }) =>
                withColon(lang, fill(words.versionNumber, { number: revision }), words.compare),
              about: ({ action, langs }) => (
                <p className="field-hint">
                  {saidOf(actions[action]?.[lang] ?? sharedActions.edit[lang], langs)}
                </p>
              ),
            }}
            columns={[
              {
                label: words.state,
                cell: ({ state }) => (
                  <span className="chip" data-state={state}>
                    {stateWords[lang][state]}
                  </span>
                ),
              },
              {
                label: words.savedBy,
                cell: ({ author }) => (author ? <Name text={author} /> : words.nobody),
              },
              {
                label: words.when,
                className: "entry-table-date",
                cell: ({ at }) => at && <time dateTime={at}>{staffTime(at, lang)}</time>,
              },
            ]}
          />
        )}
      </PagedTable>
    </div>
  );
}

/** Once a request for approval is answered, its buttons are gone: the focus goes to what was published. */
function useFocusAfterAnswer(screen: RefObject<HTMLElement | null>, review: object | undefined) {
  const isAsked = review !== undefined;
  const wasAsked = useRef(isAsked);
  // Before what restores a lost focus, which knows no better than the next control.
  useLayoutEffect(() => {
    const isAnswered = wasAsked.current && !isAsked;
    wasAsked.current = isAsked;
    if (!isAnswered || document.activeElement !== document.body) return;
    const heading =
      screen.current?.querySelector<HTMLElement>(".open-editor h2") ?? screen.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isAsked, screen]);
}

/** The type of an entry, with its fields' names and its form; undefined until its screens are there. */
function usePlaces(type: string, id: string): TypeLocations | undefined {
  const all = use(ScreensContext);
  const [places, setPlaces] = useState<TypeLocations>();
  useEffect(() => {
    let isGone = false;
    void typeLocations(all, { type, id }).then((found) => {
      if (!isGone) setPlaces(found);
    });
    return () => {
      isGone = true;
    };
  }, [all, type, id]);
  return places;
}

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

/** The difference between two revisions, each of which can be brought back. */
function Comparison({ shown, compared, places, addressOf }: ComparisonProps) {
  const words = useWords(revisionsWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { from, to, before, after } = compared;
  const former = from === undefined ? undefined : (before as AnyContent);
  const langs = isInLanguages(places.type)
    ? differingLanguages(places.type, after as AnyContent, former)
    : [];
  // Either side can be brought back, but the newest revision is there already.
  const newest = shown.page === 1 ? shown.known[0]?.revision : undefined;
  const versions = [from, to].flatMap((each) => (each === undefined || each === newest ? [] : [each]));
  const { type, id: entry } = shown;
  const bringBack = useBringBack({ type, id: entry, versions, form: places.edit(entry) });
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
    <div className="list-filters revision-choices">
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
