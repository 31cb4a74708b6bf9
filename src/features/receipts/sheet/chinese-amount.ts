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
