import { expect, it } from "vitest";
import { freePlace } from "./banner";

it.each([
  ["at the lower edge, where nothing is", 60, [], 16],
  ["above the row with Submit, which is at the lower edge", 60, [{ from: 0, to: 70 }], 78],
  ["below that row where there is room", 60, [{ from: 90, to: 160 }], 16],
  ["above it where there is not", 60, [{ from: 80, to: 150 }], 158],
  [
    "above who else is there and the row, in any order",
    60,
    [
      { from: 50, to: 120 },
      { from: 0, to: 50 },
    ],
    128,
  ],
  ["off what has the focus", 60, [{ from: 30, to: 70 }], 78],
  ["below what is in the middle, whatever is above that", 60, [{ from: 300, to: 340 }], 16],
  ["at the lower edge where there is no free place", 500, [{ from: 0, to: 200 }], 16],
])("is placed %s", (_, height, spans, place) => {
  expect(freePlace(height, spans, 600)).toBe(place);
});
