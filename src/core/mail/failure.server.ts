/** What nodemailer says of a failed attempt. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  /** The one address that was not taken, or all of them. */
  recipient?: string;
  rejected?: string[];
}

/** How an attempt failed, which decides what comes next. */
export interface Failure {
  /** For staff: what the mail server, or the way to it, said. */
  words: string;
  /** For the log, which holds nothing personal. */
  code: string;
  /** The server cannot be used at all, so that other mail would fare no better now. */
  serverDown: boolean;
  /** The server will never take this mail for this recipient. */
  refusedForGood: boolean;
  /** The server said so itself, so that it has not taken the mail. */
  answered: boolean;
}

const LONGEST_WORDS = 300;

/** Reads what was thrown while a mail was sent. */
export function failureOf(thrown: unknown): Failure {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code = "", responseCode, command = "", recipient, rejected = [] } = error;
  const whom = recipient ?? rejected.join(", ");
  const words = whom ? `${whom}: ${error.message}` : error.message;
  const aboutThisMail =
    responseCode !== undefined && responseCode !== 421 && /^(MAIL|RCPT|DATA)/.test(command);
  return {
    words: words.replaceAll(/\s+/g, " ").slice(0, LONGEST_WORDS),
    code: [code, responseCode, command].filter(Boolean).join(" "),
    serverDown: !aboutThisMail,
    refusedForGood: aboutThisMail && responseCode >= 500 && !command.startsWith("MAIL"),
    answered: responseCode !== undefined,
  };
}
