import { type Kysely, sql } from "kysely";

/** The parts of the privacy statement with the headings that they came with, in the order of the page. */
const PARTS = [
  ["promise", "Our promise", "我們的承諾", "我们的承诺"],
  [
    "collection",
    "What we collect, and what must be given",
    "我們收集的資料，以及哪些必須提供",
    "我们收集的资料，以及哪些必须提供",
  ],
  ["purposes", "What we use it for", "使用資料的目的", "使用资料的目的"],
  ["health", "Health information and photographs", "健康資料及相片", "健康资料和照片"],
  ["children", "Children", "兒童", "儿童"],
  ["recipients", "Who may receive it", "資料的承轉人", "资料的接收方"],
  ["cookies", "Cookies", "Cookie", "Cookie"],
  ["otherCompanies", "Content of other companies", "其他公司的內容", "其他公司的内容"],
  ["donations", "Donations", "捐款", "捐款"],
  ["security", "Keeping data safe", "資料保安", "资料安全"],
  ["retention", "How long we keep it", "保留期限", "保存期限"],
  ["marketing", "Direct marketing", "直接促銷", "直接促销"],
  ["access", "Access and correction", "查閱及改正資料", "查阅和更正资料"],
  ["changes", "Changes and languages", "修訂及語言", "修订及语言"],
] as const;

const LANGS = ["eng", "tra", "sim"] as const;

interface Part {
  title: string;
  /** HTML. */
  text: string;
}

interface VersionRow {
  number: number;
  content: string;
}

/**
 * The privacy statement has a field for each of its parts, where it had one text for all. Every version of it is put
 * so, also what staff wrote: a part whose heading is not known goes where it stood among the others, or, where there is
 * no room, among the further parts. A part that staff took out stays away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select number, content from entry_version where type = 'pages' and id = 'privacy'`.execute(db);
  for (const { number, content } of rows) {
    const whole = JSON.parse(content);
    for (const [at, lang] of LANGS.entries()) {
      const { body, ...others } = whole[lang] ?? {};
      if (typeof body === "string") whole[lang] = { ...others, ...partsOf(body, at + 1) };
    }
    await sql`update entry_version set content = ${JSON.stringify(whole)}
      where type = 'pages' and id = 'privacy' and number = ${number}`.execute(db);
  }
  await deriveAnew(db);
}

/** Puts the parts back into one text. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select number, content from entry_version where type = 'pages' and id = 'privacy'`.execute(db);
  for (const { number, content } of rows) {
    const whole = JSON.parse(content);
    for (const lang of LANGS) whole[lang] = withBody(whole[lang] ?? {});
    await sql`update entry_version set content = ${JSON.stringify(whole)}
      where type = 'pages' and id = 'privacy' and number = ${number}`.execute(db);
  }
  await deriveAnew(db);
}

const deriveAnew = (db: Kysely<unknown>) =>
  sql`update entry set derived = 0 where type = 'pages' and id = 'privacy'`.execute(db);

/** The fields of one language. `column` is that of its headings among {@link PARTS}. */
function partsOf(body: string, column: number): Record<string, Part | Part[]> {
  const sections = sectionsIn(body);
  const places = placesOf(sections, column);
  const named = PARTS.map(([name], place) => {
    const at = places.indexOf(place);
    return [name, sections[at] ?? { title: "", text: "" }] as const;
  });
  const more = sections.filter((_, at) => places[at] === undefined);
  return { ...Object.fromEntries(named), more };
}

/** For each section its place among the parts, undefined where it is none of them. */
function placesOf(sections: readonly Part[], column: number): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  for (const { title } of sections) {
    const place = PARTS.findIndex((part) => part[column] === title);
    places.push(place < 0 || places.includes(place) ? undefined : place);
  }
  // Of headings that staff changed: as many as there are parts without a section between the two that are known.
  for (let start = 0; start < places.length; start += 1) {
    if (places[start] !== undefined || sections[start]?.title === "") continue;
    let end = start;
    while (end < places.length && places[end] === undefined) end += 1;
    const before = places[start - 1] ?? -1;
    const free = range(before + 1, places[end] ?? PARTS.length).filter((place) => !places.includes(place));
    if (free.length === end - start) places.splice(start, free.length, ...free);
    start = end;
  }
  return places;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The sections of a rich text by its larger headings, with what stands above the first. */
function sectionsIn(html: string): Part[] {
  const [before = "", ...rest] = html.split("<h2>");
  const sections = rest.map((section) => {
    const end = section.indexOf("</h2>");
    return { title: plain(section.slice(0, end)), text: section.slice(end + "</h2>".length) };
  });
  return before === "" ? sections : [{ title: "", text: before }, ...sections];
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => NAMED[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function withBody({ title, description, more = [], ...parts }: Record<string, unknown>) {
  const named = PARTS.map(([name]) => parts[name] as Part | undefined);
  const all = [...named.slice(0, -1), ...(more as Part[]), ...named.slice(-1)];
  const body = all
    .flatMap((part) => (part && (part.title || part.text) ? [part] : []))
    .map((part) => `${part.title && `<h2>${escaped(part.title)}</h2>`}${part.text}`)
    .join("");
  return { title, description, body };
}
