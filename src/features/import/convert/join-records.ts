import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { fieldOf, isRecord, type OldRecord, type RecordReport } from "./context";

/** A record with the id by which it is known in each run. */
export interface JoinedRecord {
  oldId: string;
  record: OldRecord;
}

/**
 * The records of several lists of the old site, each once, in the order in which they appear there first. Of two that
 * have one id and differ, the first counts.
 */
export class JoinedRecords {
  readonly reports: RecordReport[] = [];
  readonly #records = new Map<string, OldRecord>();
  readonly #type: string;

  constructor(type: string) {
    this.#type = type;
  }

  get all(): JoinedRecord[] {
    return [...this.#records].map(([oldId, record]) => ({ oldId, record }));
  }

  add(list: readonly unknown[]): void {
    for (const [at, each] of list.entries()) {
      if (isRecord(each)) this.#addRecord(each);
      else if (each !== null && each !== undefined && each !== "") this.#report("wrongShape", "", `${at}`);
    }
  }

  #addRecord(record: OldRecord): void {
    const id = idIn(record) ?? digestOf(record);
    if (id === undefined) {
      this.#report("wrongShape", "", "");
      return;
    }
    const known = this.#records.get(id);
    if (!known) this.#records.set(id, record);
    else if (!isEqual(known, record)) this.#reportOnce(id);
  }

  /** Reports a record that is in several lists once. */
  #reportOnce(id: string): void {
    const isKnown = this.reports.some(({ oldId, reason }) => oldId === id && reason === "secondRecord");
    if (!isKnown) this.#report("secondRecord", id, "");
  }

  #report(reason: RecordReport["reason"], oldId: string, detail: string): void {
    this.reports.push({ reason, type: this.#type, oldId, name: "", where: "", detail });
  }
}

/** Both also fail on a record that is nested deeper than a program can follow. */
function isEqual(one: OldRecord, other: OldRecord): boolean {
  try {
    return isDeepStrictEqual(one, other);
  } catch {
    return false;
  }
}

/** The substitute id of a record that has none. */
function digestOf(record: OldRecord): string | undefined {
  try {
    return `no-id-${createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 32)}`;
  } catch {
    return undefined;
  }
}

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
