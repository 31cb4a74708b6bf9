import { describe, expect, it } from "vitest";
import { decodedText } from "./text-encoding";

const UTF_16 = Buffer.from("Name\t標題\r\n", "utf16le");

describe("the text of a file", () => {
  it.each<[string, Uint8Array, string]>([
    ["UTF-8 with a mark", Buffer.from("\uFEFFName,標題"), "Name,標題"],
    ["UTF-8 without one", Buffer.from("Name,標題"), "Name,標題"],
    ["UTF-16 with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), UTF_16]), "Name\t標題\r\n"],
    ["UTF-16 without one", UTF_16, "Name\t標題\r\n"],
    ["Big5", Buffer.from("a96da6572cbcd0c344", "hex"), "姓名,標題"],
    [
      "Big5 with characters of Hong Kong",
      Buffer.from("a457a4f490689defaca1b0ca2cfbdf", "hex"),
      "上水邨嘅活動,峯",
    ],
    ["GB18030", Buffer.from("d0d5c3fb2cb1eacce2", "hex"), "姓名,标题"],
    ["Windows-1252", Buffer.from("4e616d652c636166e92c", "hex"), "Name,café,"],
  ])("is read from %s", (_, bytes, text) => {
    expect(decodedText(new Uint8Array(bytes))).toBe(text);
  });
});
