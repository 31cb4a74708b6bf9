import { expect, it } from "vitest";
import { openApp } from "../../../test/app";
import { StreamedList, streamedAnswer } from "./streamed-list.server";

const PARTS = 50;

it("lets others have their turn while a client reads as fast as a list is written", async () => {
  const app = await openApp("sqlite");
  const parts = (async function* () {
    for (let number = 0; number < PARTS; number += 1) yield [String(number)];
  })();
  const list = await StreamedList.of(app.deps.db, "numbers", parts);
  const reader = streamedAnswer(list).body?.getReader();
  let read = 0;
  let readBefore: number | undefined;
  setImmediate(() => {
    readBefore = read;
  });
  while (reader && !(await reader.read()).done) read += 1;
  expect(read).toBeGreaterThan(PARTS);
  expect(readBefore).toBeLessThan(PARTS);
  await app.close();
});
