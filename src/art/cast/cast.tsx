import { siteInk } from "../colours";
import type { BodyProps } from "./figure";
import { PEOPLE, type Person, type PersonName } from "./people";
import { Seated } from "./seated";
import { Standing } from "./standing";

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
