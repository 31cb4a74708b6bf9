import { fieldOf, isRecord, type OldRecord } from "./context";

const LONGEST_ID = 100;

/** The id of a record, as the old site's calls or an export of its database write it; undefined where it has none. */
export function idIn(record: OldRecord): string | undefined {
  const given = fieldOf(record, "_id");
  const id = isRecord(given) ? fieldOf(given, "$oid") : given;
  if (typeof id === "number" && Number.isFinite(id)) return String(id);
  if (typeof id !== "string") return undefined;
  const text = id.trim();
  return text === "" || text.length > LONGEST_ID || /[\p{Cc}\p{Cs}]/u.test(text) ? undefined : text;
}
