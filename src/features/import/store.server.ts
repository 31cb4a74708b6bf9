import type { Database } from "../../platform/db/database.server";
import type { Lang } from "../../platform/locale/lang";
import type { OldAddress } from "./convert/context";
import type { ReportLine } from "./report";

/** A record of the old site that is here. */
interface ImportedEntry {
  /** The content type. */
  type: string;
  old_id: string;
  /** The id of the entry here. */
  id: string;
  /** JSON of the {@link StoredLine}s that its import reported. */
  lines: string;
}

type ImportTables = {
  import_entry: ImportedEntry;
  import_file: {
    /** Its key on the old site: see {@link FileKey}. */
    source: string;
    media_id: string;
  };
  import_address: {
    /** As `comparedPath` gives it. */
    path: string;
    lang: Lang;
    type: string;
    id: string;
  };
};

/** A line of the report as stored, without its record; names are those of the old site. */
export type StoredLine = Pick<ReportLine, "reason" | "where" | "detail">;

/** The id of an order that was imported, in place of an old id, so that staff's own is left alone afterwards. */
const ORDER = "";

/** The tables of what came from an old site, on a connection or in a transaction. */
export function importStore(database: Database) {
  const db = database.$extendTables<ImportTables>();
  return {
    /** The entry that a record of the old site became; undefined where it is not here. */
    entryOf: async (
      type: string,
      oldId: string,
    ): Promise<{ id: string; lines: StoredLine[] } | undefined> => {
      const row = await db
        .selectFrom("import_entry")
        .select(["id", "lines"])
        .where("type", "=", type)
        .where("old_id", "=", oldId)
        .executeTakeFirst();
      return row && { id: row.id, lines: JSON.parse(row.lines) };
    },

    addEntry: async (
      { type, oldId, id }: { type: string; oldId: string; id: string },
      lines: readonly StoredLine[],
    ): Promise<void> => {
      const row = { type, old_id: oldId, id, lines: JSON.stringify(lines) };
      await db.insertInto("import_entry").values(row).execute();
    },

    /** The ids here of all records of a type, by their old ids. */
    idsOf: async (type: string): Promise<Map<string, string>> => {
      const rows = await db
        .selectFrom("import_entry")
        .select(["old_id", "id"])
        .where("type", "=", type)
        .where("old_id", "<>", ORDER)
        .execute();
      return new Map(rows.map(({ old_id, id }) => [old_id, id]));
    },

    hasOrder: async (type: string): Promise<boolean> => {
      const row = db.selectFrom("import_entry").select("id").where("type", "=", type);
      return (await row.where("old_id", "=", ORDER).executeTakeFirst()) !== undefined;
    },

    addOrder: async (type: string): Promise<void> => {
      await db.insertInto("import_entry").values({ type, old_id: ORDER, id: ORDER, lines: "[]" }).execute();
    },

    /** The target of a path of the old site; undefined for any other. */
    entryAt: (path: string): Promise<{ type: string; id: string; lang: Lang } | undefined> =>
      db
        .selectFrom("import_address")
        .select(["type", "id", "lang"])
        .where("path", "=", path)
        .executeTakeFirst(),

    /** The paths of the old site that lead to entries of a type, escaped as in an address, each with the entry's id. */
    pathsOf: async (type: string): Promise<{ path: string; id: string }[]> => {
      const rows = await db
        .selectFrom("import_address")
        .select(["path", "id"])
        .where("type", "=", type)
        .execute();
      return rows.map(({ path, id }) => ({ path: encodeURI(path), id }));
    },

    /** Adds the paths of an entry; one that leads elsewhere already stays so. */
    addAddresses: async (type: string, id: string, addresses: readonly OldAddress[]): Promise<void> => {
      for (const { path, lang } of addresses) {
        const row = db.insertInto("import_address").values({ path, lang, type, id });
        await row.onConflict((conflict) => conflict.column("path").doNothing()).execute();
      }
    },

    fileOf: async (source: string): Promise<string | undefined> => {
      const row = db.selectFrom("import_file").select("media_id").where("source", "=", source);
      return (await row.executeTakeFirst())?.media_id;
    },

    addFile: async (source: string, mediaId: string): Promise<void> => {
      const row = db.insertInto("import_file").values({ source, media_id: mediaId });
      // Another import beside this one may have brought it too.
      await row.onConflict((conflict) => conflict.column("source").doNothing()).execute();
    },
  };
}
