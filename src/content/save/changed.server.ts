import type { Action } from "../../platform/journal/actions";
import type { Change } from "../../platform/journal/journal.server";

/** The journal entry of a change, with its answer. The revision contains the change. */
export function changed<Answer extends object>(
  action: Action,
  { _id, version }: { _id: string; version: number },
  answer: Answer,
): Change<{ message: "success" } & Answer> {
  const snapshot = { _id, version };
  return { entityId: _id, action, snapshot, answer: { message: "success", ...answer } };
}

/** The journal's id for the order of a list, which is no entry's own. */
const ORDER = "order";

/** The journal's entry of a new order of a list, with its answer. */
export const reordered = (type: string, ids: readonly string[]): Change<{ message: "success" }> => ({
  entityId: ORDER,
  action: "order",
  snapshot: { _id: ORDER, [type]: ids },
  answer: { message: "success" },
});
