import type { Database } from "../../platform/db/database.server";
import type { Content, ContentType } from "../definition";
import { ofOwnPictures } from "../store/for-visitors.server";
import type { ContentTables, EntryRow } from "../store/tables.server";
import { versionOf } from "../store/version.server";
import { formerPlanned, planNewestFor } from "./schedule.server";

/**
 * Makes a change that is nobody's save, as of a flag or of the words for a picture, also in the versions of an entry
 * that are planned to be published, so that their time does not take it back. After the new versions are stored.
 * @param before the row of the entry before the change
 */
export async function changePlanned<T extends ContentType>(
  tx: Database,
  type: T,
  before: Pick<EntryRow, "type" | "id" | "number">,
  change: (content: Content<T>) => Content<T>,
): Promise<void> {
  await planNewestFor(tx, before, before.number);
  for (const number of await formerPlanned(tx, before)) {
    const planned = await versionOf(tx, type, before.id, number);
    if (!planned) continue;
    await tx
      .$extendTables<ContentTables>()
      .updateTable("entry_version")
      .set({ content: JSON.stringify(ofOwnPictures(type, change(planned.content))) })
      .where("type", "=", before.type)
      .where("id", "=", before.id)
      .where("number", "=", number)
      .execute();
  }
}
