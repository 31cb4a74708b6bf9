import type { ConvertContext } from "./context";
import type { OldRecord } from "./raw";

/** Fields that a database adds to each record. */
const OF_THE_DATABASE = ["_id", "id", "__v", "createdAt", "updatedAt"];
const MOST_LINES = 10;
const LONGEST_DETAIL = 200;

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Reports fields that say something, and for which there is no place here. */
export function reportUnknown(
  record: OldRecord,
  known: readonly string[],
  { report }: Pick<ConvertContext, "report">,
  path = "",
): void {
  const unknown = Object.keys(record).filter(
    (name) => !known.includes(name) && !OF_THE_DATABASE.includes(name) && !isBlank(record[name]),
  );
  for (const name of unknown.slice(0, MOST_LINES)) report("fieldUnknown", path + name, shown(record[name]));
  if (unknown.length > MOST_LINES) report("fieldUnknown", path, `${unknown.length}`);
}

function shown(value: unknown): string {
  if (typeof value === "string") return value.slice(0, LONGEST_DETAIL);
  return typeof value === "object" ? "" : String(value);
}
