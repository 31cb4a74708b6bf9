import { Bud, CupFlower, OpenFlower } from "../flower";
import { type Point, polar } from "../geometry";
import { type MotifProps, pebble } from "./stage";

const PETAL = "M0 0C-22-14-52-60-46-98C-38-134 26-136 46-104C60-66 24-16 0 0z";

/** A capsule that opens, and petals pour out of it. */
export function Pill({ palette, random }: MotifProps) {
  const lean = random.between(-42, -22);
  const stream = Array.from({ length: 15 }, (_, i) => {
    const at: Point = polar([900, 560], (random.between(-22, 34) * Math.PI) / 180, 90 + i * 46);
    return { at, turn: random.between(0, 360), scale: random.between(0.55, 1.05), fill: i % 3 === 0 ? palette.flower.shade : palette.flower.petal };
  });
  const tablets = Array.from({ length: 3 }, (_, i): Point => [random.between(180, 560) + i * 330, random.between(980, 1080)]);
  return (
    <>
      <path d={pebble(random, [820, 560], 520, 470)} fill={palette.haze} />
      <path d="M0 930H1600V1200H0z" fill={palette.far} />
      <g transform={`rotate(${Math.round(lean)} 800 640)`}>
        <path fill={palette.light} d="M800 470H1010A150 150 0 0 1 1010 770H800z" opacity="0" />
        <path fill={palette.near} d="M700 470H420A150 150 0 0 0 420 770H700A40 150 0 0 0 700 470z" />
        <ellipse cx="700" cy="620" rx="40" ry="150" fill={palette.deep} />
        <path fill="none" stroke={palette.light} strokeWidth="18" strokeLinecap="round" d="M420 520H560M330 560Q346 536 372 526" />
        {stream.map(({ at, turn, scale, fill }) => (
          <path key={at[0]} d={PETAL} fill={fill} transform={`translate(${Math.round(at[0] - 100)} ${Math.round(at[1])})rotate(${Math.round(turn)})scale(${scale.toFixed(2)})`} />
        ))}
        <OpenFlower ink={palette.flower} x={860} y={590} scale={2.1} turn={random.between(-40, 40)} />
        <CupFlower ink={palette.flower} x={1010} y={random.between(640, 700)} scale={1.5} turn={70} />
        <Bud ink={palette.flower} x={980} y={500} scale={1.5} turn={64} />
      </g>
      {tablets.map(([x, y]) => (
        <g key={x} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <ellipse rx="92" ry="44" cy="16" fill={palette.mid} />
          <ellipse rx="92" ry="44" fill={palette.light} />
          <path d="M-60 0H60" stroke={palette.far} strokeWidth="7" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}
