import { fill, type Lang, useLang } from "../../platform/locale/lang";

const eng = {
  chooseImage: "Choose an image",
  choosePdf: "Choose a PDF",
  addPhotos: "Add photos",
  replace: "Replace",
  remove: "Remove",
  labelled: "{action}: {label}",
  cancel: "Cancel",
  tryAgain: "Try again",
  dropImage: "JPEG, HEIC, PNG, WebP or AVIF, at most 20\u00A0MB. You can also drop or paste it here.",
  dropPdf: "PDF, at most 25\u00A0MB. You can also drop it here.",
  uploading: "Uploading {name}",
  checking: "Checking {name}",
  waiting: "{name} is waiting",
  uploaded: "{name} is uploaded.",
  reduced:
    "{name} was large. It is kept with 4,000 pixels on its longer side, which is more than any page shows.",
  withdrawn:
    "{name} was taken off this site before, as consent for it was withdrawn. Use it only if that person has agreed again.",
  chooseHere: "Choose one that is here",
  chosen: "{name} is chosen.",
  severalChosen: "Chosen: {count}.",
  turnOrCrop: "Turn or crop",
  cropped: "The picture is changed.",
  removed: "Removed.",
  emptyFile: "This file is empty. Choose another one.",
  cancelled: "The upload of {name} was cancelled.",
  unreachable: "The file did not arrive. Check the connection and try again.",
  signedOut: "The file is still here: log in in another tab, then try again.",
  noPlace: "No place was left for {names}.",
  makeSmaller:
    "To make it smaller on a phone: show the photo on the whole screen, take a screenshot, and choose that instead. On a computer: open it in Paint (Windows) or Preview (Mac), set its longer side to 2,000 pixels, and save it as JPEG.",
  loginOtherTab: "Log in in another tab",
  notImage: "{name} is not an image. Choose a JPEG, HEIC, PNG, WebP or AVIF file.",
  notPdf: "{name} is not a PDF.",
  tooWide: "This image is wider than recommended ({preferred}), so its sides may be cut off.",
  tooTall: "This image is taller than recommended ({preferred}), so its top and bottom may be cut off.",
  currentImage: "{label}: current image",
  currentPdf: "Current PDF",
  photo: "Photo {number}",
  moveUp: "Move up",
  moveDown: "Move down",
  moved: "Photo {from} is now photo {to} of {total}.",
  photoRemoved: "Photo {number} is removed. {total} left.",
};

type UploadWords = typeof eng;

const tra: UploadWords = {
  chooseImage: "選擇圖片",
  choosePdf: "選擇 PDF",
  addPhotos: "加入相片",
  labelled: "{action}：{label}",
  replace: "更換",
  remove: "移除",
  cancel: "取消",
  tryAgain: "再試一次",
  dropImage: "JPEG、HEIC、PNG、WebP 或 AVIF，上限 20\u00A0MB。亦可拖放或貼上到此處。",
  dropPdf: "PDF，上限 25\u00A0MB。亦可拖放到此處。",
  uploading: "正在上載 {name}",
  checking: "正在檢查 {name}",
  waiting: "{name} 等候上載",
  uploaded: "{name} 已上載。",
  reduced: "{name} 的尺寸很大，現以較長一邊 4,000 像素儲存，足夠網頁顯示。",
  withdrawn: "{name} 曾因當事人撤回同意而從網站移除。除非對方再次同意，否則請勿使用。",
  chooseHere: "從媒體庫選擇",
  chosen: "已選擇 {name}。",
  severalChosen: "已選擇 {count} 張。",
  turnOrCrop: "旋轉或裁切",
  cropped: "圖片已更改。",
  removed: "已移除。",
  emptyFile: "這個檔案沒有內容，請選擇另一個。",
  cancelled: "已取消上載 {name}。",
  unreachable: "檔案未能送達。請檢查網絡連線，然後再試。",
  signedOut: "檔案仍然保留：請在另一分頁登入，然後再試。",
  noPlace: "已沒有位置加入 {names}。",
  makeSmaller:
    "如要縮小相片：在手機以全螢幕顯示相片並截圖，然後改選該截圖。使用電腦時，可在「小畫家」（Windows）或「預覽程式」（Mac）開啟相片，把較長一邊改為 2,000 像素，再儲存為 JPEG。",
  loginOtherTab: "在另一分頁登入",
  notImage: "{name} 不是圖片。請選擇 JPEG、HEIC、PNG、WebP 或 AVIF 檔案。",
  notPdf: "{name} 不是 PDF。",
  tooWide: "此圖片比此處適用的比例（{preferred}）闊，左右兩邊可能會被裁去。",
  tooTall: "此圖片比此處適用的比例（{preferred}）高，上下兩邊可能會被裁去。",
  currentImage: "{label}：目前的圖片",
  currentPdf: "目前的 PDF",
  photo: "相片 {number}",
  moveUp: "上移",
  moveDown: "下移",
  moved: "相片 {from} 已移到第 {to} 張，共 {total} 張。",
  photoRemoved: "已移除相片 {number}，尚餘 {total} 張。",
};

