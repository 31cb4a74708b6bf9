import { useEffect, useEffectEvent, useState } from "react";
import { CallError } from "../../api/client";
import { useLang } from "../../locale/lang-context";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { useUploadWords } from "./messages";
import { precheck, wrongKind } from "./precheck";
import { uploadFile } from "./upload";

/** A file on its way. One with a problem waits until the person tries again or removes it. */
export interface UploadJob {
  id: string;
  file: File;
  problem?: UploadProblem;
}

export interface UploadProblem {
  message: string;
  /** Whether the same file may be accepted later. */
  retry: boolean;
  signedOut: boolean;
}

/** Uploads files one after the other. `onUploaded` is told of each that the store has accepted. */
export function useUploads(kind: MediaKind, onUploaded: (uploaded: UploadedFile) => void) {
  const lang = useLang();
  const say = useUploadWords();
  const [jobs, setJobs] = useState<UploadJob[]>([]);
  const [fraction, setFraction] = useState(0);
  const active = jobs.find((job) => !job.problem);

  const finish = useEffectEvent((job: UploadJob, uploaded: UploadedFile) => {
    if ((uploaded.resource_type === "image") !== (kind === "image")) {
      fail(job, { message: wrongKind(kind, job.file.name, lang), retry: false, signedOut: false });
      return;
    }
    setJobs((all) => all.filter(({ id }) => id !== job.id));
    onUploaded(uploaded);
  });

  const fail = (job: UploadJob, problem: UploadProblem) =>
    setJobs((all) => all.map((each) => (each.id === job.id ? { ...each, problem } : each)));

  const refuse = useEffectEvent((job: UploadJob, error: unknown) =>
    fail(job, problemOf(error, say("unreachable"))),
  );

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    setFraction(0);
    uploadFile(active.file, { onProgress: setFraction, signal: stop.signal }).then(
      (uploaded) => !stop.signal.aborted && finish(active, uploaded),
      (error: unknown) => !stop.signal.aborted && refuse(active, error),
    );
    return () => stop.abort();
  }, [active]);

  const jobOf = (file: File): UploadJob => {
    const message = precheck(file, kind, lang);
    const job = { id: crypto.randomUUID(), file };
    return message ? { ...job, problem: { message, retry: false, signedOut: false } } : job;
  };

  return {
    jobs,
    /** The job being sent, and how much of it, from 0 to 1. */
    active,
    fraction,
    add: (files: readonly File[]) => setJobs((all) => [...all, ...files.map(jobOf)]),
    /** Gives up whatever is on its way for this one file. */
    replace: (file: File) => setJobs([jobOf(file)]),
    retry: (id: string) => setJobs((all) => all.map((job) => (job.id === id ? { id, file: job.file } : job))),
    remove: (id: string) => setJobs((all) => all.filter((job) => job.id !== id)),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Files that were judged and refused stay refused; what failed for other reasons may be tried again. */
function problemOf(error: unknown, unreachable: string): UploadProblem {
  const { status, message } = error instanceof CallError ? error : { status: 0, message: "" };
  const judged = [400, 413, 415].includes(status);
  return { message: message || unreachable, retry: !judged, signedOut: status === 401 };
}
