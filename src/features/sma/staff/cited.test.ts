import { describe, expect, it } from "vitest";
import { localized } from "../../../platform/locale/lang";
import type { SmaTopic } from "../shapes";
import {
  formOf,
  goneSources,
  payloadOf,
  shownText,
  type TopicForm,
  typedText,
  withOneList,
  withReferences,
} from "./draft";

const item = (content: string) => ({ subTitle: "A part", content });
const topic: SmaTopic = {
  ...{ _id: "t", key: null, order: 0, coverId: null, table: null, links: null, version: 1 },
  eng: {
    title: "x",
    references: ["Smith 2019", "Chan 2020", "Lee 2021"],
    items: [item("One [1], two [2], three [3].")],
  },
  tra: { title: "x", references: [], items: [item("二[2]。")] },
  sim: { title: "x", references: [], items: [item("三[3]。")] },
  referenceIds: { eng: ["a", "b", "c"], tra: [], sim: [] },
};

const sent = (form: TopicForm) => {
  const { eng, tra, sim } = payloadOf(form);
  return [eng, tra, sim].map(({ items }) => items[0]?.content);
};
const typed = (...lines: string[]) => withReferences(formOf(topic), "eng", lines.join("\n"));

describe("citations while references are typed", () => {
  it.each<[string, string[], (string | undefined)[]]>([
    [
      "nothing changes",
      ["Smith 2019", "Chan 2020", "Lee 2021"],
      ["One [1], two [2], three [3].", "二[2]。", "三[3]。"],
    ],
    [
      "a line comes first",
      ["New", "Smith 2019", "Chan 2020", "Lee 2021"],
      ["One [2], two [3], three [4].", "二[3]。", "三[4]。"],
    ],
    [
      "lines change places",
      ["Lee 2021", "Smith 2019", "Chan 2020"],
      ["One [2], two [3], three [1].", "二[3]。", "三[1]。"],
    ],
    [
      "a line is corrected",
      ["Smith 2019", "Chan, 2020", "Lee 2021"],
      ["One [1], two [2], three [3].", "二[2]。", "三[3]。"],
    ],
    [
      "there are empty lines",
      ["", "Smith 2019", " ", "Chan 2020", "Lee 2021", ""],
      ["One [1], two [2], three [3].", "二[2]。", "三[3]。"],
    ],
    ["one goes", ["Smith 2019", "Lee 2021"], ["One [1], two [0], three [2].", "二[0]。", "三[2]。"]],
    [
      "another takes its place",
      ["Smith 2019", "WHO report", "Lee 2021"],
      ["One [1], two [0], three [3].", "二[0]。", "三[3]。"],
    ],
  ])("stay on their sources when %s", (_, lines, texts) => expect(sent(typed(...lines))).toEqual(texts));

  it("names the source that was removed, and finds it again when it comes back", () => {
    const without = typed("Smith 2019", "Lee 2021");
    const content = without.parts[0]?.content.eng ?? "";
    expect(shownText(without, "eng", content)).toBe("One [1], two [?2], three [2].");
    expect(goneSources(without, "eng", content)).toEqual([{ mark: "[?2]", source: "Chan 2020" }]);
    expect(typedText(without, "eng", "One [1], two [?2], three [2].")).toBe(content);
    const back = withReferences(without, "eng", "Chan 2020\nSmith 2019\nLee 2021");
    expect(sent(back)[0]).toBe("One [2], two [1], three [3].");
  });

  it("hold when one list is used for all languages, and when it is typed", () => {
    const one = withReferences(withOneList(formOf(topic)), "all", "New\nSmith 2019\nChan 2020\nLee 2021");
    expect(sent(one)).toEqual(["One [2], two [3], three [4].", "二[3]。", "三[4]。"]);
    const { referenceIds } = payloadOf(one);
    expect(referenceIds).toEqual(localized(() => referenceIds.eng));
    expect(referenceIds.eng.slice(1)).toEqual(["a", "b", "c"]);
  });

  it("hold when a colleague's references are merged with one's own texts", () => {
    const theirs = formOf({
      ...topic,
      eng: { ...topic.eng, references: ["New", ...topic.eng.references] },
      referenceIds: { ...topic.referenceIds, eng: ["n", "a", "b", "c"] },
    });
    expect(sent({ ...formOf(topic), references: theirs.references })[0]).toBe("One [2], two [3], three [4].");
  });
});
