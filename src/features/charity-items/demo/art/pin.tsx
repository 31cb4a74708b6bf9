import { OpenFlower } from "../../../../art/flower";
import { PALETTES } from "../../../../art/palettes";
import { Scene } from "./scene";

const { leaf, kapok, dawn } = PALETTES;
const METAL = "#D9A441";
const RIM = { petal: METAL, shade: METAL, calyx: METAL, stamen: METAL };

/** The pin, its middle at a point: enamel within a rim of metal, and a gleam on it. */
function Pin({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <OpenFlower
        ink={{ petal: "#1D2733", shade: "#1D2733", calyx: "#1D2733", stamen: "#1D2733" }}
        x={3}
        y={6}
        scale={1.08}
        plain
      />
      <OpenFlower ink={RIM} x={0} y={0} scale={1.1} plain />
      <OpenFlower ink={dawn.flower} x={0} y={0} />
      <path
        fill="none"
        stroke="#FFFDF8"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.8"
        d="M-14-48Q-2-56 10-50M34-32Q46-34 50-26"
      />
    </g>
  );
}

const OnCard = () => (
  <Scene palette={leaf} seed={31} flat>
    <g transform="rotate(-4 600 600)">
      <path fill={leaf.deep} opacity="0.2" d="M318 176H916V1070H318z" />
      <path fill={dawn.light} d="M300 150H900V1050H300z" />
      <circle cx="600" cy="220" r="26" fill={leaf.sky} />
      <path fill={leaf.far} d="M300 830H900V1050H300z" />
      <path stroke={leaf.near} strokeWidth="14" strokeLinecap="round" d="M430 910H770M490 970H710" />
    </g>
    <Pin x={600} y={540} scale={3.4} />
  </Scene>
);

const OnBag = () => (
  <Scene palette={kapok} seed={32} flat>
    <path fill="#F4EAD6" d="M0 420H1200V1200H0z" />
    <path fill="#E2D3B4" d="M0 420H1200V500H0z" />
    <path fill="none" stroke="#E2D3B4" strokeWidth="96" d="M250 640C250-40 950-40 950 640" />
    <path fill="none" stroke="#C9B68E" strokeWidth="8" strokeDasharray="24 16" d="M0 520H1200" />
    <Pin x={600} y={830} scale={2.6} />
  </Scene>
);

export const pin = [OnCard, OnBag];
