const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Marks a number too large for its field, in archives that are far larger than a spreadsheet. */
const ELSEWHERE = 0xffffffff;
const DESCRIPTOR = 8;
const LENGTH_OF_END = 22;
const LONGEST_COMMENT = 65_535;

/**
 * The unpacked size in bytes that a ZIP archive declares. Undefined for anything else, and for an archive
 * that declares it in a form that cannot be enforced.
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const isUnsaid = unpacked === ELSEWHERE || packed === ELSEWHERE || (unpacked === 0 && packed > 2);
    // Its sizes would follow its bytes.
    const isOpen = (view.getUint16(at + 8, true) & DESCRIPTOR) !== 0 && packed === 0;
    if (isUnsaid || isOpen || view.getUint32(at + 42, true) === ELSEWHERE) return undefined;
    size += unpacked;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return size;
}

/** Where the end of the directory begins, at the end of the file but for a comment. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - LENGTH_OF_END;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}
