import { renderCover } from "../../core/art/cover.server";
import type { Deps } from "../../core/deps.server";
import { shownText } from "../../core/locale/fallback.server";
import { type Lang, localized } from "../../core/locale/lang";
import { mediaRegistry } from "../../core/media/registry.server";
import { newsStore } from "../../features/news/store.server";

/** Where an item has no cover. */
const DRAWING = { motif: "branch", palette: "leaf", seed: 1 } as const;

/** Title and cover of a news item's link preview; undefined for an unknown id. */
export async function newsCard({ db, media }: Pick<Deps, "db" | "media">, id: string, lang: Lang) {
  const item = await newsStore(db).find(id);
  if (!item) return undefined;
  const header = shownText(
    localized((each) => item[each].header),
    lang,
  );
  const file = item.coverId === null ? undefined : await mediaRegistry(db).find(item.coverId);
  return {
    // In a language that the words are not in, their own font is needed.
    lang: header.lang,
    title: header.text,
    picture: async () =>
      file ? { bytes: (await media.variant(file, 1280, [])).bytes } : { svg: renderCover(DRAWING) },
    /** Changes when the picture does. */
    coverId: item.coverId,
  };
}
