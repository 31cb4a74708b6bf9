import { createHash } from "node:crypto";
import type { TarPackController } from "modern-tar";
import type { Entry } from "./manifest.server";

/** Puts entries into a tar archive and notes the digest of each. Waits when the archive's reader is slow. */
export class EntryWriter {
  readonly entries: Entry[] = [];
  readonly #tar: TarPackController;
  readonly #time: Date;

  constructor(tar: TarPackController, time: Date) {
    this.#tar = tar;
    this.#time = time;
  }

  async text(name: string, text: string): Promise<void> {
    const bytes = new TextEncoder().encode(text);
    await this.stream(name, bytes.byteLength, [bytes]);
  }

  /** @throws when `source` has not exactly `bytes` bytes. */
  async stream(
    name: string,
    bytes: number,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash("sha256");
    const header = { name, size: bytes, mtime: this.#time, mode: 0o600 };
    const writer = this.#tar.add(header).getWriter();
    for await (const piece of source) {
      hash.update(piece);
      await writer.write(piece);
    }
    await writer.close();
    this.entries.push({ name, bytes, sha256: hash.digest("hex") });
  }
}
