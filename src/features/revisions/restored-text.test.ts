import { expect, it } from "vitest";
import { LANGS } from "../../platform/locale/lang";
import { restoredText } from "./staff/bring-back";

const published = { eng: 2, tra: 2, sim: null };
const waiting = { isNew: false, unpublished: [], changed: ["tra" as const] };

it("says what was brought back, what of it visitors do not get, and what they get instead", () => {
  const given = { number: 1, langs: ["tra" as const], entry: { published, waiting }, isReviewed: false };
  expect(restoredText(given, "eng")).toBe(
    "Brought back from version 1: Traditional Chinese. Visitors do not see it yet: Traditional Chinese. Visitors see version 2 now: English, Traditional Chinese. Look through it, then save the form to publish it.",
  );
  expect(restoredText(given, "tra")).toBe(
    "已由第 1 版還原：繁體中文。訪客仍未看到新內容：繁體中文。訪客現時看到的是第 2 版：英文、繁體中文。請檢視一次，然後儲存表格發布。",
  );
  expect(restoredText({ ...given, isReviewed: true }, "sim")).toContain("由管理员审核并发布");
});

it("says so where visitors get nothing of the entry, or all of it already", () => {
  const none = { eng: null, tra: null, sim: null };
  const isNew = { isNew: true, unpublished: ["eng" as const], changed: [] };
  const draft = { number: 1, langs: LANGS, entry: { published: none, waiting: isNew }, isReviewed: false };
  expect(restoredText(draft, "eng")).toContain(
    "Visitors do not see it yet: English. Nothing of it is public now.",
  );
  const all = { number: 1, langs: LANGS, entry: { published, waiting: null }, isReviewed: false };
  expect(restoredText(all, "eng")).toBe(
    "Brought back from version 1: English, Traditional Chinese, Simplified Chinese. Visitors see version 2 now: English, Traditional Chinese.",
  );
});
