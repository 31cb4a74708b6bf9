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
