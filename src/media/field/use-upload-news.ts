import { useContext, useState } from "react";
import { fieldId } from "../../ui/fields/field-frame";
import { UploadReports, useUploadReport } from "../../ui/form/use-upload-wait";
import { useFocusAfter } from "../../ui/list/use-focus-after";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { type UploadJob, useUploads } from "./use-uploads";
import { useUploadWords } from "./words";

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
