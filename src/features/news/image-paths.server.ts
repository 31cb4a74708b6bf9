import { LANGS, type Lang } from "../../core/locale/lang";
import { mediaIds } from "../../core/richtext/text";
import type { NewsItem } from "./contract";

/** An image that an item names, and the path of the field that names it. */
export interface ImagePath {
  id: string;
  path: string;
}

/** Every image that an item names. */
export function imagePaths(item: Pick<NewsItem, "coverId" | Lang>): ImagePath[] {
  const named = LANGS.flatMap((lang) => {
    const { photoId, photoArray, content } = item[lang];
    return [
      { id: photoId, path: `news.${lang}.photoId` },
      ...photoArray.map((id, index) => ({ id, path: `news.${lang}.photoArray.${index}` })),
      ...mediaIds(content).map((id) => ({ id, path: `news.${lang}.content` })),
    ];
  });
  return [{ id: item.coverId, path: "news.coverId" }, ...named].flatMap(({ id, path }) =>
    id === null ? [] : [{ id, path }],
  );
}
