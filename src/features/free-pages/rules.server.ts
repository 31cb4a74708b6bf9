import type { EventHandlers } from "../../content/events/events.server";
import { type EntryRules, isDraft, type SaveCall } from "../../content/save/entry-rules.server";
import { revisionOf } from "../../content/store/entry-state.server";
import { published } from "../../content/store/published.server";
import { LANGS } from "../../platform/locale/lang";
import { freePages } from "./definition";
import { type Moves, placeOf, requirePlace } from "./placing.server";

/** The address of what is placed, by the connection of the call that places it. */
const placingIn = (call: SaveCall, moves: Moves) => ({
  tx: call.db,
  addresses: call.deps.addresses,
  moves,
  // Of a draft visitors get no address at all.
  visible: LANGS.filter((lang) => isDraft(call) || !call.unpublishedLangs?.includes(lang)),
});

/** Each page has an address of its own. */
export const pageRules = (moves: Moves): EntryRules<typeof freePages> => ({
  type: freePages,
  name: "pages",
  beforeSave: async (page, { before, path, call }) => ({
    ...page,
    address: await placeOf(page, { ...placingIn(call, moves), path }, before),
  }),
  restored: async (page, call) => requirePlace(page, placingIn(call, moves)),
});

/** Redirects the old address of a page to the new one when its public address changes. */
export const redirectMoved =
  (moves: Moves): EventHandlers["revision.published"] =>
  async ({ type, id, former }, { tx, author }) => {
    if (type !== freePages.name || former === null) return;
    const before = await revisionOf(tx, freePages, id, former);
    const after = await published(tx, freePages).find(id);
    if (!before || !after || before.content.address === after.address) return;
    await moves.moved(tx, { from: before.content.address, to: after.address }, author);
  };
