import { CallError, refusalOf } from "../../api/client";
import type { UploadedFile } from "../uploaded-file";

interface UploadOptions {
  /** Told how much has been sent, from 0 to 1. At 1 the server is still looking at the file. */
  onProgress?: (fraction: number) => void;
  /** Stops the upload. */
  signal?: AbortSignal;
}

/**
 * Sends a file to the media store. By XMLHttpRequest, since fetch does not tell how much has been sent.
 * @throws {CallError} with the server's words, or status 0 when it could not be reached; the reason of `signal`.
 */
export function uploadFile(file: File, { onProgress, signal }: UploadOptions = {}): Promise<UploadedFile> {
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
