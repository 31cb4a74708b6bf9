import { expect, it } from "vitest";
import * as z from "zod";
import { queryNumber } from "../shapes";
import { openChoice, recordList, searchedWords, sortedBy } from "./record-list";

const list = recordList({
  show: z.enum(["open", "done"]).default("open"),
  year: openChoice(queryNumber(1900, 9999)),
  q: searchedWords(20),
  sort: sortedBy(["date", "name"], "-date"),
});

it.each([
  ["", { show: "open", q: "", sort: "-date" }],
  ["?show=done&year=2024&q=%20Mei%20&sort=name", { show: "done", year: 2024, q: "Mei", sort: "name" }],
  ["?show=&year=soon&sort=colour&other=1", { show: "open", q: "", sort: "-date" }],
  [`?year=&q=${"x".repeat(21)}`, { show: "open", q: "", sort: "-date" }],
])("reads the query of the address %j, and the default of what does not fit", (address, query) => {
  expect(list.read(new URLSearchParams(address))).toEqual(query);
});

it("leaves defaults out of an address", () => {
  const query = list.read(new URLSearchParams());
  expect(list.addressOf(query)).toBe("?");
  expect(list.addressOf({ ...query, show: "done", year: 2024, q: "輪椅" }, 3)).toBe(
    "?show=done&year=2024&q=%E8%BC%AA%E6%A4%85&page=3",
  );
  expect(list.given({ ...query, sort: "name", foreign: "1" })).toEqual([["sort", "name"]]);
});
