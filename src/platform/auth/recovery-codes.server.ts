import { randomBytes, randomInt } from "node:crypto";
import type { Database } from "../db/database.server";
import { digestLike, digestOfCode } from "./digest.server";

const AMOUNT = 10;
const LENGTH = 10;

/** Ten codes such as `k3m9p-x7w2q`, about 49 bits each. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => written(randomText(LENGTH)));
}

/**
 * Codes as they are stored: a list of digests in JSON, with one salt for all, so that a typed code is hashed
 * once.
 */
export async function hashCodes(codes: readonly string[]): Promise<string> {
  const salt = randomBytes(16).toString("base64url");
  const digests: string[] = [];
  // One after the other: each takes 16 MB while it is computed.
  for (const code of codes) digests.push(await digestOfCode(written(code), salt));
  return JSON.stringify(digests);
}

/** A code that somebody typed, in the form in which it would be among the stored ones. */
export async function hashTypedCode(stored: string, code: string): Promise<string> {
  const [first = ""]: string[] = JSON.parse(stored);
  return digestLike(first, written(code));
}

/** Normalises a recovery code that was typed from paper. */
function written(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

type CodeTables = { staff_two_factor: { userId: string; backupCodes: string } };

/** The recovery codes of accounts, stored as digests only. better-auth removes used ones. */
export function storedRecoveryCodes(database: Database) {
  const db = database.$extendTables<CodeTables>();
  return {
    /** The digests that are left, as JSON; an empty list for an account without a second step. */
    of: async (userId: string): Promise<string> => {
      const stored = db.selectFrom("staff_two_factor").select("backupCodes").where("userId", "=", userId);
      return (await stored.executeTakeFirst())?.backupCodes ?? "[]";
    },

    /** Creates new codes, which replace all others, and returns them; they cannot be read later. */
    renew: async (userId: string): Promise<string[]> => {
      const codes = newRecoveryCodes();
      const backupCodes = await hashCodes(codes);
      await db.updateTable("staff_two_factor").set({ backupCodes }).where("userId", "=", userId).execute();
      return codes;
    },
  };
}

/** Without letters and digits that look alike on paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Text of letters and digits that can be read out, from a secure source: nearly five bits in each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
