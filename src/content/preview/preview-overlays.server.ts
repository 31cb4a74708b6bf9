import type { Database } from "../../platform/db/database.server";
import type { AnyContent, ContentType } from "../definition";
import type { PreviewEntry, PreviewOverlay } from "../store/preview-overlay.server";
import type { ContentTables } from "../store/tables.server";
import type { WithheldTables } from "../withheld/withheld-entries.server";

/** The newest drafts of everything that has one, of the types for which `isShown`. */
export function draftsOverlay(db: Database, isShown: (type: string) => boolean): PreviewOverlay {
  const read = new Map<string, Promise<PreviewEntry[]>>();
  return {
    of: async ({ name }) => {
      if (!isShown(name)) return [];
      const known = read.get(name) ?? waitingOf(db, name);
      read.set(name, known);
      return known;
    },
  };
}

/** One entry alone, in its newest revision or in that of a number; nothing where it is not there. */
export function draftOverlay(
  db: Database,
  { name }: Pick<ContentType, "name">,
  id: string,
  revision: number | null = null,
): PreviewOverlay {
  const read = rowsShown(db, name, revision).where("entry.id", "=", id).execute();
  return { of: async (type) => (type.name === name ? (await read).map(entryIn) : []) };
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

/** Without what is withheld: it is shown by no link either, whoever was given one. */
const rowsShown = (db: Database, type: string, revision: number | null) =>
  db
    .$extendTables<ContentTables & WithheldTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as version", (join) =>
      join
        .onRef("version.type", "=", "entry.type")
        .onRef("version.id", "=", "entry.id")
        .$call((on) =>
          revision === null
            ? on.onRef("version.number", "=", "entry.number")
            : on.on("version.number", "=", revision),
        ),
    )
    .select(["entry.id", "version.number", "entry.sort", "entry.saved", "version.content"])
    .where("entry.type", "=", type)
    .where("entry.deleted_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("withheld_entry as withheld")
            .select("withheld.id")
            .whereRef("withheld.type", "=", "entry.type")
            .whereRef("withheld.id", "=", "entry.id"),
        ),
      ),
    );

type ShownRow = Awaited<ReturnType<ReturnType<typeof rowsShown>["execute"]>>[number];

async function waitingOf(db: Database, type: string): Promise<PreviewEntry[]> {
  const rows = await rowsShown(db, type, null)
    .where((where) =>
      where.or([
        where("entry.published", "is", null),
        where("entry.published", "<>", where.ref("entry.number")),
      ]),
    )
    .execute();
  return rows.map(entryIn);
}

const entryIn = ({ id, number, sort, saved, content }: ShownRow): PreviewEntry => ({
  ...{ id, number, sort, changed: saved },
  content: JSON.parse(content) as AnyContent,
});
