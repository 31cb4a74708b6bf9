import type { HairCut, Person, Smile } from "./people";

/** Looks at us. */
const FRONT: Face = {
  outline:
    "M-28-8C-30-46 30-46 28-8C31-10 35-6 33 0C32 5 29 6 27 4C23 20 11 31 0 31C-11 31-23 20-27 4C-29 6-32 5-33 0C-35-6-31-10-28-8z",
  cheeks: "M-24 8a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0zM11 8a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0z",
  eyes: "M-14-3a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0zM7.6-3a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0z",
  shut: "M-16-1q5-6 10 0M6-1q5-6 10 0",
  brows: "M-17-12q6-4 11-1M6-13q5-3 11 1",
  youngBrows: "M-15-12q4-3 8-1M7-13q4-2 8 1",
  nose: "M1-1q4 8-2 9",
  lines: "M-20 6q2 3 1 6M20 6q-2 3-1 6",
  mouth: {
    open: "M-10 14q10 3 20 0q-2 9-10 9t-10-9z",
    soft: "M-9 16q9 7 18 0",
    laugh: "M-11 13q11 3 22 0q-1 12-11 12t-11-12z",
  },
  glasses:
    "M-20-3a9 8.5 0 1 0 18 0a9 8.5 0 1 0-18 0zM2-3a9 8.5 0 1 0 18 0a9 8.5 0 1 0-18 0zM-2-4q2-2 4 0M-20-5l-7-2M20-5l7-2",
};

/** Looks to our right, one ear hidden. */
const THREE_QUARTER: Face = {
  outline:
    "M-28-8C-30-46 28-46 28-12C28-5 30 0 30 6C29 10 27 12 26 16C22 26 13 32 4 31C-9 30-22 20-26 5C-28 7-32 5-33 0C-35-6-31-10-28-8z",
  cheeks: "M-13 9a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0zM18 8a4.5 4.6 0 1 0 9 0a4.5 4.6 0 1 0-9 0z",
  eyes: "M-1.6-3a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0zM17.4-3a2.7 3.9 0 1 0 5.4 0a2.7 3.9 0 1 0-5.4 0z",
  shut: "M-3-1q5-6 10 0M16-1q4-6 8 0",
  brows: "M-5-12q6-4 11-1M16-13q4-2 8 1",
  youngBrows: "M-3-12q4-3 8-1M16-13q3-2 7 1",
  nose: "M13-1q6 7-1 9",
  lines: "M-8 6q2 3 1 6",
  mouth: {
    open: "M2 14q9 3 18-.5q-2 9-9 9.3t-9-8.8z",
    soft: "M3 16q8 7 16-1",
    laugh: "M1 13q10 3 20-.5q-1 11.5-10 11.8t-10-11.3z",
  },
  glasses:
    "M-8-3a9 8.5 0 1 0 18 0a9 8.5 0 1 0-18 0zM13-3a7 8.3 0 1 0 14 0a7 8.3 0 1 0-14 0zM10-4q1.5-2 3 0M-8-5l-20-2",
};

/** Path data of hair behind the head. */
const BEHIND: Partial<Record<HairCut, string>> = {
  bob: "M-33-8C-36-46 36-46 33-8C35 10 34 20 30 27C16 33-16 33-30 27C-34 20-35 10-33-8z",
  pigtails:
    "M-30-14C-44-22-54-12-54 4C-54 18-46 26-40 24C-36 14-34 2-29-4zM30-14C44-22 54-12 54 4C54 18 46 26 40 24C36 14 34 2 29-4z",
  ponytail: "M12-30C40-40 52-14 46 10C44 24 36 32 30 38C32 20 26 0 16-14z",
  bun: "M-15-39a15 14 0 1 0 30 0a15 14 0 1 0-30 0z",
};

/** Path data of hair before the head. */
const BEFORE: Record<HairCut, string> = {
  short: "M-29-2C-34-24-26-41-6-43C16-46 34-32 29-2C26-8 25-14 22-19C10-16-8-16-20-22C-24-16-27-10-29-2z",
  swept: "M-29 0C-36-26-24-46 2-46C26-47 38-28 29 0C27-8 26-14 24-18C8-18-4-24-10-31C-14-22-26-18-29 0z",
  bob: "M-30 6C-34-30-20-43 0-43C20-43 34-30 30 6C27-2 26-8 25-14C8-14-4-19-12-27C-15-19-22-13-25-12C-27-6-28 0-30 6z",
  pigtails: "M-29-2C-32-30-18-42 0-42C18-42 32-30 29-2C26-12 18-20 0-23C-18-20-26-12-29-2z",
  ponytail: "M-29 0C-33-28-20-43 2-43C22-43 33-28 29 0C27-9 22-17 14-22C0-18-18-17-24-13C-26-9-28-5-29 0z",
  bun: "M-29-1C-33-28-18-40 0-40C18-40 33-28 29-1C26-13 14-22 0-25C-14-22-26-13-29-1z",
  tuft: "M-13-34C-10-42-2-44 4-40C2-46 12-48 14-41C10-41 10-37 13-33C4-30-6-30-13-34z",
  receding:
    "M-29 2C-35-20-30-34-16-41C-4-45 10-44 18-40C30-33 35-20 29 2C27-8 26-14 23-20C16-30 6-33-4-32C-14-31-21-26-23-18C-26-12-27-6-29 2z",
};

