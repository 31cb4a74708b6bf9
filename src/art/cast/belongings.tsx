import type { Belonging, Person } from "./people";

/** Something held, where the hand is at the origin; a book lies on the lap, its lower edge at the origin. */
export function Held({ what, person }: { what: Belonging; person: Person }) {
  if (what === "bag")
    return (
      <>
        <path stroke="#5B6675" strokeWidth="4" d="M-6 2L-13 28M6 2L13 28" />
        <path fill={person.trim} d="M-24 26H24L29 82Q0 88-29 82z" />
        <path fill="#B93A1E" d="M0 42c9-8 17 1 10 9c6 8-5 16-10 8c-5 8-16 0-10-8c-7-8 1-17 10-9z" />
      </>
    );
  if (what === "flower")
    return (
      <g transform="rotate(-34)">
        <path stroke="#4A7B63" strokeWidth="4.5" d="M0 12Q6-24 2-50" />
        <path fill="#4A7B63" d="M3-18Q18-28 22-42Q6-38 3-18z" />
        <path fill="#B93A1E" d="M2-48C-20-52-24-76-11-80C-5-96 9-96 15-80C28-76 24-52 2-48z" />
        <path fill="#E9A63F" d="M-4-69a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
      </g>
    );
  return (
    <>
      <path fill="#FFFDF8" d="M-26-4L-22-26Q0-32 22-26L26-4Q0-10-26-4z" />
      <path stroke="#2F7F84" strokeWidth="3" d="M-26-4L-22-26Q0-32 22-26L26-4Q0-10-26-4zM0-29V-8" />
    </>
  );
}
