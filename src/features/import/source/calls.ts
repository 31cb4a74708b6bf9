/** The first year that the old site has news of. */
const FIRST_YEAR = 1998;

const CATEGORIES = [
  "New Drug Information",
  "History and Track Record",
  "Public Awareness",
  "Member Activities",
  "Fund-raising Activities",
];

/** A call of the old site below `/api`, and the value of its one parameter. */
export interface OldCall {
  name: string;
  parameter?: string;
  value?: string;
}

/**
 * Every call that lists what visitors of the old site see. None of those of news is complete: news without a date is in
 * no year, and news without a category in none but its year.
 */
export function oldCalls(now: Date): OldCall[] {
  // The years there are UTC's, and a clock may be ahead of ours.
  const years = Array.from({ length: now.getUTCFullYear() + 2 - FIRST_YEAR }, (_, at) => FIRST_YEAR + at);
  return [
    ...["all", ...CATEGORIES].map((value) => ({ name: "newsByCat", parameter: "cat", value })),
    ...years.map((year) => ({ name: "news", parameter: "year", value: String(year) })),
    ...["getStarredNews", "notes", "getForms", "forms", "charityItems", "sma", "donors", "special"].map(
      named,
    ),
    ...["orgStructure", "getChart", "volunteerForms"].map(named),
  ];
}

const named = (name: string): OldCall => ({ name });

/** The call as its address has it, below that of the site. */
export function pathOf({ name, parameter, value }: OldCall): string {
  const query = parameter && value !== undefined ? `?${parameter}=${encodeURIComponent(value)}` : "";
  return `/api/${name}${query}`;
}

/** The call by the name of the file that its answer was saved as, as `news-2019.json`; undefined where it names none. */
export function callOfFile(file: string): OldCall | undefined {
  const [, name = "", value] = /^([A-Za-z]+)(?:-(.+))?\.json$/i.exec(file) ?? [];
  const known = oldCalls(new Date()).find((call) => call.name.toLowerCase() === name.toLowerCase());
  if (!known) return undefined;
  return value === undefined ? { name: known.name } : { ...known, value };
}
