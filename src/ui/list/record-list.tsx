import { Download } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigate, useNavigation } from "react-router";
import { EmptyBranch } from "../../art/empty-branch";
import { csvOfRecords } from "../../platform/csv/csv";
import { downloadCsv } from "../../platform/csv/text-file";
import type { RecordList as ListOf } from "../../platform/list/record-list";
import { fill, LANG_TAG, type Lang, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { textTest } from "../find/text-test";
import { ProblemSummary, useSave } from "../form/form";
import { ScreenTitle } from "../frame/screen";
import { BatchDialogs, useBatch } from "./batch";
import { FilterChips } from "./filter-chips";
import { FilterChoice } from "./filter-choice";
import { SearchBox, ToRows, WORDS_TAKEN } from "./list-search";
import { type ListPage, pageOrLast } from "./load-list";
import { PagedTable } from "./paged-list";
import { PrintButton } from "./print-button";
import { headOf, RecordTable, type RecordTableProps } from "./record-table";
import { SavedViews } from "./saved-views";
import { type Selection, type SelectionAction, SelectionBar, useSelection } from "./selection";
import { SortChoice, sortStateOf } from "./sorting";
import { useListKeys } from "./use-list-keys";
import { listWords } from "./words";

/** What a screen with a list of records has loaded: the query that its address says, and that page. */
export interface LoadedList<Query, List> extends ListPage<List> {
  query: Query;
}

/** Loads the page of a list that an address names, or the last one where the list is shorter now. */
export async function loadRecords<Query, List extends { pages: number }>(
  list: ListOf<Query>,
  { url }: Pick<Request, "url">,
  fetchPage: (next: Query & { page: number }) => Promise<List>,
): Promise<LoadedList<Query, List>> {
  const search = new URL(url).searchParams;
  const query = list.read(search);
  return { query, ...(await pageOrLast(search, "page", (page) => fetchPage({ ...query, page }))) };
}

/** A filter of a list: the value that leaves it open comes first. */
export interface Filter<Query, Row = never> {
  name: keyof Query & string;
  label: string;
  options: readonly (readonly [value: string | number, label: string])[];
  /** The label of a value that an address names and `options` lack; without it, the value itself. */
  labelOf?(value: string): string;
  /** The value that a row has, or several, of a list that came whole. */
  of?(row: Row): string | readonly string[];
}

/** What is shown in place of a table. */
interface ListView<Row> {
  /** The name of the table. */
  label: string;
  /** Left out where nothing is done with several at once. */
  selection: Selection<Row> | undefined;
  /** True while all rows are printed. */
  isPrinting: boolean;
}

interface RecordListProps<Query, Row> extends Omit<RecordTableProps<Row>, "label" | "sorting" | "selection"> {
  title: string;
  /** The document's title, where it is another one. */
  documentTitle?: string | undefined;
  /** Said beside the title, or what is missing that the list needs. */
  remark?: ReactNode;
  list: ListOf<Query>;
  /** The page of `rows`; without one, `rows` are the whole list, which is filtered and sorted here. */
  loaded: { query: Query; page?: number; list?: { total: number; pages: number } };
  /** The default order, null for one without a column; left out where the list cannot be sorted. */
  ownSort?: string | null;
  /** The hint that says what is searched; without it there is no search. */
  search?: string;
  /** The parts of the list, one of which is shown. */
  parts?: Filter<Query, Row>;
  filters?: readonly Filter<Query, Row>[];
  /** In place of a table: the same rows as something else. */
  view?: (rows: readonly Row[], shown: ListView<Row>) => ReactNode;
  /** What was found, where that is more than a number, as with a sum. */
  found?: string;
  /** The text without results, where that is not the usual one. */
  none?: string | undefined;
  /** In place of an empty list, or an empty part of it. */
  empty: ReactNode;
  /** What is done with several at once. */
  selection?: readonly SelectionAction<Row>[];
  /** All that is found as a file; without it, the columns that say their text make one. */
  exportCsv?: () => Promise<{ filename: string; csv: string }>;
  /** Another page, so that all that is found can be printed. */
  fetchPage?: (page: number) => Promise<readonly Row[]>;
  /** The list that it belongs to. */
  back?: { to: string; label: string };
  /** Beside the title: the link that adds a record. */
  beside?: ReactNode;
  /** Between the title and the list. */
  notices?: ReactNode;
  /** Below the list: what is seldom read. */
  below?: ReactNode;
}

/**
 * A screen with a list of records: searched as one types, filtered, sorted by its columns, selected, exported
 * and printed with the current filters, by an address that can be shared.
 */
export function RecordList<Query extends object, Row>(props: RecordListProps<Query, Row>) {
  const { title, list, loaded, idOf, nameOf, empty, selection: actions = [], notices } = props;
  const { query, page = 1 } = loaded;
  const staff = useStaffWords();
  const lang = useLang();
  const words = useWords(listWords);
  const region = useRef<HTMLDivElement>(null);
  useListKeys(region);
  const rows = loaded.list ? props.rows : wholeRows(props, query, lang);
  const { total, pages } = loaded.list ?? { total: rows.length, pages: 1 };
  const fetchPage = loaded.list ? props.fetchPage : async () => rows;
  const canSelect = (row: Row) => actions.some(({ fits }) => fits?.(row) ?? true);
  const selection = useSelection(rows, idOf, canSelect);
  const shownSelection = selection.selectable > 0 ? selection : undefined;
  const batch = useBatch(selection);
  const printing = usePrintAll(pages, fetchPage ?? (async () => rows));
  const { save, problem } = useSave();
  const label = fill(staff.page, { page, pages });
  const name = pages > 1 ? label : title;
  const exportCsv = props.exportCsv ?? (fetchPage && csvOf(props, pages, fetchPage));
  const isNarrowed = list.given(query).some(([name]) => name !== "sort" && name !== props.parts?.name);
  const isEmpty = total === 0 && !isNarrowed;
  const search = useRef<HTMLFormElement>(null);
  const pending = usePendingQuery(list, query);
  /** What is being loaded, with words that were typed a moment ago, which count as sent: the next choice adds to it. */
  const typedQuery = (): Query => {
    const typed: unknown = search.current && new FormData(search.current).get("q");
    search.current?.dispatchEvent(new Event(WORDS_TAKEN));
    return typeof typed === "string" ? { ...pending, q: typed.trim() } : pending;
  };
  const sorting = sortingOf(props, typedQuery);
  return (
    <div ref={region} className="record-list">
      <div className="screen-head">
        <div>
          <ScreenTitle title={title} documentTitle={props.documentTitle} list={props.back} />
          {props.remark && <div className="field-hint">{props.remark}</div>}
        </div>
        {props.beside && <div className="row-actions">{props.beside}</div>}
      </div>
      {notices}
      <Tools {...props} {...{ isEmpty, pending, typedQuery }} form={search} />
      <ProblemSummary problem={problem} labelOf={() => title} />
      <BatchDialogs batch={batch} nameOf={nameOf} />
      {isEmpty && empty}
      <div className="list-line">
        <p role="status">
          {!isEmpty &&
            (total === 0
              ? (props.none ?? staff.nothingFound)
              : (props.found ?? fill(staff.found, { count: total })))}
        </p>
        {shownSelection && (
          <SelectionBar {...{ selection, actions }} isRunning={batch.isRunning} onAct={batch.begin} />
        )}
        {sorting && total > 0 && !props.view && (
          <SortChoice columns={[props.first, ...props.columns].map(headOf)} state={sorting} />
        )}
        <div className="list-out">
          {!isEmpty && <SavedViews query={list.addressOf(query)} />}
          {total > 0 && (
            <>
              {exportCsv && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => save(async () => downloadCsv(await exportCsv()), "export")}
                >
                  <Download aria-hidden="true" size={18} />
                  <span>{words.exportCsv}</span>
                </button>
              )}
              {fetchPage && (
                <PrintButton label={words.printAll} onPrint={() => save(printing.printAll, "print")} />
              )}
            </>
          )}
        </div>
      </div>
      {total > 0 && (
        <PagedTable page={page} pages={pages} to={(number) => list.addressOf(pending, number)} label={label}>
          {props.view ? (
            props.view(printing.rows ?? rows, {
              label: name,
              selection: shownSelection,
              isPrinting: printing.rows !== undefined,
            })
          ) : (
            <RecordTable
              {...props}
              rows={printing.rows ?? rows}
              label={name}
              sorting={sorting}
              selection={shownSelection}
            />
          )}
        </PagedTable>
      )}
      {props.below}
    </div>
  );
}

