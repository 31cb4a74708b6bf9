/** The issue where PayPal gave no access token. */
export const NO_TOKEN = "NO_TOKEN";

const REFUSED = 422;
/** The payer has not done, at PayPal, what it takes; nothing was tried. */
const NOT_YET: readonly string[] = ["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"];
/** PayPal is still at it. */
const IN_PROGRESS = "ORDER_COMPLETION_IN_PROGRESS";
/** The money was taken before, perhaps by a call at the same moment. */
const TAKEN: readonly string[] = ["ORDER_ALREADY_CAPTURED", "DUPLICATE_INVOICE_ID"];
/**
 * The payer, or what they pay with, cannot pay: nothing was taken, and another card may help. Only what is listed here
 * counts as that: a word of PayPal that we do not know may be about our own account, or mean that it is still at it.
 */
const DECLINES: readonly string[] = [
  "CARD_BRAND_NOT_SUPPORTED",
  "CARD_EXPIRED",
  "COMPLIANCE_VIOLATION",
  "DECLINED_DUE_TO_RELATED_TXN",
  "DOMESTIC_TRANSACTION_REQUIRED",
  "INSTRUMENT_DECLINED",
  "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
  "PAYEE_BLOCKED_TRANSACTION",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_CANNOT_PAY",
  "PAYER_COUNTRY_NOT_SUPPORTED",
  "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
  "REFERENCED_CARD_EXPIRED",
  "TRANSACTION_BLOCKED_BY_PAYEE",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_REFUSED",
];

/** There is no such order, as PayPal says it. */
const UNKNOWN: readonly string[] = ["RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"];

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

  /** Whether it refuses us, our credentials or our account, or in words that we do not know. No donor can mend that. */
  get isForOperator(): boolean {
    const isRefused = this.issue === NO_TOKEN && !this.isTemporary;
    return isRefused || this.status === 401 || this.status === 403 || this.isOddRefusal;
  }

  private get isOddRefusal(): boolean {
    const isUsual = this.isNotYet || this.isDecline || this.saysTaken || this.issue === IN_PROGRESS;
    return this.status === REFUSED && !isUsual;
  }

  /** Whether PayPal has judged this call: it answers the same `PayPal-Request-Id` the same again, whatever has changed. */
  get isFinal(): boolean {
    return this.status === REFUSED;
  }

  /** Whether the payer has to do something at PayPal first; nothing was tried. */
  get isNotYet(): boolean {
    return this.status === REFUSED && NOT_YET.includes(this.issue);
  }

  /** Whether it does not take this payment, though the payer did all that it takes. */
  get isDecline(): boolean {
    return this.status === REFUSED && DECLINES.includes(this.issue);
  }

  /** Whether PayPal itself says that there is no such order, and not something on the way. */
  get saysUnknown(): boolean {
    return this.status === 404 && UNKNOWN.includes(this.issue);
  }

  /** Whether it does not take this payment since it has taken it. */
  get saysTaken(): boolean {
    return TAKEN.includes(this.issue);
  }
}
