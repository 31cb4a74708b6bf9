import { published } from "../../../core/content/store/published.server";
import type { Database } from "../../../core/db/database.server";
import { type Dimensions, mediaRegistry } from "../../../core/media/registry.server";
import { special } from "../definition";

/** A special appreciation image: the number of its slot, its file, its size in pixels. */
export interface SpecialImage extends Dimensions {
  num: number;
  id: string;
}

/** The images of the slots that are filled, in order. */
export async function aboutSpecial(db: Database): Promise<SpecialImage[]> {
  const places = await published(db, special).all();
  const sizes = await mediaRegistry(db).dimensions(places.flatMap(({ photo_id }) => photo_id ?? []));
  return places.flatMap(({ _id, photo_id }) => {
    const size = photo_id === null ? undefined : sizes.get(photo_id);
    return photo_id !== null && size ? [{ num: Number(_id), id: photo_id, ...size }] : [];
  });
}
