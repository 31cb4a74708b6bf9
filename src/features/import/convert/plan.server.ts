import { LANGS } from "../../../platform/locale/lang";
import { charityItemOf } from "./charity-items.server";
import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  listOf,
  type OldAnswer,
  type OldRecord,
  type PlannedEntry,
  type RecordReport,
  reportUnknown,
  within,
} from "./context";
import { donorsOf } from "./donors.server";
import { formOf } from "./forms.server";
import { type JoinedRecord, JoinedRecords } from "./join-records";
import { inEachLanguage, reportScript } from "./languages.server";
import { newsOf } from "./news.server";
import { numberIn, organizationOf } from "./organization.server";
import { pictureIn } from "./pictures";
import { firstWords, lineIn, plainTextIn } from "./plain-text";
import { joinedSpecial, SPECIAL, slotImages, specialOf, specialRecord } from "./special.server";
import { topicOf } from "./topics.server";
import { volunteerOf } from "./volunteer.server";

type Convert = (
  record: OldRecord,
  oldId: string,
  context: ConvertContext,
) => Promise<ConvertedContent | undefined>;

/** Converts the records of some calls to entries of a type. */
interface Kind {
  type: string;
  /** The calls that list them, with the field of their answers that has the list. */
  calls: Readonly<Record<string, string>>;
  convert: Convert;
  /** The field of a language's texts by which people call one. */
  called?: string;
  /** The order in which they are created; that of the old site's list unless said. */
  order?: (one: JoinedRecord, other: JoinedRecord) => number;
  /** Whether only the first record counts. */
  isSingle?: true;
}

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** By their ids, which begin with the moment in which each was made; others stay in their present order. */
const byId = (one: JoinedRecord, other: JoinedRecord): number =>
  OBJECT_ID.test(one.oldId) && OBJECT_ID.test(other.oldId) ? compared(one.oldId, other.oldId) : 0;

const byNumber = (one: JoinedRecord, other: JoinedRecord): number =>
  numberIn(one.record) - numberIn(other.record) || byId(one, other);

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const KINDS: readonly Kind[] = [
  {
    type: "news",
    calls: { newsByCat: "news", news: "news", getStarredNews: "news", getNews: "news" },
    convert: newsOf,
    called: "header",
    order: byId,
  },
  {
    type: "notes",
    calls: { notes: "notes", getnote: "note" },
    convert: noteOf,
    called: "author",
    order: byId,
  },
  {
    type: "forms",
    calls: { getForms: "forms", forms: "forms" },
    convert: formOf,
    called: "formValue",
    order: byId,
  },
  {
    type: "charityItems",
    calls: { charityItems: "items", getCharityItem: "item" },
    convert: charityItemOf,
    called: "name",
    order: byNumber,
  },
  { type: "sma", calls: { sma: "sma" }, convert: topicOf, called: "title", order: bySaidNumber },
  { type: "donors", calls: { donors: "donors" }, convert: donorsOf, isSingle: true },
  { type: "organization", calls: { orgStructure: "orgStructure" }, convert: organizationOf, isSingle: true },
  { type: "chart", calls: { getChart: "chart" }, convert: chartOf, isSingle: true },
  { type: "volunteer", calls: { volunteerForms: "forms" }, convert: volunteerOf, isSingle: true },
];

/** By their numbers where they have any; else in their present order. */
function bySaidNumber(one: JoinedRecord, other: JoinedRecord): number {
  return numberIn(one.record) - numberIn(other.record);
}

/** The entries of an import in the order in which they are created, and what the joining of lists leaves out. */
export interface Plan {
  entries: PlannedEntry[];
  reports: RecordReport[];
}

/** Converts all answers of an old site to entries: none of its lists has all records. */
export function planEntries(answers: readonly OldAnswer[]): Plan {
  const plan: Plan = { entries: [], reports: [] };
  for (const kind of KINDS) {
    const { entries, reports } = planKind(kind, answers);
    plan.entries.push(...entries);
    plan.reports.push(...reports);
  }
  const { images, reports } = slotImages(
    listsOf(answers, { special: "special" }, SPECIAL, plan.reports)[0] ?? [],
  );
  plan.reports.push(...reports);
  if (images.length > 0) {
    const kind = { type: SPECIAL, calls: {}, convert: specialOf };
    const entry = plannedEntry(kind, { oldId: SPECIAL, record: specialRecord(images) });
    plan.entries.push({ ...entry, joined: joinedSpecial });
  }
  return plan;
}

function planKind(kind: Kind, answers: readonly OldAnswer[]): Plan {
  const joined = new JoinedRecords(kind.type);
  const reports: RecordReport[] = [];
  for (const list of listsOf(answers, kind.calls, kind.type, reports)) joined.add(list);
  const records = kind.order ? joined.all.sort(kind.order) : joined.all;
  const [first, ...rest] = records;
  const names = new Map(records.map(({ oldId, record }) => [oldId, nameOf(kind, record)]));
  const named = joined.reports.map((report) => ({ ...report, name: names.get(report.oldId) ?? "" }));
  if (!kind.isSingle || !first)
    return {
      entries: records.map((each) => plannedEntry(kind, each, names.get(each.oldId))),
      reports: [...reports, ...named],
    };
  const second = rest.map(({ oldId }): RecordReport => {
    return { reason: "secondRecord", type: kind.type, oldId, name: "", where: "", detail: "" };
  });
  // One that has no id of its own is known by what it is, so that a change of it does not bring it twice.
  const oldId = first.oldId.startsWith("no-id-") ? kind.type : first.oldId;
  return { entries: [plannedEntry(kind, { ...first, oldId })], reports: [...reports, ...named, ...second] };
}

