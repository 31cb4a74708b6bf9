import { describe, expect, it } from "vitest";
import { chineseAmount, englishAmount } from "./amounts";

const AMOUNTS: [cents: number, english: string, chinese: string][] = [
  [1, "One cent only", "港幣壹分"],
  [5, "Five cents only", "港幣伍分"],
  [50, "Fifty cents only", "港幣伍角正"],
  [100, "One Hong Kong dollar only", "港幣壹元正"],
  [101, "One Hong Kong dollar and one cent only", "港幣壹元零壹分"],
  [150, "One Hong Kong dollar and fifty cents only", "港幣壹元伍角正"],
  [1000, "Ten Hong Kong dollars only", "港幣壹拾元正"],
  [10_000, "One hundred Hong Kong dollars only", "港幣壹佰元正"],
  [10_100, "One hundred and one Hong Kong dollars only", "港幣壹佰零壹元正"],
  [11_900, "One hundred and nineteen Hong Kong dollars only", "港幣壹佰壹拾玖元正"],
  [100_500, "One thousand and five Hong Kong dollars only", "港幣壹仟零伍元正"],
  [105_000, "One thousand and fifty Hong Kong dollars only", "港幣壹仟零伍拾元正"],
  [
    123_456,
    "One thousand two hundred and thirty-four Hong Kong dollars and fifty-six cents only",
    "港幣壹仟貳佰叁拾肆元伍角陸分",
  ],
  [150_000, "One thousand five hundred Hong Kong dollars only", "港幣壹仟伍佰元正"],
  [1_000_000, "Ten thousand Hong Kong dollars only", "港幣壹萬元正"],
  [1_001_005, "Ten thousand and ten Hong Kong dollars and five cents only", "港幣壹萬零壹拾元零伍分"],
  [1_100_000, "Eleven thousand Hong Kong dollars only", "港幣壹萬壹仟元正"],
  [10_000_000, "One hundred thousand Hong Kong dollars only", "港幣壹拾萬元正"],
  [100_000_000, "One million Hong Kong dollars only", "港幣壹佰萬元正"],
  [100_000_100, "One million and one Hong Kong dollars only", "港幣壹佰萬零壹元正"],
  [
    7_896_054_321,
    "Seventy-eight million nine hundred and sixty thousand five hundred and forty-three Hong Kong dollars and twenty-one cents only",
    "港幣柒仟捌佰玖拾陸萬零伍佰肆拾叁元貳角壹分",
  ],
  [10_000_000_500, "One hundred million and five Hong Kong dollars only", "港幣壹億零伍元正"],
  [10_000_500_000, "One hundred million five thousand Hong Kong dollars only", "港幣壹億零伍仟元正"],
];

describe("an amount in words", () => {
  it.each(AMOUNTS)("%i cents: %s, %s", (cents, english, chinese) => {
    expect(englishAmount(cents)).toBe(english);
    expect(chineseAmount(cents)).toBe(chinese);
  });
});
