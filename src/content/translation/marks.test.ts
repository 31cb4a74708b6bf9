import { expect, it } from "vitest";
import { sized } from "../../../e2e/fixtures/drill";
import { type Mark, marksAfter, marksSettled } from "./marks";
import { historyOf } from "./testing/histories";

const HISTORIES = sized(200, 1000);

it("knows of each of many histories which paragraphs are behind, as a plain model does", () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    let marks: Mark[] = [];
    let before: { source: readonly string[]; target: readonly string[] } | undefined;
    const did: string[] = [];
    for (const { did: act, source, target, confirmed, stale } of historyOf(seed, 14)) {
      did.push(act);
      if (before) {
        marks = marks.filter(({ at, isGone }) => isGone || !confirmed.includes(at));
        marks = marksAfter(marks, { before: before.source, after: source });
        if (before.target.join("\n") !== target.join("\n"))
          marks = marksSettled(marks, source, { before: before.target, after: target });
      }
      const found = marks.filter(({ isGone }) => !isGone).map(({ at }) => at);
      expect({ seed, did, stale: found.sort((one, two) => one - two) }).toEqual({ seed, did, stale });
      before = { source, target };
    }
  }
});
