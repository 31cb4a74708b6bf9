import type { ByteRange } from "../../core/media/blobs/blob-store.server";

/**
 * What a `Range` header asks for of `size` bytes: one range; `unsatisfiable` when it starts beyond the end;
 * undefined, the whole, without the header and for several ranges or other units, as RFC 9110 allows.
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined; // not a range at all
  return start >= size ? "unsatisfiable" : { start, end };
}
