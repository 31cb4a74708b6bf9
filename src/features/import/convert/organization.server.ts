import { LANGS, type Lang } from "../../../platform/locale/lang";
import type { ConvertContext, ConvertedContent } from "./context";
import { inEachLanguage, reportScript } from "./languages.server";
import { within } from "./limits";
import { type Person, peopleIn } from "./people";
import { lineIn, linesIn } from "./plain-text";
import { fieldOf, isRecord, type OldRecord } from "./raw";
import { reportUnknown } from "./unknown-fields";

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
