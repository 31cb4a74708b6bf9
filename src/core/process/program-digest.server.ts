import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

let digest: string | undefined;

/**
 * What tells this program from an older one, the same in all of its processes: a digest of the file that it starts
 * with, which names its other files by theirs.
 */
export function programDigest(): string {
  digest ??= createHash("sha256")
    .update(readFileSync(process.argv[1] ?? process.execPath))
    .digest("base64url");
  return digest;
}
