import type { Database } from "../../db/database.server";
import type { ContentType } from "../definition";
import type { ContentTables } from "../store/tables.server";
import type { Keeper } from "./keepers.server";
import type { PastVersion } from "./past-contract";

/** All versions of an entry, the newest first; none of a record that nobody has saved yet. */
export async function historyOf(
  db: Database,
  { feature, calls: { type } }: Keeper,
  id: string,
): Promise<PastVersion[]> {
  const rows = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select(["number", "state", "author", "at"])
    .where("type", "=", type.name)
    .where("id", "=", id)
    .orderBy("number", "desc")
    .execute();
  const actions = await actionsOf(db, feature.name, type, id);
  // One save may have made two versions, what visitors get and the whole: the journal names the last.
  let later: { at: string; action: string | undefined } = { at: "", action: undefined };
  return rows.map(({ number: version, state, author: by, at }, index) => {
    const isSameSave = later.at === at && at !== "";
    const action = actions.get(version) ?? (isSameSave ? later.action : undefined);
    later = { at, action };
    return { version, at, by, action: action ?? (index === rows.length - 1 ? "add" : "edit"), state };
  });
}

/** The journal's names for what was done to an entry, by the number of the version that each made. */
async function actionsOf(
  db: Database,
  feature: string,
  type: ContentType,
  id: string,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("journal")
    .select(["action", "snapshot"])
    .where("feature", "=", feature)
    .where("entity_id", "=", id)
    .where("action", "not in", UNVERSIONED)
    .orderBy("id")
    .execute();
  const made = rows.flatMap(({ action, snapshot }): [number, string][] => {
    const { version, type: of = type.name } = JSON.parse(snapshot) as { version?: unknown; type?: unknown };
    return typeof version === "number" && of === type.name ? [[version, action]] : [];
  });
  return new Map(made);
}

/** Actions that name the version which there was, and make none. */
const UNVERSIONED = ["delete", "restore", "confirm", "erase"];
