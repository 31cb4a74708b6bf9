const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const CODES = 4096;
const LONGEST = 12;

/**
 * How many bytes an LZW stream of PDF unpacks to, without unpacking it; as far as it is one.
 * @param early `EarlyChange` of the stream: codes grow by a bit so many codes before they must
 */
export function lzwSize(bytes: Uint8Array, early: 0 | 1): number {
  const lengths = new Uint16Array(CODES).fill(1, 0, CLEAR);
  const bits = new Bits(bytes);
  let size = 0;
  let free = FIRST_FREE;
  let width = 9;
  let before = 0;
  for (let code = bits.take(width); code !== undefined && code !== END; code = bits.take(width)) {
    if (code === CLEAR) {
      free = FIRST_FREE;
      width = 9;
      before = 0;
      continue;
    }
    if (before > 0 && free < CODES) {
      lengths[free] = before + 1; // may be the very code that was read
      free += 1;
    }
    if (code >= free) break;
    before = lengths[code] ?? 0;
    size += before;
    if (free + early >= 1 << width && width < LONGEST) width += 1;
  }
  return size;
}

/** Bytes as numbers of any width, the highest bit first. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(width: number): number | undefined {
    while (this.#count < width) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) return undefined;
      this.#at += 1;
      this.#held = ((this.#held << 8) | byte) & 0xff_ffff;
      this.#count += 8;
    }
    this.#count -= width;
    return (this.#held >> this.#count) & ((1 << width) - 1);
  }
}
