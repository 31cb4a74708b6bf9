import { Navigate, useLocation, useSearchParams } from "react-router";
import { LANG_TAG, LANGS } from "../../platform/locale/lang";
import { useLang } from "../../platform/locale/lang-context";
import { ScreenTitle } from "../../ui/frame/screen-title";
import { pageOrLast } from "../../ui/list/load-list";
import type { OpenedDraft } from "../autosave/staff/opened-draft";
import type { LateListScreens, LateScreens } from "./content-screens";
import {
  type AnyEntry,
  type CardsAnswer,
  editAddress,
  idName,
  type ListScreens,
  type OwnScreen,
  type RecordScreens,
} from "./content-screens";
import { type ListQuery, readListQuery } from "./list-query";
import type { ListScreen } from "./list-screen";
import type { RecordScreen } from "./record-screen";
import { isAt } from "./screens-at";

/** The forms of a list, which lists do without. */
const fetchForms = () => import("./list-entry-screens");
type Forms = Awaited<ReturnType<typeof fetchForms>>;
type OpenedDrafts = typeof import("../autosave/staff/opened-draft");

/** A list, which forms do without: by pages, or in an order of staff's choice. */
async function fetchList({ type }: ListScreens): Promise<typeof ListScreen> {
  if (type.order === "arranged") return (await import("./ordered-list-screen")).OrderedListScreen;
  return (await import("./list-screen")).ListScreen;
}

/** The content that a screen of a content type shows. */
export type Shown =
  | {
      kind: "list";
      screens: ListScreens;
      query: ListQuery;
      page: number;
      list: CardsAnswer;
      View: typeof ListScreen;
      /** The form of one more, where it stands above the list. */
      addAbove: Forms["AddAbove"] | undefined;
      opened: OpenedDraft | undefined;
      draft: string | null;
    }
  | ({ kind: "add"; screens: ListScreens; View: Forms["AddScreen"] } & Drafts)
  | ({
      kind: "edit";
      screens: ListScreens;
      entry: AnyEntry | undefined;
      View: Forms["EditScreen"];
    } & Partial<Drafts>)
  | ({
      kind: "record";
      screens: RecordScreens;
      record: AnyEntry | undefined;
      View: typeof RecordScreen;
    } & Drafts)
  | { kind: "own"; screen: OwnScreen; shown: unknown };

/** The drafts that a form is opened with, and the one that its address names. */
interface Drafts {
  opened: OpenedDraft;
  draft: string | null;
}

/** Loads what the screen at `url` shows. */
export async function loadShown(late: LateScreens, url: URL): Promise<Shown> {
  if ("addresses" in late) return loadList(late, url);
  const screens = (await late.load()).default;
  if ("View" in screens) return { kind: "own", screen: screens, shown: await screens.read() };
  const draft = url.searchParams.get("draft");
  const [record, { RecordScreen: View }] = await Promise.all([screens.read(), import("./record-screen")]);
  const opened = await openDraft({ type: screens.type.name, id: record?._id, draft }, record);
  return { kind: "record", screens, record, View, draft: keyOf(url.searchParams), opened };
}

async function loadList({ addresses, load }: LateListScreens, url: URL): Promise<Shown> {
  const screens: ListScreens = { ...(await load()).default, addresses };
  const search = url.searchParams;
  const draft = search.get("draft");
  const drafts = (id?: string, entry?: Promise<AnyEntry | undefined>) =>
    openDraft({ type: screens.type.name, id, draft }, entry);
  if (isAt(url.pathname, addresses.add)) {
    const [{ AddScreen: View }, form, opened] = await Promise.all([fetchForms(), formOf(screens), drafts()]);
    return { kind: "add", screens: { ...screens, ...form }, View, opened, draft };
  }
  if (isAt(url.pathname, addresses.edit)) {
    const id = search.get(idName(screens.type));
    const reading = id ? screens.reads.one(id) : Promise.resolve(undefined);
    const [entry, { EditScreen: View }, form, opened] = await Promise.all([
      reading,
      fetchForms(),
      formOf(screens),
      id ? drafts(id, reading) : undefined,
    ]);
    return { kind: "edit", screens: { ...screens, ...form }, entry, View, draft: keyOf(search), opened };
  }
  const query = readListQuery(search);
  // One that staff arrange comes as a whole, be it shown narrowed or not.
  const narrowed = screens.type.order === "arranged" ? { q: "" } : query;
  const lang = LANGS.find((each) => LANG_TAG[each] === document.documentElement.lang);
  const isAdding = search.has("add") && addresses.add === `${addresses.list}?add`;
  const [found, View, addAbove, opened] = await Promise.all([
    pageOrLast(search, "page", (page) => screens.reads.cards({ ...narrowed, page, lang })),
    fetchList(screens),
    isAdding ? fetchForms().then(({ AddAbove }) => AddAbove) : undefined,
    isAdding ? drafts() : undefined,
  ]);
  return { kind: "list", screens, query, ...found, View, addAbove, opened, draft };
}

/** Tells visits of a form apart that begin anew: with another draft, or with what was just saved for a link to it. */
const keyOf = (search: URLSearchParams): string => `${search.get("draft")} ${search.get("saved")}`;

/** Asks for the drafts of a form; lists do without what does that. */
async function openDraft(...asked: Parameters<OpenedDrafts["openDraft"]>): Promise<OpenedDraft> {
  return (await import("../autosave/staff/opened-draft")).openDraft(...asked);
}

/** The parts of a form that the type has of its own, where they are fetched late. */
async function formOf({ lateForm }: ListScreens): Promise<Pick<ListScreens, "form">> {
  return lateForm ? { form: (await lateForm()).default } : {};
}

/** A screen of a content type. */
export function ContentScreen({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case "list":
      return <shown.View key={shown.screens.addresses.list} {...shown} />;
    case "add":
      return <shown.View key={`${shown.screens.type.name} ${shown.draft}`} {...shown} />;
    case "record":
      return (
        shown.record && (
          <shown.View
            key={`${shown.screens.type.name} ${shown.record._id} ${shown.draft}`}
            screens={shown.screens}
            record={shown.record}
            opened={shown.opened}
          />
        )
      );
    case "own":
      return <OwnScreenView key={shown.screen.type.name} {...shown} />;
    case "edit":
      return shown.entry && shown.opened ? (
        <shown.View
          key={`${shown.entry._id} ${shown.draft}`}
          screens={shown.screens}
          entry={shown.entry}
          opened={shown.opened}
        />
      ) : (
        <NamedByState screens={shown.screens} />
      );
  }
}

function OwnScreenView({ screen: { type, View }, shown }: { screen: OwnScreen; shown: unknown }) {
  return (
    <>
      <ScreenTitle title={type.words[useLang()].title} />
      <View shown={shown} />
    </>
  );
}

/** The entry that the navigation names in place of the address; without one, back to the list. */
function NamedByState({ screens }: { screens: ListScreens }) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const name = idName(screens.type);
  const stated =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  const isNamed = typeof stated === "string" && !query.has(name);
  return <Navigate replace to={isNamed ? editAddress(screens, stated) : screens.addresses.list} />;
}