/** The lists that some calls answered. */
function listsOf(
  answers: readonly OldAnswer[],
  calls: Readonly<Record<string, string>>,
  type: string,
  reports: RecordReport[],
): (readonly unknown[])[] {
  return answers.flatMap(({ call, body }) => {
    const field = Object.hasOwn(calls, call) ? calls[call] : undefined;
    if (field === undefined) return [];
    const list = isRecord(body) ? fieldOf(body, field) : body;
    if (Array.isArray(list)) return [list];
    if (isRecord(list)) return [[list]];
    if (list !== undefined && list !== null && list !== "")
      reports.push({ reason: "wrongShape", type, oldId: "", name: "", where: call, detail: "" });
    return [];
  });
}

function plannedEntry(kind: Kind, { oldId, record }: JoinedRecord, name = ""): PlannedEntry {
  return {
    type: kind.type,
    oldId,
    name,
    convert: (context) => safely(kind.convert, record, oldId, context),
  };
}

const NO_REPORT = { report: () => {} };
const LONGEST_NAME = 120;
/** Characters of a text in which its first words are. */
const BEGINNING = 5000;

const beginning = (value: unknown): unknown =>
  typeof value === "string" ? value.slice(0, BEGINNING).toWellFormed() : value;

/** The name of a record, in the first language that has one. */
function nameOf({ type, called, convert }: Kind, record: OldRecord): string {
  if (called === undefined) return "";
  const inner = convert === noteOf ? noteIn(record) : record;
  const names = [inner, ...LANGS.map((lang) => fieldOf(inner, lang)).filter(isRecord)].map((each) =>
    lineIn(beginning(fieldOf(each, called)), type, NO_REPORT),
  );
  const texts = LANGS.map((lang) => fieldOf(inner, lang)).filter(isRecord);
  const name = names.find((each) => each !== "") ?? firstWords(beginningOf(texts));
  return name.slice(0, LONGEST_NAME).toWellFormed();
}

/** The beginning of the first non-empty text. */
function beginningOf(texts: readonly OldRecord[]): string {
  const all = texts.flatMap((text) => listOf(fieldOf(text, "content")));
  const first = all.find((each) => typeof each === "string" && each.trim() !== "");
  return typeof first === "string" ? first.slice(0, BEGINNING) : "";
}

/** Wraps a conversion so that errors caused by a record are reported, and errors of the run are thrown. */
async function safely(
  convert: Convert,
  record: OldRecord,
  oldId: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const failures: unknown[] = [];
  const noting = async (found: Promise<string | undefined>) => {
    try {
      return await found;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const noted: ConvertContext = {
    picture: (source, where) => noting(context.picture(source, where)),
    pdf: (source, where, filename) => noting(context.pdf(source, where, filename)),
    isOldMedia: (address) => context.isOldMedia(address),
    report: (reason, where, detail) => context.report(reason, where, detail),
  };
  try {
    return await convert(record, oldId, noted);
  } catch (error) {
    if (failures.length > 0) throw error;
    context.report("wrongShape", "", error instanceof Error ? error.message : "");
    return undefined;
  }
}

/** The chart of each language as saved here. */
async function chartOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const charts = fieldOf(record, "charts");
  const all = isRecord(charts) ? charts : record;
  const texts: Record<string, { coverId: string }> = {};
  for (const lang of LANGS) {
    const text = fieldOf(all, lang);
    const source = isRecord(text) ? fieldOf(text, "coverId") : text;
    const coverId = await pictureIn(source, `${lang}.coverId`, context);
    if (coverId !== null) texts[lang] = { coverId };
  }
  if (Object.keys(texts).length > 0) return texts;
  context.report("empty", "");
  return undefined;
}

const LONGEST_LINE = 300;
const LONGEST_TEXT = 10_000;

/** What a note says: it is in the record itself, or in its field `note`. */
function noteIn(record: OldRecord): OldRecord {
  const inner = fieldOf(record, "note");
  const { note: _, ...flat } = record;
  return isRecord(inner) ? { ...flat, ...inner } : flat;
}

/** A note of appreciation as saved here. */
async function noteOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const note = noteIn(record);
  const texts = await inEachLanguage(note, context, (text, lang) => {
    const at = (field: string) => `${lang}.${field}`;
    const line = (field: string) =>
      within(lineIn(fieldOf(text, field), at(field), context), LONGEST_LINE, at(field), context);
    const [author, details] = [line("author"), line("details")];
    const content = plainTextIn(fieldOf(text, "content"), at("content"), context);
    reportUnknown(text, ["author", "details", "content"], context, at(""));
    return { author, details, content: within(content, LONGEST_TEXT, at("content"), context) };
  });
  if (LANGS.every((lang) => Object.values(texts[lang]).every((text) => text === ""))) {
    context.report("empty", "");
    return undefined;
  }
  // Without its author's name a note is known by who the author is.
  const isNameless = LANGS.every((lang) => texts[lang].author === "" && texts[lang].content === "");
  if (isNameless) {
    context.report("noName", "author");
    for (const lang of LANGS) texts[lang] = { author: texts[lang].details, details: "", content: "" };
  }
  reportUnknown(note, ["coverId", "note", ...LANGS], context);
  reportScript(texts.sim, context);
  return { coverId: await pictureIn(fieldOf(note, "coverId"), "coverId", context), ...texts };
}
