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

  text(name: string, text: string): Promise<void> {
    return this.bytes(name, new TextEncoder().encode(text));
  }

  async bytes(name: string, bytes: Uint8Array): Promise<void> {
    const header = { name, size: bytes.byteLength, mtime: this.#time, mode: 0o600 };
    const writer = this.#tar.add(header).getWriter();
    await writer.write(bytes);
    await writer.close();
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    this.entries.push({ name, bytes: bytes.byteLength, sha256 });
  }
}
