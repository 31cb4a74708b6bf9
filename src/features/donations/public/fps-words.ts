import type { Localized } from "../../../core/locale/lang";

const eng = {
  chooseAmount: "Amount in the code",
  anyAmount: "I choose in the app",
  alt: "FPS QR code for donating {amount} to {name}",
  altAny: "FPS QR code for donating to {name}",
  scan: "Scan the code with your bank’s app. On this phone: save the picture, then choose it in the app as a picture from your album.",
  save: "Save image",
  payee: "Payee name",
  file: "FPS {amount} {name}.png",
  sampleText:
    "A charity with an FPS ID shows a QR code here, for the amount that is chosen. This one has none, so there is only a drawing.",
  sampleAlt: "Drawing in place of a QR code: sample, do not pay",
  sample: "SAMPLE",
  doNotPay: "do not pay",
};

const tra: typeof eng = {
  chooseAmount: "二維碼內的金額",
  anyAmount: "在程式內輸入",
  alt: "捐款 {amount} 予{name}的轉數快二維碼",
  altAny: "捐款予{name}的轉數快二維碼",
  scan: "請以銀行應用程式掃描二維碼。如您正使用手機，請先儲存圖片，再於應用程式內從相簿選取。",
  save: "儲存圖片",
  payee: "收款人名稱",
  file: "轉數快 {amount} {name}.png",
  sampleText: "設有轉數快識別碼的機構，會在此按所選金額顯示二維碼。本示範機構沒有識別碼，因此只有一幅圖畫。",
  sampleAlt: "代替二維碼的圖畫：樣本，請勿付款",
  sample: "樣本",
  doNotPay: "請勿付款",
};

const sim: typeof eng = {
  chooseAmount: "二维码内的金额",
  anyAmount: "在应用内输入",
  alt: "捐款 {amount} 给{name}的转数快二维码",
  altAny: "捐款给{name}的转数快二维码",
  scan: "请用银行应用程序扫描二维码。如果您正在使用手机，请先保存图片，再在应用程序内从相册选取。",
  save: "保存图片",
  payee: "收款人名称",
  file: "转数快 {amount} {name}.png",
  sampleText:
    "设有转数快识别码的机构，会在这里按所选金额显示二维码。本演示机构没有识别码，因此只有一幅图画。",
  sampleAlt: "代替二维码的图画：样本，请勿付款",
  sample: "样本",
  doNotPay: "请勿付款",
};

/** Words of giving by FPS. */
export const fpsWords: Localized<typeof eng> = { eng, tra, sim };
