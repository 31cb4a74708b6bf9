import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Special Appreciation Images",
  saved: "Image Uploaded",
  fields: {
    photo_id: "Image",
    caption: { label: "Whom it thanks", hint: "The name that visitors read below the image." },
  },
  captionSaved: "Name Saved",
  wordsSaved: "Description Saved",
  shown: "They show on About, in this order.",
  intro: "They show on About, in this order. Each is saved as soon as it is uploaded or removed.",
  slot: "Image {num}",
  emptySlot: "This place is empty; visitors see no gap.",
  imageRemoved: "Removed: image {num}",
  notSaved: "This is not saved yet.",
  previewed: "An image appears here once it is saved.",
};

const tra: typeof eng = {
  title: "特別鳴謝圖片",
  saved: "圖片已上載",
  fields: {
    photo_id: "圖片",
    caption: { label: "鳴謝對象", hint: "訪客會在圖片下方看到這個名稱。" },
  },
  captionSaved: "名稱已儲存",
  wordsSaved: "文字說明已儲存",
  shown: "圖片會按次序在「關於我們」頁顯示。",
  intro: "圖片會按次序在「關於我們」頁顯示。每張圖片上載或移除後即時儲存。",
  slot: "圖片 {num}",
  emptySlot: "此位置沒有圖片，網頁不會顯示此欄。",
  imageRemoved: "已移除：圖片 {num}",
  notSaved: "尚未儲存。",
  previewed: "圖片儲存後會在此顯示。",
};

const sim: typeof eng = {
  title: "特别鸣谢图片",
  saved: "图片已上传",
  fields: {
    photo_id: "图片",
    caption: { label: "鸣谢对象", hint: "访客会在图片下方看到这个名称。" },
  },
  captionSaved: "名称已保存",
  wordsSaved: "文字说明已保存",
  shown: "图片会按顺序显示在“关于我们”页面。",
  intro: "图片会按顺序显示在“关于我们”页面。每张图片上传或移除后会立即保存。",
  slot: "图片 {num}",
  emptySlot: "此位置没有图片，网页不会显示此栏。",
  imageRemoved: "已移除：图片 {num}",
  notSaved: "尚未保存。",
  previewed: "图片保存后会在此显示。",
};

/** Words of special appreciation images for staff. */
export const specialWords: Localized<typeof eng> = { eng, tra, sim };