/** What makes a file of all that is found, of the columns that say their text; undefined where none does. */
function csvOf<Query, Row>(
  { title, nameOf, first, columns }: RecordListProps<Query, Row>,
  pages: number,
  fetchPage: (page: number) => Promise<readonly Row[]>,
) {
  const said = columns.flatMap(({ label, text }) => (text ? [[label, text] as const] : []));
  if (said.length === 0) return undefined;
  async function* parts() {
    for (let page = 1; page <= pages; page += 1) yield await fetchPage(page);
  }
  return () => csvOfRecords(title, [[first.label, first.text ?? nameOf], ...said], parts());
}

interface ToolsProps<Query, Row> extends RecordListProps<Query, Row> {
  isEmpty: boolean;
  /** The query that is being loaded, else the one that is shown. */
  pending: Query;
  /** The same with the words that are typed now. */
  typedQuery: () => Query;
  form: RefObject<HTMLFormElement | null>;
}

/** What narrows a list: its parts, words, and filters. */
function Tools<Query extends object, Row>({
  title,
  list,
  search,
  parts,
  filters = [],
  isEmpty,
  pending: query,
  typedQuery,
  form,
}: ToolsProps<Query, Row>) {
  const words = useWords(listWords);
  const navigate = useNavigate();
  const choose = (name: keyof Query & string, value: string) =>
    void navigate(list.addressOf({ ...typedQuery(), [name]: value }), { preventScrollReset: true });
  const chosenOf = ({ name, options }: Filter<Query, Row>) => query[name] ?? options[0]?.[0] ?? "";
  if (isEmpty && !parts) return null;
  return (
    <div className="record-tools">
      {search !== undefined && (!isEmpty || parts) && (
        <Form ref={form} role="search" aria-label={title} className="search-form">
          {list
            .given(query)
            .filter(([name]) => name !== "q")
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <SearchBox id="list-search" hint={search} q={"q" in query ? String(query.q) : ""} />
          <ToRows />
        </Form>
      )}
      {parts && (
        <FilterChips
          label={parts.label}
          chosen={String(chosenOf(parts))}
          options={parts.options.map(([value, text]) => [String(value), text] as const)}
          to={(value) => list.addressOf({ ...query, [parts.name]: value })}
          toNow={(value) => list.addressOf({ ...typedQuery(), [parts.name]: value })}
        />
      )}
      {filters.length > 0 && !isEmpty && (
        <fieldset className="list-filters">
          <legend className="visually-hidden">{words.filters}</legend>
          {filters.map((filter) => (
            <FilterChoice
              key={filter.name}
              label={filter.label}
              chosen={String(chosenOf(filter))}
              options={optionsWith(filter, String(chosenOf(filter)))}
              onChoose={(value) => choose(filter.name, value)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The options of a filter, and the chosen value where it is none of them, as of an old link. */
function optionsWith<Query, Row>({ options, labelOf }: Filter<Query, Row>, chosen: string) {
  const known = options.map(([value, text]) => [String(value), text] as const);
  if (known.some(([value]) => value === chosen)) return known;
  return [...known, [chosen, labelOf?.(chosen) ?? chosen] as const];
}

/** The query that is being loaded, so that the next choice adds to it; else the one that is shown. */
function usePendingQuery<Query>(list: ListOf<Query>, shown: Query): Query {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? list.read(new URLSearchParams(next.search)) : shown;
}

/** The order of the list; undefined where it cannot be sorted. */
function sortingOf<Query extends object, Row>(
  { list, loaded, ownSort }: RecordListProps<Query, Row>,
  typedQuery: () => Query,
) {
  const { query } = loaded;
  if (ownSort === undefined) return undefined;
  const sort = "sort" in query && query.sort !== undefined ? String(query.sort) : undefined;
  return sortStateOf<string>(sort, ownSort ?? undefined, (chosen) =>
    list.addressOf({ ...typedQuery(), sort: chosen }),
  );
}

type Narrowing<Query, Row> = Pick<
  RecordListProps<Query, Row>,
  "rows" | "nameOf" | "first" | "columns" | "parts" | "filters" | "ownSort"
>;

/** Filters and sorts the rows of a list that was loaded whole, by its query. */
function wholeRows<Query extends object, Row>(
  { rows, nameOf, first, columns, parts, filters = [], ownSort }: Narrowing<Query, Row>,
  query: Query,
  lang: Lang,
): readonly Row[] {
  const { q = "", sort = ownSort ?? "" }: { q?: unknown; sort?: unknown } = query;
  const named = [{ ...first, text: first.text ?? nameOf }, ...columns];
  const standIn = textTest(String(q));
  const says = (row: Row) => q === "" || standIn(named.map(({ text }) => text?.(row) ?? ""));
  const set = filters.filter(
    ({ name, options }) => String(query[name] ?? "") !== String(options[0]?.[0] ?? ""),
  );
  const chosen = parts ? [parts, ...set] : set;
  const found = rows.filter(
    (row) =>
      says(row) && chosen.every(({ name, of }) => !of || [of(row)].flat().includes(String(query[name]))),
  );
  const isDown = String(sort).startsWith("-");
  const column = named.find((each) => each.sort?.[0] === String(sort).slice(isDown ? 1 : 0));
  const textOf = column?.by ?? column?.text;
  if (!textOf) return found;
  const { compare } = new Intl.Collator(LANG_TAG[lang], { numeric: true });
  return found.toSorted((one, other) => compare(textOf(one), textOf(other)) * (isDown ? -1 : 1));
}

/**
 * Prints a list with all its pages: `fetchPage` brings each, `rows` are all of them while it is printed, then
 * undefined again.
 */
function usePrintAll<Row>(pages: number, fetchPage: (page: number) => Promise<readonly Row[]>) {
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => {
    if (!rows) return;
    const end = () => setRows(undefined);
    addEventListener("afterprint", end, { once: true });
    print();
    return () => removeEventListener("afterprint", end);
  }, [rows]);
  const printAll = async () => {
    const all: Row[] = [];
    for (let page = 1; page <= pages; page += 1) all.push(...(await fetchPage(page)));
    setRows(all);
  };
  return { rows, printAll };
}

/** In place of an empty list: what it is for, and as `children` the link that adds its first entry. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-list">
      <EmptyBranch className="empty-list-art" />
      <div>
        <p>{text}</p>
        {children && <p className="actions">{children}</p>}
      </div>
    </div>
  );
}
