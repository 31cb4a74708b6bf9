import { Bud, CupFlower, OpenFlower } from "../flower";
import { polar } from "../geometry";
import type { Palette } from "../palettes";
import { begin, type MotifProps, pebble } from "./stage";

const PETAL = "M0 0C-18-16-40-58-34-96C-28-128 18-130 32-102C42-70 20-20 0 0z";

/** Petals that fly out of the capsule, further apart the further they are. */
function Petals(props: MotifProps) {
  const { palette, random } = begin(props);
  return Array.from({ length: 13 }, (_, i) => {
    const [x, y] = polar([800, 560], random.between(-0.38, 0.6), 110 + i * 56);
    const place = `translate(${Math.round(x)} ${Math.round(y)})rotate(${random.whole(0, 360)})`;
    return (
      <g key={x} transform={`${place}scale(${random.between(0.8, 1.5).toFixed(2)})`} strokeLinecap="round">
        <path d={PETAL} fill={i % 3 === 0 ? palette.flower.shade : palette.flower.petal} />
        <path d="M-2-20Q-8-60 0-96" fill="none" stroke={palette.flower.stamen} strokeWidth="3" />
      </g>
    );
  });
}

function Capsule(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <path fill={palette.near} d="M700 470H420A150 150 0 0 0 420 770H700A40 150 0 0 0 700 470z" />
      <ellipse cx="700" cy="620" rx="40" ry="150" fill={palette.deep} />
      <path
        fill="none"
        stroke={palette.light}
        strokeWidth="18"
        strokeLinecap="round"
        d="M420 520H560M330 560Q346 536 372 526"
      />
      <Petals {...part()} />
      <OpenFlower ink={palette.flower} x={860} y={590} scale={2.1} turn={random.between(-40, 40)} />
      <CupFlower ink={palette.flower} x={1010} y={random.between(640, 700)} scale={1.5} turn={70} />
      <Bud ink={palette.flower} x={980} y={500} scale={1.5} turn={64} />
    </>
  );
}

/** The other half of the capsule, lying open. */
function Cap({ palette, x }: { palette: Palette; x: number }) {
  return (
    <g transform={`translate(${x} 940)rotate(12)`}>
      <path fill={palette.accent} d="M0-130H120A130 130 0 0 1 120 130H0A34 130 0 0 1 0-130z" />
      <ellipse rx="34" ry="130" fill={palette.accentDeep} />
      <path
        fill="none"
        stroke={palette.light}
        strokeWidth="16"
        strokeLinecap="round"
        d="M90-88H130Q190-80 210-40"
      />
    </g>
  );
}

function Tablet({ palette, x, y }: { palette: Palette; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="92" ry="44" cy="16" fill={palette.mid} />
      <ellipse rx="92" ry="44" fill={palette.light} />
      <path d="M-60 0H60" stroke={palette.far} strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

/** A capsule that opens, and petals pour out of it. */
export function Pill(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const tablets = [300, 560, 830].slice(random.whole(0, 1)).map((x) => x + random.whole(-70, 70));
  return (
    <>
      <path d={pebble(random, [820, 560], 520, 470)} fill={palette.haze} />
      <path d="M0 930H1600V1200H0z" fill={palette.far} />
      <g transform={`rotate(${random.whole(-44, -18)} 800 640)`}>
        <Capsule {...part()} />
      </g>
      <Cap palette={palette} x={random.whole(1150, 1330)} />
      {tablets.map((x) => (
        <Tablet key={x} palette={palette} x={x} y={random.whole(1010, 1110)} />
      ))}
    </>
  );
}
