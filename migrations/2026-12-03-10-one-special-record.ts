import { type Kysely, sql } from "kysely";

type Values = Record<string, unknown>;

const LANGS = ["eng", "tra", "sim"] as const;
/** The ids of the six former entries. */
const SLOTS = ["1", "2", "3", "4", "5", "6"] as const;
const RECORD = "special";

/** The contents of the slots by their former ids; one that is left out is empty. */
type Slots = ReadonlyMap<string, Values>;

interface Revision {
  state: "published" | "draft";
  author: string;
  at: string;
  content: Values;
}

interface Version extends Revision {
  id: string;
  number: number;
}

interface Plan {
  key: string;
  id: string;
  act: "publish" | "unpublish";
  langs: string;
  version: number | null;
}

/**
 * The six entries of special appreciation images become one with six fields. Its history is that of the six, each
 * revision with all slots as they were then; what is planned for a slot becomes the publication of a revision in which
 * only that slot differs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const entries = await sql<{ id: string; number: number; published: number | null }>`
    select id, number, published from entry where type = 'special' and deleted_at is null`.execute(db);
  const versions = await versionsIn(db);
  await deleteDerived(db);
  if (entries.rows.length === 0) return;
  const contentOf = (id: string, number: number | null) =>
    versions.find((each) => each.id === id && each.number === number)?.content;
  const slotsOf = (numberOf: (entry: (typeof entries.rows)[number]) => number | null): Slots =>
    new Map(
      entries.rows.flatMap((entry) => {
        const content = contentOf(entry.id, numberOf(entry));
        return content ? [[entry.id, content] as const] : [];
      }),
    );
  const shown = slotsOf(({ published }) => published);
  const newest = slotsOf(({ number }) => number);
  const { revisions, numberOf } = mergedHistory(versions);
  const last = versions.at(-1)?.at ?? "";
  /** Gives the number of the last revision with this content, made where there is none of that state. */
  const numbered = (state: Revision["state"], content: Values, isLast: boolean): number => {
    const found = revisions.findLastIndex(
      (each, at) => each.state === state && isSame(each, content) && (!isLast || at === revisions.length - 1),
    );
    return found >= 0 ? found + 1 : revisions.push({ state, author: "", at: last, content });
  };

  const [visible, whole] = [recordOf(shown), recordOf(newest)];
  const isWhole = JSON.stringify(visible) === JSON.stringify(whole);
  const published = shown.size === 0 || isWhole ? null : numbered("published", visible, false);
  const planned = new Map(shown);
  for (const plan of await waitingPlans(db)) {
    const given = contentOf(
      plan.id,
      plan.version ?? entries.rows.find(({ id }) => id === plan.id)?.number ?? 0,
    );
    planned.set(plan.id, carriedOut(plan, given, planned.get(plan.id)));
    const number = numbered("draft", recordOf(planned), false);
    await sql`update scheduled_change set act = 'publish', langs = ${LANGS.join(" ")}, version = ${number}
      where key = ${plan.key}`.execute(db);
  }
  const number = numbered(shown.size > 0 && isWhole ? "published" : "draft", whole, true);
  await putRecord(db, revisions, { number, published: shown.size > 0 && isWhole ? number : published });
  await sql`update scheduled_change set version = null where type = 'special' and state <> 'waiting'`.execute(
    db,
  );
  await moveRest(db, numberOf);
}

/** The revisions of the six in their order, and which of them a version of a slot became. */
function mergedHistory(versions: readonly Version[]) {
  const revisions: Revision[] = [];
  const numbers = new Map<string, number>();
  const [shown, newest] = [new Map<string, Values>(), new Map<string, Values>()];
  for (const { id, number, content, ...saved } of versions) {
    newest.set(id, content);
    if (saved.state === "published") shown.set(id, content);
    const merged = { ...saved, content: recordOf(saved.state === "published" ? shown : newest) };
    const before = revisions.at(-1);
    const isSameSave =
      before?.at === saved.at && before.author === saved.author && before.state === saved.state;
    if (isSameSave) revisions[revisions.length - 1] = merged;
    else revisions.push(merged);
    numbers.set(`${id} ${number}`, revisions.length);
  }
  return { revisions, numberOf: (id: string, number: number) => numbers.get(`${id} ${number}`) ?? null };
}

