import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, by the end of their paths: one that began last would keep all others waiting. */
const LONG = [
  "every-screen.test.ts",
  "every-page.test.ts",
  "nothing-lost.test.ts",
  "test/export.test.ts",
  "donor/donate.test.ts",
  "backup/drill.test.ts",
  "conformance.test.ts",
  "staff/publish.test.ts",
  "calls.test.ts",
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));

/** The order of the runner, by what it knows of former runs or by size, but for {@link LONG}. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
