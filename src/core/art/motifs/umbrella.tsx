const CANOPY =
  "M-160-170C-150-260-80-300 0-300C80-300 150-260 160-170Q134-196 106-170Q80-196 53-170Q27-196 0-170Q-27-196-53-170Q-80-196-106-170Q-134-196-160-170z";
const PANELS =
  "M0-300C-40-280-56-230-53-170Q-80-196-106-170C-100-240-60-284 0-300zM0-300C40-280 56-230 53-170Q80-196 106-170C100-240 60-284 0-300z";

interface UmbrellaProps {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Colours of the canopy and of every other panel. */
  cloth: readonly [fill: string, shade: string];
  stick: string;
}

/** An open umbrella; the hand holds it at the origin, the canopy is 320 wide and 300 up. */
export function Umbrella({ x, y, scale, turn, cloth: [fill, shade], stick }: UmbrellaProps) {
  const handle = "M0-310V-10Q0 20 18 20Q34 20 34 2";
  return (
    <g transform={`translate(${Math.round(x)} ${y})rotate(${turn})scale(${scale})`}>
      <path d={handle} fill="none" stroke={stick} strokeWidth="8" strokeLinecap="round" />
      <path fill={fill} d={CANOPY} />
      <path fill={shade} d={PANELS} />
    </g>
  );
}
