import { readableBy, requireReadable, unreadTypes } from "../../content/access/staff-access.server";
import { contentProblems } from "../../content/problems.server";
import {
  type ContentRegistry,
  contentRegistry,
  entryTypesNamed,
  findEntryType,
} from "../../content/registry/content-registry.server";
import { BOARD_PAGE, boardPage, searchedBoardPage } from "../../content/translation/board.server";
import { translationContract } from "../../content/translation/contract";
import { STATES } from "../../content/translation/states";
import { hashOf, type TranslationRow } from "../../content/translation/stored-marks.server";
import {
  confirmText,
  type FormAddress,
  type Naming,
  namingOf,
  type TranslatedKind,
  translatedContent,
  translationStatus,
} from "../../content/translation/translation-status.server";
import { authProblems } from "../../platform/auth/problems.server";
import type { Grant } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import { pagesOf } from "../../platform/db/paging.server";
import { answers, type Feature, feature, type Handlers, type StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Term } from "../../platform/locale/conversion/term";
import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import { hasWords } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import { exchangeContract, type ImportedEntry, type ImportedUnit, type ReadAnswer } from "./contract";
import { readCsvFile } from "./exchange/csv-file.server";
import type { ReadFile, ReadUnit, UnitId } from "./exchange/file";
import { exchangeProblems, fileFault, exchangeProblems as says } from "./exchange/problems.server";
import {
  composeTexts,
  type OpenedTexts,
  openTexts,
  type Sources,
  sendTexts,
  unitsIn,
} from "./exchange/send.server";
import { hashAsStored, shownOf, storedTextOf, textWith, type Unit } from "./exchange/units.server";
import { readXliff } from "./exchange/xliff.server";

/** The parts of the rest of the site that the translation calls need. */
interface Surroundings {
  kinds: readonly TranslatedKind[];
  formAddress: FormAddress;
  registry: ContentRegistry;
  /** The glossary, which is exported for translators. */
  terms: (db: Database) => Promise<readonly Term[]>;
}

const contract = { ...translationContract, ...exchangeContract };

/** The calls on translations. */
function translationsAnswers({ kinds, formAddress, registry, terms }: Surroundings) {
  const naming = namingOf(kinds, formAddress);
  const sources = { naming, terms };
  const readable = ({ db, staff }: Pick<StaffCall, "db" | "staff">) => readableBy(db, registry, staff);
  /** The types hidden from a user: with chosen types also all records other than content. */
  const unreadKinds = (staff: Grant): string[] => [
    ...unreadTypes(registry, staff),
    ...(staff.types === null
      ? []
      : kinds.flatMap(({ type }) => (entryTypesNamed(registry, type).length === 0 ? [type] : []))),
  ];
  /** @throws {Problem} 403 for what somebody may not read */
  const requireRead = async (type: string, id: string, { db, staff }: Pick<StaffCall, "db" | "staff">) => {
    const entryType = findEntryType(registry, type, id);
    if (entryType) await requireReadable(db, entryType, id, staff);
    else if (unreadKinds(staff).includes(type)) throw new Problem(403, authProblems.otherRole);
  };
  const found = async (type: string, id: string, call: Pick<StaffCall, "db" | "staff">) => {
    await requireRead(type, id, call);
    const thing = await naming.kindOf(type)?.find(call.db, id);
    if (!thing) throw new Problem(404, contentProblems.unknownEntry);
    return thing;
  };
  const handlers: Handlers<typeof contract> = {
    board: async (query, { db, lang, staff }) => {
      const unread = unreadKinds(staff);
      const { rows, total, ...lacks } =
        query.q === ""
          ? await boardPage(db, query, unread)
          : await searchedBoardPage(db, query, {
              named: partsCalled(kinds, query.q),
              without: unread,
            });
      const titleOf = await naming.titles(db, rows, lang);
      const entries = rows.map(({ type, id, path, eng, tra, sim }) => ({
        ...{ type, id, path, title: titleOf(type, id), eng, tra, sim },
        ...{ label: naming.label(type, id, path, lang), kind: naming.kindName(type, id, lang) },
        url: naming.atField(type, id, path, languageOf({ eng, tra, sim }, query.lang)),
      }));
      return {
        entries,
        ...lacks,
        total,
        pages: pagesOf(total, BOARD_PAGE),
        parts: partsIn(kinds, lang).filter(({ type }) => !unread.includes(type)),
      };
    },

    texts: async ({ type, id }, call) => ({
      texts: await translationStatus(call.db, await found(type, id, call)),
    }),

    confirm: async ({ type, id, ...said }, call) => {
      await confirmText(call.db, await found(type, id, call), said);
      const snapshot = { _id: id, type, ...said };
      const feature = naming.kindOf(type)?.feature;
      return {
        ...(feature && { feature }),
        entityId: id,
        action: "confirm",
        snapshot,
        answer: { message: "success" },
      };
    },

    send: (query, { db, lang, staff }) =>
      sendTexts(db, { ...sources, unread: unreadKinds(staff) }, query, lang),

    read: async ({ file }, call) =>
      checkImport(call.db, { naming, isReadable: await readable(call) }, file, call.lang),

    compose: async (input, call) => {
      const { db } = call;
      await requireRead(input.type, input.id, call);
      const { content } = await composeTexts(db, naming.kindOf(input.type), input);
      return { entry: { _id: input.id, ...content, version: input.version } };
    },
  };
  return answers(contract, handlers);
}

/** The parts to which the board can be narrowed, with their names in a language. */
const partsIn = (kinds: readonly TranslatedKind[], lang: Lang) =>
  kinds.flatMap(({ type, parts, open }) =>
    parts.map(({ name, ...part }) => ({ type, ...part, name: name[lang], isSent: open !== undefined })),
  );

/** The parts of the board whose names in any language have the words. */
function partsCalled(kinds: readonly TranslatedKind[], q: string) {
  const words = searchWords(q);
  return kinds.flatMap(({ type, parts }) =>
    parts.flatMap(({ id, name }) =>
      hasWords(searchedText(LANGS.map((lang) => name[lang])), words) ? [{ type, id }] : [],
    ),
  );
}

/** The language in which a text is opened: the requested one, else the least complete. */
function languageOf(
  states: TranslationRow | Localized<(typeof STATES)[number]>,
  asked: Lang | undefined,
): Lang {
  if (asked) return asked;
  const neediest = STATES.find(
    (state) => state !== "reviewed" && LANGS.some((lang) => states[lang] === state),
  );
  return LANGS.find((lang) => states[lang] === neediest) ?? "tra";
}

interface ImportCheck {
  naming: Naming;
  /** Returns whether the caller may read an entry. */
  isReadable(entry: { type: string; id: string }): boolean;
}

/**
 * The changes that a file would make, beside what is there.
 * @throws {Problem} 400 with the line that is at fault
 */
async function checkImport(
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

/** The translations of all that these features have for visitors, and of what is no entry, with the address of the form of each. */
export function translationsFeature(
  features: readonly Feature[],
  others: readonly TranslatedKind[],
  formAddress: FormAddress,
  terms: Sources["terms"],
): Feature {
  const kinds = [
    ...features.flatMap(({ name, content = [] }) => translatedContent(name, content)),
    ...others,
  ];
  const answers = translationsAnswers({
    kinds,
    formAddress: (type, id) => kinds.find((kind) => kind.type === type)?.form?.(id) ?? formAddress(type, id),
    registry: contentRegistry(features),
    terms,
  });
  return feature({
    name: "translations",
    answers,
    problems: exchangeProblems,
  });
}
