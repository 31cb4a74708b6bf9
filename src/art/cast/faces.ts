import type { Smile } from "./people";

/** Path data of a face, its middle at the origin. */
export interface Face {
  /** The head with its ears. */
  outline: string;
  cheeks: string;
  eyes: string;
  /** Eyes of whoever laughs. */
  shut: string;
  brows: string;
  /** Of children. */
  youngBrows: string;
  nose: string;
  /** Lines of age. */
  lines: string;
  mouth: Record<Smile, string>;
  glasses: string;
}

/** Looks at us. */
export const FRONT: Face = {
  outline:
    "M-28-8C-30-46 30-46 28-8C31-10 35-6 33 0C32 5 29 6 27 4C23 20 11 31 0 31C-11 31-23 20-27 4C-29 6-32 5-33 0C-35-6-31-10-28-8z",
  cheeks: "M-24 8a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0zM11 8a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0z",
  eyes: "M-14-3a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0zM7.6-3a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0z",
  shut: "M-16-1q5-6 10 0M6-1q5-6 10 0",
  brows: "M-17-12q6-4 11-1M6-13q5-3 11 1",
  youngBrows: "M-15-12q4-3 8-1M7-13q4-2 8 1",
  nose: "M1-1q4 8-2 9",
  lines: "M-20 6q2 3 1 6M20 6q-2 3-1 6",
  mouth: {
    open: "M-10 14q10 3 20 0q-2 9-10 9t-10-9z",
    soft: "M-9 16q9 7 18 0",
    laugh: "M-11 13q11 3 22 0q-1 12-11 12t-11-12z",
  },
  glasses:
    "M-20-3a9 8.5 0 1 0 18 0a9 8.5 0 1 0-18 0zM2-3a9 8.5 0 1 0 18 0a9 8.5 0 1 0-18 0zM-2-4q2-2 4 0M-20-5l-7-2M20-5l7-2",
};

/** Looks to our right, one ear hidden. */
export const THREE_QUARTER: Face = {
  outline:
    "M-28-8C-30-46 28-46 28-12C28-5 30 0 30 6C29 10 27 12 26 16C22 26 13 32 4 31C-9 30-22 20-26 5C-28 7-32 5-33 0C-35-6-31-10-28-8z",
  cheeks: "M-13 9a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0zM18 8a4.5 4.6 0 1 0 9 0a4.5 4.6 0 1 0-9 0z",
  eyes: "M-1.6-3a3.2 4 0 1 0 6.4 0a3.2 4 0 1 0-6.4 0zM17.4-3a2.7 3.9 0 1 0 5.4 0a2.7 3.9 0 1 0-5.4 0z",
  shut: "M-3-1q5-6 10 0M16-1q4-6 8 0",
  brows: "M-5-12q6-4 11-1M16-13q4-2 8 1",
  youngBrows: "M-3-12q4-3 8-1M16-13q3-2 7 1",
  nose: "M13-1q6 7-1 9",
  lines: "M-8 6q2 3 1 6",
  mouth: {
    open: "M2 14q9 3 18-.5q-2 9-9 9.3t-9-8.8z",
    soft: "M3 16q8 7 16-1",
    laugh: "M1 13q10 3 20-.5q-1 11.5-10 11.8t-10-11.3z",
  },
  glasses:
    "M-8-3a9 8.5 0 1 0 18 0a9 8.5 0 1 0-18 0zM13-3a7 8.3 0 1 0 14 0a7 8.3 0 1 0-14 0zM10-4q1.5-2 3 0M-8-5l-20-2",
};
