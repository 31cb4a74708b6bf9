import type { Localized } from "../core/locale/lang";

/** What a charity exempt from tax may say of itself and of gifts to it. */
export interface TaxTexts {
  /** That the charity is exempt, with its reference: for the footer and Donate. */
  status: Localized;
  /** What the donor can deduct. */
  deduction: Localized;
}

/**
 * The sentences about tax, or `null` when there is no Inland Revenue Department file number: only a charity
 * on the department's list may say them, so nothing shows them without a reference.
 */
export function taxTexts(registrationReference: string): TaxTexts | null {
  const reference = registrationReference.trim();
  if (reference === "") return null;
  return {
    status: {
      eng: `We are a charitable institution exempt from tax under section 88 of the Inland Revenue Ordinance (IRD file no. ${reference}).`,
      tra: `本會為根據《稅務條例》第 88 條獲豁免繳稅的慈善機構（稅務局檔案編號：${reference}）。`,
      sim: `本会为根据《税务条例》第 88 条获豁免缴税的慈善机构（税务局档案编号：${reference}）。`,
    },
    deduction: {
      eng: "Donations totalling HK$100 or more in a tax year (1 April–31 March) are tax-deductible in Hong Kong with receipts.",
      tra: "於同一課稅年度（4月1日至翌年3月31日）捐款合計港幣 100 元或以上，可憑收據在香港申請扣稅。",
      sim: "在同一课税年度（4月1日至次年3月31日）捐款合计港币 100 元或以上，可凭收据在香港申请扣税。",
    },
  };
}
