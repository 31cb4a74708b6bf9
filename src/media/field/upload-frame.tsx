import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, use, useRef, useState } from "react";
import { FieldErrors, ReadOnlyContext } from "../../ui/fields/field-frame";

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
  /** Its label: what it does, and for which field. */
  label: string;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. The browser's own control may be in another language than the page. */
export function FileButton(props: FileButtonProps) {
  const { ref, id, accept, multiple, label, describedBy, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        id={id}
        className="button button-quiet"
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
