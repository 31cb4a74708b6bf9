import { Held } from "./belongings";
import { type Arms, type BodyProps, Figure } from "./figure";
import { Head } from "./head";
import { PEOPLE } from "./people";

const LEGS = "M-15-116L-19-62L-21-14M15-116L18-62L21-14";
const SHOES = "M-38 0C-40-10-31-17-21-17C-12-17-9-9-10 0zM9 0C8-10 13-17 21-17C32-17 44-10 46 0z";
const TOP =
  "M-14-208C-30-206-40-200-40-188C-38-164-31-146-33-104Q0-94 33-104C31-146 38-164 40-188C40-200 30-206 14-208Q0-198-14-208z";
const NECK = "M-10-222h20v16q-10 10-20 0z";
const COLLAR = "M-15-207Q0-192 15-207";

/** A cup of tea on the hand that serves. */
const CUP = "M-116-180H-84Q-85-158-94-154H-106Q-115-158-116-180z";

/** A pair of arms as path data of strokes; a forearm is thinner than what is above the elbow. */
interface ArmPaths {
  upper: string;
  fore: string;
  hands: string;
  fingers: string;
}

const NEAR = {
  upper: "M-33-188Q-46-172-48-150",
  fore: "M-48-150Q-48-136-45-122",
  hand: "M-45-110v3",
  thumb: "M-38-116l5 8",
};

const ARMS: Record<Arms | "crutch" | "hold", ArmPaths> = {
  down: {
    upper: `${NEAR.upper}M33-188Q46-172 48-150`,
    fore: `${NEAR.fore}M48-150Q48-136 45-122`,
    hands: `${NEAR.hand}M45-110v3`,
    fingers: `${NEAR.thumb}M38-116l-5 8`,
  },
  wave: {
    upper: `${NEAR.upper}M33-188Q52-176 62-190`,
    fore: `${NEAR.fore}M62-190Q68-204 64-226`,
    hands: `${NEAR.hand}M64-239v2`,
    fingers: `${NEAR.thumb}M58-243l-5-12M63-245l-1-14M69-243l4-12M57-236l-9-3`,
  },
  serve: {
    upper: "M-33-188Q-50-172-56-152M33-188Q46-172 48-150",
    fore: "M-56-152Q-66-140-84-144M48-150Q48-136 45-122",
    hands: "M-94-146l-4-1M45-110v3",
    fingers: "M-100-152l-8-3M38-116l-5 8",
  },
  crutch: {
    upper: `${NEAR.upper}M33-188Q50-174 52-154`,
    fore: `${NEAR.fore}M52-154V-136`,
    hands: `${NEAR.hand}M54-124h0`,
    fingers: `${NEAR.thumb}M50-120h9`,
  },
  hold: {
    upper: "M-33-188Q-56-164-52-138M33-188Q56-164 52-136",
    fore: "M-52-138Q-46-116-16-104M52-136Q46-110 14-97",
    hands: "M-4-102h0M4-93h0",
    fingers: "M2-108l8 2",
  },
};

/** A person on foot: feet on the ground at the origin, about 285 high. */
export function Standing({ person, dark, arms = "down", turn }: BodyProps) {
  const { upper, fore, hands, fingers } = ARMS[person.carries ? "hold" : person.crutch ? "crutch" : arms];
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
      <path stroke={person.top} strokeWidth="25" strokeLinejoin="round" d={upper} />
      <path stroke={person.top} strokeWidth="20" strokeLinejoin="round" d={fore} />
      {arms === "serve" ? <path fill="#FFFDF8" stroke="#2F7F84" strokeWidth="3" d={CUP} /> : null}
      {person.holds && arms !== "serve" ? (
        <g transform="translate(-46 -108)">
          <Held what={person.holds} person={person} />
        </g>
      ) : null}
      <path stroke={person.skin} strokeWidth="17" d={hands} />
      <path stroke={person.skin} strokeWidth="7" d={fingers} />
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
