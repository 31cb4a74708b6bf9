import pino from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endOnSignal } from "./close.server";

/** The statuses with which the process would have ended. */
const ends: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.spyOn(process, "exit").mockImplementation((status) => ends.push(status) as never);
});
afterEach(() => {
  vi.useRealTimers();
  ends.length = 0;
});

/** Returns a function that sends a signal to it alone: others in this process listen too. */
function ending(close: () => Promise<void>): (signal: NodeJS.Signals) => void {
  const listeners = new Map<string, NodeJS.SignalsListener>();
  const on = vi.spyOn(process, "on").mockImplementation((signal, listener) => {
    listeners.set(String(signal), listener);
    return process;
  });
  endOnSignal(pino({ level: "silent" }), close);
  on.mockRestore();
  return (signal) => listeners.get(signal)?.(signal);
}

it("ends with 0 when everything is closed, which is done once", async () => {
  const closed = Promise.withResolvers<void>();
  const close = vi.fn(() => closed.promise);
  const tell = ending(close);
  tell("SIGTERM");
  tell("SIGINT"); // by npm, as the terminal signals both
  expect([close.mock.calls.length, ends]).toEqual([1, []]);
  closed.resolve();
  await vi.waitFor(() => expect(ends).toEqual([0]));
});

it("ends at once at a second signal", async () => {
  const tell = ending(() => new Promise(() => {}));
  tell("SIGINT");
  await vi.advanceTimersByTimeAsync(1001);
  expect(ends).toEqual([]);
  tell("SIGINT");
  expect(ends).toEqual([1]);
});

it("ends before it would be killed", async () => {
  const tell = ending(() => new Promise(() => {}));
  tell("SIGTERM");
  await vi.advanceTimersByTimeAsync(18_000); // as long as requests, mails and jobs may take
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ends).toEqual([1]);
});

it("ends with 1 when something cannot be closed", async () => {
  const tell = ending(() => Promise.reject(new Error("away")));
  tell("SIGTERM");
  await vi.waitFor(() => expect(ends).toEqual([1]));
});
