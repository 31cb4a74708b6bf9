import { diffArrays } from "diff";

/** A word, a Chinese character, or what stands between. */
const PIECES = /\p{sc=Han}|[\p{L}\p{N}]+|\s+|./gu;

const pieces = (text: string): string[] => text.match(PIECES) ?? [];

/** A text as it was and as it is, by words and Chinese characters: what went is struck out, what came is underlined. */
export function Difference({ before, after }: { before: string; after: string }) {
  return diffArrays(pieces(before), pieces(after)).map(({ added, removed, value }, at) => {
    const text = value.join("");
    if (removed) return <del key={at}>{text}</del>;
    return added ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
  });
}
