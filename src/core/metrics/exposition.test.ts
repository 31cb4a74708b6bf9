import { expect, it } from "vitest";
import { exposition, labelled } from "./exposition.server";

it("puts the figures of several processes under one name, and quotes what labels hold", () => {
  const family = (value: number) => [
    { name: "jobs", help: "Jobs.", type: "gauge" as const, samples: [{ labels: { of: 'a "b"\\' }, value }] },
  ];
  const both = [...labelled(family(1), "process", "1"), ...labelled(family(2), "process", "2")];
  expect(exposition(both)).toBe(
    '# HELP jobs Jobs.\n# TYPE jobs gauge\njobs{of="a \\"b\\"\\\\",process="1"} 1\njobs{of="a \\"b\\"\\\\",process="2"} 2\n',
  );
});
