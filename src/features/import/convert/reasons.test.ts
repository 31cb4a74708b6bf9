import { describe, expect, it } from "vitest";
import { LANGS } from "../../../platform/locale/lang";
import { reasonWords } from "./reasons";

describe("reasons of the report", () => {
  it.each([
    "category not known",
    "no date",
    "Traditional in the Simplified text",
    "no header",
    "empty",
    "second record",
    "GIF",
    "on another host",
    "video cannot be embedded",
    "not found",
    "damaged",
    "too large, made smaller",
    "slot has a newer one",
    "only in the list",
    "no PDF",
    "script",
    "language stands twice",
    "more than four",
    "no photo",
  ])("say “%s”", (phrase) => {
    expect(Object.values(reasonWords.eng).filter((sentence) => sentence.includes(phrase))).not.toEqual([]);
  });

  it("say something else in each language and for each reason", () => {
    for (const lang of LANGS)
      expect(new Set(Object.values(reasonWords[lang])).size).toBe(Object.keys(reasonWords.eng).length);
  });
});
