/** PayPal refused, or could not be reached or understood (`status` 0). */
export class PayPalError extends Error {
  readonly status: number;
  /** As in `INSTRUMENT_DECLINED`; the name of the error where there is no issue. */
  readonly issue: string;
  /** What PayPal's support asks for. */
  readonly debugId: string | undefined;

  constructor(status: number, issue: string, debugId?: string, cause?: unknown) {
    super(`PayPal answered ${status} ${issue}${debugId ? ` (debug id ${debugId})` : ""}`, { cause });
    this.name = "PayPalError";
    this.status = status;
    this.issue = issue;
    this.debugId = debugId;
  }

  /** Whether the same call may work later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
