import { CupFlower } from "../../../../art/flower";
import { Tableware } from "../../../../art/motifs/leisure";
import { PALETTES } from "../../../../art/palettes";
import { Scene } from "./scene";

const { kapok, leaf, paper, dawn } = PALETTES;

const Cover = () => (
  <Scene palette={leaf} seed={51} flat>
    <g transform="rotate(5 600 600)">
      <path fill={leaf.deep} opacity="0.22" d="M290 156H946V1082H290z" />
      <path fill={paper.light} d="M286 140H930V1066H286z" />
      <path fill={kapok.sky} d="M270 130H916V1056H270z" />
      <path fill={kapok.mid} d="M270 130H312V1056H270z" />
      <path fill={dawn.sky} d="M356 470H872V960H356z" />
      <svg x="356" y="470" width="516" height="490" viewBox="-460 -560 920 873" aria-hidden="true">
        <path fill={dawn.far} d="M-560 130H560V480H-560z" />
        <g transform="translate(0 180)">
          <Tableware palette={leaf} seed={5} />
        </g>
      </svg>
      <path stroke={dawn.sky} strokeWidth="26" strokeLinecap="round" d="M380 260H800" />
      <path stroke={dawn.sky} strokeWidth="16" strokeLinecap="round" d="M380 340H660" />
    </g>
  </Scene>
);

const LEFT = "M600 330C500 270 330 262 140 290V900C330 872 500 882 600 940z";
const RIGHT = "M600 330C700 270 870 262 1060 290V900C870 872 700 882 600 940z";
const METHOD = [400, 460, 520, 580, 640, 700, 760]
  .map((y) => `M690 ${y}Q830 ${y - 34} 980 ${y - 22}`)
  .join("");
const STEPS = [400, 520, 640, 760].map((y) => `M660 ${y + 6}h0`).join("");

const Open = () => (
  <Scene palette={dawn} seed={52} flat>
    <path
      fill={dawn.deep}
      opacity="0.2"
      d="M130 320V936C330 908 500 918 600 970C700 918 870 908 1070 936V320z"
    />
    <path fill={paper.light} d={LEFT} />
    <path fill={paper.light} d={RIGHT} />
    <path fill={paper.haze} d="M600 330C560 306 520 294 480 288V886C530 896 570 914 600 940z" />
    <g transform="translate(350 730)rotate(-2)scale(0.46)">
      <Tableware palette={leaf} seed={8} />
    </g>
    <path stroke={leaf.mid} strokeWidth="12" d="M150 726Q330 700 470 712" />
    <CupFlower ink={dawn.flower} x={300} y={450} scale={1.1} turn={-8} />
    <path fill="none" stroke={paper.mid} strokeWidth="11" strokeLinecap="round" d={METHOD} />
    <path stroke={dawn.accent} strokeWidth="24" strokeLinecap="round" d={STEPS} />
  </Scene>
);

export const booklet = [Cover, Open];
