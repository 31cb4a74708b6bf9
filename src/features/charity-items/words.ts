import type { Localized } from "../../platform/locale/lang";

const eng = {
  list: "Manage Charity Items",
  one: "Charity item",
  add: "Add Charity Item",
  edit: "Edit Charity Item",
  saved: "Item Uploaded",
  none: "There are no charity items yet. Visitors see them on Get Involved, and ask for them there.",
  untitled: "(no name)",
  deleteQuestion: "Are you sure you want to delete the post: {name}",
  fields: {
    coverId: {
      label: "Photos",
      hint: "2-4 square photos recommended for front, side, back. The first is the cover.",
    },
    price: { label: "Price", hint: "As visitors should read it, for example HK$120." },
    name: "Name",
    tag: { label: "Tag", hint: "A few words under the name, for example: sewn by hand." },
    desc: "Description",
  },
};

const tra: typeof eng = {
  list: "管理慈善義賣品",
  one: "慈善義賣品",
  add: "新增慈善義賣品",
  edit: "編輯慈善義賣品",
  saved: "義賣品已儲存",
  none: "暫時沒有義賣品。訪客可在「參與支持」頁查看及查詢。",
  untitled: "（沒有名稱）",
  deleteQuestion: "確定要刪除這件義賣品嗎？{name}",
  fields: {
    coverId: {
      label: "相片",
      hint: "建議提供 2 至 4 張正方形相片，展示正面、側面及背面。第一張是封面。",
    },
    price: { label: "價錢", hint: "訪客會看到的寫法，例如 HK$120。" },
    name: "名稱",
    tag: { label: "簡短說明", hint: "名稱下方的簡短文字，例如：人手縫製。" },
    desc: "描述",
  },
};

const sim: typeof eng = {
  list: "管理慈善义卖品",
  one: "慈善义卖品",
  add: "添加慈善义卖品",
  edit: "编辑慈善义卖品",
  saved: "义卖品已保存",
  none: "暂时没有义卖品。访客可在“参与支持”页面查看和咨询。",
  untitled: "（没有名称）",
  deleteQuestion: "确定要删除这件义卖品吗？{name}",
  fields: {
    coverId: {
      label: "照片",
      hint: "建议提供 2 至 4 张正方形照片，展示正面、侧面和背面。第一张是封面。",
    },
    price: { label: "价格", hint: "访客会看到的写法，例如 HK$120。" },
    name: "名称",
    tag: { label: "简短说明", hint: "名称下方的简短文字，例如：手工缝制。" },
    desc: "描述",
  },
};

/** Names of charity items and their fields for staff. */
export const charityItemsWords: Localized<typeof eng> = { eng, tra, sim };

const engScreen = {
  dragHint: "drag the item to change its order",
  updateItem: "Update Charity Item",
  coverPhoto: "Photo 1 (cover)",
  photo: "Photo {number}",
  makeCover: "Make this the cover",
  square: "square",
};

const traScreen: typeof engScreen = {
  dragHint: "拖動項目以更改次序",
  updateItem: "更新慈善義賣品",
  coverPhoto: "相片 1（封面）",
  photo: "相片 {number}",
  makeCover: "設為封面",
  square: "正方形",
};

const simScreen: typeof engScreen = {
  dragHint: "拖动项目以更改顺序",
  updateItem: "更新慈善义卖品",
  coverPhoto: "照片 1（封面）",
  photo: "照片 {number}",
  makeCover: "设为封面",
  square: "正方形",
};

/** Words of the screens of charity items besides those of their fields. */
export const itemScreenWords: Localized<typeof engScreen> = {
  eng: engScreen,
  tra: traScreen,
  sim: simScreen,
};
export type ItemScreenWords = typeof engScreen;
