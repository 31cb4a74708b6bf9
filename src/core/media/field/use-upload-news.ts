import { useState } from "react";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { useUploadWords } from "./messages";
import { useFocusAfter } from "./use-focus-after";
import { type UploadJob, useUploads } from "./use-uploads";

/** Uploads with what is announced of them. `id` is the button that gets the focus when a file is given up. */
export function useUploadNews(kind: MediaKind, id: string, onUploaded: (file: UploadedFile) => void) {
  const say = useUploadWords();
  const focusAfter = useFocusAfter();
  const [news, setNews] = useState("");
  const uploads = useUploads(kind, (file) => {
    setNews(say("uploaded", { name: file.original_filename }));
    onUploaded(file);
  });
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
      focusAfter(id);
      uploads.remove(job.id);
    },
  };
}
