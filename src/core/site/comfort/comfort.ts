/**
 * What visitors may ask of every page. A choice is a whole number with one bit for each, kept in cookies: the
 * order of this list stays, and a new one goes to its end.
 */
export const COMFORTS = ["controls", "text", "still", "contrast", "plain"] as const;

export type Comfort = (typeof COMFORTS)[number];

/** Numbers from 0 (nothing asked for) to below this one are choices. */
export const COMFORT_CHOICES = 2 ** COMFORTS.length;

/** Whether a choice asks for this. */
export function asksFor(choice: number, comfort: Comfort): boolean {
  return (choice & (1 << COMFORTS.indexOf(comfort))) !== 0;
}

/** The choice that asks for all of these, in whatever order. */
export function comfortChoice(comforts: readonly string[]): number {
  return COMFORTS.reduce((choice, each, bit) => choice | (comforts.includes(each) ? 1 << bit : 0), 0);
}

/** The value of `data-comfort`, to which comfort.css answers; undefined where nothing is asked for. */
export function comfortAttribute(choice: number): string | undefined {
  return COMFORTS.filter((each) => asksFor(choice, each)).join(" ") || undefined;
}
