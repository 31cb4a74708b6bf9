import { expect, it } from "vitest";
import { reportText } from "./report";

it("names three of many records that have the same fault, and all where the value differs", () => {
  const line = (name: string, detail: string) => ({
    ...{ type: "news", oldId: name, name, where: "category", detail },
    reason: "categoryUnknown" as const,
  });
  const names = ["One", "Two", "Three", "Four", "Five", "Six"];
  const text = reportText(
    {
      ...{ isDryRun: true, counts: [], files: { fresh: 0, known: 0 }, unanswered: [] },
      lines: [
        ...names.map((name) => line(name, "Events")),
        line("Seven", "Gala"),
        ...names.map((name) => line(name, "")),
      ],
    },
    () => "News",
  );
  expect(text).toContain("Left out or changed (13):");
  expect(text.match(/Events/g)).toHaveLength(3);
  expect(text).toContain("and 3 more of which the same is true");
  expect(text).toMatch(/“Seven”.*Gala/);
  expect(text.match(/“Six”/g)).toHaveLength(1);
});
