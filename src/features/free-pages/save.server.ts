import { isDraft, listActions } from "../../content/handlers.server";
import type { Prepared } from "../../content/prepare.server";
import { published } from "../../content/store/published.server";
import type { StaffCall } from "../../platform/http/handlers.server";
import { LANGS } from "../../platform/locale/lang";
import { type FreePage, freePages } from "./definition";
import { type Moves, placeOf } from "./placing.server";

export const actions = listActions(freePages);

/** The address of what is placed, by the connection of the call that places it. */
export const placingIn = (call: StaffCall, moves: Moves) => ({
  tx: call.db,
  addresses: call.deps.addresses,
  moves,
  // Of a draft visitors get no address at all.
  told: LANGS.filter((lang) => isDraft(call) || !call.unpublishedLangs?.includes(lang)),
});

type Given = Partial<Omit<FreePage, "_id" | "version">> & { _id: string; version?: number | undefined };

interface Saving {
  prepared?: Prepared;
  /** Refuses what the page would be. */
  check?(before: FreePage): void;
}

/** Saves a page, of which what was not given stays; where its address changes, the old one leads to the new one. */
export async function savePage(
  { _id, version, ...given }: Given,
  call: StaffCall,
  moves: Moves,
  { prepared, check }: Saving = {},
): Promise<FreePage> {
  const before = await actions.edited(call.db, _id);
  check?.(before);
  const visible = await published(call.db, freePages).find(_id);
  const address = await placeOf(given.address ?? "", before, placingIn(call, moves), before);
  const saved = await actions.edit(
    _id,
    { ...given, address },
    { version, ...(prepared && { prepared }) },
    call,
    "page.",
  );
  if (visible && visible.address !== address && !isDraft(call)) {
    await moves.moved(call.db, { from: visible.address, to: address }, call.staff.username);
  }
  return saved;
}
