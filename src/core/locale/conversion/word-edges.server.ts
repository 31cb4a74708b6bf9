const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The length from which a term is hardly ever made of the ends of other words, in characters. */
const UNMISTAKABLE = 4;

const HAN = /\p{sc=Han}/u;

/**
 * Tells which parts of a sentence are words, so that 的士 is found in 乘的士到 and not in 同事的士氣. A part is none where
 * another word begins in it and goes on beyond it; one that begins or ends a longer word, as 巴士 in 巴士站, is one,
 * unless it is a single character, as 及 in 普及.
 * The sentence is taken apart when the first part is asked about.
 */
export function wordEdges(sentence: string): (start: number, end: number) => boolean {
  let segments: Intl.Segments | undefined;
  const around = (at: number) => {
    segments ??= segmenter.segment(sentence);
    const { index, segment } = segments.containing(at) ?? { index: at, segment: "" };
    return { from: index, to: index + segment.length };
  };
  const isHan = (at: number) => HAN.test(sentence.charAt(at));
  return (start, end) => {
    if (end - start >= UNMISTAKABLE) return true;
    const whole = { from: start, to: end };
    const left = start > 0 && isHan(start - 1) ? around(start) : whole;
    const right = end < sentence.length && isHan(end) ? around(end - 1) : whole;
    const begins = left.from === start;
    const ends = right.to === end;
    if ((begins && ends) || end - start === 1) return begins && ends;
    return begins ? right.from <= start : ends && left.to >= end;
  };
}
