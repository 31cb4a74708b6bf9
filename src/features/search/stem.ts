/** Spellings of one word in Britain and America, and plurals that follow no rule, by their beginnings. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(\w{3,})isation(s?)$/, "$1ization$2"],
  [/^(\w{3,})is(e|es|ed|ing|er|ers)$/, "$1iz$2"],
  [/^(\w{2,}[aeiou])ll(ing|ed|or|ors|er|ers)$/, "$1l$2"],
  [/^(\w{2,})our(s|ed|ing|ite|ites)?$/, "$1or$2"],
  [/^centre(s?)$/, "center$1"],
  [/^cheque(s?)$/, "check$1"],
  [/^programme(s?)$/, "program$1"],
  [/^children$/, "child"],
  [/^women$/, "woman"],
  [/^men$/, "man"],
  [/^people$/, "person"],
  [/^diagnoses$/, "diagnosis"],
];

const isVowel = (word: string, at: number): boolean => {
  const letter = word.charAt(at);
  return "aeiou".includes(letter) || (letter === "y" && at > 0 && !isVowel(word, at - 1));
};

/** How often a consonant follows a vowel, which Porter calls m. */
function measure(stem: string): number {
  let count = 0;
  for (let at = 1; at < stem.length; at += 1) if (isVowel(stem, at - 1) && !isVowel(stem, at)) count += 1;
  return count;
}

const hasVowel = (stem: string): boolean => [...stem].some((_, at) => isVowel(stem, at));
const endsDouble = (word: string): boolean =>
  word.length > 1 && word.at(-1) === word.at(-2) && !isVowel(word, word.length - 1);
const endsShort = (word: string): boolean =>
  word.length > 2 &&
  !isVowel(word, word.length - 3) &&
  isVowel(word, word.length - 2) &&
  !isVowel(word, word.length - 1) &&
  !/[wxy]$/.test(word);

type Endings = readonly (readonly [ending: string, instead: string])[];

const SECOND: Endings = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["abli", "able"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
];
const THIRD: Endings = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const FOURTH =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

/** A word with the longest of some endings replaced, where what is before it has a measure above nothing. */
function replaced(word: string, endings: Endings): string {
  const found = endings
    .filter(([ending]) => word.endsWith(ending))
    .toSorted(([one], [other]) => other.length - one.length)[0];
  if (!found) return word;
  const stem = word.slice(0, -found[0].length);
  return measure(stem) > 0 ? stem + found[1] : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = /^(.*)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function withoutFourth(word: string): string {
  const stem = FOURTH.exec(word)?.[1];
  return stem !== undefined && measure(stem) > 1 ? stem : word;
}

function withoutE(word: string): string {
  if (!word.endsWith("e")) return word;
  const stem = word.slice(0, -1);
  return measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem)) ? stem : word;
}

/**
 * The stem of an English word in small letters, by Porter's rules, so that `volunteers` finds `volunteering`. Words with
 * figures, short ones and those of other alphabets stay.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const spelled = SPELLINGS.reduce((each, [pattern, instead]) => each.replace(pattern, instead), word);
  const first = withoutPast(withoutPlural(spelled)).replace(/(?<=[aeiou].*)y$/, "i");
  const fourth = withoutFourth(replaced(replaced(first, SECOND), THIRD));
  const last = withoutE(fourth);
  return measure(last) > 1 && last.endsWith("ll") ? last.slice(0, -1) : last;
}
