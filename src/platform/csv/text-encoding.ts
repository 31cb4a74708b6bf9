// Node's own decoder of Big5 lacks the characters of Hong Kong; this one has them, and is the browser's own
// there.
import { TextDecoder } from "@exodus/bytes/encoding-browser.js";

/** What a file that is no Unicode may be written in: by Excel in Hong Kong, on the Mainland and in the West. */
type Legacy = "big5" | "gb18030" | "windows-1252";

/** Decodes a file in any encoding that a spreadsheet writes, without a byte order mark. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decoded("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decoded("utf-16be", bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return decoded("utf-8", bytes);
  const wide = wideOf(bytes.subarray(0, LOOKED_AT));
  if (wide) return decoded(wide, bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoded(legacyOf(bytes), bytes);
  }
}

const LOOKED_AT = 65_536;

/** UTF-16 without a mark, by the zeros of its commas, line ends and other characters of ASCII. */
function wideOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  const many = bytes.length / 40;
  if (low > many && high === 0) return "utf-16le";
  return high > many && low === 0 ? "utf-16be" : undefined;
}

const decoded = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** How well bytes fit an encoding of two bytes a character: less than nothing where they rather are none of it. */
interface Fit {
  pairs: number;
  /** Pairs that are characters of everyday use, or marks. */
  common: number;
  /** Bytes that begin nothing. */
  broken: number;
}

type IsPair = (lead: number, trail: number) => boolean;

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

const isBig5: IsPair = (lead, trail) =>
  within(lead, 0x87, 0xfe) && (within(trail, 0x40, 0x7e) || within(trail, 0xa1, 0xfe));
/** The marks, and the first of its two levels, which has the 5,401 characters in common use. */
const isCommonBig5: IsPair = (lead, trail) =>
  within(lead, 0xa1, 0xc6) && lead !== 0xa3 && !(lead === 0xc6 && trail > 0x7e);

const isGb: IsPair = (lead, trail) => within(lead, 0x81, 0xfe) && within(trail, 0x40, 0xfe) && trail !== 0x7f;
/** The marks, and the first of the levels of GB 2312, which has the 3,755 characters in common use. */
const isCommonGb: IsPair = (lead, trail) =>
  trail >= 0xa1 && (within(lead, 0xa1, 0xa3) || within(lead, 0xb0, 0xd7));

function legacyOf(bytes: Uint8Array): Legacy {
  const some = bytes.subarray(0, LOOKED_AT);
  const big5 = scoreOf(fitOf(some, isBig5, isCommonBig5));
  const gb = scoreOf(fitOf(some, isGb, isCommonGb));
  if (big5 < 0 && gb < 0) return "windows-1252";
  return big5 >= gb ? "big5" : "gb18030";
}

const scoreOf = ({ pairs, common, broken }: Fit): number =>
  (common - 2 * broken) / Math.max(1, pairs + broken);

function fitOf(bytes: Uint8Array, isPair: IsPair, isCommon: IsPair): Fit {
  const fit: Fit = { pairs: 0, common: 0, broken: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0x80) continue;
    if (!isPair(lead, trail)) {
      fit.broken += 1;
      continue;
    }
    fit.pairs += 1;
    if (isCommon(lead, trail)) fit.common += 1;
    at += 1;
  }
  return fit;
}
