import type { Database } from "../../db/database.server";
import type { ContentType } from "../definition";
import { isList } from "./derived.server";
import type { ContentTables } from "./tables.server";

/** What places an entry: what it says, and where it stood before. */
interface Placed {
  id: string;
  content: object;
  sort?: string;
}

/** What the order of its list compares of an entry. One that staff arrange keeps its place; a new one is last. */
export async function sortOf(
  tx: Database,
  type: ContentType,
  { id, content, sort }: Placed,
): Promise<string> {
  if (!isList(type) || type.order === "newest" || type.order === "oldest") return id;
  if (typeof type.order === "object") return String((content as Record<string, unknown>)[type.order.latest]);
  return sort ?? (await placeBehind(tx, type.name));
}

/** A place as texts compare it. */
export const placeAt = (at: number): string => String(at).padStart(6, "0");

async function placeBehind(tx: Database, type: string): Promise<string> {
  const { last } = await tx
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select((eb) => eb.fn.max("sort").as("last"))
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return placeAt(last === null ? 0 : Number(last) + 1);
}
