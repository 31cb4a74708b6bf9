import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallError, refusalOf } from "../../platform/http/client";
import { type Lang, useLang } from "../../platform/locale/lang";
import { sizeProblems } from "../size-problems";
import { MAX_BYTES, type MediaKind, type UploadedFile } from "../uploaded-file";
import { uploadWords, useUploadWords } from "./words";

/** A file being uploaded. One with a problem waits until the user retries or removes it. */
export interface UploadJob {
  id: string;
  file: File;
  problem?: UploadProblem;
}

export interface UploadProblem {
  message: string;
  /** True when the same file may be accepted later. */
  retry: boolean;
  signedOut: boolean;
  /** True when a smaller image of the same would be accepted. */
  tooLarge: boolean;
}

const REFUSED = { retry: false, signedOut: false, tooLarge: false };

interface UploadsOptions {
  /** Called with each file that the store has accepted, and whether it was made smaller before. */
  onUploaded: (uploaded: UploadedFile, isReduced: boolean) => void;
  /** Called when one was refused or did not arrive. */
  onProblem: () => void;
}

/** Uploads files one after the other. */
export function useUploads(kind: MediaKind, { onUploaded, onProblem }: UploadsOptions) {
  const lang = useLang();
  const say = useUploadWords();
  const [jobs, setJobs] = useState<UploadJob[]>([]);
  const [fraction, setFraction] = useState(0);
  const made = useRef(0);
  const active = jobs.find((job) => !job.problem);

  const finish = useEffectEvent((job: UploadJob, uploaded: UploadedFile, isReduced: boolean) => {
    if ((uploaded.resource_type === "image") !== (kind === "image")) {
      fail(job, { ...REFUSED, message: wrongKind(kind, job.file.name, lang) });
      return;
    }
    setJobs((all) => all.filter(({ id }) => id !== job.id));
    onUploaded(uploaded, isReduced);
  });

  const fail = (job: UploadJob, problem: UploadProblem) => {
    setJobs((all) => all.map((each) => (each.id === job.id ? { ...each, problem } : each)));
    onProblem();
  };

  const refuse = useEffectEvent((job: UploadJob, error: unknown) =>
    fail(job, problemOf(error, kind, { unreachable: say("unreachable"), tooLarge: tooLarge(kind, lang) })),
  );

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    setFraction(0);
    let isReduced = false;
    const onReduced = () => {
      isReduced = true;
    };
    uploadFile(active.file, {
      ...{ onProgress: setFraction, onReduced },
      ...{ most: MAX_BYTES[kind], signal: stop.signal },
    }).then(
      (uploaded) => !stop.signal.aborted && finish(active, uploaded, isReduced),
      (error: unknown) => !stop.signal.aborted && refuse(active, error),
    );
    return () => stop.abort();
  }, [active]);

  const jobOf = (file: File): UploadJob => {
    const message = precheck(file, kind, lang);
    const job = { id: String(++made.current), file };
    const tooLarge = kind === "image" && file.size > MAX_BYTES.image;
    return message ? { ...job, problem: { ...REFUSED, message, tooLarge } } : job;
  };
  const begin = (files: readonly File[], others: (all: readonly UploadJob[]) => readonly UploadJob[]) => {
    const begun = files.map(jobOf);
    setJobs((all) => [...others(all), ...begun]);
    return begun.filter(({ problem }) => !problem);
  };

  return {
    jobs,
    /** The job being sent, and how much of it, from 0 to 1. */
    active,
    fraction,
    /** Returns the files that are sent; those that would be refused are not. */
    add: (files: readonly File[]) => begin(files, (all) => all),
    /** The same for one file alone: gives up whatever is on its way. */
    replace: (file: File) => begin([file], () => []),
    retry: (id: string) => setJobs((all) => all.map((job) => (job.id === id ? { id, file: job.file } : job))),
    remove: (id: string) => setJobs((all) => all.filter((job) => job.id !== id)),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Files that were validated and refused stay refused; what failed for other reasons may be tried again. */
function problemOf(
  error: unknown,
  kind: MediaKind,
  words: { unreachable: string; tooLarge: string },
): UploadProblem {
  const { status, message } = error instanceof CallError ? error : { status: 0, message: "" };
  const validated = [400, 413, 415].includes(status);
  return {
    message: message || (status === 413 ? words.tooLarge : words.unreachable),
    retry: !validated,
    signedOut: status === 401,
    tooLarge: kind === "image" && status === 413,
  };
}

interface UploadOptions {
  /** Called with how much has been sent, from 0 to 1. At 1 the server is still looking at the file. */
  onProgress?: (fraction: number) => void;
  /** Called when the photo is sent smaller than it is. */
  onReduced?: () => void;
  /** The largest file in bytes that is sent. */
  most?: number;
  /** Stops the upload. */
  signal?: AbortSignal;
}

/**
 * Sends a file to the media store, a large photo smaller than it is.
 * @throws {CallError} with the server's words, or status 0 when it could not be reached, or 413 without words when it
 * stays larger than `most`; the reason of `signal`.
 */
async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  const sent = PHOTO.test(file.type) ? await reducePhoto(file).catch(() => file) : file;
  if (sent !== file) options.onReduced?.();
  if (sent.size > (options.most ?? Number.POSITIVE_INFINITY)) throw new CallError(413, "");
  return send(sent, options);
}

