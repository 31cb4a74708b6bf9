import { describe, expect, it } from "vitest";
import { localized } from "../../../platform/locale/lang";
import { drifts, type PeopleLists } from "./screens";

const nobody = { founder: "", trustee: "", members: "", advisors: "", patrons: [], staff: [] };
const people = (...names: string[]) => names.map((name) => ({ name, title: "" }));
const form = (part: Partial<PeopleLists>): PeopleLists => ({ ...localized(() => nobody), ...part });

const three = form({
  eng: { ...nobody, patrons: people("Chan", "Lee") },
  tra: { ...nobody, patrons: people("陳大文", "李小明") },
  sim: { ...nobody, patrons: people("陈大文", "李小明") },
});

describe("lists of people in three languages", () => {
  it("are the same when they name as many in the same order, or when a language has none", () => {
    expect(drifts(three, three)).toEqual([]);
    expect(drifts(three, { ...three, eng: nobody })).toEqual([]);
  });

  it("differ in their number", () => {
    const fewer = { ...three, sim: { ...nobody, patrons: people("陈大文", " ") } };
    expect(drifts(three, fewer)).toEqual([
      { list: "patrons", kind: "count", counts: { eng: 2, tra: 2, sim: 1 } },
    ]);
    const members = form({ eng: { ...nobody, members: "A\nB\n" }, tra: { ...nobody, members: "甲" } });
    expect(drifts(members, members)).toEqual([
      { list: "members", kind: "count", counts: { eng: 2, tra: 1, sim: 0 } },
    ]);
  });

  it("differ in their order when it was changed in one language alone", () => {
    const moved = { ...three, eng: { ...nobody, patrons: people("Lee", "Chan") } };
    expect(drifts(three, moved)).toEqual([{ list: "patrons", kind: "moved", langs: ["eng"] }]);
    const all = form({
      eng: { ...nobody, patrons: people("Lee", "Chan") },
      tra: { ...nobody, patrons: people("李小明", "陳大文") },
      sim: { ...nobody, patrons: people("李小明", "陈大文") },
    });
    expect(drifts(three, all)).toEqual([]);
  });

  it("differ in their order when one script names people elsewhere than the other, since whenever", () => {
    const crossed = { ...three, sim: { ...nobody, patrons: people("李小明", "陈大文") } };
    expect(drifts(crossed, crossed)).toEqual([{ list: "patrons", kind: "order" }]);
  });
});
