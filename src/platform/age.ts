/** Milliseconds by which the clocks of several machines may differ. */
export const CLOCK_SKEW = 5 * 60 * 1000;

/**
 * Whether something made at a time, in milliseconds, has expired. A time in the future comes from a clock
 * that was set back since: its age is unknown, so it has expired too.
 */
export function isPast(madeAt: number, lives: number, now = Date.now()): boolean {
  const age = now - madeAt;
  return age >= lives || age < -CLOCK_SKEW;
}
