import type { StaffCall } from "../../platform/http/handlers.server";
import { LANGS, type Localized } from "../../platform/locale/lang";
import type { Content, ContentType } from "../definition";
import { altsIn, PICTURE_ALTS } from "../own-alts";
import { saveApprovalRequest } from "../review/approval-request.server";
import { changePlanned } from "../schedule/planned-content.server";
import { entryStateOf } from "../store/entry-state.server";
import { contentStore } from "../store/store.server";

interface DescribedPicture {
  id: string;
  media_id: string;
  /** Of each language; all blank, the words of the library count again. */
  alt: Localized;
}

/**
 * Makes a version of an entry that says this of a picture: in what visitors get and in what waits, neither of which
 * changes otherwise. Where an administrator has to publish it, it waits. False where there is no such entry, or none of a type
 * whose pictures have words of its own.
 */
export async function describePicture(
  type: ContentType,
  { id, media_id, alt }: DescribedPicture,
  { db, staff, approval }: Pick<StaffCall, "db" | "staff" | "approval">,
): Promise<boolean> {
  const kept = PICTURE_ALTS in type.shared ? await entryStateOf(db, type, id) : undefined;
  if (!kept || kept.row.deleted_at !== null) return false;
  const saying = (content: Content<ContentType>) => ({
    ...content,
    [PICTURE_ALTS]: { ...altsIn(content), [media_id]: alt },
  });
  const { row, visible, newest } = kept;
  const store = contentStore(db, type);
  const author = staff.username;
  if (approval) {
    await store.addVersion(kept, saying(newest), { author, unpublishedLangs: LANGS });
    await saveApprovalRequest(db, type, id, { approval, staff });
    return true;
  }
  const said = { visible: visible && saying(visible), newest: saying(newest) };
  await store.rewrite(kept, said, author);
  await changePlanned(db, type, row, saying);
  return true;
}
