import { TriangleAlert } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import {
  LIBRARY_SORTS,
  type LibraryFile,
  type LibrarySort,
  libraryContract,
} from "../../../media/library-contract";
import { FilePreview } from "../../../media/picker/found-files";
import { createClient } from "../../../platform/http/client";
import { staffDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { fileSize } from "../../../platform/locale/format";
import { LANGS } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { EmptyList } from "../../../ui/list/empty-list";
import { FilterChips } from "../../../ui/list/filter-chips";
import { FilterFold } from "../../../ui/list/filter-fold";
import { ListSearch } from "../../../ui/list/list-search";
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast, sortIn, useListPlace } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { type SortState, sortStateOf } from "../../../ui/list/sorting";
import { mediaWords } from "../words";
import type { Route } from "./+types/library";
import { fileAddress, PART_NAMES, PARTS, type PartName, partAddress, partIn } from "./library-query";
import { undescribedCount } from "./undescribed";
import { UndescribedList } from "./undescribed-list";
import { UploadMany } from "./upload-many";

const api = createClient(libraryContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const show = partIn(search);
  const q = (search.get("q") ?? "").slice(0, 100);
  const sort = show === "pdf" ? sortIn(search, LIBRARY_SORTS) : undefined;
  return load(async () => ({
    ...{ show, q, sort },
    ...(await pageOrLast(search, "page", (page) => api.list({ ...PARTS[show], q, sort, page }))),
  }));
};

export const HydrateFallback = Loading;

/** Every picture and PDF of the site: found, narrowed, added to; each opens a screen of its own. */
export default function Library({ loaderData: { show, q, sort, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(mediaWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { mayChange } = usePermissions();
  const label = fill(staff.page, { page, pages: list.pages });
  const name = list.pages > 1 ? label : words.title;
  const sorting = sortStateOf(sort, "-date", (chosen) => partAddress(show, { q, sort: chosen }));
  const isEmpty = list.total === 0 && q === "";
  return (
    <>
      <ScreenTitle title={words.title} />
      {show === "trash" ? (
        <p className="field-hint">{words.trashNote}</p>
      ) : (
        mayChange && (
          <div className="media-upload">
            <UploadMany onUploaded={revalidate} />
          </div>
        )
      )}
      <Parts show={show} q={q} />
      <ListSearch id="media-search" hint={words.searched} q={q} found={list.total}>
        <input type="hidden" name="show" value={show} />
        {sort && <input type="hidden" name="sort" value={sort} />}
      </ListSearch>
      {show === "noAlt" && list.total > 0 && <p>{undescribedCount(list.total, lang)}</p>}
      {isEmpty && <EmptyList text={show === "all" ? words.none : words.noneInPart} />}
      {list.total > 0 && (
        <PagedTable
          page={page}
          pages={list.pages}
          to={(number) => partAddress(show, { q, sort, page: number })}
          label={label}
        >
          <Files show={show} files={list.media} label={name} sorting={sorting} />
        </PagedTable>
      )}
    </>
  );
}

interface FilesProps {
  show: PartName;
  files: LibraryFile[];
  label: string;
  sorting: SortState<LibrarySort>;
}

/** The files of a page: PDFs as a table, pictures as such, and with the fields of their descriptions where that is the part. */
function Files({ show, files, label, sorting }: FilesProps) {
  if (show === "pdf") return <FileTable files={files} sorting={sorting} label={label} />;
  if (show === "noAlt")
    return <UndescribedList files={files} label={label} card={(file) => <FileCard file={file} />} />;
  return (
    <ul className="media-grid" aria-label={label}>
      {files.map((file) => (
        <li key={file._id}>
          <FileCard file={file} />
        </li>
      ))}
    </ul>
  );
}

function Parts({ show, q }: { show: PartName; q: string }) {
  const words = useWords(mediaWords);
  return (
    <FilterFold set={show === "all" ? 0 : 1}>
      <FilterChips
        label={words.show}
        chosen={show}
        options={PART_NAMES.map((name) => [name, words[name]] as const)}
        to={(name) => partAddress(name, { q })}
      />
    </FilterFold>
  );
}

interface FileTableProps {
  files: readonly LibraryFile[];
  sorting: SortState<LibrarySort>;
  label: string;
}

/** PDFs, which look alike, by their names, sizes and days. */
function FileTable({ files, sorting, label }: FileTableProps) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const place = useListPlace();
  return (
    <ListTable
      label={label}
      sorting={sorting}
      columns={[
        { label: words.fileName, up: "name", down: "-name", of: "words" },
        { label: words.size, up: "size", down: "-size", of: "amounts", className: "figure" },
        { label: words.uploaded, up: "date", down: "-date", of: "moments", className: "entry-table-date" },
        { label: words.uses },
      ]}
    >
      {files.map(({ _id, originalFilename, bytes, at, uses }) => (
        <tr key={_id}>
          <td className="entry-table-title">
            <div>
              <Link className="entry-table-link" to={fileAddress(_id)} state={place}>
                <Name text={originalFilename} />
              </Link>
            </div>
          </td>
          <td className="figure">{fileSize(bytes, lang)}</td>
          <td className="entry-table-date">{staffDay(at, lang)}</td>
          <td>{uses.length > 0 ? fill(words.usedIn, { count: uses.length }) : words.notUsed}</td>
        </tr>
      ))}
    </ListTable>
  );
}

/** A file of the library: its picture, its name, and what is left to do with it. */
function FileCard({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const { uses, kind } = file;
  return (
    <Link className="media-card" to={fileAddress(file._id)} state={useListPlace()}>
      <FilePreview file={file} />
      <span className="media-card-name">
        <Name text={file.originalFilename} />
      </span>
      <span className="media-card-note">
        {kind === "pdf" ? <span>{fileSize(file.bytes, lang)}</span> : <AltState file={file} />}
        <span>{uses.length > 0 ? fill(words.usedIn, { count: uses.length }) : words.notUsed}</span>
      </span>
    </Link>
  );
}

function AltState({ file: { alt, decorative } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  if (decorative) return <span>{words.decoration}</span>;
  if (LANGS.some((lang) => alt[lang] === ""))
    return (
      <span className="media-card-lack">
        <TriangleAlert aria-hidden="true" size={16} />
        <span className="visually-hidden">{words.noAlt}</span>
      </span>
    );
  return null;
}
