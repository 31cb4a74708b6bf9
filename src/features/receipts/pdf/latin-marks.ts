/** After a mark: it stands among Latin letters. Unicode's own sign for the form that does not fill a square. */
const NARROW = "\uFE00";

/** Marks of both scripts: those that begin something belong to what follows, the others to what comes before. */
const OPENING = "‘“";
const MARK = /[‘’“”…·•]/gu;
/** Seen nowhere, though it says how its neighbour is drawn or joined: copied names bring it along. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** A text without what no font draws. */
export const seen = (text: string): string => text.replaceAll(UNSEEN, "");

/**
 * A text in which each mark says by what stands beside it whether it is Latin: `O’Neil` has no room for a Chinese
 * square, `“木棉”` has.
 */
export function withLatinMarks(text: string): string {
  const drawn = seen(text);
  return drawn.replaceAll(MARK, (mark, at: number) => {
    const before = [...drawn.slice(0, at).replaceAll(MARK, "").trimEnd()].at(-1);
    const [after] = drawn
      .slice(at + 1)
      .replaceAll(MARK, "")
      .trimStart();
    const beside = OPENING.includes(mark) ? (after ?? before) : (before ?? after);
    return beside !== undefined && SQUARE.test(beside) ? mark : mark + NARROW;
  });
}

/** The characters of such a text, each with what it says of its form. */
export function drawnCharacters(text: string): string[] {
  return text.match(new RegExp(`.${NARROW}?`, "gsu")) ?? [];
}

/** The character itself, and whether it is to be narrow. */
export function asDrawn(character: string): { plain: string; isNarrow: boolean } {
  const isNarrow = character.length > 1 && character.endsWith(NARROW);
  return { plain: isNarrow ? character.slice(0, -1) : character, isNarrow };
}
