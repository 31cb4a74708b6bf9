import { type Arms, type BodyProps, Figure } from "./figure";
import { Head } from "./head";
import { PEOPLE } from "./people";

const LEGS = "M-15-116L-17-62L-18-14M15-116L17-62L18-14";
const SHOES = "M-34 0C-36-10-28-17-18-17C-9-17-6-9-7 0zM34 0C36-10 28-17 18-17C9-17 6-9 7 0z";
const TOP =
  "M-14-208C-30-206-40-200-40-188C-38-164-31-146-33-104Q0-94 33-104C31-146 38-164 40-188C40-200 30-206 14-208Q0-198-14-208z";
const NECK = "M-10-222h20v16q-10 10-20 0z";
const COLLAR = "M-15-207Q0-192 15-207";

/** Sleeves and hands of both arms: path data of the strokes, and the middles of the hands. */
const ARMS: Record<Arms | "crutch" | "hold", { near: string; hands: string }> = {
  down: { near: "M-35-190Q-50-158-46-122M35-190Q50-158 46-122", hands: "M-46-110h0M46-110h0" },
  wave: { near: "M-35-190Q-50-158-46-122M35-190Q66-178 64-226", hands: "M-46-110h0M64-240h0" },
  crutch: { near: "M-35-190Q-50-158-46-122M35-190Q54-168 52-134", hands: "M-46-110h0M54-124h0" },
  hold: { near: "M-35-190Q-62-140-34-112L-14-104M35-190Q62-140 34-106L12-96", hands: "M-4-102h0M4-93h0" },
};

/** A person on foot who looks at us: feet on the ground at the origin, about 285 high. */
export function Standing({ person, dark, arms = "down", turn }: BodyProps) {
  const { near, hands } = ARMS[person.carries ? "hold" : person.crutch ? "crutch" : arms];
  return (
    <Figure person={person} dark={dark} turn={turn} neck={212}>
      <path stroke={person.legs} strokeWidth="29" strokeLinejoin="round" d={LEGS} />
      <path fill={dark} d={SHOES} />
      <path fill={person.skin} d={NECK} />
      <path fill={person.top} d={TOP} />
      <path stroke={person.trim} strokeWidth="5" d={COLLAR} />
      <path stroke={person.trim} strokeWidth="4" d={person.detail} transform="translate(0 -207)" />
      {person.carries ? <Baby dark={dark} /> : null}
      {person.crutch ? <path stroke="#4A5563" strokeWidth="6" d="M62-172L54-124L66-3M44-124h16" /> : null}
      <path stroke={person.top} strokeWidth="22" strokeLinejoin="round" d={near} />
      <path stroke={person.skin} strokeWidth="19" d={hands} />
    </Figure>
  );
}

/** The baby in a sling, in the arms of a grown person of middle height. */
function Baby({ dark }: { dark: string }) {
  const { baby } = PEOPLE;
  return (
    <>
      <path fill={baby.top} d="M-30-158C-36-124-24-98 0-94C24-98 36-124 30-158Q0-140-30-158z" />
      <g transform="translate(0 -166)scale(.6)">
        <Head person={baby} dark={dark} />
      </g>
    </>
  );
}
