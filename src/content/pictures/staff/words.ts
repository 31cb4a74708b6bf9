import type { Localized } from "../../../platform/locale/lang";

const eng = {
  described: "Described as",
  describedHere: "Described here as",
  decoration: "Decoration: nothing is read out for it.",
  undescribed: "Not described yet.",
  unknown: "Its description in the media library could not be loaded.",
  title: "Other words here",
  hint: "Only for this place, instead of the description in the media library. Languages left empty use that one.",
  alt: "Description here",
};

const tra: typeof eng = {
  described: "文字說明",
  describedHere: "此處的文字說明",
  decoration: "純屬裝飾，不會讀出說明。",
  undescribed: "未有文字說明。",
  unknown: "未能載入媒體庫的文字說明。",
  title: "此處另用文字說明",
  hint: "只用於此處，代替媒體庫的文字說明。留空的語言沿用媒體庫的說明。",
  alt: "此處的文字說明",
};

const sim: typeof eng = {
  described: "文字说明",
  describedHere: "此处的文字说明",
  decoration: "仅作装饰，不会读出说明。",
  undescribed: "还没有文字说明。",
  unknown: "未能加载媒体库的文字说明。",
  title: "此处另用文字说明",
  hint: "仅用于此处，代替媒体库的文字说明。留空的语言沿用媒体库的说明。",
  alt: "此处的文字说明",
};

/** Words of a form's picture descriptions. */
export const pictureWords: Localized<typeof eng> = { eng, tra, sim };