const sim: UploadWords = {
  chooseImage: "选择图片",
  choosePdf: "选择 PDF",
  addPhotos: "添加照片",
  labelled: "{action}：{label}",
  replace: "更换",
  remove: "移除",
  cancel: "取消",
  tryAgain: "重试",
  dropImage: "JPEG、HEIC、PNG、WebP 或 AVIF，不超过 20\u00A0MB。也可以拖放或粘贴到这里。",
  dropPdf: "PDF，不超过 25\u00A0MB。也可以拖放到这里。",
  uploading: "正在上传 {name}",
  checking: "正在检查 {name}",
  waiting: "{name} 等待上传",
  uploaded: "{name} 已上传。",
  reduced: "{name} 的尺寸很大，现以较长一边 4,000 像素保存，足够网页显示。",
  withdrawn: "{name} 曾因当事人撤回同意而从网站移除。除非对方再次同意，否则请勿使用。",
  chooseHere: "从媒体库选择",
  chosen: "已选择 {name}。",
  severalChosen: "已选择 {count} 张。",
  turnOrCrop: "旋转或裁剪",
  cropped: "图片已更改。",
  removed: "已移除。",
  emptyFile: "这个文件没有内容，请选择另一个。",
  cancelled: "已取消上传 {name}。",
  unreachable: "文件未能送达。请检查网络连接，然后重试。",
  signedOut: "文件仍然保留：请在另一个标签页登录，然后重试。",
  noPlace: "没有位置再添加 {names}。",
  makeSmaller:
    "如需缩小照片：在手机上全屏显示照片并截屏，然后改选该截图。使用电脑时，可在“画图”（Windows）或“预览”（Mac）中打开照片，把较长一边改为 2,000 像素，再存为 JPEG。",
  loginOtherTab: "在另一个标签页登录",
  notImage: "{name} 不是图片。请选择 JPEG、HEIC、PNG、WebP 或 AVIF 文件。",
  notPdf: "{name} 不是 PDF。",
  tooWide: "此图片比此处适用的比例（{preferred}）宽，左右两边可能会被裁掉。",
  tooTall: "此图片比此处适用的比例（{preferred}）高，上下两边可能会被裁掉。",
  currentImage: "{label}：当前图片",
  currentPdf: "当前 PDF",
  photo: "照片 {number}",
  moveUp: "上移",
  moveDown: "下移",
  moved: "照片 {from} 已移到第 {to} 张，共 {total} 张。",
  photoRemoved: "已移除照片 {number}，还剩 {total} 张。",
};

const messages: Record<Lang, UploadWords> = { eng, tra, sim };

/** One sentence of the upload fields, its `{name}` parts filled. */
export type Say = (key: keyof UploadWords, values?: Record<string, string | number>) => string;

/** The sentences of the upload fields in `lang`. */
export function uploadWords(lang: Lang): Say {
  return (key, values = {}) => fill(messages[lang][key], values);
}

/** The sentences of the upload fields in the language of the page. */
export function useUploadWords(): Say {
  return uploadWords(useLang());
}
