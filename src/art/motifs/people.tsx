import { Cast, type CastProps } from "../cast/cast";
import type { PersonName } from "../cast/people";

type Place = Pick<CastProps, "x" | "y" | "scale" | "turn" | "arms"> & {
  /** Who it is; neighbours take different numbers. */
  cast: number;
};

/** Black hair, tyres and shoes in pictures, which have no theme. */
export const DARK = "#241F26";

const DRIVERS: readonly PersonName[] = ["lawyer", "girl", "student"];
const STROLLERS: readonly PersonName[] = ["carer", "grandmother", "walker", "father"];

const pick = (names: readonly PersonName[], cast: number): PersonName =>
  names[cast % names.length] ?? "student";

/** One of the people who drive a powered wheelchair. */
export function Driver({ cast, ...place }: Place) {
  return <Cast {...place} name={pick(DRIVERS, cast)} dark={DARK} />;
}

/** One of the people on foot. */
export function Stroller({ cast, ...place }: Place) {
  return <Cast {...place} name={pick(STROLLERS, cast)} dark={DARK} />;
}
