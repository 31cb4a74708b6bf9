import type { ReactNode } from "react";
import { siteInk } from "../drawing";
import { Head } from "./head";
import { type Belonging, PEOPLE, type Person, type PersonName } from "./people";

export interface CastProps extends Pick<BodyProps, "arms" | "turn"> {
  name: PersonName;
  x: number;
  /** The line of the ground. */
  y: number;
  /** 1 draws a grown person 285 high. */
  scale?: number;
  /** The colour of what is darkest; drawings of the site follow the theme, pictures have a fixed one. */
  dark?: string;
}

/** One of the eight people, whole, on the ground at a place. */
export function Cast({ name, x, y, scale = 1, dark = siteInk.dark, arms, turn }: CastProps) {
  const person: Person = PEOPLE[name];
  const Body = person.chair ? Seated : Standing;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`}>
      <Body person={person} dark={dark} arms={arms} turn={turn} />
    </g>
  );
}

const BACK = "M-40-104C-44-150-40-182-30-186H30C40-182 44-150 40-104z";
const HEADREST = "M-8-190V-206M8-190V-206M-26-236Q-30-208-22-204H22Q30-208 26-236z";
const BASE = "M-48-84H48Q58-82 58-68L52-24Q50-16 42-16H-42Q-50-16-52-24L-58-68Q-58-82-48-84z";
const SEATED_TOP =
  "M-13-186C-28-184-37-178-37-166C-35-142-31-126-31-96H31C31-126 35-142 37-166C37-178 28-184 13-186Q0-177-13-186z";
const SEATED_LEGS = "M-15-98L-18-76L-17-28M15-98L18-76L17-28";
const SEATED_SHOES = "M-32-10C-34-22-26-30-17-30C-8-30-5-21-6-10zM32-10C34-22 26-30 17-30C8-30 5-21 6-10z";

/** Arms as path data of strokes: both hands rest, the left on the joystick; or one waves. */
const REST = {
  upper: "M-31-168Q-50-158-53-142M31-168Q50-158 53-142",
  fore: "M-53-142V-132M53-142V-130",
  hands: "M-52-126h0M52-122h0",
  fingers: "M-46-124l4 5M46-120l-4 6",
};
const WAVE = {
  upper: "M-31-168Q-50-158-53-142M31-168Q50-156 60-170",
  fore: "M-53-142V-132M60-170Q66-184 62-204",
  hands: "M-52-126h0M62-216h0",
  fingers: "M-46-124l4 5M56-220l-5-11M61-222v-13M67-220l4-11M56-213l-9-3",
};

/** A person in a powered wheelchair, a hand on the joystick: on the ground at the origin, about 255 high. */
function Seated({ person, dark, arms = "down", turn }: BodyProps) {
  const wave = arms === "wave";
  return (
    <Figure
      person={person}
      dark={dark}
      turn={turn}
      neck={190}
      atHead={
        person.air === "mouthpiece" ? (
          <path
            fill="none"
            stroke="#4A5563"
            strokeWidth="5"
            strokeLinecap="round"
            d="M58 78C66 40 44 24 14 19"
          />
        ) : null
      }
    >
      <path fill="#4A5563" stroke="#4A5563" strokeWidth="6" d={HEADREST} />
      <path fill="#4A5563" d={BACK} />
      <path stroke={dark} strokeWidth="20" d="M-58-58V-10M58-58V-10" />
      <path stroke="#F4F1EA" strokeWidth="5" d="M-58-44V-24M58-44V-24" />
      <path fill={person.chair} d={BASE} />
      <path stroke={dark} strokeWidth="10" d="M-52-84V-116M52-84V-116M-52-118V-114M52-118V-114M-34-7H34" />
      <path fill={person.skin} d="M-10-200h20v16q-10 10-20 0z" />
      <path fill={person.top} d={SEATED_TOP} />
      <path stroke={person.trim} strokeWidth="5" d="M-14-185Q0-171 14-185" />
      <path stroke={person.trim} strokeWidth="4" d={person.detail} transform="translate(0 -185)" />
      <path stroke={person.legs} strokeWidth="27" strokeLinejoin="round" d={SEATED_LEGS} />
      <path fill={dark} d={SEATED_SHOES} />
      <path stroke={dark} strokeWidth="6" d="M-52-118V-132" />
      {person.holds ? (
        <g transform="translate(2 -92)">
          <Held what={person.holds} person={person} />
        </g>
      ) : null}
      <path stroke={person.top} strokeWidth="23" strokeLinejoin="round" d={wave ? WAVE.upper : REST.upper} />
      <path stroke={person.top} strokeWidth="18" strokeLinejoin="round" d={wave ? WAVE.fore : REST.fore} />
      <path stroke={person.skin} strokeWidth="16" d={wave ? WAVE.hands : REST.hands} />
      <path stroke={person.skin} strokeWidth="6.5" d={wave ? WAVE.fingers : REST.fingers} />
    </Figure>
  );
}

const STANDING_LEGS = "M-15-116L-19-62L-21-14M15-116L18-62L21-14";
const STANDING_SHOES = "M-38 0C-40-10-31-17-21-17C-12-17-9-9-10 0zM9 0C8-10 13-17 21-17C32-17 44-10 46 0z";
const STANDING_TOP =
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
function Standing({ person, dark, arms = "down", turn }: BodyProps) {
  const { upper, fore, hands, fingers } = ARMS[person.carries ? "hold" : person.crutch ? "crutch" : arms];
  return (
    <Figure person={person} dark={dark} turn={turn} neck={212}>
      <path stroke={person.legs} strokeWidth="29" strokeLinejoin="round" d={STANDING_LEGS} />
      <path fill={dark} d={STANDING_SHOES} />
      <path fill={person.skin} d={NECK} />
      <path fill={person.top} d={STANDING_TOP} />
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

/** A way to hold the arms. */
type Arms = "down" | "wave" | "serve";

/** The properties of a drawn person, on foot or in a wheelchair. */
interface BodyProps {
  person: Person;
  /** The colour of what is darkest: black hair, tyres, shoes. */
  dark: string;
  arms?: Arms;
  /** The turn of the face, -6 (to its right, our left) to 6; from 5 on it is seen in three-quarter view. */
  turn?: number;
}

interface FigureProps extends Omit<BodyProps, "arms"> {
  /** The height of the neck of a grown person of middle height. */
  neck: number;
  /** The body of a grown person of middle height. */
  children: ReactNode;
  /** Things that move with the head. */
  atHead?: ReactNode;
}

/** A person of any size: the body, made as small as the person is, and the head, which is never as small as that. */
function Figure({ person, dark, turn, neck, children, atHead }: FigureProps) {
  const { size } = person;
  const head = (0.55 + 0.45 * size) * 0.86;
  return (
    <>
      <g transform={size === 1 ? undefined : `scale(${size})`} fill="none" strokeLinecap="round">
        {children}
      </g>
      <g transform={`translate(0 ${Math.round(-neck * size - 27 * head)})scale(${head.toFixed(2)})`}>
        <Head person={person} dark={dark} turn={turn} />
        {atHead}
      </g>
    </>
  );
}

/** Something held, where the hand is at the origin; a book lies on the lap, its lower edge at the origin. */
function Held({ what, person }: { what: Belonging; person: Person }) {
  if (what === "bag")
    return (
      <>
        <path stroke="#5B6675" strokeWidth="4" d="M-6 2L-13 28M6 2L13 28" />
        <path fill={person.trim} d="M-24 26H24L29 82Q0 88-29 82z" />
        <path fill="#B93A1E" d="M0 42c9-8 17 1 10 9c6 8-5 16-10 8c-5 8-16 0-10-8c-7-8 1-17 10-9z" />
      </>
    );
  if (what === "flower")
    return (
      <g transform="rotate(-34)">
        <path stroke="#4A7B63" strokeWidth="4.5" d="M0 12Q6-24 2-50" />
        <path fill="#4A7B63" d="M3-18Q18-28 22-42Q6-38 3-18z" />
        <path fill="#B93A1E" d="M2-48C-20-52-24-76-11-80C-5-96 9-96 15-80C28-76 24-52 2-48z" />
        <path fill="#E9A63F" d="M-4-69a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
      </g>
    );
  return (
    <>
      <path fill="#FFFDF8" d="M-26-4L-22-26Q0-32 22-26L26-4Q0-10-26-4z" />
      <path stroke="#2F7F84" strokeWidth="3" d="M-26-4L-22-26Q0-32 22-26L26-4Q0-10-26-4zM0-29V-8" />
    </>
  );
}
