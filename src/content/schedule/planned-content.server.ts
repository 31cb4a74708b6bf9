import type { Database } from "../../platform/db/database.server";
import type { Content, ContentType } from "../definition";
import { ofOwnPictures } from "../store/for-visitors.server";
import { revisionOf } from "../store/revision.server";
import type { ContentTables, EntryRow } from "../store/tables.server";
import { formerPlanned, planNewestFor } from "./schedule.server";

/**
 * Applies a change that is no save by a person, as of a flag or of a picture's description, also to the
 * revisions of an entry that are scheduled, so that their publication does not revert it. After the new
 * revisions are stored.
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
    const planned = await revisionOf(tx, type, before.id, number);
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
