import type { ReactNode } from "react";
import { Head } from "./head";
import type { Person } from "./people";

/** A way to hold the arms. */
export type Arms = "down" | "wave" | "serve";

/** The properties of a drawn person, on foot or in a wheelchair. */
export interface BodyProps {
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
export function Figure({ person, dark, turn, neck, children, atHead }: FigureProps) {
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
