import { Cast, type CastProps } from "./cast";
import { PEOPLE, type Person } from "./people";

/** The height of the shoulders of a grown person, in a wheelchair and on foot. */
const SHOULDERS = { seated: 188, standing: 207 };
/** The part of the shoulders' width that a frame is left with. */
const SHOWN = 96;

/** One of the eight people from the chest up; the frame has to cut off the rest below the origin. 260 high. */
export function Bust({ name, ...rest }: Pick<CastProps, "name" | "dark" | "turn">) {
  const { chair, size }: Person = PEOPLE[name];
  const shoulders = (chair ? SHOULDERS.seated : SHOULDERS.standing) * size;
  const scale = 1.9 / (0.5 + size / 2);
  return <Cast name={name} x={0} y={shoulders * scale - SHOWN} scale={Number(scale.toFixed(2))} {...rest} />;
}
