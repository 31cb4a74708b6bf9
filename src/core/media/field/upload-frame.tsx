import type { ReactNode } from "react";
import { FieldErrors } from "../../staff/fields/field-frame";
import { FileArea } from "./file-area";

interface UploadFrameProps {
  /** Id of the button that chooses files; the other ids derive from it. */
  id: string;
  label: string;
  hint: string | undefined;
  /** What may be chosen and how. */
  limits: string;
  errors: readonly string[];
  /** What has just happened, announced politely. */
  news: string;
  /** What everybody is to see of it as well. */
  noPlace?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** What every upload field has around its files: label, hint, drop area, limits, errors and announcements. */
export function UploadFrame(props: UploadFrameProps) {
  const { id, label, hint, limits, errors, news, noPlace = "", onFiles, children } = props;
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
      <FileArea labelledBy={`${id}-label`} onFiles={onFiles}>
        {children}
        <p id={`${id}-limits`} className="field-hint">
          {limits}
        </p>
      </FileArea>
      <FieldErrors id={id} errors={errors} />
      <p role="status" className="font-bold empty:hidden">
        {noPlace}
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
