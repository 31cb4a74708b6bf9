import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OpenFlower } from "../../core/art/flower";
import { PALETTES } from "../../core/art/palettes";
import { recordActions } from "../../core/content/handlers.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { type Localized, localized } from "../../core/locale/lang";
import { drawnPhoto } from "../../core/media/drawn-photo.server";
import { type Figures, figuresOf } from "./contract";
import { chart } from "./definition";

/** One ground for each language, so that staff can tell the three files apart. */
const GROUND: Localized = { eng: "#F4F1EA", tra: "#FBE7DF", sim: "#DCEBE3" };

export const seedChart: DemoSeed = async ({ file }) => {
  const amounts = DEMO_FIGURES.rows.map(({ amount }) => amount);
  const drawn = async (ground: string, name: string) =>
    file(await drawnPhoto(renderRing(amounts, ground)), `${name}.jpg`, DEMO_ALT);
  const pictures = {
    eng: { coverId: await drawn(GROUND.eng, "expenditure-2025-26"), alt: DEMO_ALT.eng },
    tra: { coverId: await drawn(GROUND.tra, "2025-26 年度支出"), alt: DEMO_ALT.tra },
    sim: { coverId: await drawn(GROUND.sim, "2025-26 年度支出（简体）"), alt: DEMO_ALT.sim },
  };
  return async (tx, journal) => {
    const given = { ...pictures, figures: figuresOf(DEMO_FIGURES) };
    const call = { db: tx, staff: { username: "demo" } };
    const { _id, version } = await recordActions(chart).save(given, {}, call, "");
    await journal("chart", "edit", _id, { _id, version });
  };
};

/** One invented year of the demo charity, in Hong Kong dollars: the spending in its news of 14 July 2026. */
export const DEMO_FIGURES: Figures = {
  title: { eng: "Expenditure 2025/26", tra: "2025/26 年度支出", sim: "2025/26 年度支出" },
  rows: [
    {
      eng: "Family support and activities",
      tra: "家庭支援及活動",
      sim: "家庭支持及活动",
      amount: 1_038_500,
    },
    { eng: "Equipment loan library", tra: "器材借用庫", sim: "器材借用库", amount: 396_200 },
    { eng: "Public awareness", tra: "公眾教育", sim: "公众宣传", amount: 241_300 },
    { eng: "Office and administration", tra: "辦公室及行政", sim: "办公及行政", amount: 264_000 },
  ],
};

const ENDS = { eng: ".", tra: "。", sim: "。" };
const BETWEEN = { eng: "; ", tra: "；", sim: "；" };
const COLON = { eng: ": ", tra: "：", sim: "：" };

/** The text of the drawing, in words. */
export const DEMO_ALT = localized((lang) => {
  const { title, rows } = DEMO_FIGURES;
  const parts = shares(rows.map(({ amount }) => amount)).map((share, at) => `${rows[at]?.[lang]} ${share}%`);
  return title[lang] + COLON[lang] + parts.join(BETWEEN[lang]) + ENDS[lang];
});

/** Whole per cent of the sum. */
export function shares(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map((amount) => Math.round((amount / sum) * 100));
}

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
const PER_CENT = "M11 0L1 16M2 1h2v3h-2zM8 12h2v3h-2z";

const COLOURS = ["#0E5A60", "#B93A1E", "#5B988B", "#E9A63F", "#254A58", "#8F2A14"];
const CENTRE = { x: 640, y: 480 };
const RADIUS = 270;
const WIDTH = 130;

/** A ring whose parts are the shares of `amounts`, each with its per cent, around a flower; as SVG. */
export function renderRing(amounts: readonly number[], ground: string): string {
  const parts: ReactElement[] = [];
  let from = 0;
  const all = shares(amounts);
  const sum = all.reduce((total, share) => total + share, 0);
  for (const [at, share] of all.entries()) {
    const to = from + share / sum;
    parts.push(ringPart(at, from, to), number(share, (from + to) / 2, at));
    from = to;
  }
  const size = { width: 1280, height: 960, viewBox: "0 0 1280 960", xmlns: "http://www.w3.org/2000/svg" };
  const flower = createElement(OpenFlower, {
    key: "flower",
    ink: PALETTES.paper.flower,
    ...CENTRE,
    scale: 2,
  });
  const paper = createElement("rect", { key: "paper", width: 1280, height: 960, fill: ground });
  return renderToStaticMarkup(createElement("svg", size, paper, ...parts, flower));
}

/** The point at `turn` (0 to 1, clockwise from the top) and `radius`. */
function pointAt(turn: number, radius: number) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

function ringPart(at: number, from: number, to: number): ReactElement {
  const gap = 0.0025;
  const start = pointAt(from + gap, RADIUS);
  const end = pointAt(to - gap, RADIUS);
  const large = to - from > 0.5 ? 1 : 0;
  return createElement("path", {
    key: `part ${at}`,
    d: `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${end.x} ${end.y}`,
    stroke: COLOURS[at % COLOURS.length],
    strokeWidth: WIDTH,
    fill: "none",
  });
}

function number(value: number, turn: number, at: number): ReactElement {
  const glyphs = [...[...String(value)].map((digit) => DIGITS[Number(digit)]), PER_CENT];
  const { x, y } = pointAt(turn, RADIUS + 140);
  const scale = 2.6;
  const step = 15;
  const left = x - (glyphs.length * step * scale) / 2;
  const stroke = { fill: "none", stroke: "#1D2733", strokeWidth: 2.2, strokeLinecap: "round" } as const;
  return createElement(
    "g",
    { key: `number ${at}`, transform: `translate(${left} ${y - 21})scale(${scale})`, ...stroke },
    ...glyphs.map((d, index) => createElement("path", { d, transform: `translate(${index * step} 0)` })),
  );
}
