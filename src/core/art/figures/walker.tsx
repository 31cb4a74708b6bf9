import { limbPath } from "../branch";
import { points } from "../geometry";
import { type FigureInk, type FigurePlace, standAt } from "./wheelchair";

const FAR_LEG = limbPath([
  {
    spine: points([-2, -128, -10, -92, -16, -66, -30, -34, -40, -10]),
    from: 40,
    to: 15,
    round: true,
  },
]);
const NEAR_LEG = limbPath([
  {
    spine: points([2, -128, 12, -92, 22, -62, 26, -34, 30, -8]),
    from: 42,
    to: 16,
    round: true,
  },
]);
const FAR_ARM = limbPath([
  {
    spine: points([4, -194, 18, -166, 26, -146, 44, -126]),
    from: 26,
    to: 13,
    round: true,
  },
]);
const NEAR_ARM = limbPath([
  {
    spine: points([-8, -196, -20, -168, -28, -148, -26, -122]),
    from: 30,
    to: 14,
    round: true,
  },
]);
const REACHING_ARM = limbPath([
  {
    spine: points([0, -194, 22, -176, 44, -166, 70, -176]),
    from: 30,
    to: 13,
    round: true,
  },
]);

const HAIR = {
  short:
    "M19-240C8-238-2-240-6-246C-6-236-9-230-15-226C-17-220-22-222-23-228C-28-240-25-252-18-258C-6-268 14-264 19-252z",
  bob: "M19-240C8-238 0-241-5-247C-4-232-4-224-3-214C-12-208-24-211-28-219C-30-236-28-250-19-259C-6-268 15-264 19-252z",
  bun: "M19-240C8-238-2-240-6-246C-6-236-10-228-16-224C-22-226-25-234-24-240C-36-236-42-246-37-254C-32-260-24-258-21-256C-8-268 14-264 19-252z",
} as const;

/** Someone walking to the right, 262 high, the origin on the ground between the feet. */
export function Walker(
  props: FigurePlace & { ink: FigureInk; hair?: keyof typeof HAIR; dress?: boolean; reaching?: boolean },
) {
  const { ink, hair = "short", dress, reaching } = props;
  return (
    <g transform={standAt(props)}>
      {reaching ? null : <path fill={ink.top} d={FAR_ARM} />}
      {reaching ? null : <circle cx="47" cy="-123" r="8" fill={ink.skin} />}
      <path fill={ink.legs} d={FAR_LEG + NEAR_LEG} />
      <path
        fill={ink.shoes}
        d="M-48-18L-34-10Q-32-2-24 0L-50 0Q-54-10-48-18zM22-16L38-16Q44-8 56-5Q58 0 52 0L22 0z"
      />
      <path
        fill={ink.skin}
        d="M-10-200L-10-224L10-222L10-200zM-18-238C-18-252-8-260 3-259C15-258 21-250 20-239L25-229L20-227C20-216 14-211 6-212C-8-211-18-221-18-238z"
      />
      <path
        fill={ink.top}
        d={
          dress
            ? "M-20-202C-10-211 10-211 19-202C25-176 26-154 30-134C38-104 44-84 46-70C16-60-18-60-42-68C-36-92-30-112-26-136C-26-160-26-184-20-202z"
            : "M-20-202C-10-211 10-211 19-202C26-176 27-146 26-108C10-102-14-102-28-108C-28-146-27-180-20-202z"
        }
      />
      <path fill={ink.hair} d={HAIR[hair]} />
      <path fill={ink.sleeve} d={reaching ? REACHING_ARM : NEAR_ARM} />
      <circle cx={reaching ? 76 : -26} cy={reaching ? -179 : -117} r="9" fill={ink.skin} />
    </g>
  );
}
