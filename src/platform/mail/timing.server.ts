/** All in milliseconds but `markTries`. */
export interface MailTiming {
  /** The polling interval of the outbox. */
  poll: number;
  /** The time that a mail belongs to the process that took it, unless renewed: after a crash it is free again. */
  lease: number;
  renew: number;
  /** The most that it may take until the server has all of a mail. */
  attempt: number;
  /** The time that the server may take to answer then: RFC 5321 lets it have ten minutes. */
  answer: number;
  /** The time that other mail waits for that answer. */
  slow: number;
  /** Pause after the first failure; it doubles with each, up to `longestPause`. */
  firstPause: number;
  longestPause: number;
  /** The time after the first attempt when a mail is given up. */
  giveUp: number;
  /** The time that a stopping process waits for the mails that it is sending. */
  timeout: number;
  markTries: number;
  markPause: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const TIMING: MailTiming = {
  poll: 5 * SECOND,
  lease: 10 * SECOND,
  renew: 3 * SECOND,
  attempt: MINUTE,
  answer: 10 * MINUTE,
  slow: 3 * SECOND,
  firstPause: 5 * SECOND,
  longestPause: 15 * MINUTE,
  giveUp: 48 * HOUR,
  timeout: 15 * SECOND,
  markTries: 600,
  markPause: SECOND,
};

/** Milliseconds to wait after the given number of attempts; not the same for all, so that they do not come at once. */
export function retryDelay(attempts: number, { firstPause, longestPause }: MailTiming): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1));
  return pause * (0.8 + 0.4 * Math.random());
}
