import { expect, it } from "vitest";
import { centsOf, typedAmount } from "./donation";

it.each([
  "500",
  "500元",
  "５００元",
  "HKD 500",
  "500 hkd",
  "HK$500.00",
  "$500",
  "港幣500",
  "港币５００．００元正",
  "港幣 HK$500",
  "500蚊",
])("takes %s as a person types it", (text) => {
  expect(centsOf(typedAmount(text))).toBe(50_000);
});

it.each(["USD 500", "¥500", "人民幣500元", "五百元", "500,00", "元", "", "5元00"])(
  "does not take %s",
  (text) => {
    expect(centsOf(typedAmount(text))).toBeUndefined();
  },
);
