import { describe, expect, it } from "vitest";
import { crc16, type FpsPayment, fpsPayload, isIntact } from "./fps.server";

const COMPANY = {
  payee: { mobile: "+852-67891234" },
  name: "company_1_data",
  reference: "INV/TEST/0001",
  once: true,
};
const CHARITY = { payee: { id: "1234567" } };

/** The first three were published by others, the next three made by another program; all were checked again. */
const VECTORS: [string, FpsPayment, string][] = [
  [
    "a mobile number, HK$100, a reference",
    { ...COMPANY, amount: "100" },
    "00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154",
  ],
  [
    "a mobile number, HK$100.5",
    { ...COMPANY, amount: "100.5", reference: "INV/TEST/0002" },
    "00020101021226330012hk.com.hkicl0313+852-678912345204000053033445405100.55802HK5914company_1_data6002HK62170513INV/TEST/000263049E64",
  ],
  [
    "an e-mail address",
    { payee: { email: "FPS_Identifier_CRC201D@ird.gov.hk" }, amount: "1989" },
    "00020101021126530012hk.com.hkicl0433FPS_Identifier_CRC201D@ird.gov.hk520400005303344540419895802HK5902NA6002HK63042767",
  ],
  [
    "an FPS ID without an amount",
    CHARITY,
    "00020101021126270012hk.com.hkicl020712345675204000053033445802HK5902NA6002HK63042E94",
  ],
  [
    "HK$500",
    { ...CHARITY, amount: "500" },
    "00020101021126270012hk.com.hkicl0207123456752040000530334454035005802HK5902NA6002HK63046813",
  ],
  [
    "HK$500 with a reference",
    { ...CHARITY, amount: "500", reference: "DON-20260501-0001" },
    "00020101021126270012hk.com.hkicl0207123456752040000530334454035005802HK5902NA6002HK62210517DON-20260501-00016304BCE5",
  ],
  [
    "one payment only",
    { ...CHARITY, amount: "500.00", reference: "DON202605010001", once: true },
    "00020101021226270012hk.com.hkicl020712345675204000053033445406500.005802HK5902NA6002HK62190515DON2026050100016304B616",
  ],
  [
    "an ID of nine digits",
    { payee: { id: "123456789" }, amount: "100.00", reference: "DON0001", once: true },
    "00020101021226290012hk.com.hkicl02091234567895204000053033445406100.005802HK5902NA6002HK62110507DON00016304816C",
  ],
];

describe("the text of an FPS code", () => {
  it("is checked by CRC-16/CCITT-FALSE", () => expect(crc16("123456789")).toBe("29B1"));

  it.each(VECTORS)("is as published for %s", (_, payment, payload) => {
    expect(fpsPayload(payment)).toBe(payload);
    expect(isIntact(payload)).toBe(true);
  });

  it("is not intact after any one character has changed", () => {
    const payload = fpsPayload({ ...CHARITY, amount: "500" });
    for (let at = 0; at < payload.length; at += 1) {
      const other = payload[at] === "7" ? "8" : "7";
      expect(isIntact(payload.slice(0, at) + other + payload.slice(at + 1))).toBe(false);
    }
  });

  it.each<[string, FpsPayment]>([
    ["an ID of eight digits", { payee: { id: "12345678" } }],
    ["an ID with a letter", { payee: { id: "123456A" } }],
    ["nothing to pay", { ...CHARITY, amount: "0.00" }],
    ["three decimals", { ...CHARITY, amount: "1.005" }],
    ["a comma", { ...CHARITY, amount: "1,000" }],
    ["a leading zero", { ...CHARITY, amount: "0500" }],
    ["a name in Chinese", { ...CHARITY, name: "木棉" }],
    ["a long name", { ...CHARITY, name: "x".repeat(26) }],
    ["a long reference", { ...CHARITY, reference: "x".repeat(26) }],
    ["an empty reference", { ...CHARITY, reference: "" }],
    ["a long address", { payee: { email: `${"x".repeat(80)}@a.example` } }],
  ])("is not made for %s", (_, payment) => {
    expect(() => fpsPayload(payment)).toThrow(RangeError);
  });
});
