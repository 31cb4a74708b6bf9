import type { ConvertContext } from "./context";
import { atMost, within } from "./limits";
import { lineIn } from "./plain-text";
import { fieldOf, isRecord, listOf, type OldRecord } from "./raw";

const LONGEST = 300;
const MOST = 200;

export interface Person {
  order: number;
  name: string;
  title: string;
}

interface Fields {
  name: string;
  title: string;
}

/** A list of people in the order of their numbers, which match people across languages. */
export function peopleIn(
  value: unknown,
  fields: Fields,
  where: string,
  context: Pick<ConvertContext, "report">,
): Person[] {
  const rows = listOf(value).flatMap((each, at) => {
    const row = isRecord(each) ? each : { [fields.name]: each };
    const person = personIn(row, fields, `${where}.${at}`, context);
    return person ? [{ ...person, number: numberIn(row) }] : [];
  });
  const numbers = rows.map(({ number }) => number);
  const sorted = rows.sort((one, other) => one.number - other.number || 0);
  const isClear = numbers.every(Number.isSafeInteger) && new Set(numbers).size === numbers.length;
  return atMost(sorted, MOST, where, context).map(({ number, ...person }, at) => ({
    ...person,
    order: isClear && number >= 0 ? number : at,
  }));
}

function personIn(row: OldRecord, fields: Fields, where: string, context: Pick<ConvertContext, "report">) {
  const part = (field: string) =>
    within(lineIn(fieldOf(row, field), `${where}.${field}`, context), LONGEST, `${where}.${field}`, context);
  const [name, title] = [part(fields.name), part(fields.title)];
  if (name === "" && title === "") return undefined;
  if (name !== "") return { name, title };
  context.report("noName", `${where}.${fields.name}`, title);
  return { name: title, title: "" };
}

/** The order of a record by its number; last without one. */
export function numberIn(record: OldRecord): number {
  const given = fieldOf(record, "order");
  const isNumber = typeof given === "number" || (typeof given === "string" && given.trim() !== "");
  const number = isNumber ? Number(given) : Number.NaN;
  return Number.isFinite(number) ? number : Number.MAX_VALUE;
}
