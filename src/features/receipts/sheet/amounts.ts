const UNITS = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES = ["", " thousand", " million", " billion"];

/** An amount in cents (1 to 99,999,999,999) in English words: `Fifty Hong Kong dollars and five cents only`. */
export function englishAmount(cents: number): string {
  const dollars = Math.trunc(cents / 100);
  const rest = cents % 100;
  const parts = [
    ...(dollars > 0 ? [`${numberWords(dollars)} Hong Kong ${dollars === 1 ? "dollar" : "dollars"}`] : []),
    ...(rest > 0 ? [`${belowThousand(rest)} ${rest === 1 ? "cent" : "cents"}`] : []),
  ];
  const words = parts.join(" and ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} only`;
}

function numberWords(value: number): string {
  const words: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.trunc(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group > 0) words.unshift(`${belowThousand(group)}${SCALES[scale]}`);
  }
  const last = value % 1000;
  // As people say it: one thousand and five, but one thousand five hundred.
  const joined = value > 1000 && last > 0 && last < 100;
  return joined ? `${words.slice(0, -1).join(" ")} and ${words.at(-1)}` : words.join(" ");
}

function belowThousand(value: number): string {
  const hundreds = Math.trunc(value / 100);
  const rest = value % 100;
  const small =
    rest < 20 ? UNITS[rest] : [TENS[Math.trunc(rest / 10)], UNITS[rest % 10]].filter(Boolean).join("-");
  return [hundreds > 0 ? `${UNITS[hundreds]} hundred` : "", small].filter(Boolean).join(" and ");
}

const DIGITS = [..."零壹貳叁肆伍陸柒捌玖"];
const PLACES = ["", "拾", "佰", "仟"];
const GROUPS = ["", "萬", "億"];

/**
 * An amount in cents (1 to 99,999,999,999) in the capitals of Chinese financial documents, which nobody can turn
 * into others by a stroke: `港幣壹仟零伍拾元正`, `港幣壹元零伍分`.
 */
export function chineseAmount(cents: number): string {
  const dollars = Math.trunc(cents / 100);
  const [tenths, hundredths] = [Math.trunc(cents / 10) % 10, cents % 10];
  const whole = dollars > 0 ? `${wholeCapitals(dollars)}元` : "";
  const zero = whole !== "" && tenths === 0 && hundredths > 0 ? "零" : "";
  const jiao = tenths > 0 ? `${DIGITS[tenths]}角` : "";
  // `正` says that nothing follows, which after the smallest unit is clear.
  const fen = hundredths > 0 ? `${DIGITS[hundredths]}分` : "正";
  return `港幣${whole}${zero}${jiao}${fen}`;
}

function wholeCapitals(value: number): string {
  let words = "";
  for (let rest = value, group = 0; rest > 0; rest = Math.trunc(rest / 10_000), group += 1) {
    const four = rest % 10_000;
    const gap = rest >= 10_000 && four > 0 && four < 1000 ? "零" : "";
    if (four > 0) words = `${gap}${fourCapitals(four)}${GROUPS[group]}${words}`;
    else if (words !== "" && !words.startsWith("零")) words = `零${words}`;
  }
  return words;
}

/** Of several zeros in a row one is written, of those at the end none. */
function fourCapitals(value: number): string {
  let words = "";
  for (let rest = value, place = 0; rest > 0; rest = Math.trunc(rest / 10), place += 1) {
    const digit = rest % 10;
    if (digit > 0) words = `${DIGITS[digit]}${PLACES[place]}${words}`;
    else if (words !== "" && !words.startsWith("零")) words = `零${words}`;
  }
  return words;
}
