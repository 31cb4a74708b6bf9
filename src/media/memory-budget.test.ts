import { expect, test } from "vitest";
import { MemoryBudget, TooManyWaiting } from "./memory-budget.server";

/** Work that ends on demand, and the order in which it began. */
function works(room: MemoryBudget) {
  const begun: string[] = [];
  const begin = (name: string, bytes: number) => {
    const end = Promise.withResolvers<void>();
    const done = room.within(bytes, () => {
      begun.push(name);
      return end.promise;
    });
    return { end: () => end.resolve(), fail: () => end.reject(new Error(name)), done };
  };
  return { begun, begin };
}

test("what does not fit beside the others waits, in the order of asking", async () => {
  const { begun, begin } = works(new MemoryBudget(10));
  const [first, second] = [begin("first", 6), begin("second", 6)];
  begin("third", 4); // would fit, but is not let past the second
  await Promise.resolve();
  expect(begun).toEqual(["first"]);
  first.end();
  await first.done;
  await expect.poll(() => begun).toEqual(["first", "second", "third"]);
  second.end();
  await second.done;
});

test("room is given back by what fails, and more than there is has all of it to itself", async () => {
  const { begun, begin } = works(new MemoryBudget(10));
  const large = begin("large", 1000);
  const next = begin("next", 1);
  large.fail();
  await expect(large.done).rejects.toThrow("large");
  next.end();
  await next.done;
  expect(begun).toEqual(["large", "next"]);
});

test("when enough wait, the next is turned away", async () => {
  const { begin } = works(new MemoryBudget(1, 1));
  begin("inside", 1);
  begin("waiting", 1);
  await expect(begin("turned away", 1).done).rejects.toBeInstanceOf(TooManyWaiting);
});
