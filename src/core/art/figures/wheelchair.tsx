import { limbPath } from "../branch";
import { points } from "../geometry";

/** Colours of a drawn person. */
export interface FigureInk {
  skin: string;
  hair: string;
  top: string;
  /** The nearer sleeve, a little apart from the top. */
  sleeve: string;
  legs: string;
  shoes: string;
}

export interface ChairInk {
  body: string;
  seat: string;
  tyre: string;
  hub: string;
}

export interface FigurePlace {
  x: number;
  /** Where the ground is. */
  y: number;
  scale?: number;
  /** Looks to the left instead of the right. */
  flip?: boolean;
}

export const standAt = ({ x, y, scale = 1, flip }: FigurePlace) =>
  `translate(${Math.round(x)} ${Math.round(y)})scale(${flip ? -scale : scale} ${scale})`;

const LEG = limbPath([
  {
    spine: points([-24, -106, 10, -112, 44, -104, 50, -100]),
    from: 36,
    to: 27,
    round: true,
  },
  {
    spine: points([46, -112, 60, -84, 68, -36]),
    from: 30,
    to: 16,
    round: true,
  },
]);
const SLEEVE = limbPath([
  {
    spine: points([-32, -164, -32, -138, -20, -120]),
    from: 27,
    to: 18,
    round: true,
  },
  {
    spine: points([-28, -128, -4, -120, 30, -133]),
    from: 22,
    to: 12,
    round: true,
  },
]);

/** A powered wheelchair seen from its right side, wheels on the ground line, about 150 wide. */
export function PoweredChair({ ink }: { ink: ChairInk }) {
  return (
    <>
      <path
        fill="none"
        stroke={ink.seat}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-43-86L-62-168M-69-188L-66-206M40-80L74-26L96-22"
      />
      <path stroke={ink.seat} strokeWidth="5" d="M-60-160L-69-190" />
      <path
        fill={ink.seat}
        d="M-52-92Q-52-98-44-98L40-96Q48-96 48-88Q48-80 40-80L-44-80Q-52-82-52-92zM-14-84L8-84L12-60L-18-60z"
      />
      <path fill={ink.body} d="M-60-42Q-58-66-34-70L32-70Q56-66 64-42L50-24L-48-24z" />
      <path
        fill={ink.tyre}
        d="M-34-34a34 34 0 1 0 68 0a34 34 0 1 0-68 0zM44-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM-72-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"
      />
      <path
        fill={ink.hub}
        d="M-16-34a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM54-16a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-62-16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
      />
    </>
  );
}

/** Someone driving a powered wheelchair, a hand on the joystick; 210 high, the origin on the ground under the seat. */
export function ChairUser(props: FigurePlace & { ink: FigureInk; chair: ChairInk; longHair?: boolean }) {
  const { ink, chair, longHair } = props;
  return (
    <g transform={standAt(props)}>
      <PoweredChair ink={chair} />
      <path fill={ink.legs} d={LEG} />
      <path fill={ink.shoes} d="M60-42Q70-46 77-40Q90-36 97-31Q99-24 92-24L64-24Q58-32 60-42z" />
      <path
        fill={ink.skin}
        d="M-40-172L-38-190L-18-188L-18-170zM-49-206C-49-222-38-231-26-230C-12-229-6-219-7-208L-3-199L-8-196C-8-186-14-182-22-183C-38-182-49-190-49-206z"
      />
      <path fill={ink.top} d="M-52-94C-59-124-60-154-50-168C-42-177-24-178-16-168C-8-150-6-116-4-94z" />
      <path
        fill={ink.hair}
        d={
          longHair
            ? "M-7-212C-18-210-27-214-30-219C-32-206-33-196-28-180C-30-164-48-158-56-166C-58-182-54-190-53-206C-53-226-40-237-25-236C-10-235-3-224-7-212z"
            : "M-7-212C-18-210-27-213-30-217C-30-208-32-202-38-198C-40-192-44-190-47-194C-52-200-53-206-53-210C-52-228-40-237-25-236C-10-235-3-224-7-212z"
        }
      />
      <path stroke={chair.seat} strokeWidth="9" strokeLinecap="round" d="M-50-116L26-116M34-116L38-134" />
      <path fill={ink.sleeve} d={SLEEVE} />
      <circle cx="36" cy="-136" r="9" fill={ink.skin} />
    </g>
  );
}
