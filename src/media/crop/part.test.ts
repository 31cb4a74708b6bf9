import { expect, it } from "vitest";
import { type Choice, isUnchanged, moved, partOf, pixelsOf, resized, turned, UNCHANGED } from "./part";

const LYING = { width: 4000, height: 2000 };

const choice = (given: Partial<Choice>): Choice => ({ ...UNCHANGED, ...given });

it("takes the largest part of a shape from the middle", () => {
  const wide = choice({ shape: "4:3" });
  expect(pixelsOf(partOf(wide, LYING), wide, LYING)).toEqual({ width: 2667, height: 2000 });
  const square = choice({ shape: "1:1", turns: 1 });
  expect(partOf(square, LYING)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(isUnchanged(square, LYING)).toBe(false);
  expect(isUnchanged(choice({ shape: "free" }), LYING)).toBe(true);
});

it("moves a part as far as the edges, and not beyond", () => {
  const small = resized(choice({ shape: "1:1" }), LYING, { width: 0.5 });
  const { x, y } = partOf(moved(small, LYING, { x: -5, y: 5 }), LYING);
  expect([x, y]).toEqual([0, 0.5]);
  const back = moved(moved(small, LYING, { x: -5, y: 5 }), LYING, { x: 0.1, y: 0 });
  expect(partOf(back, LYING).x).toBeCloseTo(0.1);
});

it("turns what is on show with the picture", () => {
  const corner = choice({ shape: "free", size: { width: 0.2, height: 0.5 }, middle: { x: 0.1, y: 0.25 } });
  const right = turned(corner, 1);
  expect(partOf(right, LYING)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.2 });
  expect(turned(right, -1)).toEqual(corner);
  const { x, y } = partOf(
    [1, 1, 1, 1].reduce((now) => turned(now, 1), corner),
    LYING,
  );
  expect([x, y]).toEqual([0, 0]);
});

it("makes no part smaller than a fifth, and none larger than the picture", () => {
  const free = resized(choice({ shape: "free" }), LYING, { width: 0, height: 3 });
  expect(partOf(free, LYING)).toMatchObject({ width: 0.2, height: 1 });
});
