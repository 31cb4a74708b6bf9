import { siteInk } from "../colours";
import { PEOPLE, type Person, type PersonName } from "./people";
import { Seated } from "./seated";
import { type Arms, Standing } from "./standing";

export interface CastProps {
  name: PersonName;
  x: number;
  /** The line of the ground. */
  y: number;
  /** 1 draws a grown person 285 high. */
  scale?: number;
  /** The colour of what is darkest; drawings of the site follow the theme, pictures have a fixed one. */
  dark?: string;
  arms?: Arms;
  /** The turn of the face, -6 to 6. */
  turn?: number;
}

/** One of the eight people, whole, on the ground at a place. */
export function Cast({ name, x, y, scale = 1, dark = siteInk.dark, arms, turn }: CastProps) {
  const person: Person = PEOPLE[name];
  const { chair } = person;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`}>
      {chair ? (
        <Seated person={{ ...person, chair }} dark={dark} arms={arms} turn={turn} />
      ) : (
        <Standing person={person} dark={dark} arms={arms} turn={turn} />
      )}
    </g>
  );
}
