import { OpenFlower } from "../../../../art/flower";
import { KapokTree } from "../../../../art/motifs/stage";
import { PALETTES } from "../../../../art/palettes";
import { Scene, Shadow } from "./scene";

const palette = PALETTES.leaf;
const CANVAS = "#F4EAD6";
const HEM = "#E2D3B4";
const BODY = "M270 410H930L968 1040Q600 1076 232 1040z";
const SEAMS = "M262 470H938M250 1016Q600 1048 950 1016";

/** The bag without anything printed on it. */
function Bag() {
  return (
    <>
      <Shadow y={1052} rx={390} ink={palette.deep} />
      <path fill="none" stroke={HEM} strokeWidth="40" d="M440 430C440 120 760 120 760 430" />
      <path fill={CANVAS} d={BODY} />
      <path fill={HEM} d="M270 410H930L934 452H266z" />
      <path fill="none" stroke={HEM} strokeWidth="40" d="M440 500C440 190 760 190 760 500" />
      <path fill="none" stroke={HEM} strokeWidth="6" strokeDasharray="18 12" d={SEAMS} />
    </>
  );
}

function Printed() {
  return (
    <>
      <Bag />
      <KapokTree palette={PALETTES.dawn} seed={12} at={[600, 990]} height={430} />
    </>
  );
}

const Front = () => (
  <Scene palette={palette} seed={3}>
    <Printed />
  </Scene>
);

const Back = () => (
  <Scene palette={PALETTES.dawn} seed={8}>
    <Bag />
    <OpenFlower ink={palette.flower} x={800} y={900} scale={1.1} turn={14} />
    <path fill={palette.accent} d="M926 560h50v64h-48z" />
  </Scene>
);

const Close = () => (
  <Scene palette={palette} seed={3} flat>
    <g transform="translate(-780 -1130)scale(2.3)">
      <Printed />
    </g>
  </Scene>
);

export const tote = [Front, Back, Close];
