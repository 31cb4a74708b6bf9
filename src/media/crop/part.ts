/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in fractions of its width and height from the top left. */
export interface Part extends Size {
  x: number;
  y: number;
}

/** The fixed shapes that a part can have: how many times as wide as high. */
export const RATIOS = { "4:3": 4 / 3, "1:1": 1 } as const;
export type RatioName = keyof typeof RATIOS;

/** All shapes that a part can have. */
export const SHAPES = ["whole", "4:3", "1:1", "free"] as const satisfies readonly (
  | RatioName
  | "whole"
  | "free"
)[];
export type Shape = (typeof SHAPES)[number];

/** The part of a picture that is chosen while it is turned or cropped. */
export interface Choice {
  /** Quarters clockwise, from 0 to 3. */
  turns: number;
  shape: Shape;
  /** Of the largest part of that shape, from {@link LEAST} to 1; `height` counts for a free shape alone. */
  size: Size;
  /** The middle of the part, as fractions of what is upright after the turns. */
  middle: { x: number; y: number };
}

/** The smallest part of a side. */
export const LEAST = 0.2;

export const UNCHANGED: Choice = {
  turns: 0,
  shape: "whole",
  size: { width: 1, height: 1 },
  middle: { x: 0.5, y: 0.5 },
};

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The size of a picture after quarters of a turn. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The part that is chosen of a picture whose size, before it is turned, is `picture`. */
export function partOf({ turns, shape, size, middle }: Choice, picture: Size): Part {
  if (shape === "whole") return { x: 0, y: 0, width: 1, height: 1 };
  const turned = turnedSize(picture, turns);
  const ratio = shape === "free" ? undefined : RATIOS[shape];
  const widest = ratio === undefined ? 1 : Math.min(1, (ratio * turned.height) / turned.width);
  const width = widest * size.width;
  const height = ratio === undefined ? size.height : (width * turned.width) / ratio / turned.height;
  const x = clamp(middle.x - width / 2, 0, 1 - width);
  const y = clamp(middle.y - height / 2, 0, 1 - height);
  return { x, y, width, height: Math.min(1, height) };
}

/** The size of a part in pixels of a picture. */
export function pixelsOf({ width, height }: Part, { turns }: Choice, picture: Size): Size {
  const turned = turnedSize(picture, turns);
  return { width: Math.round(width * turned.width), height: Math.round(height * turned.height) };
}

/** The same choice turned by quarters, so that the part goes with what it shows. */
export function turned(choice: Choice, by: 1 | -1): Choice {
  const { x, y } = choice.middle;
  const { width, height } = choice.size;
  return {
    ...choice,
    turns: (choice.turns + by + 4) % 4,
    middle: by === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x },
    ...(choice.shape === "free" && { size: { width: height, height: width } }),
  };
}

/** The same choice with its part moved by fractions of the picture, as far as its edges. */
export function moved(choice: Choice, picture: Size, by: { x: number; y: number }): Choice {
  const { x, y, width, height } = partOf(choice, picture);
  const middle = {
    x: clamp(x + by.x, 0, 1 - width) + width / 2,
    y: clamp(y + by.y, 0, 1 - height) + height / 2,
  };
  return { ...choice, middle };
}

/** The same choice with a part of another size; what is on show stays in the middle. */
export function resized(choice: Choice, picture: Size, size: Partial<Size>): Choice {
  const { x, y, width, height } = partOf(choice, picture);
  const all = { ...choice.size, ...size };
  return {
    ...choice,
    middle: { x: x + width / 2, y: y + height / 2 },
    size: { width: clamp(all.width, LEAST, 1), height: clamp(all.height, LEAST, 1) },
  };
}

/** Returns whether a choice leaves a picture as it is. */
export function isUnchanged(choice: Choice, picture: Size): boolean {
  const { width, height } = partOf(choice, picture);
  return choice.turns === 0 && width === 1 && height === 1;
}
