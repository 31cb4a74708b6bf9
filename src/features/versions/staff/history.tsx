import { PencilLine } from "lucide-react";
import { use, useEffect, useState } from "react";
import { Link, type LinkProps } from "react-router";
import { isInLanguages } from "../../../content/staff/publish-languages";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { type TypeLocations, typeLocations } from "../../../content/staff/type-locations";
import { versionsContract } from "../../../content/versions/contract";
import { type PastVersion, pastContract } from "../../../content/versions/past-contract";
import { historyAddress } from "../../../content/versions/staff/history-address";
import { createClient } from "../../../platform/http/client";
import { sharedActions } from "../../../platform/journal/actions";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import type { Localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ScreensContext } from "../../../ui/frame/screens-context";
import { ListTable } from "../../../ui/list/list-table";
import { PagedTable } from "../../../ui/list/paged-list";
import { typedName } from "../../../ui/list/typed-name";
import { versionsWords } from "../words";
import type { Route } from "./+types/history";
import { Comparison } from "./comparison";

const api = createClient({ version: versionsContract.version, history: pastContract.history });

const wholeNumber = (given: string | null): number => Math.max(0, Math.trunc(Number(given) || 0));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => (search.get(name) ?? "").slice(0, 100);
  const named = { type: given("type"), id: given("id") };
  return load(async () => {
    const page = Math.max(1, wholeNumber(search.get("page")));
    const { versions, before, ...facts } = await api.history({ ...named, page });
    const known = before === null ? versions : [...versions, before];
    const [to, asked] = [wholeNumber(search.get("to")), wholeNumber(search.get("from"))];
    const isShown = known.some(({ version }) => version === to);
    const from = asked > 0 && asked < to ? asked : known.find(({ version }) => version < to)?.version;
    const content = async (version: number | undefined) =>
      version === undefined ? {} : (await api.version({ ...named, version, as: "content" })).entry;
    const compared = isShown && {
      ...{ from, to },
      ...{ before: await content(from), after: await content(to) },
    };
    return { ...named, versions, known, ...facts, page, compared: compared || undefined };
  });
};

export const HydrateFallback = Loading;

export type Shown = Awaited<ReturnType<typeof clientLoader>>;

/** The versions of an entry, the newest first; each opens what it changed. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { type, id, versions, title, page, pages, compared } = loaderData;
  const staff = useStaffWords();
  const words = useWords(versionsWords);
  const lang = useLang();
  const places = usePlaces(type, id);
  const { mayChange } = usePermissions();
  const label = fill(staff.page, { page, pages });
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
      {versions.length === 0 && <p className="mb-4">{words.noHistory}</p>}
      {versions.length > 0 && mayChange && <p className="mb-4">{words.historyIntro}</p>}
      {compared && places && <Comparison shown={loaderData} {...{ compared, places, addressOf }} />}
      <PagedTable page={page} pages={pages} to={(number) => addressOf({ page: number })} label={label}>
        {versions.length > 0 && (
          <ListTable
            label={pages > 1 ? label : words.history}
            columns={[
              { label: words.version },
              { label: words.state },
              { label: words.savedBy },
              { label: words.when, className: "entry-table-date" },
            ]}
          >
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                {...{ version }}
                hasLanguages={places !== undefined && isInLanguages(places.type)}
                isOpen={version.version === compared?.to}
                state={stateOf(version, loaderData)}
                to={addressOf({ to: version.version })}
              />
            ))}
          </ListTable>
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

/** The state of a version, by its word. */
function stateOf({ version, state }: PastVersion, { newest, published }: Shown) {
  if (version === published) return "onSite";
  if (version === newest) return "newest";
  return state === "published" ? "wasOnSite" : "draft";
}

interface VersionRowProps {
  version: PastVersion;
  state: ReturnType<typeof stateOf>;
  isOpen: boolean;
  to: LinkProps["to"];
  /** True where its type says something in each language. */
  hasLanguages: boolean;
}

function VersionRow({
  version: { version, action, by, at, langs },
  state,
  isOpen,
  to,
  hasLanguages,
}: VersionRowProps) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const actions: Readonly<Record<string, Localized>> = sharedActions;
  return (
    <tr aria-current={isOpen || undefined}>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={to} preventScrollReset>
            {fill(words.versionNumber, { number: version })}
            <span className="visually-hidden">: {words.compare}</span>
          </Link>
          <p className="field-hint">
            {actions[action]?.[lang] ?? actions.edit?.[lang]}
            {hasLanguages && langs.length > 0 && `: ${namesOfLanguages(langs, lang)}`}
          </p>
        </div>
      </td>
      <td>
        <span className="chip" data-state={state}>
          {words[state]}
        </span>
      </td>
      <td>{by ? <Name text={by} /> : words.nobody}</td>
      <td className="entry-table-date">{at && <time dateTime={at}>{staffTime(at, lang)}</time>}</td>
    </tr>
  );
}
