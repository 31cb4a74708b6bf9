import { fill, type Localized, localized } from "../../platform/locale/lang";

/** The fields of the slots, whose numbers are 1 to 6. */
export const SLOTS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;

type SlotName = (typeof SLOTS)[number];

/** Something for each slot, given its number. */
export const inEachSlot = <Each>(of: (num: number, slot: SlotName) => Each) =>
  Object.fromEntries(SLOTS.map((slot, at) => [slot, of(at + 1, slot)])) as Record<SlotName, Each>;

const eng = {
  title: "Special Appreciation Images",
  saved: "Image Uploaded",
  slot: "Image {num}",
  caption: "Whom it thanks: Image {num}",
  captionHint: "The name that visitors read below the image.",
  captionSaved: "Name Saved",
  wordsSaved: "Description Saved",
  shown: "They show on About, in this order.",
  intro:
    "They show on About, in this order. An image is saved as soon as it is uploaded or removed, names and descriptions by “Submit”.",
  emptySlot: "This place is empty; visitors see no gap.",
  imageRemoved: "Removed: image {num}",
};

const tra: typeof eng = {
  title: "特別鳴謝圖片",
  saved: "圖片已上載",
  slot: "圖片 {num}",
  caption: "鳴謝對象：圖片 {num}",
  captionHint: "訪客會在圖片下方看到這個名稱。",
  captionSaved: "名稱已儲存",
  wordsSaved: "文字說明已儲存",
  shown: "圖片會按次序在「關於我們」頁顯示。",
  intro: "圖片會按次序在「關於我們」頁顯示。每張圖片上載或移除後即時儲存；名稱及文字說明則按「儲存」。",
  emptySlot: "此位置沒有圖片，網頁不會顯示此欄。",
  imageRemoved: "已移除：圖片 {num}",
};

const sim: typeof eng = {
  title: "特别鸣谢图片",
  saved: "图片已上传",
  slot: "图片 {num}",
  caption: "鸣谢对象：图片 {num}",
  captionHint: "访客会在图片下方看到这个名称。",
  captionSaved: "名称已保存",
  wordsSaved: "文字说明已保存",
  shown: "图片会按顺序显示在“关于我们”页面。",
  intro: "图片会按顺序显示在“关于我们”页面。每张图片上传或移除后会立即保存；名称和文字说明请点按“保存”。",
  emptySlot: "此位置没有图片，网页不会显示此栏。",
  imageRemoved: "已移除：图片 {num}",
};

const all: Localized<typeof eng> = { eng, tra, sim };

/** Words of special appreciation images for staff. */
export const specialWords = localized((lang) => {
  const { slot, caption, captionHint: hint } = all[lang];
  const fields = inEachSlot((num) => {
    const label = fill(slot, { num });
    return { label, fields: { photo_id: label, caption: { label: fill(caption, { num }), hint } } };
  });
  return { ...all[lang], fields };
});
