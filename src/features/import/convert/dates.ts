import { hongKongYear } from "../../../platform/locale/format";

/** The first year that the old site has news of; a date before it is one that nobody gave. */
const FIRST_YEAR = 1998;
const SECOND = 1000;
const HONG_KONG = "+08:00";

/** The moment that an id of the old site's database was made, which its first 8 digits count in seconds. */
export function momentOfId(id: string): Date | undefined {
  const seconds = /^([0-9a-f]{8})[0-9a-f]{16}$/i.exec(id)?.[1];
  return seconds === undefined ? undefined : plausible(new Date(Number.parseInt(seconds, 16) * SECOND));
}

/**
 * The date of a record as a save takes it, a moment or a day in Hong Kong, whatever time zone this machine is in.
 * Undefined of what is no date, or one that news cannot have.
 */
export function dateIn(value: unknown): string | undefined {
  if (typeof value === "number") return momentOfNumber(value);
  if (typeof value === "string") return dateOfText(value.trim());
  if (value instanceof Date) return momentOfNumber(value.getTime());
  // As the old site's database exports it.
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const name of ["$date", "$numberLong"])
      if (Object.hasOwn(value, name)) return dateIn((value as Record<string, unknown>)[name]);
  }
  return undefined;
}

const plausible = (moment: Date): Date | undefined => {
  if (Number.isNaN(moment.getTime())) return undefined;
  const year = hongKongYear(moment);
  return year >= FIRST_YEAR && year <= hongKongYear(new Date()) ? moment : undefined;
};

/** Milliseconds, or seconds where these would be in the first weeks of 1970. */
const momentOfNumber = (count: number): string | undefined =>
  (plausible(new Date(count)) ?? plausible(new Date(count * SECOND)))?.toISOString();

const DAY = /^(\d{4})\s*(?:[-/.]|年)\s*(\d{1,2})\s*(?:[-/.]|月)\s*(\d{1,2})\s*日?/;
const DAY_FIRST = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;
const ZONE = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})(?:\s*\([^)]*\))?$/i;
const TIME = /^[T\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;

function dateOfText(text: string): string | undefined {
  if (/^\d{9,14}$/.test(text)) return momentOfNumber(Number(text));
  const zoned = ZONE.test(text) && /\d:\d/.test(text);
  if (zoned) return plausible(new Date(text))?.toISOString();
  const [, year = "", month = "", day = ""] = DAY.exec(text) ?? [];
  if (year !== "") return dayOf(year, month, day, text.replace(DAY, "").trimEnd());
  const [, first = "", second = "", last = ""] = DAY_FIRST.exec(text) ?? [];
  if (last !== "") return dayOf(last, second, first, "") ?? dayOf(last, first, second, "");
  // A month by its name: a day in Hong Kong.
  return /[a-z]{3}/i.test(text) ? plausible(new Date(`${text} GMT+0800`))?.toISOString() : undefined;
}

/** A day by its parts; with a time of day a moment in Hong Kong. */
function dayOf(year: string, month: string, day: string, time: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const midnight = new Date(`${iso}T00:00:00Z`);
  // There is no 31st of February.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== iso) return undefined;
  if (!plausible(new Date(`${iso}T12:00:00${HONG_KONG}`))) return undefined;
  const [, hour = "", minute = "", second = "00"] = TIME.exec(time) ?? [];
  const moment = new Date(`${iso}T${hour.padStart(2, "0")}:${minute}:${second}${HONG_KONG}`);
  return hour === "" || Number.isNaN(moment.getTime()) ? iso : moment.toISOString();
}
