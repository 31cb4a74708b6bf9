import type { ProblemKey } from "../locale/words/problems";

/** The body of every answer that is not 2xx. */
export interface ProblemBody {
  message: string;
  errors?: FieldError[];
  requestId: string;
}

/** What is wrong with one field: `path` as in `news.eng.header`, `message` in the reader's language. */
export interface FieldError {
  path: string;
  message: string;
}

type Status = 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

interface ProblemDetails {
  /** Fields at fault, each with the key of its message. */
  errors?: { path: string; key: ProblemKey }[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal that a handler throws; the mount turns it into a {@link ProblemBody} in the reader's language. */
export class Problem extends Error {
  readonly status: Status;
  readonly key: ProblemKey;
  readonly details: ProblemDetails;

  constructor(status: Status, key: ProblemKey, details: ProblemDetails = {}) {
    super(key, { cause: details.cause });
    this.name = "Problem";
    this.status = status;
    this.key = key;
    this.details = details;
  }
}
