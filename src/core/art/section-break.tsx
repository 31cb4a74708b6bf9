import { limbPath } from "./branch";
import { siteFlower } from "./colours";
import { flossPath } from "./floss";
import { Bud, CupFlower, OpenFlower } from "./flower";
import { points } from "./geometry";
import { createRandom } from "./random";

const WOOD = {
  1: limbPath([
    {
      spine: points([-20, 98, 170, 74, 380, 94, 560, 74, 740, 68]),
      from: 15,
      to: 1,
    },
    {
      spine: points([410, 88, 470, 72, 530, 40]),
      from: 7,
      to: 1,
    },
  ]),
  2: limbPath([
    {
      spine: points([1220, 30, 1020, 60, 820, 36, 640, 70, 450, 66]),
      from: 15,
      to: 1,
    },
    {
      spine: points([830, 44, 770, 64, 730, 104]),
      from: 7,
      to: 1,
    },
  ]),
  3: limbPath([
    {
      spine: points([506, 60, 440, 52, 400, 24, 340, 20]),
      from: 10,
      to: 1,
    },
    {
      spine: points([506, 60, 440, 74, 400, 70, 340, 96]),
      from: 10,
      to: 1,
    },
    {
      spine: points([744, 60, 790, 54, 810, 32, 850, 24]),
      from: 5,
      to: 2,
    },
    {
      spine: points([744, 60, 790, 64, 820, 86, 860, 88]),
      from: 5,
      to: 2,
    },
  ]),
} as const;

const SILK = {
  1: flossPath(createRandom(1), [840, 44], 22, -0.6, 9),
  2: flossPath(createRandom(3), [360, 44], 22, -2.4, 9),
  3: flossPath(createRandom(5), [930, 52], 22, -0.8, 9),
} as const;

const ink = siteFlower;

/** A nerve fibre in its sheath, opening into a bud at each end. */
function Nerve() {
  return (
    <>
      <path stroke={ink.calyx} strokeWidth="2.5" d="M500 60H750" />
      <path
        stroke={ink.calyx}
        strokeWidth="13"
        strokeLinecap="round"
        d="M552 60h30M612 60h30M672 60h30M850 24h0M860 88h0"
      />
      <OpenFlower ink={ink} x={494} y={60} scale={0.5} turn={20} plain />
    </>
  );
}

const BLOOM = {
  1: (
    <>
      <CupFlower ink={ink} x={600} y={82} scale={0.66} turn={-10} plain />
      <Bud ink={ink} x={738} y={68} scale={0.5} turn={66} />
    </>
  ),
  2: (
    <>
      <OpenFlower ink={ink} x={640} y={58} scale={0.8} turn={14} plain />
      <Bud ink={ink} x={452} y={67} scale={0.5} turn={-92} />
    </>
  ),
  3: <Nerve />,
} as const;

/** A thin branch between two sections of a page. It keeps its middle when the box is narrow. */
export function SectionBreak({ variant, className }: { variant: 1 | 2 | 3; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path stroke={ink.calyx} d={SILK[variant]} />
      <path fill={ink.calyx} d={WOOD[variant]} />
      {BLOOM[variant]}
    </svg>
  );
}