/** Types of what cameras make. Drawings and pictures of screens, mostly PNG, stay sharp as they are. */
const PHOTO = /^image\/(jpeg|hei[cf])$/;

/** By XMLHttpRequest, since fetch does not report upload progress. Throws as {@link uploadFile}. */
function send(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  return new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.upload.addEventListener("load", () => onProgress?.(1));
    request.addEventListener("load", () => {
      if (request.status === 201 && isUploadedFile(request.response)) resolve(request.response);
      else reject(refusalOf(request.status, request.response));
    });
    request.addEventListener("error", () => reject(new CallError(0, "")));
    request.addEventListener("abort", () => reject(signal?.reason));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", stop));
    signal?.addEventListener("abort", stop);
    request.open("POST", "/api/upload");
    request.responseType = "json";
    const body = new FormData();
    body.set("file", file);
    if (signal?.aborted) reject(signal.reason);
    else request.send(body);
  });
}

function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "public_id" in value && "resource_type" in value;
}

/**
 * The files that the dialog offers. An iPhone hands over a photo as it is; by suffix too, since Windows knows no type
 * for HEIC.
 */
export const ACCEPT: Record<MediaKind, string> = {
  image: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif",
  pdf: "application/pdf",
};

/**
 * The error of a file, as far as the browser can find it, in words; undefined when it may be sent. Spares the wait for
 * an answer that is known; the server validates again.
 */
export function precheck(file: File, kind: MediaKind, lang: Lang): string | undefined {
  const isPdf = file.type === "application/pdf";
  if (kind === "image" && isPdf) return wrongKind(kind, file.name, lang);
  if (kind === "pdf" && file.type !== "" && !isPdf) return wrongKind(kind, file.name, lang);
  if (file.size === 0) return uploadWords(lang)("emptyFile");
  const isReducedFirst = kind === "image" && PHOTO.test(file.type);
  return file.size > MAX_BYTES[kind] && !isReducedFirst ? tooLarge(kind, lang) : undefined;
}

const tooLarge = (kind: MediaKind, lang: Lang): string =>
  (kind === "pdf" ? sizeProblems.pdfTooLarge : sizeProblems.imageTooLarge).words[lang];

/** The problem of a file of the wrong kind for the field. */
function wrongKind(kind: MediaKind, name: string, lang: Lang): string {
  return uploadWords(lang)(kind === "pdf" ? "notPdf" : "notImage", { name });
}

/** The longest side in pixels with which a photo is sent: twice what any page shows. */
const LONGEST = 4000;
/** The JPEG quality: visually lossless at half size, a third of the bytes that phones write, and so sent in seconds. */
const QUALITY = 0.8;

/**
 * Makes a photo from a camera smaller where its longer side has more than 4,000 pixels, upright and without its
 * metadata. Gives the file itself where it is small enough, or the browser cannot read it, as most cannot read HEIC.
 */
async function reducePhoto(file: File): Promise<File> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!photo) return file;
  const scale = LONGEST / Math.max(photo.width, photo.height);
  const blob = scale < 1 ? await scaled(photo, scale).catch(() => undefined) : undefined;
  photo.close();
  if (blob?.type !== "image/jpeg" || blob.size >= file.size) return file;
  return new File([blob], file.name.replace(/\.hei[cf]$/i, ".jpg"), { type: blob.type });
}

function scaled(photo: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.reject(new Error("This browser draws nothing."));
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
