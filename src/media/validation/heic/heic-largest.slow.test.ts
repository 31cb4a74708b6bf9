import { expect, test } from "vitest";
import { tiledHeic } from "../../testing/heic-files";
import { validateUpload } from "../validate-upload.server";

test("the largest that is accepted takes some seconds and leaves the memory as it was", async () => {
  const before = process.memoryUsage.rss();
  const { width, height } = await validateUpload(
    tiledHeic({ columns: 16, rows: 12, width: 8064, height: 6048 }),
  );
  expect([width, height]).toEqual([8064, 6048]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});
