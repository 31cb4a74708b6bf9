/** Characters of the longest piece; words of no more are found by one piece alone. */
const LONGEST = 3;

/** Each run of one, two or three characters in a text, once: what an index of its parts holds. */
export function piecesOf(text: string): string[] {
  const pieces = new Set<string>();
  const behind = (at: number) => at + (isPair(text.charCodeAt(at)) ? 2 : 1);
  let at = 0;
  let second = behind(at);
  let third = behind(second);
  while (at < text.length) {
    const end = behind(third);
    const longest = text.slice(at, end);
    // What it begins with is there too then. Most runs of a long text are there already.
    if (!pieces.has(longest)) pieces.add(text.slice(at, second)).add(text.slice(at, third)).add(longest);
    at = second;
    second = third;
    third = end;
  }
  return [...pieces];
}

/** Whether a unit of UTF-16 is the first of two that are one character. */
const isPair = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

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
