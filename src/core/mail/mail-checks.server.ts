import type { Database } from "../db/database.server";

/**
 * Whether an e-mail may still leave, asked right before each attempt. It is given the id of what the e-mail is about;
 * an e-mail that may not is erased.
 */
type MailCheck = (db: Database, ref: string) => Promise<boolean>;

/** Checks by kind of mail. A kind without one always leaves. */
export type MailChecks = Readonly<Record<string, MailCheck>>;
