import { hashOf } from "../../../content/translation/stored-marks.server";
import type { Naming } from "../../../content/translation/translation-status.server";
import type { Database } from "../../../platform/db/database.server";
import type { Lang } from "../../../platform/locale/lang";
import type { ImportedEntry, ImportedUnit, ReadAnswer } from "../contract";
import { readCsvFile } from "./csv-file.server";
import type { ReadFile, ReadUnit } from "./file";
import { type OpenedTexts, openTexts, unitsIn } from "./opened.server";
import { fileFault, exchangeProblems as says } from "./problems.server";
import type { UnitId } from "./unit-id";
import { hashAsStored, shownOf, storedTextOf, textWith, type Unit } from "./units.server";
import { readXliff } from "./xliff.server";

interface ImportCheck {
  naming: Naming;
  /** Returns whether the caller may read an entry. */
  isReadable(entry: { type: string; id: string }): boolean;
}

/**
 * The changes that a file would make, beside what is there.
 * @throws {Problem} 400 with the line that is at fault
 */
export async function checkImport(
  db: Database,
  { naming, isReadable }: ImportCheck,
  text: string,
  lang: Lang,
): Promise<ReadAnswer> {
  const file = /^\uFEFF?\s*</.test(text) ? readXliff(text.replace(/^\uFEFF/, "")) : readCsvFile(text);
  const known = file.units.filter(({ id }) => id !== undefined) as (ReadUnit & { id: UnitId })[];
  const unknown = file.units.filter(({ id }) => id === undefined).map(named);
  const entries: ImportedEntry[] = [];
  let same = 0;
  for (const some of Map.groupBy(known, ({ id }) => `${id.type} ${id.id}`).values()) {
    const [{ id }] = some as [(typeof some)[number]];
    const opened = isReadable(id) ? await openTexts(db, naming.kindOf(id.type), id.id) : undefined;
    const checked = some.map((each) =>
      checkUnit(opened, each, file, (path) => naming.label(id.type, id.id, path, lang)),
    );
    unknown.push(...some.filter((_, at) => checked[at] === "unknown").map(named));
    same += checked.filter((each) => each === "same").length;
    const units = checked.filter((each) => typeof each === "object");
    if (!opened || units.length === 0) continue;
    const title = (await naming.titles(db, [id], lang))(id.type, id.id);
    entries.push({
      ...{ type: id.type, id: id.id, version: opened.version, title },
      kind: naming.kindName(id.type, id.id, lang),
      url: naming.atField(id.type, id.id, units[0]?.path ?? "", file.to),
      ...(naming.kindOf(id.type)?.isInForce && { isInForce: true as const }),
      units: withReplaced(opened, units, file),
    });
  }
  const untranslated = known.filter(({ target }) => target === undefined).length;
  return { from: file.from, to: file.to, entries, same, untranslated, unknown };
}

const named = ({ line, label, written }: ReadUnit) => ({ line, name: label || written });

type CheckedUnit = ImportedUnit | "same" | "untranslated" | "unknown";

function checkUnit(
  opened: OpenedTexts | undefined,
  { id, line, source: was, target }: ReadUnit & { id: UnitId },
  pair: ReadFile,
  labelOf: (path: string) => string,
): CheckedUnit {
  const entryText = opened?.entryTexts.find(({ path }) => path === id.path);
  if (!opened || !entryText) return "unknown";
  if (target === undefined) return "untranslated";
  const units = unitsIn(opened, entryText, pair);
  const found = unitOf(units, id);
  const after = target
    .filter((part) => typeof part === "string")
    .join("")
    .trim();
  const checked = { path: id.path, line, label: labelOf(id.path), was, after };
  const beside = found ?? units[id.at];
  if (!beside) return { ...checked, at: id.at, standing: "source", now: null, before: "", kept: null };
  const kept = storedTextOf(beside, target);
  if (typeof kept !== "string" && found)
    throw fileFault(line, kept.fault === "unknown" ? says.strangeMark : says.unpairedMark);
  if (kept === beside.target) return "same";
  const isTouched = hashAsStored(beside.target) !== id.target;
  return {
    ...{ ...checked, at: beside.at },
    standing: !found ? "source" : isTouched ? "target" : "ready",
    now: shownOf(beside, beside.source),
    before: shownOf(beside, beside.target ?? entryText.read(pair.to)),
    kept: typeof kept === "string" ? kept : null,
  };
}

/** The paragraph that a file means: at its place or, where paragraphs were moved, wherever its source is now. */
function unitOf(units: readonly Unit[], { at, source }: UnitId): Unit | undefined {
  const says = units.filter((unit) => hashOf(unit.source) === source);
  return says.find((unit) => unit.at === at) ?? says[0];
}

/** The checked paragraphs, those distinguished by which paragraphs without a counterpart would be lost. */
function withReplaced(opened: OpenedTexts, checked: readonly ImportedUnit[], pair: ReadFile): ImportedUnit[] {
  const replaced = opened.entryTexts.filter((entryText) => {
    const own = checked.filter(({ path, standing }) => path === entryText.path && standing === "ready");
    const given = new Map(own.map(({ at, kept }) => [at, kept ?? ""]));
    return given.size > 0 && textWith(unitsIn(opened, entryText, pair), given, pair).isReplaced;
  });
  return checked.map((unit) => {
    const entryText = unit.standing === "ready" ? replaced.find(({ path }) => path === unit.path) : undefined;
    return entryText
      ? { ...unit, standing: "whole", before: shownOf({ entryText }, entryText.read(pair.to)) }
      : unit;
  });
}
