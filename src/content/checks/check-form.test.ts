import { describe, expect, it } from "vitest";
import { localized } from "../../platform/locale/lang";
import { image, images, line } from "../kinds";
import { checkForm } from "./check-form";
import { knowing } from "./testing/known";

const TYPE = { shared: {}, texts: { header: line(), photoId: image(), photos: images() } };

type Parts = Record<string, unknown>;

/** The picture fields that are named as empty beside another language's. */
function without(parts: { eng?: Parts; tra?: Parts; sim?: Parts }): string[] {
  const form = localized((lang) => ({ header: "", photoId: null, photos: [], ...parts[lang] }));
  const issues = checkForm(TYPE, form, knowing());
  return issues.filter(({ check }) => check === "picturesElsewhere").map(({ path }) => path);
}

describe("pictures that only another language has", () => {
  it("are named for each language with text that has none of them", () => {
    const eng = { header: "Camp", photoId: "a", photos: ["b", "c"] };
    expect(without({ eng, tra: { header: "夏令營", photos: ["b"] }, sim: { header: "夏令营" } })).toEqual([
      "tra.photoId",
      "sim.photoId",
      "sim.photos",
    ]);
  });

  it("are no matter of a language without text, nor where no language has any", () => {
    expect(without({ eng: { header: "Camp", photoId: "a" } })).toEqual([]);
    expect(without({ eng: { header: "Camp" }, tra: { header: "夏令營" } })).toEqual([]);
  });
});