const isSame = ({ content }: Revision, other: Values) => JSON.stringify(content) === JSON.stringify(other);

/** The content of the record. Where two slots have words for one picture, those of the first count. */
function recordOf(slots: Slots): Values {
  const images = SLOTS.map((id) => {
    const { photo_id = null, caption = nothing() } = slots.get(id) ?? {};
    return [`image${id}`, { photo_id, caption }];
  });
  const alts = SLOTS.toReversed().map((id) => slots.get(id)?.pictureAlts as Values | undefined);
  const said = Object.assign({}, ...alts) as Values;
  return {
    ...Object.fromEntries(images),
    ...(Object.keys(said).length > 0 && { pictureAlts: said }),
    ...Object.fromEntries(LANGS.map((lang) => [lang, {}])),
  };
}

const nothing = () => Object.fromEntries(LANGS.map((lang) => [lang, ""]));

/** A slot after its plan was carried out: what all languages share is as given, the words of other languages stay. */
function carriedOut({ act, langs }: Plan, given: Values = {}, before: Values = {}): Values {
  const chosen = langs.split(" ");
  if (act === "unpublish" && chosen.length === LANGS.length) return {};
  const captionOf = ({ caption }: Values) => ({ ...nothing(), ...(caption as Values | undefined) });
  const from = act === "publish" ? given : before;
  const [old, now]: [Values, Values] = [captionOf(before), act === "publish" ? captionOf(given) : nothing()];
  const caption = LANGS.map((lang) => [lang, chosen.includes(lang) ? now[lang] : old[lang]]);
  return { ...from, caption: Object.fromEntries(caption) };
}

async function versionsIn(db: Kysely<unknown>): Promise<Version[]> {
  const { rows } = await sql<Omit<Version, "content"> & { content: string }>`
    select id, number, state, author, at, content from entry_version where type = 'special'
    order by at, id, number`.execute(db);
  return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) }));
}

async function waitingPlans(db: Kysely<unknown>): Promise<Plan[]> {
  const { rows } = await sql<Plan>`select key, id, act, langs, version from scheduled_change
    where type = 'special' and state = 'waiting' order by at, key`.execute(db);
  return rows;
}

/** What follows from content is derived anew at the next start; presence is of the moment. */
async function deleteDerived(db: Kysely<unknown>): Promise<void> {
  const tables = ["entry_media", "entry_facet", "entry_words", "described_use", "translation"];
  for (const table of [...tables, "translation_count", "presence", "autosave"])
    await sql`delete from ${sql.table(table)} where type = 'special'`.execute(db);
}

interface Numbers {
  number: number;
  published: number | null;
}

async function putRecord(
  db: Kysely<unknown>,
  revisions: readonly Revision[],
  { number, published }: Numbers,
): Promise<void> {
  await deleteEntries(db);
  await putEntry(db, RECORD, revisions, { number, published });
  // Visitors get the same as before.
  await sql`delete from entry_change where type = 'special'`.execute(db);
}

