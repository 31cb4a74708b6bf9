import { Held } from "./belongings";
import { type BodyProps, Figure } from "./figure";

const BACK = "M-40-104C-44-150-40-182-30-186H30C40-182 44-150 40-104z";
const HEADREST = "M-8-190V-206M8-190V-206M-26-236Q-30-208-22-204H22Q30-208 26-236z";
const BASE = "M-48-84H48Q58-82 58-68L52-24Q50-16 42-16H-42Q-50-16-52-24L-58-68Q-58-82-48-84z";
const TOP =
  "M-13-186C-28-184-37-178-37-166C-35-142-31-126-31-96H31C31-126 35-142 37-166C37-178 28-184 13-186Q0-177-13-186z";
const LEGS = "M-15-98L-18-76L-17-28M15-98L18-76L17-28";
const SHOES = "M-32-10C-34-22-26-30-17-30C-8-30-5-21-6-10zM32-10C34-22 26-30 17-30C8-30 5-21 6-10z";

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
export function Seated({ person, dark, arms = "down", turn }: BodyProps) {
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
      <path fill={person.top} d={TOP} />
      <path stroke={person.trim} strokeWidth="5" d="M-14-185Q0-171 14-185" />
      <path stroke={person.trim} strokeWidth="4" d={person.detail} transform="translate(0 -185)" />
      <path stroke={person.legs} strokeWidth="27" strokeLinejoin="round" d={LEGS} />
      <path fill={dark} d={SHOES} />
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
