import { describe, expect, test } from "vitest";
import { Problem } from "../../platform/http/problem";
import { WorkQueue } from "./work-queue.server";

/** A queue of one worker whose jobs end when the test says so, and the order in which they began. */
function workshop(limits: { maxWaiting?: number; maxBackground?: number } = {}) {
  const failures: unknown[] = [];
  const queue = new WorkQueue({ workers: 1, maxWaiting: 10, maxBackground: 10, ...limits }, (error) =>
    failures.push(error),
  );
  const began: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const job = (name: string) => () => {
    began.push(name);
    const gate = Promise.withResolvers<string>();
    gates.set(name, gate);
    return gate.promise;
  };
  const finish = (name: string) => gates.get(name)?.resolve(name);
  const fail = (name: string) => gates.get(name)?.reject(new Error(name));
  return { queue, began, job, finish, fail, failures };
}

test("who waits goes before what nobody waits for, in the order of asking", async () => {
  const { queue, began, job, finish } = workshop();
  for (const name of ["a", "b", "c", "d"]) queue.later(name, job(name));
  const waited = [queue.now("d", job("d")), queue.now("c", job("c"))];
  for (const name of ["a", "d", "c"]) {
    finish(name);
    await Promise.resolve().then(() => {});
    await new Promise(setImmediate);
  }
  expect(await Promise.all(waited)).toEqual(["d", "c"]);
  expect(began).toEqual(["a", "d", "c", "b"]);
  finish("b");
  await queue.settled();
});

test("the same key is worked on once", async () => {
  const { queue, began, job, finish } = workshop();
  const both = [queue.now("a", job("a")), queue.now("a", job("a"))];
  queue.later("a", job("a"));
  finish("a");
  expect(await Promise.all(both)).toEqual(["a", "a"]);
  await queue.settled();
  expect(began).toEqual(["a"]);
});

test("too many who wait are turned away with a time to come back", async () => {
  const { queue, job, finish } = workshop({ maxWaiting: 1 });
  const running = queue.now("a", job("a"));
  const waiting = queue.now("b", job("b"));
  const refused = await queue.now("c", job("c")).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ status: 503, key: "busy", details: { headers: { "Retry-After": "5" } } });
  finish("a");
  await running;
  await new Promise(setImmediate);
  finish("b");
  await waiting;
});

test("background work beyond the bound is not taken", async () => {
  const { queue, began, job, finish } = workshop({ maxBackground: 1 });
  for (const name of ["a", "b", "c"]) queue.later(name, job(name));
  finish("a");
  await new Promise(setImmediate);
  finish("b");
  await queue.settled();
  expect(began).toEqual(["a", "b"]);
});

describe("failures", () => {
  test("reach the waiting callers, and the next job runs", async () => {
    const { queue, job, fail, finish, failures } = workshop();
    const failing = queue.now("a", job("a"));
    queue.later("b", job("b"));
    fail("a");
    await expect(failing).rejects.toThrow("a");
    finish("b");
    await queue.settled();
    expect(failures).toEqual([]);
  });

  test("that nobody waits for are reported", async () => {
    const { queue, job, fail, failures } = workshop();
    queue.later("a", job("a"));
    fail("a");
    await queue.settled();
    expect(failures).toEqual([new Error("a")]);
  });
});

test("somebody who leaves is let go at once, and the work loses its hurry", async () => {
  const { queue, began, job, finish } = workshop();
  const running = queue.now("a", job("a"));
  const leaving = new AbortController();
  const left = queue.now("b", job("b"), leaving.signal);
  const patient = queue.now("c", job("c"));
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  for (const name of ["a", "c"]) {
    finish(name);
    await new Promise(setImmediate);
  }
  await Promise.all([running, patient]);
  expect(began).toEqual(["a", "c", "b"]);
  finish("b");
  await queue.settled();
});

test("closing ends what runs, turns away who waits and takes nothing more", async () => {
  const { queue, began, job, finish } = workshop();
  const running = queue.now("a", job("a"));
  const waiting = queue.now("b", job("b"));
  const closed = queue.close();
  await expect(waiting).rejects.toMatchObject({ status: 503 });
  await expect(queue.now("c", job("c"))).rejects.toMatchObject({ status: 503 });
  queue.later("d", job("d"));
  finish("a");
  await Promise.all([running, closed]);
  expect(began).toEqual(["a"]);
});
