import { createHash } from "node:crypto";

/** Of all names that are made here; a new one would show every reader every entry again. */
const NAMESPACE = Buffer.from("6f1d4e5c0a7b4d0f9a3e5b7c2d8e1f40", "hex");

/**
 * The id by which readers of feeds know an entry or a feed again, whatever becomes of its words, its address or the
 * site's: a UUID of its name (RFC 9562, version 5).
 */
export function feedId(...name: readonly string[]): string {
  const digest = createHash("sha1").update(NAMESPACE).update(name.join("/")).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex", 0, 16);
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}`;
}
