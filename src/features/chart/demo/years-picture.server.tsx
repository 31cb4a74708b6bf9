import { renderToStaticMarkup } from "react-dom/server";
import { points } from "../../../art/drawing";
import { CupFlower, limbPath } from "../../../art/flower";
import { PALETTES } from "../../../art/palettes";
import { localized } from "../../../platform/locale/lang";

/** The invented spending of the demo charity in five years, in millions of Hong Kong dollars; the last two as in its news of 14 July 2026. */
const YEARS = [
  { year: "21/22", millions: "1.31" },
  { year: "22/23", millions: "1.46" },
  { year: "23/24", millions: "1.62" },
  { year: "24/25", millions: "1.79" },
  { year: "25/26", millions: "1.94" },
] as const;

const TITLE = {
  eng: "Expenditure in five years, in millions of Hong Kong dollars: ",
  tra: "五年支出（百萬港元）：",
  sim: "五年支出（百万港元）：",
};
const BETWEEN = { eng: "; ", tra: "；", sim: "；" };
const END = { eng: ".", tra: "。", sim: "。" };

/** The text of the drawing, in words. */
export const YEARS_ALT = localized(
  (lang) =>
    TITLE[lang] + YEARS.map(({ year, millions }) => `20${year} ${millions}`).join(BETWEEN[lang]) + END[lang],
);

/** Digits as strokes in a box of 10 × 16: a machine without fonts draws them all the same. */
const DIGITS = [
  "M5 0Q0 0 0 8T5 16T10 8T5 0",
  "M2 3L6 0V16",
  "M0 4Q1 0 5 0T10 4Q10 8 0 16H10",
  "M0 2Q9-3 9 4Q9 8 4 8Q10 8 10 12Q9 18 0 15",
  "M8 16V0L0 11H10",
  "M9 0H1V7Q10 5 10 11Q9 17 0 15",
  "M8 0Q0 5 0 11Q1 16 5 16T10 11Q9 6 0 9",
  "M0 0H10L4 16",
  "M5 8Q0 7 1 4Q1 0 5 0T9 4Q9 7 5 8Q0 9 0 12Q1 16 5 16T10 12Q10 9 5 8",
  "M10 7Q0 11 0 5Q1 0 5 0T10 5Q10 11 2 16",
];
/** The signs between digits, and the letters of the unit, in the same box. */
const SIGNS: Record<string, string> = {
  ".": "M1 15h0.1",
  "/": "M9 -1L1 17",
  H: "M1 0V16M9 0V16M1 8H9",
  K: "M1 0V16M9 0L1 9M4 6L9 16",
  $: "M9 3Q8 1 5 1T1 4.5Q1 8 5 8T9 11.5Q9 15 5 15T1 13M5-2V18",
  M: "M0 16V0L5 9L10 0V16",
};

/** Millions of Hong Kong dollars, as papers in all three languages write it. */
const UNIT = "HK$M";

const GROUND_LINE = 800;
/** The height of a million dollars in the picture. */
const MILLION = 270;
/** From one digit to the next, from a point to the next, and the room between two. */
const STEP = 16;
const NARROW = 8;
const GAP = 6;

/** A number drawn in strokes, centred at `x`. */
function Written({ text, x, y, scale }: { text: string; x: number; y: number; scale: number }) {
  const places: number[] = [];
  let width = 0;
  for (const sign of text) {
    places.push(width);
    width += sign === "." ? NARROW : STEP;
  }
  return (
    <g
      transform={`translate(${x - ((width - GAP) * scale) / 2} ${y})scale(${scale})`}
      fill="none"
      stroke="#1D2733"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      {places.map((place, at) => {
        const sign = text.charAt(at);
        return (
          <path key={place} d={SIGNS[sign] ?? DIGITS[Number(sign)]} transform={`translate(${place} 0)`} />
        );
      })}
    </g>
  );
}

/** Five kapok trunks, each as tall as its year's spending, with a flower on top; as SVG. */
export function drawYears(ground: string): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="1280"
      height="960"
      viewBox="0 0 1280 960"
      aria-hidden="true"
    >
      <rect width="1280" height="960" fill={ground} />
      <path fill="#AED0C1" d="M60 812C300 780 980 780 1220 812Q1236 832 1190 832H90Q44 832 60 812z" />
      <Written text={UNIT} x={180} y={90} scale={2.7} />
      {YEARS.map(({ year, millions }, index) => {
        const x = 180 + index * 230;
        const top = GROUND_LINE - Number(millions) * MILLION;
        const last = index === YEARS.length - 1;
        const middle = (GROUND_LINE + top) / 2;
        const spine = points([x, GROUND_LINE + 12, x + 5, middle + 60, x - 5, middle - 60, x, top]);
        return (
          <g key={year}>
            <path fill={last ? "#0E5A60" : "#5B988B"} d={limbPath([{ spine, from: 84, to: 40 }])} />
            <CupFlower ink={PALETTES.paper.flower} x={x} y={top + 4} scale={1.15} />
            <Written text={millions} x={x} y={top - 178} scale={3.1} />
            <Written text={year} x={x} y={860} scale={2.3} />
          </g>
        );
      })}
    </svg>,
  );
}
