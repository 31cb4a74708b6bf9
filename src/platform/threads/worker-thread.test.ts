import { expect, test } from "vitest";
import { numbersPdf } from "../../../test/hostile/pdf-bombs.ts";
import { pdfFile } from "../../media/testing/pdf-files";
import { TaskFailed, WorkerThread } from "./worker-thread.server";

test("does tasks one after the other, each with its own result", async () => {
  const desk = new WorkerThread({ memory: 128, timeout: 30_000 });
  const [html, result] = await Promise.all([
    desk.run("sanitizeRichText", "<p onclick=x>Words</p><script>x</script>"),
    desk.run("validatePdf", pdfFile()),
  ]);
  expect([html, result]).toEqual(["<p>Words</p>", "sound"]);
});

test("ends a task that takes too much time, and says that it was that", async () => {
  const desk = new WorkerThread({ memory: 128, timeout: 1 });
  await expect(desk.run("validatePdf", numbersPdf(8))).rejects.toMatchObject({ late: true });
});

test("ends a task that takes too much memory, and does the next one", async () => {
  const desk = new WorkerThread({ memory: 48, timeout: 30_000 });
  await expect(desk.run("validatePdf", numbersPdf(8))).rejects.toBeInstanceOf(TaskFailed);
  expect(await desk.run("validatePdf", pdfFile())).toBe("sound");
});

test("gives a task that comes while its idle thread ends to another one", async () => {
  const desk = new WorkerThread({ memory: 128, timeout: 30_000, idle: 0 });
  await desk.run("validatePdf", pdfFile());
  await new Promise((idleIsOver) => setTimeout(idleIsOver, 1));
  expect(await desk.run("validatePdf", pdfFile())).toBe("sound");
});

test("leaves the event loop free meanwhile", async () => {
  const desk = new WorkerThread({ memory: 256, timeout: 30_000 });
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  await desk.run("sanitizeRichText", "<p><b>a</b></p>".repeat(9000));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});
