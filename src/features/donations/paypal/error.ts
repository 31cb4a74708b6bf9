/** The issue where PayPal gave no access token. */
export const NO_TOKEN = "NO_TOKEN";

/** The payer has not done, at PayPal, what it takes; nothing was tried. */
const NOT_YET: readonly string[] = ["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"];
/** The money was taken before, perhaps by a call at the same moment. */
const TAKEN: readonly string[] = ["ORDER_ALREADY_CAPTURED", "DUPLICATE_INVOICE_ID"];

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

  /** Whether it refuses us: our credentials, our account, or what it may do. No donor can mend that. */
  get isOfAccount(): boolean {
    const isRefused = this.issue === NO_TOKEN && !this.isTemporary;
    return isRefused || this.status === 401 || this.status === 403 || this.issue.startsWith("PAYEE_ACCOUNT_");
  }

  /** Whether it is this payment that it does not take, or no longer knows. */
  get isOfPayment(): boolean {
    return (this.status === 422 || this.status === 404) && !this.isOfAccount;
  }

  /** Whether it does not take this payment, though the payer did all that it takes. */
  get isDecline(): boolean {
    return this.isOfPayment && !NOT_YET.includes(this.issue) && !this.saysTaken;
  }

  /** Whether it does not take this payment since it has taken it. */
  get saysTaken(): boolean {
    return TAKEN.includes(this.issue);
  }
}
