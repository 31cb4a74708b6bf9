import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { packTar, unpackTar } from "modern-tar";

/** Text of each entry by its name, in order. */
type Entries = Map<string, string>;

/** Writes `file` once more as `as`, with other entries: what somebody does who understands the format. */
export async function rewritten(
  file: string,
  as: string,
  change: (entries: Entries) => void,
): Promise<string> {
  const unpacked = await unpackTar(gunzipSync(readFileSync(file)));
  const entries: Entries = new Map(
    unpacked.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString("latin1")]),
  );
  change(entries);
  const packed = await packTar(
    [...entries].map(([name, text]) => {
      const body = Buffer.from(text, "latin1");
      return { header: { name, size: body.length }, body };
    }),
  );
  writeFileSync(as, gzipSync(packed));
  return as;
}
