import { expect, test } from "vitest";
import { numbersPdf } from "../../../test/hostile/pdf-bombs.ts";
import { pdfFile } from "../media/testing/pdf-files";
import { TaskFailed, ThreadDesk } from "./thread-desk.server";

test("does tasks one after the other, each with its own result", async () => {
  const desk = new ThreadDesk({ memory: 128, patience: 30_000 });
  const [html, verdict] = await Promise.all([
    desk.run("sanitizeRichText", "<p onclick=x>Words</p><script>x</script>"),
    desk.run("pdfVerdict", pdfFile()),
  ]);
  expect([html, verdict]).toEqual(["<p>Words</p>", "sound"]);
});

test.each([
  ["time", { memory: 128, patience: 1 }],
  ["memory", { memory: 48, patience: 30_000 }],
])("ends a task that takes too much %s, and the program goes on", async (_, bounds) => {
  const desk = new ThreadDesk(bounds);
  await expect(desk.run("pdfVerdict", numbersPdf(8))).rejects.toBeInstanceOf(TaskFailed);
  if (bounds.patience > 1) expect(await desk.run("pdfVerdict", pdfFile())).toBe("sound");
});

test("leaves the event loop free meanwhile", async () => {
  const desk = new ThreadDesk({ memory: 256, patience: 30_000 });
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  await desk.run("sanitizeRichText", "<p><b>a</b></p>".repeat(9000));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});
