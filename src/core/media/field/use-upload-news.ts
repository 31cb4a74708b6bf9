import { useContext, useState } from "react";
import { fieldId } from "../../staff/field-id";
import { UploadReports, useUploadReport } from "../../staff/upload-reports";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { useUploadWords } from "./messages";
import { useFocusAfter } from "./use-focus-after";
import { type UploadJob, useUploads } from "./use-uploads";

/** Uploads of the field at `path` of the request, told to the form around it, with what is announced of them. */
export function useUploadNews(kind: MediaKind, path: string, onUploaded: (file: UploadedFile) => void) {
  const say = useUploadWords();
  const { callOff } = useContext(UploadReports);
  const focusAfter = useFocusAfter();
  const [news, setNews] = useState("");
  const uploads = useUploads(kind, (file) => {
    setNews(say("uploaded", { name: file.original_filename }));
    onUploaded(file);
  });
  useUploadReport(path, uploads.active ? "underWay" : uploads.jobs.length > 0 ? "failed" : undefined);
  const announceStart = (files: readonly File[]) =>
    setNews(say("uploading", { name: files.map(({ name }) => name).join(", ") }));
  return {
    say,
    focusAfter,
    news,
    setNews,
    uploads,
    add: (files: readonly File[]) => {
      announceStart(files);
      uploads.add(files);
    },
    replace: (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      announceStart([file]);
      uploads.replace(file);
    },
    cancel: (job: UploadJob) => {
      setNews(say("cancelled", { name: job.file.name }));
      focusAfter(fieldId(path)); // the button that chooses files
      callOff();
      uploads.remove(job.id);
    },
  };
}
