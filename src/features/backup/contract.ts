import * as z from "zod";
import { proofFields } from "../../platform/auth/proof-contract";
import { post, staffGet } from "../../platform/http/contract";

const Nightly = z.object({
  /** The number that is stored. */
  keep: z.number().int(),
  /** The last that was made; `missing` counts files that the database names and that were not there. */
  made: z
    .object({
      at: z.string(),
      bytes: z.number().int(),
      missing: z.number().int(),
      /** Files that were there and could not be read. */
      unreadable: z.number().int(),
    })
    .nullable(),
  /** Why the last one failed; null when one was made since. */
  failed: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** True when none was made for longer than a day and a half. */
  late: z.boolean(),
});

const BackupStatus = z.object({
  /** True when backups are encrypted. */
  encrypted: z.boolean(),
  /** Bytes that a backup of now takes at most. */
  bytes: z.number().int(),
  /** Null while no folder is set for nightly ones. */
  nightly: Nightly.nullable(),
});
export type BackupStatus = z.infer<typeof BackupStatus>;

/**
 * Where staff send, as a form does, the ticket that `ready` gave, or password and code, for a backup. Not a call of the
 * API, since the answer is a file without a known length.
 */
export const BACKUP_ADDRESS = "/cms/backup/file";

export const backupContract = {
  status: staffGet("/api/backup", {
    access: "site",
    summary: "How backups are made, and the result of the last nightly one",
    input: z.object({}),
    output: BackupStatus,
  }),
  ready: post("/api/backupReady", {
    summary: "Create a ticket to download a backup once within a minute",
    access: "site",
    input: z.object(proofFields),
    output: z.object({ message: z.literal("success"), ticket: z.string() }),
    asksPassword: true,
    asksFactor: true,
  }),
};
