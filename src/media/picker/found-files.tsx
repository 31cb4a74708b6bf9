import { CircleCheck, FileText, Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { CallError, createClient } from "../../platform/http/client";
import { fileSize } from "../../platform/locale/format";
import { fill, useLang, useWords } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { StaffPagination } from "../../ui/list/paged-list";
import { isDescribed } from "../description";
import { type LibraryFile, libraryContract } from "../library-contract";
import { MediaImage } from "../picture";
import type { MediaKind } from "../uploaded-file";
import { pickerWords } from "./words";

const api = createClient(libraryContract);

type Found = { media: LibraryFile[]; total: number; pages: number };

interface FoundFilesProps {
  kind: MediaKind;
  onChoose: (file: LibraryFile) => void;
  /** Returns which are chosen, where several can be. */
  isChosen?: (file: LibraryFile) => boolean;
}

/** The files of one kind, a page at a time, with a search; each is a button. */
export function FoundFiles({ kind, onChoose, isChosen }: FoundFilesProps) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const list = useRef<HTMLUListElement>(null);
  const { q, page, found, problem, ask } = useFound(kind);
  const turn = (to: number) => {
    ask({ q, page: to });
    list.current?.focus();
  };
  return (
    <>
      <PickerSearch onSearch={(text) => ask({ q: text, page: 1 })} />
      <p role="status" className="field-hint">
        {!found && !problem && words.loading}
        {found && found.total === 0 && (q === "" ? words.none : staff.nothingFound)}
        {found && found.total > 0 && fill(staff.found, { count: found.total })}
      </p>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <ul ref={list} className="media-grid" tabIndex={-1}>
        {found?.media.map((file) => (
          <li key={file._id}>
            <FileChoice file={file} onChoose={onChoose} chosen={isChosen?.(file)} />
          </li>
        ))}
      </ul>
      {found && (
        <StaffPagination
          page={page}
          pages={found.pages}
          label={fill(staff.page, { page, pages: found.pages })}
          to={{ turn }}
        />
      )}
    </>
  );
}

/** The current search, and the latest answer. */
function useFound(kind: MediaKind) {
  const staff = useStaffWords();
  const [asked, ask] = useState({ q: "", page: 1 });
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const stop = new AbortController();
    api.list({ ...asked, kind }, stop.signal).then(
      (answer) => {
        setFound(answer);
        setProblem("");
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setProblem((error instanceof CallError && error.message) || staff.serverGoneOnList);
      },
    );
    return () => stop.abort();
  }, [asked, kind, staff]);
  return { ...asked, ask, found, problem };
}

function PickerSearch({ onSearch }: { onSearch: (q: string) => void }) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const id = useId();
  return (
    <search>
      <form
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble the event to the form around the field too.
          event.stopPropagation();
          onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
        }}
      >
        <label className="field-label" htmlFor={id}>
          {staff.search} <span className="field-hint">{fill(staff.aside, { text: words.searched })}</span>
        </label>
        <div className="filter-row">
          <input id={id} className="field" type="search" name="q" maxLength={100} />
          <button type="submit" className="button button-quiet">
            <Search aria-hidden="true" size={18} />
            {staff.search}
          </button>
        </div>
      </form>
    </search>
  );
}

interface FileChoiceProps extends Pick<FoundFilesProps, "onChoose"> {
  file: LibraryFile;
  /** Whether it is chosen, where several can be; undefined in a single choice. */
  chosen: boolean | undefined;
}

function FileChoice({ file, onChoose, chosen }: FileChoiceProps) {
  const words = useWords(pickerWords);
  const lang = useLang();
  return (
    <button type="button" className="media-card" aria-pressed={chosen} onClick={() => onChoose(file)}>
      {chosen && <CircleCheck aria-hidden="true" size={28} className="media-card-chosen" />}
      <FilePreview file={file} />
      <span className="media-card-name">
        <Name text={file.alt[lang] || file.originalFilename} />
      </span>
      <span className="media-card-note">
        {file.kind === "pdf" ? fileSize(file.bytes, lang) : !isDescribed(file) && words.noAlt}
      </span>
    </button>
  );
}

/** A picture, small, or the sign of a PDF. Its name is beside it. */
export function FilePreview({ file }: { file: LibraryFile }) {
  const { _id: id, kind, width, height, version } = file;
  return (
    <span className="media-card-picture">
      {kind === "pdf" ? (
        <FileText aria-hidden="true" size={48} />
      ) : (
        <MediaImage {...{ id, width, height, version }} alt="" sizes="12rem" />
      )}
    </span>
  );
}
