/**
 * A chosen time of a form: the values of a date and a time input, in Hong Kong, joined by a T, where either
 * part may be missing; or the server's, in UTC.
 */
export type ChosenTime = string;

/** A moment as inputs have it. */
export const inHongKong = (iso: string): ChosenTime =>
  new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 16);

const isMoment = (time: ChosenTime) => time.endsWith("Z");

/** A chosen time as inputs have it. */
export const forInputs = (time: ChosenTime): ChosenTime => (isMoment(time) ? inHongKong(time) : time);

/** A chosen time as a moment; undefined where a part of it is missing. */
export function momentOf(time: ChosenTime): string | undefined {
  const at = new Date(isMoment(time) ? time : `${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
