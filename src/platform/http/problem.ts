import type { ProblemText } from "../locale/words/problems";

/** The body of every answer that is not 2xx. */
export interface ProblemBody {
  message: string;
  errors?: FieldError[];
  requestId: string;
}

/** The fault of one field: `path` as in `news.eng.header`, `message` in the reader's language. */
export interface FieldError {
  path: string;
  message: string;
}

type Status = 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

interface ProblemDetails {
  /** Invalid fields, each with its message. */
  errors?: { path: string; says: ProblemText }[];
  headers?: Record<string, string>;
  /** Further facts for programs, such as where a thing is still used; part of the answer's body. */
  facts?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** A refusal that a handler throws; the mount turns it into a {@link ProblemBody} in the reader's language. */
export class Problem extends Error {
  readonly status: Status;
  readonly says: ProblemText;
  readonly details: ProblemDetails;

  /** The name of the problem in the log. */
  get key(): string {
    return typeof this.says === "string" ? this.says : this.says.key;
  }

  constructor(status: Status, says: ProblemText, details: ProblemDetails = {}) {
    super(typeof says === "string" ? says : says.key, { cause: details.cause });
    this.name = "Problem";
    this.status = status;
    this.says = says;
    this.details = details;
  }
}
