import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import type { MediaFile } from "../../../media/media-table.server";
import { reduceImage } from "../../../media/reduce-image.server";
import { mediaRegistry } from "../../../media/registry.server";
import type { MediaKind } from "../../../media/uploaded-file";
import { wantSizes } from "../../../media/variants/wanted-sizes.server";
import { isLikeWithheld } from "../../../media/withheld.server";
import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { record } from "../../../platform/journal/journal.server";
import { mediaSource, type OldMedia } from "../convert/old-media";
import type { Reason } from "../convert/reasons";
import { retryWhileBusy } from "../retry-while-busy.server";
import { Unreachable } from "../source/polite-client.server";
import { importStore } from "../store.server";
import type { FoundFile, MediaHost } from "./media-host.server";

/** A file of the old site that can come, or why it cannot. */
export type FileOutcome = { id: string; note?: Reason } | { reason: Reason };

/** The file of the old site that is meant. */
export interface WantedFile {
  kind: MediaKind;
  /** Its public id, its address, or itself as a `data:` address. */
  source: string;
  filename?: string | undefined;
}

interface Parts {
  deps: Deps;
  host: MediaHost;
  media: OldMedia;
  /** The recorded uploader. */
  author: string;
  /** A dry run stores nothing. */
  isDryRun: boolean;
}

/** The longest side of a picture that is made smaller. */
const SMALLER_SIDE = 4000;
/** Files that are fetched and validated at once, each of which is in memory. */
const AT_ONCE = 3;

/** Imports files of the old site into the library, each once, however many records name it. */
export class FileImport {
  readonly #parts: Parts;
  readonly #outcomes = new Map<string, Promise<FileOutcome>>();
  /** Files that were taken and that no row knows yet, by their ids. */
  readonly #taken = new Map<string, { key: string; file: MediaFile }>();
  readonly #inTurn = pLimit(AT_ONCE);
  /** Files that were registered, and those of an earlier import that were met. */
  readonly counts = { fresh: 0, known: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The id of a file in the library, where it is or will be once {@link register} was called.
   * @throws {Unreachable} when its host does not answer
   */
  find({ kind, source, filename }: WantedFile): Promise<FileOutcome> {
    const named = mediaSource(source, this.#parts.media);
    if (named === "elsewhere") return Promise.resolve({ reason: "otherHost" });
    if (named === "unusable") return Promise.resolve({ reason: "notFound" });
    if ("id" in named) {
      const { id } = named;
      const { host } = this.#parts;
      if (host.inLibrary) return this.#inLibrary({ kind, id, filename });
      return this.#once(`${kind}:${id}`, (key) => this.#fetched(key, { kind, id, filename }));
    }
    const bytes = bytesOfData(named.data);
    if (!bytes) return Promise.resolve({ reason: "damaged" });
    const digest = createHash("sha256").update(bytes).digest("hex");
    return this.#once(`${kind}:data:${digest}`, async (key) => {
      const given = { kind, found: { found: bytes }, filename: filename ?? "picture" };
      const outcome = await this.#judged(key, given);
      if (kind !== "image" || !isTooLarge(outcome)) return outcome;
      return (await this.#reduced(key, [given.found], given.filename)) ?? outcome;
    });
  }

  /** A file of the library by its name there; else it comes as any other. */
  async #inLibrary({ kind, id, filename }: { kind: MediaKind; id: string; filename?: string | undefined }) {
    const { host } = this.#parts;
    const here = await host.inLibrary?.(kind, id);
    if (here !== undefined) return { id: here };
    return this.#once(`${kind}:${id}`, (key) => this.#fetched(key, { kind, id, filename }));
  }

