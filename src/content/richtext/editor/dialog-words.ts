import type { Localized } from "../../../platform/locale/lang";

const eng = {
  linkTitle: "Link",
  linkAddress: "Address",
  linkAddressHint:
    "A web address, an e-mail address, a telephone number, or a page of this site such as /about",
  linkText: "Text of the link",
  linkSave: "Save link",
  linkRemove: "Remove link",
  linkInvalid: "Enter a web address such as https://example.org, an e-mail address or a telephone number.",
  imageTitle: "Add an image",
  imageEditTitle: "Describe the image",
  imageFile: "Image file",
  imageAdd: "Add image",
  imageSave: "Save",
  imageFileMissing: "Choose an image file.",
};
/** The words of the dialogs of the editor, in one language. */
export type DialogWords = Record<keyof typeof eng, string>;
const tra: DialogWords = {
  linkTitle: "連結",
  linkAddress: "網址",
  linkAddressHint: "網址、電郵地址、電話號碼，或本網站的頁面，例如 /about",
  linkText: "連結文字",
  linkSave: "儲存連結",
  linkRemove: "移除連結",
  linkInvalid: "請輸入網址（例如 https://example.org）、電郵地址或電話號碼。",
  imageTitle: "加入圖片",
  imageEditTitle: "描述圖片",
  imageFile: "圖片檔案",
  imageAdd: "加入圖片",
  imageSave: "儲存",
  imageFileMissing: "請選擇圖片檔案。",
};
const sim: DialogWords = {
  linkTitle: "链接",
  linkAddress: "网址",
  linkAddressHint: "网址、电子邮箱、电话号码，或本网站的页面，例如 /about",
  linkText: "链接文字",
  linkSave: "保存链接",
  linkRemove: "移除链接",
  linkInvalid: "请输入网址（例如 https://example.org）、电子邮箱或电话号码。",
  imageTitle: "添加图片",
  imageEditTitle: "描述图片",
  imageFile: "图片文件",
  imageAdd: "添加图片",
  imageSave: "保存",
  imageFileMissing: "请选择图片文件。",
};

/** The words of the dialogs of the editor. */
export const dialogWords: Localized<DialogWords> = { eng, tra, sim };
