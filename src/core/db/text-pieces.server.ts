/** Characters of the longest piece; words of no more are found by one piece alone. */
const LONGEST = 3;

/** Each run of one, two or three characters in a text, once: what an index of its parts holds. */
export function piecesOf(text: string): string[] {
  const characters = [...text];
  const pieces = new Set<string>();
  for (let at = 0; at < characters.length; at += 1) {
    let piece = "";
    for (const character of characters.slice(at, at + LONGEST)) {
      piece += character;
      pieces.add(piece);
    }
  }
  return [...pieces];
}

/** Pieces that a text has in which `words` stand: together they cover all of it, and none could be left out. */
export function piecesToFind(words: string): string[] {
  const characters = [...words];
  if (characters.length <= LONGEST) return [words];
  const last = characters.length - LONGEST;
  const starts = Array.from(
    { length: Math.ceil(characters.length / LONGEST) },
    (_, count) => count * LONGEST,
  );
  return starts.map((start) =>
    characters.slice(Math.min(start, last), Math.min(start, last) + LONGEST).join(""),
  );
}

/** Pieces as SQLite's index takes them: letters and digits alone, with a space between two. */
export function pieceTokens(pieces: readonly string[]): string {
  return pieces.map((piece) => Buffer.from(piece).toString("hex")).join(" ");
}

/** Bits that hold any character of Unicode; three times as many are one number of PostgreSQL. */
const BITS = 21n;

/** Pieces as PostgreSQL's index takes them: a number each, in decimal. */
export function pieceNumbers(pieces: readonly string[]): string[] {
  return pieces.map((piece) =>
    String([...piece].reduce((number, each) => (number << BITS) | BigInt(each.codePointAt(0) ?? 0), 0n)),
  );
}
