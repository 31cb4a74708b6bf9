import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Special Appreciation Images",
  saved: "Image Uploaded",
  fields: { photo_id: "Image" },
};

const tra: typeof eng = {
  title: "特別鳴謝圖片",
  saved: "圖片已上載",
  fields: { photo_id: "圖片" },
};

const sim: typeof eng = {
  title: "特别鸣谢图片",
  saved: "图片已上传",
  fields: { photo_id: "图片" },
};

/** Words of the content type of special appreciation images. */
export const specialWords: Localized<typeof eng> = { eng, tra, sim };
