import { LANGS, type Lang } from "../../../platform/locale/lang";
import {
  atMost,
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  listOf,
  type OldRecord,
  reportUnknown,
  within,
} from "./context";
import { inEachLanguage, reportScript } from "./languages.server";
import { lineIn, linesIn } from "./plain-text";

const LONGEST_LINE = 300;
const LONGEST_NAMES = 30_000;
const PATRON = { name: "patronName", title: "patronTitle" };
const STAFF = { name: "staffName", title: "staffTitle" };

interface OrganizationText {
  patrons: Person[];
  founder: string;
  trustee: string;
  members: string;
  advisors: string;
  staff: Person[];
}

/** The structure of the charity as saved here. */
export async function organizationOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const combined = fieldOf(record, "combined");
  const structure = isRecord(combined) ? combined : record;
  const texts = await inEachLanguage(structure, context, (text, lang) => textOf(text, lang, context));
  const isBlank = LANGS.every((lang) => Object.values(texts[lang]).every(({ length }) => length === 0));
  if (isBlank) {
    context.report("empty", "");
    return undefined;
  }
  const { patrons, staff, ...own } = texts.sim;
  const people = (all: readonly Person[]) => all.map(({ name, title }) => `${name} ${title}`).join("\n");
  reportScript({ ...own, patrons: people(patrons), staff: people(staff) }, context);
  return { ...texts };
}

function textOf(text: OldRecord, lang: Lang, context: ConvertContext): OrganizationText {
  const at = (field: string) => `${lang}.${field}`;
  const line = (field: string) =>
    within(lineIn(fieldOf(text, field), at(field), context), LONGEST_LINE, at(field), context);
  const [patronList, staffList] = [`${lang}Patron`, `${lang}Staff`];
  reportUnknown(
    text,
    [...NAMED, patronList, staffList, ...["members", "membersSplit", "advisors", "advisorsSplit"]],
    context,
    at(""),
  );
  return {
    patrons: peopleIn(fieldOf(text, patronList) ?? fieldOf(text, "patron"), PATRON, at(patronList), context),
    founder: line("founder"),
    trustee: line("trustee"),
    members: namesOf(text, "members", at, context),
    advisors: namesOf(text, "advisors", at, context),
    staff: peopleIn(fieldOf(text, staffList) ?? fieldOf(text, "staff"), STAFF, at(staffList), context),
  };
}

const NAMED = ["founder", "trustee", "patron", "staff"];

/** Names, one on each line, by the text; by the list that is beside it where that is blank. */
function namesOf(
  text: OldRecord,
  field: "members" | "advisors",
  at: (field: string) => string,
  context: ConvertContext,
): string {
  const split = `${field}Split`;
  const written = linesIn(fieldOf(text, field), at(field), context);
  const listed = linesIn(fieldOf(text, split), at(split), context);
  const names = written.length > 0 ? written : listed;
  const known = new Set(names.map(compared));
  for (const name of listed) if (!known.has(compared(name))) context.report("onlyInList", at(split), name);
  return within(names.join("\n"), LONGEST_NAMES, at(field), context);
}

const compared = (name: string): string => name.toLowerCase().replace(/\s+/g, "");

const LONGEST = 300;
const MOST = 200;

interface Person {
  order: number;
  name: string;
  title: string;
}

interface Fields {
  name: string;
  title: string;
}

/** A list of people in the order of their numbers, which match people across languages. */
function peopleIn(
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
