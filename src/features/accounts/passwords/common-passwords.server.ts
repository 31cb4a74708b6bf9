import { createHash } from "node:crypto";
import { COMMON_DIGESTS, DIGEST_BYTES } from "./common-digests.server";

let known: Set<string> | undefined;

/** Whether a password, in small letters, is among the 3,000 commonest that are long enough for us. */
export function isCommonPassword(password: string): boolean {
  known ??= digests();
  return known.has(createHash("sha256").update(password).digest().toString("hex", 0, DIGEST_BYTES));
}

function digests(): Set<string> {
  const bytes = Buffer.from(COMMON_DIGESTS, "base64");
  const amount = bytes.length / DIGEST_BYTES;
  return new Set(
    Array.from({ length: amount }, (_, at) =>
      bytes.toString("hex", at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
    ),
  );
}
