import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const HEAP = join(import.meta.dirname, "heap.server.ts");

/** Texts that live long enough to be taken for lasting and are dropped then, as those of long lists are. */
const PROGRAM = `
  import { setImmediate } from "node:timers/promises";
  const [, heap] = process.argv;
  if (heap) (await import(heap)).boundHeap();
  const living = [];
  let most = 0;
  for (let round = 0; round < 4000; round += 1) {
    living[round % 400] = Buffer.alloc(64_000, "x").toString("latin1");
    if (round % 10 === 0) await setImmediate();
    most = Math.max(most, process.memoryUsage().heapTotal);
  }
  console.log(most);`;

// A process of its own each, since the bounds are the whole process's.
const mostBytes = (...args: string[]) =>
  Number(execFileSync(process.execPath, ["--input-type=module", "-e", PROGRAM, ...args], { env: {} }));

/** The median of three processes: when V8's threads collect depends on the machine's load. */
function medianBytes(...args: string[]): number {
  const [, middle = Number.NaN] = [1, 2, 3].map(() => mostBytes(...args)).sort((one, other) => one - other);
  return middle;
}

it("limits V8 to little more than the live memory", () => {
  expect(medianBytes(HEAP) / medianBytes()).toBeLessThan(0.8);
});

it("is done however the program is started", () => {
  expect(readFileSync("main.ts", "utf8")).toMatch(/^await run\(positionals\);\n(.*\n)?boundHeap\(\);/m);
});
