import type { ConvertContext } from "./convert/context";
import { type OldMedia, oldMediaId } from "./convert/old-media";
import type { Reason } from "./convert/reasons";
import { type FileImport, isAway, type WantedFile } from "./files/file-import.server";
import type { StoredLine } from "./store.server";

/** The context for converting one record, with what was reported and named. */
export class RecordContext implements ConvertContext {
  readonly lines: StoredLine[] = [];
  readonly fileIds = new Set<string>();
  /** A host did not answer: a later run imports the whole record. */
  isHeldBack = false;
  readonly #files: FileImport;
  readonly #media: OldMedia;

  constructor(files: FileImport, media: OldMedia) {
    this.#files = files;
    this.#media = media;
  }

  picture(source: string, where: string): Promise<string | undefined> {
    return this.#file({ kind: "image", source }, where);
  }

  pdf(source: string, where: string, originalFilename?: string): Promise<string | undefined> {
    const filename = originalFilename?.trim() || undefined;
    return this.#file({ kind: "pdf", source, filename }, where);
  }

  isOldMedia(address: string): boolean {
    return oldMediaId(address, this.#media) !== undefined;
  }

  report(reason: Reason, where: string, detail = ""): void {
    this.lines.push({ reason, where, detail });
  }

  async #file(wanted: WantedFile, where: string): Promise<string | undefined> {
    const shown = /^data:/i.test(wanted.source.trim()) ? "" : wanted.source.trim();
    try {
      const outcome = await this.#files.find(wanted);
      if ("reason" in outcome) {
        this.report(outcome.reason, where, shown);
        return undefined;
      }
      if (outcome.note) this.report(outcome.note, where, shown);
      this.fileIds.add(outcome.id);
      return outcome.id;
    } catch (error) {
      if (!isAway(error)) throw error;
      this.isHeldBack = true;
      this.report("unreachable", where, error.message);
      return undefined;
    }
  }
}
