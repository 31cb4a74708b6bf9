import { expect, it } from "vitest";
import { exposition } from "./exposition.server";

it("quotes what labels hold", () => {
  const samples = [{ labels: { of: 'a "b"\\' }, value: 1 }];
  expect(exposition([{ name: "jobs", help: "Jobs.", type: "gauge", samples }])).toBe(
    '# HELP jobs Jobs.\n# TYPE jobs gauge\njobs{of="a \\"b\\"\\\\"} 1\n',
  );
});
