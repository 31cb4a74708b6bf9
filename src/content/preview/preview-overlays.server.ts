import type { Grant } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import { type LinkedRevision, mayRead, type Reader, type ReadRevision } from "../access/may-read.server";
import type { AnyContent, ContentType } from "../definition";
import type { PreviewEntry, PreviewOverlay } from "../store/preview-overlay.server";
import type { ContentTables } from "../store/tables.server";
import type { WithheldTables } from "../withheld/withheld-entries.server";

/** The newest drafts of everything that has one, as far as somebody may read them. */
export function draftsOverlay(db: Database, linkOf: Grant): PreviewOverlay {
  const read = new Map<string, Promise<PreviewEntry[]>>();
  return {
    of: async (type) => {
      const known = read.get(type.name) ?? waitingOf(db, type, linkOf);
      read.set(type.name, known);
      return known;
    },
  };
}

/** One entry alone, in its newest revision or in that of a number; nothing where somebody may not read it. */
export function draftOverlay(db: Database, linkOf: Grant, shows: LinkedRevision): PreviewOverlay {
  const read = rowsShown(db, shows.type, shows.revision).where("entry.id", "=", shows.id).execute();
  return {
    of: async (type) =>
      type.name === shows.type ? (await read).filter(isReadBy({ linkOf, shows }, type)).map(entryIn) : [],
  };
}

/** An entry as somebody types it, over what another overlay has. */
export function withTyped(
  below: PreviewOverlay,
  { name }: Pick<ContentType, "name">,
  typed: PreviewEntry,
): PreviewOverlay {
  return {
    of: async (type) => {
      const others = await below.of(type);
      return type.name === name ? [...others.filter(({ id }) => id !== typed.id), typed] : others;
    },
  };
}

/** An overlay of nothing: the site as visitors get it. */
export const emptyOverlay: PreviewOverlay = { of: async () => [] };

/**
 * Revisions of entries of a type with the facts that decide who may read them: the newest, or those of a
 * number.
 */
const rowsShown = (db: Database, type: string, revision: number | null) =>
  db
    .$extendTables<ContentTables & WithheldTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as revision", (join) =>
      join
        .onRef("revision.type", "=", "entry.type")
        .onRef("revision.id", "=", "entry.id")
        .$call((on) =>
          revision === null
            ? on.onRef("revision.number", "=", "entry.number")
            : on.on("revision.number", "=", revision),
        ),
    )
    .select(["entry.id", "revision.number", "entry.sort", "entry.saved", "revision.content"])
    .select(["entry.number as newest", "entry.published", "entry.deleted_at"])
    .select(({ selectFrom }) =>
      selectFrom("withheld_entry as withheld")
        .select(({ fn }) => fn.countAll().as("causes"))
        .whereRef("withheld.type", "=", "entry.type")
        .whereRef("withheld.id", "=", "entry.id")
        .as("withheld"),
    )
    .where("entry.type", "=", type);

type ShownRow = Awaited<ReturnType<ReturnType<typeof rowsShown>["execute"]>>[number];

/** Whether an account may read rows. */
const isReadBy =
  (reader: Reader, type: ReadRevision["type"]) =>
  ({ id, number, newest, published, deleted_at, withheld }: ShownRow): boolean =>
    mayRead(reader, {
      ...{ type, id, number, isNewest: number === newest, isPublished: number === published },
      ...{ isDeleted: deleted_at !== null, isWithheld: Number(withheld) > 0 },
    });

async function waitingOf(db: Database, type: ReadRevision["type"], linkOf: Grant): Promise<PreviewEntry[]> {
  const rows = await rowsShown(db, type.name, null)
    .where("entry.deleted_at", "is", null)
    .where((where) =>
      where.or([
        where("entry.published", "is", null),
        where("entry.published", "<>", where.ref("entry.number")),
      ]),
    )
    .execute();
  return rows.filter(isReadBy({ linkOf, shows: null }, type)).map(entryIn);
}

const entryIn = ({ id, number, sort, saved, content }: ShownRow): PreviewEntry => ({
  ...{ id, number, sort, changed: saved },
  content: JSON.parse(content) as AnyContent,
});