async function deleteEntries(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry_version where type = 'special'`.execute(db);
  await sql`delete from entry where type = 'special'`.execute(db);
}

async function putEntry(
  db: Kysely<unknown>,
  id: string,
  revisions: readonly Revision[],
  { number, published }: Numbers,
): Promise<void> {
  await sql`insert into entry (type, id, number, published, sort, summary, derived)
    values ('special', ${id}, ${number}, ${published}, ${id}, '{}', 0)`.execute(db);
  for (const [at, { state, author, at: saved, content }] of revisions.entries())
    await sql`insert into entry_version (type, id, number, state, author, at, content)
      values ('special', ${id}, ${at + 1}, ${state}, ${author}, ${saved}, ${JSON.stringify(content)})`.execute(
      db,
    );
}

/** What else names one of the six. */
async function moveRest(
  db: Kysely<unknown>,
  numberOf: (id: string, number: number) => number | null,
): Promise<void> {
  for (const table of ["scheduled_change", "entry_comment"])
    await sql`update ${sql.table(table)} set id = ${RECORD} where type = 'special'`.execute(db);
  // Of several that wait for an approval the newest stands for all: their words are in one revision.
  await sql`delete from review where type = 'special' and exists (
    select 1 from review as other where other.type = 'special' and (other.state, other.at, other.id) >
      (review.state, review.at, review.id))`.execute(db);
  await sql`update review set id = ${RECORD} where type = 'special'`.execute(db);
  const links = await sql<{ id: string; entry: string; revision: number | null }>`
    select id, entry, revision from preview_link where type = 'special'`.execute(db);
  for (const { id, entry, revision } of links.rows) {
    const number = revision === null ? null : numberOf(entry, revision);
    await sql`update preview_link set entry = ${RECORD}, revision = ${number} where id = ${id}`.execute(db);
  }
  await moveMarks(db);
  await moveImported(db);
}

async function moveMarks(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; path: string; lang: string; marks: string }>`
    delete from translation_mark where type = 'special' returning id, path, lang, marks`.execute(db);
  const known = new Set<string>();
  for (const { id, path, lang, marks } of rows.toSorted((one, other) => Number(one.id) - Number(other.id))) {
    const moved = path.startsWith("caption") ? `image${id}.${path}` : path;
    if (known.has(`${moved} ${lang}`)) continue;
    known.add(`${moved} ${lang}`);
    await sql`insert into translation_mark (type, id, path, lang, marks)
      values ('special', ${RECORD}, ${moved}, ${lang}, ${marks})`.execute(db);
  }
}

/** An import brings the six at once: those that it brought are one record, with the lines of all of their reports. */
async function moveImported(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; lines: string }>`
    delete from import_entry where type = 'special' returning id, lines`.execute(db);
  if (rows.length === 0) return;
  const lines = rows.flatMap(({ id, lines }) =>
    (JSON.parse(lines) as { where: string }[]).map((line) => ({
      ...line,
      where: `image${id}.${line.where}`,
    })),
  );
  await sql`insert into import_entry (type, old_id, id, lines)
    values ('special', ${RECORD}, ${RECORD}, ${JSON.stringify(lines)})`.execute(db);
}

/** The six as they are shown, and their newest, without their history and what is planned. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const entries = await sql<Numbers>`
    select number, published from entry where type = 'special' and id = ${RECORD}`.execute(db);
  const versions = await versionsIn(db);
  await deleteDerived(db);
  for (const table of ["scheduled_change", "review", "preview_link", "translation_mark", "import_entry"])
    await sql`delete from ${sql.table(table)} where type = 'special'`.execute(db);
  await sql`update entry_comment set id = '1' where type = 'special'`.execute(db);
  await deleteEntries(db);
  const [row] = entries.rows;
  if (!row) return;
  const wanted = [...new Set([row.published, row.number])];
  const kept = versions
    .filter(({ number }) => wanted.includes(number))
    .toSorted((one, other) => one.number - other.number);
  for (const id of SLOTS) {
    const revisions = kept.map(({ content, ...saved }): Revision => {
      const { pictureAlts } = content;
      const slot = content[`image${id}`] as Values;
      const state = saved.number === row.published ? "published" : "draft";
      return {
        ...saved,
        state,
        content: { ...slot, ...(pictureAlts !== undefined && { pictureAlts }), eng: {}, tra: {}, sim: {} },
      };
    });
    await putEntry(db, id, revisions, {
      number: revisions.length,
      published: row.published === null ? null : 1,
    });
  }
  await sql`delete from entry_change where type = 'special'`.execute(db);
}
