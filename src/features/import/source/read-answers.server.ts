import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Refusal } from "../../../platform/refusal.server";
import type { OldAnswer } from "../convert/context";
import { PoliteClient, Unreachable } from "./polite-client.server";

/** Bytes of an answer, and of one that was unpacked: with pictures in the texts a list may be long. */
const LONGEST_ANSWER = 256 * 1024 * 1024;

/** The answers of the old site to all calls that list something. */
export interface OldAnswers {
  answers: OldAnswer[];
  /** The calls without an answer, though they may have one at another time, and why. */
  unanswered: string[];
}

/**
 * Reads every list of the old site, from its address or from a folder of answers.
 * @throws {Refusal} when there is none of them
 */
export async function readOldSite(old: string, client?: PoliteClient): Promise<OldAnswers> {
  const all = isWebAddress(old) ? await readAddress(old, client) : await readFolder(old);
  if (all.answers.length > 0) return all;
  const reasons = all.unanswered.slice(0, 3).map((reason) => `\n${reason}`);
  throw new Refusal(
    `${old} gave no answer to any call of the old site. Nothing was changed.${reasons.join("")}`,
  );
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

async function readAddress(old: string, client = new PoliteClient(old)): Promise<OldAnswers> {
  const base = old.replace(/[?#].*$/s, "").replace(/\/+$|(?:\/+api\/*)$/, "");
  const all = await Promise.all(oldCalls(new Date()).map((call) => readCall(base, call, client)));
  return {
    answers: all.flatMap((each) => (typeof each === "object" ? each : [])),
    unanswered: all.flatMap((each) => (typeof each === "string" ? each : [])),
  };
}

/** The answer to a call; undefined where the old site has no such call, and the reason where it does not answer. */
async function readCall(
  base: string,
  call: OldCall,
  client: PoliteClient,
): Promise<OldAnswer | string | undefined> {
  const address = base + pathOf(call);
  try {
    const fetched = await client.get(address, LONGEST_ANSWER, read);
    if (fetched === "missing") return undefined;
    if (fetched === "tooLarge") return `${address}: the answer is longer than can be read`;
    return fetched.found === NO_CALL ? undefined : { call: call.name, body: fetched.found.json };
  } catch (error) {
    if (error instanceof Unreachable) return error.message;
    throw error;
  }
}

async function readFolder(folder: string): Promise<OldAnswers> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Refusal(`${folder} is neither an address nor a folder. Nothing was changed.`);
  const order = oldCalls(new Date()).map(({ name }) => name);
  const files = (await readdir(folder)).flatMap((file) => {
    const call = callOfFile(file);
    return call ? [{ file, call }] : [];
  });
  // In the order of the requests, since of two records with the same id the first counts.
  files.sort(
    (one, other) =>
      order.indexOf(one.call.name) - order.indexOf(other.call.name) || (one.file < other.file ? -1 : 1),
  );
  const all: OldAnswers = { answers: [], unanswered: [] };
  for (const { file, call } of files) {
    const body = read(await readFile(join(folder, file)));
    if (!body) all.unanswered.push(`${join(folder, file)}: not JSON`);
    else if (body !== NO_CALL) all.answers.push({ call: call.name, body: body.json });
  }
  return all;
}

/** An HTML page in place of JSON, as sites answer a call that they do not have. */
const NO_CALL = "no such call";

/** The JSON of an answer, which may be packed without saying so; undefined where it is none, as of a part of it. */
function read(bytes: Buffer): { json: unknown } | typeof NO_CALL | undefined {
  try {
    const text = new TextDecoder().decode(unpacked(bytes)); // which leaves out the mark of UTF-8
    return /^\s*</.test(text) ? NO_CALL : { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const unpacked = (bytes: Buffer): Buffer =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: LONGEST_ANSWER }) : bytes;

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
interface OldCall {
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
function pathOf({ name, parameter, value }: OldCall): string {
  const query = parameter && value !== undefined ? `?${parameter}=${encodeURIComponent(value)}` : "";
  return `/api/${name}${query}`;
}

/** The call by the name of the file that its answer was saved as, as `news-2019.json`; undefined where it names none. */
function callOfFile(file: string): OldCall | undefined {
  const [, name = "", value] = /^([A-Za-z]+)(?:-(.+))?\.json$/i.exec(file) ?? [];
  const known = oldCalls(new Date()).find((call) => call.name.toLowerCase() === name.toLowerCase());
  if (!known) return undefined;
  return value === undefined ? { name: known.name } : { ...known, value };
}
