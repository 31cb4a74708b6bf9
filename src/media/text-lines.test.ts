import { expect, it } from "vitest";
import { chineseLines } from "./share-image.server";

it("breaks after a mark where there is room, and keeps a number with what it counts", () => {
  expect(chineseLines("雨中的多謝：賣旗日籌得港幣 186,420 元", "tra", 9)).toEqual([
    "雨中的多謝：",
    "賣旗日籌得港幣",
    "186,420\u00A0元",
  ]);
});

it("breaks between words where a part is longer than a line, into lines of like lengths", () => {
  expect(chineseLines("私隱政策及收集個人資料聲明", "tra", 9)).toEqual(["私隱政策及收集", "個人資料聲明"]);
});

it("tears nothing that fits in a line", () => {
  expect(chineseLines("脊髓肌肉萎縮症（SMA）", "tra", 7.6)).toEqual(["脊髓肌肉萎縮症", "（SMA）"]);
});

it("leaves what fits in one line, and loses nothing", () => {
  expect(chineseLines("捐款", "sim", 7.6)).toEqual(["捐款"]);
  const long = "“同行同辘 2026”：251 人一起走过维港岸边";
  expect(chineseLines(long, "sim", 9).join("").replaceAll(/\s/g, "")).toBe(long.replaceAll(" ", ""));
});
