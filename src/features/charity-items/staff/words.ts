import type { Localized } from "../../../core/locale/lang";

const eng = {
  dragHint: "drag the item to change its order",
  updateItem: "Update Charity Item",
  coverPhoto: "Photo 1 (cover)",
  photo: "Photo {number}",
  makeCover: "Make this the cover",
  square: "square",
};

const tra: typeof eng = {
  dragHint: "拖動項目以更改次序",
  updateItem: "更新慈善義賣品",
  coverPhoto: "相片 1（封面）",
  photo: "相片 {number}",
  makeCover: "設為封面",
  square: "正方形",
};

const sim: typeof eng = {
  dragHint: "拖动项目以更改顺序",
  updateItem: "更新慈善义卖品",
  coverPhoto: "照片 1（封面）",
  photo: "照片 {number}",
  makeCover: "设为封面",
  square: "正方形",
};

/** Words of the screens of charity items besides those of their fields. */
export const itemScreenWords: Localized<typeof eng> = { eng, tra, sim };
export type ItemScreenWords = typeof eng;
