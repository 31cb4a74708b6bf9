import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const receiptsProblems = ownProblems({
  noRegistrationReference: {
    eng: "The IRD file no. is not set, so no receipt can be issued. Fill it in under Site details first.",
    tra: "尚未設定機構的稅務局檔案編號，未能發出收據。請先於「網站資料」填寫。",
    sim: "尚未设置机构的税务局档案编号，无法开具收据。请先在“网站资料”中填写。",
  },
  donationNotCompleted: {
    eng: "You can only issue a receipt for a donation that has arrived and has not been refunded.",
    tra: "只有已收妥而未退款的捐款才可發出收據。",
    sim: "只有已到账且未退款的捐款才能开具收据。",
  },
  donationDisputed: {
    eng: "The payer disputes this donation at PayPal, so the money may go back. Issue the receipt once the dispute is over.",
    tra: "付款人正就此捐款向 PayPal 提出爭議，款項或會退回。請於爭議完結後才發出收據。",
    sim: "付款人正就该捐款向 PayPal 提出争议，款项可能会退回。请在争议了结后再开具收据。",
  },
  donationChanged: {
    eng: "This donation has just been changed. Look at it again before you issue the receipt.",
    tra: "此捐款剛被修改。請重新核對後才發出收據。",
    sim: "该捐款刚刚被修改。请重新核对后再开具收据。",
  },
  receiptExists: {
    eng: "There is a valid receipt for this donation. Declare it void before you issue another.",
    tra: "此捐款已有有效收據。如要重發，請先將該收據作廢。",
    sim: "该捐款已有有效收据。如需重开，请先将其作废。",
  },
  receiptVoid: {
    eng: "This receipt is void.",
    tra: "此收據已作廢。",
    sim: "该收据已作废。",
  },
  receiptOutdated: {
    eng: "This receipt no longer matches the ledger. Declare it void; what remains of the donation can have another one.",
    tra: "此收據與現時捐款紀錄不符。請將此收據作廢；如捐款仍有餘額，可重新發出收據。",
    sim: "该收据与目前捐款记录不符。请将此收据作废；如捐款仍有余额，可以重新开具收据。",
  },
  receiptLeaving: {
    eng: "The e-mail with this receipt is being sent now. Wait a moment and look again.",
    tra: "載有此收據的電郵正在寄出，請稍後再查看。",
    sim: "附有该收据的邮件正在发出，请稍后再查看。",
  },
  donorWithoutEmail: {
    eng: "There is no e-mail address with this donation. Download the receipt and print it.",
    tra: "此捐款沒有電郵地址，請下載收據並列印。",
    sim: "该捐款没有邮箱地址，请下载收据并打印。",
  },
  unknownReceipt: {
    eng: "This receipt does not exist.",
    tra: "找不到此收據。",
    sim: "找不到该收据。",
  },
  nothingGiven: {
    eng: "No donation of this donor arrived in that tax year.",
    tra: "該課稅年度內沒有此捐款人的捐款。",
    sim: "该课税年度内没有此捐款人的捐款。",
  },
  severalDonors: {
    eng: "Several people gave from this e-mail address. Choose one of them by name.",
    tra: "有多位捐款人使用此電郵地址，請以姓名選擇其中一位。",
    sim: "有多位捐款人使用此邮箱，请按姓名选择其中一位。",
  },
  unprintable: {
    eng: "Our fonts cannot print {characters}. Leave it out, or ask the donor how else to write it.",
    tra: "系統字型未能列印「{characters}」。請略去，或向捐款人查詢其他寫法。",
    sim: "系统字体无法打印“{characters}”。请删去，或向捐款人确认其他写法。",
  },
  unprintableHan: {
    eng: "Our fonts cannot print {characters}. Ask the donor for the usual form of the character (such as 吉 for 𠮷), or a spelling in Latin letters.",
    tra: "系統字型未能列印「{characters}」。請向捐款人查詢可否改用通用寫法（例如以「吉」代替「𠮷」）或英文拼寫。",
    sim: "系统字体无法打印“{characters}”。请向捐款人确认能否改用通用写法（例如以“吉”代替“𠮷”）或拉丁字母。",
  },
  unprintableLatin: {
    eng: "Our fonts cannot print {characters}. Ask the donor for a spelling without it (such as L for Ł).",
    tra: "系統字型未能列印「{characters}」。請向捐款人查詢可否改用不含此字母的拼寫（例如以 L 代替 Ł）。",
    sim: "系统字体无法打印“{characters}”。请向捐款人确认能否改用不含该字母的拼写（例如以 L 代替 Ł）。",
  },
  unknownDonation: {
    eng: "This donation does not exist.",
    tra: "找不到此捐款。",
    sim: "找不到该捐款。",
  },
});
