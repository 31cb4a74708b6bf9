/** The people who can give a consent: the person, or who speaks for them. */
export const GIVERS = ["self", "parent", "guardian"] as const;
export type Giver = (typeof GIVERS)[number];

/** The things that a consent can be for. */
export const COVERED = ["pictures", "name", "story"] as const;
export type Covered = (typeof COVERED)[number];

/** The state of a consent: valid, ends within two months, has ended, its child is of age, or it was withdrawn. */
export const CONSENT_STATES = ["given", "ending", "ended", "ofAge", "withdrawn"] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** The age at which a person who was a child is asked for their own consent. */
const OF_AGE = 18;
/** The days before its end during which staff are reminded. */
const SOON = 60;
const DAY = 24 * 60 * 60 * 1000;

/** The part of a consent by which time decides. Days are those of Hong Kong, as in `2026-11-26`. */
interface Timed {
  giver: Giver;
  /** The last day on which it is good; null where it says none. */
  until: string | null;
  /** The birthday of the person; null where nobody wrote it down. */
  born: string | null;
}

/** The state of a consent on a day in Hong Kong. */
export function stateOf({ giver, until, born }: Timed, isWithdrawn: boolean, today: string): ConsentState {
  if (isWithdrawn) return "withdrawn";
  if (until !== null && until < today) return "ended";
  if (giver !== "self" && born !== null && birthday(born, OF_AGE) <= today) return "ofAge";
  if (until !== null && until <= dayAfter(today, SOON)) return "ending";
  return "given";
}

/** The states in which consent has to be asked for again. */
export const isDue = (state: ConsentState): boolean =>
  state === "ending" || state === "ended" || state === "ofAge";

/** The day on which a person reaches an age; 1 March for those born on 29 February. */
function birthday(born: string, years: number): string {
  const [year = 0, month = 1, day = 1] = born.split("-").map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