  #once(key: string, bring: (key: string) => Promise<FileOutcome>): Promise<FileOutcome> {
    const known = this.#outcomes.get(key);
    if (known) return known;
    const outcome = this.#here(key).then((here) => here ?? this.#inTurn(() => bring(key)));
    this.#outcomes.set(key, outcome);
    return outcome;
  }

  /** A file from an earlier import; files that staff deleted since stay deleted. */
  async #here(key: string): Promise<FileOutcome | undefined> {
    const { db } = this.#parts.deps;
    const id = await importStore(db).fileOf(key);
    if (id === undefined) return undefined;
    this.counts.known += 1;
    const [gone] = await mediaRegistry(db).missing([id]);
    return gone === undefined ? { id } : { reason: "deletedHere" };
  }

  async #fetched(
    key: string,
    {
      kind,
      id,
      filename = id.split("/").at(-1) ?? id,
    }: { kind: MediaKind; id: string; filename?: string | undefined },
  ): Promise<FileOutcome> {
    const { host } = this.#parts;
    const found = await (kind === "image" ? host.picture(id) : host.pdf(id));
    const outcome = await this.#judged(key, { kind, found, filename });
    if (kind !== "image" || !isTooLarge(outcome)) return outcome;
    const smaller = await host.smallerPicture?.(id);
    const scaled = smaller
      ? await this.#judged(key, { ...{ kind, filename }, found: smaller, note: "madeSmaller" })
      : outcome;
    if ("id" in scaled) return scaled;
    return (await this.#reduced(key, [found, smaller], filename)) ?? outcome;
  }

  /** The first of some pictures whose bytes are there, made smaller here. */
  async #reduced(
    key: string,
    pictures: readonly (FoundFile | undefined)[],
    filename: string,
  ): Promise<FileOutcome | undefined> {
    const [bytes] = pictures.flatMap((each) => (typeof each === "object" ? each.found : []));
    const reduced = bytes && (await reduceImage(bytes, SMALLER_SIDE));
    return (
      reduced &&
      this.#judged(key, { kind: "image", found: { found: reduced }, filename, note: "madeSmaller" })
    );
  }

  async #judged(
    key: string,
    { kind, found, filename, note }: { kind: MediaKind; found: FoundFile; filename: string; note?: Reason },
  ): Promise<FileOutcome> {
    if (found === "missing") return { reason: "notFound" };
    if (found === "tooLarge") return { reason: "tooLarge" };
    const { deps, author, isDryRun } = this.#parts;
    const incoming = { bytes: found.found, filename, uploadedBy: author };
    const { media } = deps;
    try {
      const file = await retryWhileBusy(() => (isDryRun ? media.validate(incoming) : media.take(incoming)));
      const refused = file.kind === kind ? await this.#refused(file) : "damaged";
      if (!refused) {
        this.#taken.set(file.id, { key, file });
        return { id: file.id, ...(note && { note }) };
      }
      if (!isDryRun) await media.discard(file);
      return { reason: refused };
    } catch (error) {
      if (error instanceof Problem && error.status !== 503)
        return { reason: await reasonFor(error.key, found.found) };
      throw error;
    }
  }

  /** A file that was withdrawn with a consent is not imported again. */
  async #refused(file: MediaFile): Promise<Reason | undefined> {
    return (await isLikeWithheld(this.#parts.deps.db, file)) ? "deletedHere" : undefined;
  }

  /** Registers those of the files that are new, in the transaction `tx` of what uses them. */
  async register(tx: Database, ids: Iterable<string>): Promise<void> {
    const { deps, author } = this.#parts;
    for (const id of new Set(ids)) {
      const taken = this.#taken.get(id);
      if (!taken) continue;
      const snapshot = await deps.media.register(tx, taken.file);
      await importStore(tx).addFile(taken.key, id);
      await record(tx, "media", author, { entityId: id, action: "add", snapshot });
    }
  }

  /** To be called once that transaction is committed, or would have been: starts on the sizes of pictures. */
  registered(ids: Iterable<string>): void {
    const { deps, isDryRun } = this.#parts;
    for (const id of new Set(ids)) {
      const taken = this.#taken.get(id);
      if (!taken) continue;
      if (!this.#counted.has(id)) this.counts.fresh += 1;
      this.#counted.add(id);
      if (isDryRun) continue;
      this.#taken.delete(id);
      deps.media.prepare(taken.file);
    }
  }

  readonly #counted = new Set<string>();

  /**
   * Throws away what was taken and is used by nothing that came; leaves the sizes of pictures that are not made yet to
   * the process that serves the site.
   */
  async close(): Promise<void> {
    const { deps, isDryRun } = this.#parts;
    await Promise.allSettled(this.#outcomes.values());
    if (!isDryRun) await retryWhileBusy(() => wantSizes(deps.db, [...this.#counted]));
    if (!isDryRun) for (const { file } of this.#taken.values()) await deps.media.discard(file);
    this.#taken.clear();
  }
}

const isTooLarge = (outcome: FileOutcome): boolean => "reason" in outcome && outcome.reason === "tooLarge";

/** What the problems of an upload are called in the report. */
const REASONS: Readonly<Record<string, Reason>> = {
  gifUnsupported: "pictureKind",
  svgUnsupported: "pictureKind",
  heicUnsupported: "pictureKind",
  heicSequence: "pictureKind",
  imageTooLarge: "tooLarge",
  imageTooHeavy: "tooLarge",
  pdfTooLarge: "tooLarge",
  pdfTooHeavy: "tooLarge",
  pdfActive: "script",
  pdfEncrypted: "encrypted",
};

async function reasonFor(problem: string, bytes: Uint8Array): Promise<Reason> {
  if (problem !== "typeUnsupported") return REASONS[problem] ?? "damaged";
  // A picture of a kind that is not taken, or what is no picture at all.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime.startsWith("image/") ? "pictureKind" : "damaged";
}

/** The bytes of a `data:` address; undefined where they cannot be read. */
function bytesOfData(address: string): Buffer | undefined {
  const [, head = "", body] = /^data:([^,]*),(.*)$/is.exec(address) ?? [];
  if (body === undefined) return undefined;
  try {
    const text = body.includes("%") ? decodeURIComponent(body) : body;
    const bytes = Buffer.from(text, /;\s*base64\s*$/i.test(head) ? "base64" : "latin1");
    return bytes.length > 0 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a file cannot come only because its host is away, and may come with a later run. */
export const isAway = (error: unknown): error is Unreachable => error instanceof Unreachable;
