/** Milliseconds by which the clocks of several machines may differ. */
export const CLOCK_SKEW = 5 * 60 * 1000;

/**
 * Tells whether what was made at a time, in milliseconds, has had its life. What was made in the future was made by a
 * clock that has been set back since: nobody knows its age, and it is over too.
 */
export function isPast(madeAt: number, lives: number, now = Date.now()): boolean {
  const age = now - madeAt;
  return age >= lives || age < -CLOCK_SKEW;
}
