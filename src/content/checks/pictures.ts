import type { Description } from "../../media/description";
import type { Remark } from "./check-text";
import type { Markup } from "./markup";

/** A picture as the library describes it. */
export type LibraryPicture = Description & { originalFilename: string };

/** Pictures of the library by their ids; without those that were not loaded yet. */
export type LibraryPictures = ReadonlyMap<string, LibraryPicture>;

const EXTENSION = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|svg)$/i;
/** The names that cameras, telephones and programs give to pictures. */
const GIVEN =
  /^(?:img|dsc[fn]?|dscn|pxl|pict?|p|mvimg|vid|image|photo|picture|screenshot|screen shot|fb_img|mmexport|wechatimg|wx_camera|whatsapp image|微信圖片|微信图片|螢幕截圖|屏幕截图|截圖|截图|未命名|untitled|unnamed)[-_ ]*(?:\d[\d\-_ .]*(?:at .*)?)?(?:\(\d+\))?$/i;

const bare = (name: string) => name.trim().replace(EXTENSION, "").toLowerCase();

/** Whether a description is only a file name. */
export function isFileName(said: string, originalFilename = ""): boolean {
  const text = said.trim();
  if (text === "") return false;
  if (EXTENSION.test(text)) return true;
  // A file may have been named by what it shows; then its name describes it.
  if (bare(text) === bare(originalFilename) && !/[\s\p{sc=Han}]/u.test(text)) return true;
  return GIVEN.test(text) && (/\d/.test(text) || GIVEN.exec(text)?.[0] === text);
}

/** A picture without a description that is not marked as decorative. */
const isUndescribed = ({ alt, decorative }: LibraryPicture): boolean =>
  !decorative && Object.values(alt).every((said) => said.trim() === "");

/** The issue of a picture outside a text. */
export function pictureRemark(id: string, library: LibraryPictures): Remark | undefined {
  const known = library.get(id);
  if (!known) return undefined;
  const at = { start: 0, end: 0, picture: id };
  if (isUndescribed(known)) return { check: "pictureUndescribed", said: "", ...at };
  const named = Object.values(known.alt).find((said) => isFileName(said, known.originalFilename));
  return named === undefined || known.decorative
    ? undefined
    : { check: "pictureFileName", said: named, ...at };
}

/** Pictures in a text that have no description or only a file name, both here and in the library. */
export function pictureRemarks({ images }: Markup, library: LibraryPictures): Remark[] {
  return images.flatMap(({ id, alt, start, end }): Remark[] => {
    const at = { start, end, picture: id };
    if (isFileName(alt, library.get(id)?.originalFilename))
      return [{ check: "pictureFileName", said: alt, ...at }];
    const remark = alt.trim() === "" ? pictureRemark(id, library) : undefined;
    return remark ? [{ ...remark, ...at }] : [];
  });
}
