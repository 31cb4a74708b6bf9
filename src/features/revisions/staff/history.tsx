import { PencilLine } from "lucide-react";
import { use, useEffect, useState } from "react";
import { Link } from "react-router";
import { contentContract } from "../../../content/api/contract";
import { reviewContract } from "../../../content/review/contract";
import { ReviewState } from "../../../content/review/staff/review-note";
import { historyAddress } from "../../../content/revisions/staff/history-address";
import { stateWords } from "../../../content/revisions/state-words";
import { isInLanguages } from "../../../content/staff/publish-languages";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { type TypeLocations, typeLocations } from "../../../content/staff/type-locations";
import { createClient } from "../../../platform/http/client";
import { sharedActions } from "../../../platform/journal/actions";
import { staffTime } from "../../../platform/locale/format";
import { fill, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { ScreensContext } from "../../../ui/frame/screens-context";
import { typedName } from "../../../ui/list/action-label";
import { PagedTable } from "../../../ui/list/paged-list";
import { RecordTable } from "../../../ui/list/record-table";
import { revisionsWords } from "../words";
import type { Route } from "./+types/history";
import { Comparison } from "./comparison";
import { ReviewAnswer } from "./review-answer";

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
  const { mayChange } = usePermissions();
  const label = fill(staff.page, { page, pages });
  const actions: Readonly<Record<string, Localized>> = sharedActions;
  const addressOf = (given: object) =>
    `${historyAddress(type, id)}&${new URLSearchParams({ page: String(page), ...given })}`;
  return (
    <>
      <ScreenTitle title={words.history} />
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
              <ReviewAnswer review={review} />
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
              name: ({ revision }) => (
                <>
                  {fill(words.versionNumber, { number: revision })}
                  <span className="visually-hidden">: {words.compare}</span>
                </>
              ),
              about: ({ action, langs }) => (
                <p className="field-hint">
                  {actions[action]?.[lang] ?? actions.edit?.[lang]}
                  {places &&
                    isInLanguages(places.type) &&
                    langs.length > 0 &&
                    `: ${namesOfLanguages(langs, lang)}`}
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
    </>
  );
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
