interface HandProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
  skin: string;
  sleeve: string;
}

/** An open hand from the side, palm up, its hollow at the origin; it comes from the right, 320 wide with its sleeve. */
export function Hand({ x, y, scale = 1, turn = 0, flip, skin, sleeve }: HandProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${flip ? -scale : scale} ${scale})`}>
      <path
        fill={skin}
        d="M-104-22C-108-30-100-36-92-31C-76-18-60-8-42-4C-20 0 10-2 30-10C44-18 48-34 60-40C70-44 76-36 72-26C68-14 66-6 76 2C96 14 120 22 140 30L122 76C96 70 70 62 44 56C10 50-30 44-58 28C-80 14-96-4-104-22z"
      />
      <path
        fill="none"
        stroke="#A8714F"
        strokeWidth="3"
        strokeLinecap="round"
        d="M-98-27C-80-8-60 4-38 9M-88-2C-74 8-56 16-34 20M-70 20C-58 26-46 30-30 32M36-12C46-6 52 4 50 16"
      />
      <path fill={sleeve} d="M128 18C150 26 190 42 216 58L206 124C174 112 140 94 108 84z" />
    </g>
  );
}
