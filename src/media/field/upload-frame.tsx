import { TriangleAlert } from "lucide-react";
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  use,
  useContext,
  useId,
  useRef,
  useState,
} from "react";
import { FieldErrors, fieldId, ReadOnlyContext } from "../../ui/fields/field-frame";
import { UploadReports, useUploadReport } from "../../ui/form/use-upload-wait";
import { useFocusAfter } from "../../ui/list/use-focus-after";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { type UploadJob, type UploadProblem, type Uploads, useUploads } from "./use-uploads";
import { useUploadWords } from "./words";

interface UploadFrameProps {
  /** Id of the button that chooses files; the other ids derive from it. */
  id: string;
  label: string;
  hint: string | undefined;
  /** The limits of the files, and the buttons that choose them. */
  limits: string;
  errors: readonly string[];
  /** The latest news, announced politely. */
  news: string;
  /** The note for everybody on files without a place. */
  noPlace?: string;
  note?: string;
  /** True where its drop area has no border until files are over it. */
  isBare?: boolean;
  /** True where it holds a file: the limits are then read out alone. */
  isFilled?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The frame of every upload field around its files: label, hint, drop area, limits, errors and announcements. */
export function UploadFrame(props: UploadFrameProps) {
  const { id, label, hint, limits, errors, news, noPlace = "", note = "", isBare = false } = props;
  const { isFilled = false, onFiles, children } = props;
  return (
    <div>
      <p id={`${id}-label`} className="field-label">
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FileArea labelledBy={`${id}-label`} {...{ isBare, isFilled, onFiles }}>
        {children}
        <p id={`${id}-limits`} className={isFilled ? "visually-hidden" : "field-hint"}>
          {limits}
        </p>
      </FileArea>
      <FieldErrors id={id} errors={errors} />
      <p role="status" className="font-bold empty:hidden">
        {noPlace}
      </p>
      <p role="status" className="field-hint empty:hidden">
        {note}
      </p>
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}

/** Ids of what describes the button of a frame, for `aria-describedby`. */
export function describedBy(id: string, hint: string | undefined, errors: readonly string[]): string {
  return [hint && `${id}-hint`, `${id}-limits`, errors.length > 0 && `${id}-error`].filter(Boolean).join(" ");
}

interface FileAreaProps {
  /** Id of the element that names the area. */
  labelledBy: string;
  isBare: boolean;
  isFilled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** An area onto which files can be dropped, or pasted while something in it has the focus. Never the only way. */
function FileArea({ labelledBy, isBare, isFilled, onFiles, children }: FileAreaProps) {
  const [over, setOver] = useState(false);
  const readOnly = use(ReadOnlyContext);
  const give = (list: FileList) => {
    if (list.length > 0) onFiles([...list]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!inside) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) event.preventDefault();
    give(event.clipboardData.files);
  };
  const colours = over ? "border-teal bg-leaf" : isBare ? "border-transparent" : "border-line";
  const edge = readOnly ? "" : `rounded-xl border-2 ${isBare ? "" : "p-4"} ${colours}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={`file-area mt-1 grid gap-3 border-dashed ${edge}`}
      data-filled={isFilled || undefined}
      {...(!readOnly && { onDragOver, onDragLeave, onDrop, onPaste })}
    >
      {children}
    </div>
  );
}

interface FileButtonProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  id: string;
  accept: string;
  multiple?: boolean;
  /** What its screen is for. */
  isMain?: boolean;
  /** Its label: what it does, and for which field. */
  label: string;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. The browser's own control may be in another language than the page. */
export function FileButton(props: FileButtonProps) {
  const { ref, id, accept, multiple, isMain, label, describedBy, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        id={id}
        className={isMain ? "button button-main" : "button button-quiet"}
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // so that choosing the same file again is a change
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

interface UploadRowsProps {
  uploads: Uploads;
  /** Called when the user gives a file up. */
  onCancel: (job: UploadJob) => void;
}

/** The files being uploaded: progress, or the error and its remedies. */
export function UploadRows({ uploads, onCancel }: UploadRowsProps) {
  if (uploads.jobs.length === 0) return null;
  return (
    <ul className="grid list-none gap-2 p-0">
      {uploads.jobs.map((job) => (
        <li key={job.id} className="flex flex-wrap items-center gap-3 rounded-xl bg-mist p-3">
          {job.problem ? (
            <Failed problem={job.problem} name={job.file.name} onRetry={() => uploads.retry(job.id)} />
          ) : (
            <Sending name={job.file.name} fraction={job === uploads.active ? uploads.fraction : undefined} />
          )}
          <CancelButton job={job} onCancel={onCancel} />
        </li>
      ))}
    </ul>
  );
}

function CancelButton({ job, onCancel }: { job: UploadJob; onCancel: (job: UploadJob) => void }) {
  const say = useUploadWords();
  return (
    <button type="button" className="button button-quiet" onClick={() => onCancel(job)}>
      {say(job.problem ? "remove" : "cancel")} <span className="visually-hidden">{job.file.name}</span>
    </button>
  );
}

function Sending({ name, fraction }: { name: string; fraction: number | undefined }) {
  const say = useUploadWords();
  const id = useId();
  const state = fraction === undefined ? "waiting" : fraction < 1 ? "uploading" : "checking";
  return (
    <div className="min-w-0 grow basis-48">
      <p id={id} className="break-words">
        {say(state, { name })}
      </p>
      {/* Without a value the bar shows that something goes on: the server's check has no measure. */}
      <progress
        className="h-3 w-full"
        aria-labelledby={id}
        {...(state === "uploading" && { value: fraction, max: 1 })}
      />
    </div>
  );
}

interface FailedProps {
  problem: UploadProblem;
  name: string;
  onRetry: () => void;
}

function Failed({ problem, name, onRetry }: FailedProps) {
  const say = useUploadWords();
  return (
    <>
      <div className="flex min-w-0 grow basis-48 gap-2">
        <TriangleAlert aria-hidden="true" size={24} className="shrink-0 text-kapok" />
        <div>
          <p className="break-words">{name}</p>
          <p className="field-error" role="alert">
            {problem.message}
          </p>
          {problem.signedOut && <p>{say("signedOut")}</p>}
          {problem.tooLarge && <p>{say("makeSmaller")}</p>}
        </div>
      </div>
      {problem.signedOut && (
        <a className="button button-quiet" href="/cms/login" target="_blank" rel="noopener">
          {say("loginOtherTab")}
        </a>
      )}
      {problem.retry && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {say("tryAgain")} <span className="visually-hidden">{name}</span>
        </button>
      )}
    </>
  );
}

/** The uploads of the field at `path` of the request, reported to the form around it, with their announcements. */
export function useUploadNews(kind: MediaKind, path: string, onUploaded: (file: UploadedFile) => void) {
  const say = useUploadWords();
  const { callOff } = useContext(UploadReports);
  const focusAfter = useFocusAfter();
  const [news, setNews] = useState("");
  /** Files for which there is no place, by their names. */
  const [left, setLeft] = useState<readonly string[]>([]);
  /** The words for the result of an upload, shown until dismissed. */
  const [note, setNote] = useState("");
  const uploads = useUploads(kind, {
    onUploaded: (file, isReduced) => {
      const name = file.original_filename;
      const notes = [file.withdrawn && say("withdrawn", { name }), isReduced && say("reduced", { name })];
      setNote((before) => [before, ...notes].filter(Boolean).join(" "));
      setNews(say("uploaded", { name }));
      onUploaded(file);
    },
    onProblem: () => setNews(""), // which says itself what it is
  });
  useUploadReport(path, uploads.active ? "underWay" : uploads.jobs.length > 0 ? "failed" : undefined);
  const announce = (begun: readonly UploadJob[]) => {
    setLeft([]);
    setNote("");
    setNews(
      begun.length > 0 ? say("uploading", { name: begun.map(({ file }) => file.name).join(", ") }) : "",
    );
  };
  return {
    say,
    focusAfter,
    news,
    setNews,
    uploads,
    /** The words on files for which there is no place. */
    noPlace: left.length > 0 ? say("noPlace", { names: left.join(", ") }) : "",
    note,
    add: (files: readonly File[]) => announce(uploads.add(files)),
    replace: (file: File) => announce(uploads.replace(file)),
    /** Shows that there is no place for these files. */
    leave: (files: readonly File[]) => setLeft(files.map(({ name }) => name)),
    cancel: (job: UploadJob) => {
      setNews(say("cancelled", { name: job.file.name }));
      focusAfter(fieldId(path)); // the button that chooses files
      callOff();
      uploads.remove(job.id);
    },
  };
}