const BEARD = "M-28 0C-25 22-12 34 0 34C12 34 25 22 28 0C23 10 16 9 10 8C4 6-4 6-10 8C-16 9-23 10-28 0z";
const LIP = "#7A2E1E";
const EYE = "#1D2733";

/** From this turn on a head is seen in three-quarter view. */
const THREE_QUARTER_FROM = 5;

interface HeadProps {
  person: Person;
  /** The colour of black hair. */
  dark: string;
  /** The turn of the face, -6 (to its right, our left) to 6; from 5 on it is seen in three-quarter view. */
  turn?: number;
}

/** A head, its middle at the origin; 66 wide and 78 high without what the hair adds. */
export function Head({ person, dark, turn = 0 }: HeadProps) {
  const isTurned = Math.abs(turn) >= THREE_QUARTER_FROM;
  const face = isTurned ? THREE_QUARTER : FRONT;
  const { cut, hair = dark, skin } = person;
  const away = isTurned ? 3 : 0;
  return (
    <g transform={isTurned && turn < 0 ? "scale(-1 1)" : undefined}>
      {BEHIND[cut] ? <path fill={hair} d={BEHIND[cut]} transform={shifted(-away)} /> : null}
      <path fill={skin} d={face.outline} />
      {person.beard ? <path fill={hair} d={BEARD} transform={shifted(away)} /> : null}
      <g transform={shifted(isTurned ? 0 : turn)} fill="none" strokeLinecap="round">
        <Features person={person} face={face} />
      </g>
      <path fill={hair} d={BEFORE[cut]} transform={shifted(isTurned ? 1 : 0)} />
      {cut === "pigtails" ? <path fill={person.trim} d="M-36-14l8-4l3 9l-8 4zM36-14l-8-4l-3 9l8 4z" /> : null}
      {person.air === "mask" ? <Mask /> : null}
    </g>
  );
}

const shifted = (x: number) => (x === 0 ? undefined : `translate(${x})`);

/** Cheeks, eyes, nose, mouth and glasses. */
function Features({ person, face }: { person: Person; face: Face }) {
  const { smile, line, size, old, glasses } = person;
  return (
    <>
      <path fill="#C9492B" opacity=".22" d={face.cheeks} />
      {smile === "laugh" ? (
        <path stroke={EYE} strokeWidth="2.8" d={face.shut} />
      ) : (
        <path fill={EYE} d={face.eyes} />
      )}
      <path
        stroke={EYE}
        strokeWidth="2.2"
        opacity={old ? 0.45 : 0.75}
        d={size < 0.8 ? face.youngBrows : face.brows}
      />
      <path stroke={line} strokeWidth="2.4" d={old ? face.nose + face.lines : face.nose} />
      <Mouth smile={smile} face={face} />
      {glasses ? <path stroke={EYE} strokeWidth="2.2" d={face.glasses} /> : null}
    </>
  );
}

function Mouth({ smile, face }: { smile: Smile; face: Face }) {
  return (
    <path
      fill={smile === "soft" ? undefined : "#FFFDF8"}
      stroke={LIP}
      strokeWidth="2.4"
      strokeLinejoin="round"
      d={face.mouth[smile]}
    />
  );
}

/** A mask over the nose of a head, with its strap and the beginning of its hose. */
function Mask() {
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="#2F7F84" strokeWidth="4" d="M-31-8L-9 0M31-8L9 0" />
      <path stroke="#C6DEE1" strokeWidth="8" d="M0 8C0 26 26 24 44 30" />
      <path fill="#EAF2EE" stroke="#2F7F84" strokeWidth="3" d="M-9 9C-11-2-5-8 0-8C5-8 11-2 9 9Q0 14-9 9z" />
    </g>
  );
}

/** Path data of a face, its middle at the origin. */
interface Face {
  /** The head with its ears. */
  outline: string;
  cheeks: string;
  eyes: string;
  /** Eyes of whoever laughs. */
  shut: string;
  brows: string;
  /** Of children. */
  youngBrows: string;
  nose: string;
  /** Lines of age. */
  lines: string;
  mouth: Record<Smile, string>;
  glasses: string;
}
