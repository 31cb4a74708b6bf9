import type { ReactNode } from "react";
import { Bough, Drift, KapokTree } from "../../../../art/motifs/stage";
import { PALETTES, type Palette } from "../../../../art/palettes";
import { Scene, Shadow } from "./scene";

const { harbour, dawn, leaf } = PALETTES;
const COLUMNS = 7;
const FIRST_DAY = 2;

/** The days of a month as squares, some of them marked. */
function Days({ palette, days }: { palette: Palette; days: number }) {
  return Array.from({ length: days }, (_, day) => {
    const at = day + FIRST_DAY;
    const x = 300 + (at % COLUMNS) * 88;
    const y = 720 + Math.floor(at / COLUMNS) * 54;
    const fill = at % COLUMNS === 0 ? palette.accent : palette.mid;
    return <path key={at} fill={fill} d={`M${x} ${y}h56v30h-56z`} />;
  });
}

interface LeafProps {
  palette: Palette;
  days: number;
  children: ReactNode;
}

/** A calendar on the table, open at a month: its picture above, its days below. */
function Month({ palette, days, children }: LeafProps) {
  const rings = Array.from({ length: 9 }, (_, i) => `M${300 + i * 75} 168v64`).join("");
  return (
    <Scene palette={palette} seed={days}>
      <Shadow y={1060} rx={470} ink={palette.deep} />
      <path fill={palette.deep} d="M190 1056L250 196H950L1010 1056z" />
      <path fill={palette.light} d="M222 1020L258 200H942L978 1020z" />
      <svg x="284" y="244" width="632" height="420" viewBox="0 0 632 420" aria-hidden="true">
        <rect width="632" height="420" fill={palette.haze} />
        {children}
      </svg>
      <Days palette={palette} days={days} />
      <path fill="none" stroke={palette.deep} strokeWidth="16" strokeLinecap="round" d={rings} />
    </Scene>
  );
}

const shoot = { at: [-20, 120], angle: 0.15, length: 640, width: 36, depth: 1, lift: -0.1 } as const;

const Spring = () => (
  <Month palette={harbour} days={30}>
    <Bough palette={dawn} seed={21} shoot={shoot} bloom={1} />
  </Month>
);

const Summer = () => (
  <Month palette={dawn} days={31}>
    <KapokTree palette={leaf} seed={22} at={[210, 420]} height={390} />
    <Drift palette={leaf} seed={3} box={[330, 60, 280, 280]} count={6} />
  </Month>
);

export const calendar = [Spring, Summer];
