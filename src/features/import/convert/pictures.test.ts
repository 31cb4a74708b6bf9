import { describe, expect, it } from "vitest";
import { fileId, MEDIA, recordingContext } from "../testing/context";
import { pictureIn, picturesIn } from "./pictures";

describe("a picture of the old site", () => {
  it.each([
    [null, null, []],
    [undefined, null, []],
    ["", null, []],
    [" ", null, []],
    ["abc", fileId("abc"), []],
    [`${MEDIA}/image/upload/w_80/abc.jpg`, fileId("abc"), []],
    [["", null, "abc"], fileId("abc"), []],
    ["missing", null, [{ reason: "notFound", where: "coverId", detail: "missing" }]],
    [{ public_id: "abc" }, null, [{ reason: "wrongShape", where: "coverId" }]],
  ])("of %j", async (value, id, lines) => {
    const { context, reported } = recordingContext();
    expect(await pictureIn(value, "coverId", context)).toBe(id);
    expect(reported).toEqual(lines);
  });
});

describe("pictures of the old site", () => {
  it.each([null, undefined, "", [], [null, "", "  "]])("are none of %j", async (value) => {
    const { context, reported } = recordingContext();
    const limits = { most: 60, onMore: () => context.report("tooMany", "eng.photoArray") };
    expect(await picturesIn(value, "eng.photoArray", context, limits)).toEqual([]);
    expect(reported).toEqual([]);
  });

  it("come in order, without blanks and what is missing, and no more than there is room for", async () => {
    const { context, reported, files } = recordingContext();
    const limits = { most: 3, onMore: (all: number) => context.report("tooMany", "photos", String(all)) };
    const ids = await picturesIn(["a", null, "missing b", "", 7, "d"], "photos", context, limits);
    expect(ids).toEqual([fileId("a"), fileId("7")]);
    expect(files).toEqual(["a", "7"]);
    expect(reported).toEqual([
      { reason: "tooMany", where: "photos", detail: "4" },
      { reason: "notFound", where: "photos.2", detail: "missing b" },
    ]);
  });
});
