import { describe, expect, it } from "vitest";
import { convertSince } from "../src/content/translation/convert-ahead.server";
import {
  conversionsWaited,
  convertAhead,
  convertAheadBy,
} from "../src/platform/locale/conversion/ahead.server";
import {
  type Converter,
  converterBy,
  convertingBy,
} from "../src/platform/locale/conversion/converter.server";
import { shownText } from "../src/platform/locale/fallback.server";
import type { Localized } from "../src/platform/locale/lang";
import { appTests } from "./app-tests";
import { uploadPhoto } from "./photo";
import { addNews } from "./samples";

/** A text as a page in Simplified Chinese shows it, and whether its visitor waited for that. */
function visit(converter: Converter, text: Localized) {
  const before = conversionsWaited();
  const shown = convertingBy(converter, () => shownText(text, "sim").text);
  return { shown, waited: conversionsWaited() - before };
}

describe("what one Chinese script lacks", () => {
  const { app, staff } = appTests();

  it("is converted with the save, and after a start for all that there is", async () => {
    const converter = converterBy([]);
    convertAheadBy(converter);
    const tra = { header: "輪椅乘客", content: "<p>復康巴士到上環。</p>" };
    await addNews(app, staff, { eng: {}, tra, sim: {} });
    const media_id = await uploadPhoto(app, staff);
    const alt = { eng: "", tra: "一條河", sim: "" };
    await app.call("POST", "/api/editMedia", { headers: staff, json: { media_id, alt } });
    const texts = [{ ...alt, tra: tra.header }, { ...alt, tra: tra.content }, alt];
    const shown = ["轮椅乘客", "<p>复康巴士到上环。</p>", "一条河"];
    const ready = shown.map((text) => ({ shown: text, waited: 0 }));
    expect(texts.map((text) => visit(converter, text))).toEqual(ready);
    // Another glossary, or a process that has just started.
    const fresh = converterBy([]);
    expect(visit(fresh, texts[2] ?? alt)).toEqual({ shown: "一条河", waited: 1 });
    convertAheadBy(fresh);
    await convertSince(app.deps.db, "");
    expect(texts.map((text) => visit(fresh, text))).toEqual(ready);
  });

  it("is looked for among all entries, a part at a time, until the process ends", async () => {
    const oldest = { eng: "", tra: "最早的輪椅", sim: "" };
    await addNews(app, staff, { eng: {}, tra: { header: oldest.tra }, sim: {} });
    for (let at = 0; at < 60; at += 1) await addNews(app, staff, { eng: { header: `Later ${at}` } });
    const converter = converterBy([]);
    convertAheadBy(converter);
    await convertSince(app.deps.db, "", AbortSignal.abort());
    await convertSince(app.deps.db, new Date().toISOString());
    expect(visit(converter, oldest)).toEqual({ shown: "最早的轮椅", waited: 1 });
    const again = converterBy([]);
    convertAheadBy(again);
    await convertSince(app.deps.db, "");
    expect(visit(again, oldest)).toEqual({ shown: "最早的轮椅", waited: 0 });
  });
});

it("remembers conversions in bounds", () => {
  const converter = converterBy([]);
  convertAheadBy(converter);
  const long = (at: number) => ({ eng: "", tra: `${at}這${" ".repeat(999_998)}`, sim: "" });
  for (let at = 0; at < 6; at += 1) convertAhead(long(at));
  expect([0, 5].map((at) => visit(converter, long(at)).waited)).toEqual([1, 0]);
});
