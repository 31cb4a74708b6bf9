import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that prints an error which it does not expect has not passed. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
