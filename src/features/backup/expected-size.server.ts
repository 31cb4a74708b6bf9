import { sql } from "kysely";
import type { MediaTables } from "../../media/media-table.server";
import type { Database } from "../../platform/db/database.server";
import type { Engine } from "../../platform/db/open.server";

/** Bytes that a backup of now takes at most: photos and PDFs hardly get smaller, the database does. */
export async function expectedBackupSize(database: Database, engine: Engine): Promise<number> {
  const db = database.$extendTables<MediaTables>();
  const blobs = db
    .selectFrom("media")
    .select(["blob", "bytes"])
    .union(db.selectFrom("media_version").select(["blob", "bytes"]));
  const { files } = await db
    .selectFrom(blobs.as("file"))
    .select((eb) => eb.fn.sum("bytes").as("files"))
    .executeTakeFirstOrThrow();
  return Number(files ?? 0) + (await databaseSize(db, engine));
}

async function databaseSize(db: Database, engine: Engine): Promise<number> {
  const { rows } =
    engine === "sqlite"
      ? await sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
      : await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
