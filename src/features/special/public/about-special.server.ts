import type { Database } from "../../../core/db/database.server";
import { type Dimensions, mediaRegistry } from "../../../core/media/registry.server";
import { specialStore } from "../store.server";

/** A special appreciation image: the number of its slot, its file, its size in pixels. */
export interface SpecialImage extends Dimensions {
  num: number;
  id: string;
}

/** The images of the slots that are filled, in order. */
export async function aboutSpecial(db: Database): Promise<SpecialImage[]> {
  const slots = await specialStore(db).all();
  const sizes = await mediaRegistry(db).dimensions(slots.flatMap(({ photo_id }) => photo_id ?? []));
  return slots.flatMap(({ num, photo_id }) => {
    const size = photo_id === null ? undefined : sizes.get(photo_id);
    return photo_id !== null && size ? [{ num, id: photo_id, ...size }] : [];
  });
}
