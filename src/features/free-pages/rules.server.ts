import type { EntryRules, SaveCall } from "../../content/save/entry-rules.server";
import { isDraft } from "../../content/save/publish-options.server";
import { LANGS } from "../../platform/locale/lang";
import { freePages } from "./definition";
import { type Moves, placeOf, requirePlace } from "./placing.server";

/** The address of what is placed, by the connection of the call that places it. */
const placingIn = (call: SaveCall, moves: Moves) => ({
  tx: call.db,
  addresses: call.deps.addresses,
  moves,
  // Of a draft visitors get no address at all.
  told: LANGS.filter((lang) => isDraft(call) || !call.unpublishedLangs?.includes(lang)),
});

/** Each page has an address of its own; where it changes for visitors, the old one leads to the new one. */
export const pageRules = (moves: Moves): EntryRules<typeof freePages> => ({
  type: freePages,
  name: "pages",
  beforeSave: async (page, { before, path, call }) => ({
    ...page,
    address: await placeOf(page, { ...placingIn(call, moves), path }, before),
  }),
  published: async (before, { address }, { db, staff }) => {
    if (before && before.address !== address)
      await moves.moved(db, { from: before.address, to: address }, staff.username);
  },
  restored: async (page, call) => requirePlace(page, placingIn(call, moves)),
});
