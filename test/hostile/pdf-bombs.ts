import { promisify } from "node:util";
import { deflate } from "node:zlib";

const END = "\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";

/** A PDF of about `megabytes` whose objects are nested and many, so that a parser is busy for seconds. */
export function tanglePdf(megabytes: number): Buffer {
  const object = `obj\n${"[<</A[".repeat(20)}${"]>>]".repeat(20)}\nendobj\n`;
  const parts = ["%PDF-1.7\n"];
  const count = Math.floor((megabytes * 1024 * 1024) / (object.length + 8));
  for (let number = 1; number <= count; number += 1) parts.push(`${number} 0 ${object}`);
  return Buffer.from(parts.join("") + END, "latin1");
}

/** A PDF with one stream that unpacks to `megabytes`; `type` as in `/Type /ObjStm`. */
export async function streamBomb(megabytes: number, type: string): Promise<Buffer> {
  const packed = await promisify(deflate)(Buffer.alloc(megabytes * 1024 * 1024));
  const data = packed.toString("latin1");
  const head = `<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>`;
  const pages =
    "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] >>";
  const page = "\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>\nendobj\n";
  return Buffer.from(
    `%PDF-1.7\n${pages}${page}4 0 obj\n${head}\nstream\n${data}\nendstream\nendobj${END}`,
    "latin1",
  );
}

/** A PDF with one list of so many numbers, each of which takes a reader some fifty times as much as the file. */
export function numbersPdf(megabytes: number): Buffer {
  const numbers = "1 ".repeat(megabytes * 512 * 1024);
  return Buffer.from(`%PDF-1.7\n1 0 obj\n[${numbers}]\nendobj\n${END}`, "latin1");
}

/** So many zeros in the LZW of PDF: ever longer runs, so that a few bytes hold thousands. */
export function lzwOfZeros(length: number): Buffer {
  const codes: [code: number, bits: number][] = [[256, 9]];
  let made = 0;
  for (let next = 258, run = 1; made < length; run += 1, next += 1) {
    // Each code but the first stands for the run before it and one zero more, until there are no more codes.
    const code = run === 1 ? 0 : Math.min(next - 1, 4095);
    const bits = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
    codes.push([code, bits]);
    made += code === 4095 ? 3839 : run;
  }
  return packedBits(codes);
}

function packedBits(codes: [code: number, bits: number][]): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  for (const [code, bits] of codes) {
    held = (held << bits) | code;
    count += bits;
    while (count >= 8) {
      count -= 8;
      bytes.push((held >> count) & 0xff);
      held &= (1 << count) - 1;
    }
  }
  return Buffer.from(bytes);
}

/** So many zeros in run lengths: two bytes for 128. */
export const runLengthOfZeros = (length: number): Buffer =>
  Buffer.alloc(Math.ceil(length / 128) * 2, Buffer.from([129, 0]));
