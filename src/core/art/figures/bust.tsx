import type { FigureInk } from "./wheelchair";

const HAIR = [
  "M-62-172C-70-250 70-250 62-172C54-200 40-214 20-218C-8-206-44-206-62-172z",
  "M-66-96C-92-180-74-254 0-254C74-254 92-180 66-96C60-92 48-96 44-104C60-150 54-196 20-214C-6-200-50-196-54-160C-56-136-52-118-44-104C-48-96-58-92-66-96z",
  "M-60-176C-64-206-50-226-34-232C-46-262-22-286 0-282C24-286 46-262 34-232C52-226 66-204 60-176C48-200 30-208 0-208C-30-208-50-200-60-176z",
  "M-62-168C-76-214-48-250-6-248C50-256 76-214 62-168C56-186 54-200 44-208C10-196-24-200-46-212C-54-200-58-186-62-168z",
] as const;

/** Someone facing us, from the chest up, the origin at the middle of the lower edge; 260 wide, 260 high. */
export function Bust({ ink, hair, headrest }: { ink: FigureInk; hair: number; headrest?: string }) {
  return (
    <>
      {headrest ? (
        <path fill={headrest} d="M-84-206Q-84-232-60-232H60Q84-232 84-206V-150H-84zM-22-160H22V-60H-22z" />
      ) : null}
      {hair % 4 === 1 ? <path fill={ink.hair} d="M-64-180H64V-96H-64z" /> : null}
      <path fill={ink.skin} d="M-24-110V-60Q0-36 24-60V-110z" />
      <path fill={ink.top} d="M-130 0C-128-62-92-76-30-84Q0-50 30-84C92-76 128-62 130 0z" />
      <path fill={ink.skin} d="M-58-176C-58-240 58-240 58-176C58-120 30-88 0-88C-30-88-58-120-58-176z" />
      <path fill={ink.hair} d={HAIR[hair % 4] ?? HAIR[0]} />
      <path
        fill="none"
        stroke={ink.hair}
        strokeWidth="5"
        strokeLinecap="round"
        d="M-28-164q8-7 16 0M12-164q8-7 16 0M-18-124q18 16 36 0"
      />
    </>
  );
}
