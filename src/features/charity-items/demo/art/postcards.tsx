import type { ReactNode } from "react";
import { CupFlower, OpenFlower } from "../../../../art/flower";
import { Bough, Drift, KapokTree } from "../../../../art/motifs/stage";
import { PALETTES } from "../../../../art/palettes";
import { Scene } from "./scene";

const table = PALETTES.harbour;
const { dawn, leaf, paper, dusk } = PALETTES;

interface CardProps {
  x: number;
  y: number;
  turn: number;
  ground: string;
  children: ReactNode;
  scale?: number;
}

/** A card of 600 by 420 with a white edge, its middle at a point; what it shows ends at the edge. */
function Card({ x, y, turn, ground, children, scale = 1 }: CardProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
      <path fill={table.deep} opacity="0.2" d="M-292-198H312V226H-292z" />
      <path fill={paper.light} d="M-300-210H300V210H-300z" />
      <svg x="-276" y="-186" width="552" height="372" viewBox="0 0 552 372" aria-hidden="true">
        <rect width="552" height="372" fill={ground} />
        {children}
      </svg>
    </g>
  );
}

const shoot = { at: [-20, 330], angle: -0.5, length: 560, width: 30, depth: 1, lift: 0.1 } as const;
const branchOn = <Bough palette={dawn} seed={5} shoot={shoot} bloom={0.9} />;
const treeOn = <KapokTree palette={leaf} seed={9} at={[276, 372]} height={330} />;
const flowerOn = <OpenFlower ink={dawn.flower} x={276} y={190} scale={2.5} turn={10} />;
const flossOn = (
  <>
    <CupFlower ink={dusk.flower} x={150} y={300} scale={2} turn={-14} />
    <Drift palette={dusk} seed={4} box={[220, 40, 300, 260]} count={5} />
  </>
);

const Fan = () => (
  <Scene palette={table} seed={6} flat>
    <Card x={420} y={330} turn={-14} ground={dawn.sky}>
      {branchOn}
    </Card>
    <Card x={790} y={470} turn={9} ground={leaf.sky}>
      {treeOn}
    </Card>
    <Card x={400} y={720} turn={5} ground={paper.haze}>
      {flowerOn}
    </Card>
    <Card x={790} y={900} turn={-7} ground={dusk.sky}>
      {flossOn}
    </Card>
  </Scene>
);

const One = () => (
  <Scene palette={dawn} seed={2} flat>
    <Card x={600} y={600} turn={-4} scale={1.65} ground={leaf.sky}>
      {branchOn}
    </Card>
  </Scene>
);

const LINES = "M330-60H540M330 10H540M330 80H540M330 150H470M280-180V190";

const Reverse = () => (
  <Scene palette={leaf} seed={7} flat>
    <g transform="translate(600 590)rotate(5)scale(1.6)">
      <path fill={table.deep} opacity="0.2" d="M-292-198H312V226H-292z" />
      <path fill={paper.light} d="M-300-210H300V210H-300z" />
      <g transform="translate(-280)">
        <path fill="none" stroke={paper.far} strokeWidth="5" strokeLinecap="round" d={LINES} />
        <path
          fill={dawn.sky}
          stroke={paper.far}
          strokeWidth="4"
          strokeDasharray="8 7"
          d="M440-186h110v96H440z"
        />
        <OpenFlower ink={dawn.flower} x={495} y={-138} scale={0.6} turn={0} />
        <CupFlower ink={dawn.flower} x={60} y={170} scale={0.7} turn={-10} />
      </g>
    </g>
  </Scene>
);

export const postcards = [Fan, One, Reverse];
