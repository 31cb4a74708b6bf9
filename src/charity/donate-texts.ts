import type { Localized } from "../platform/locale/lang";
import type { TitledText } from "./site-details";

/** The text of one way of giving: a heading and the steps, in order. */
export interface DonateMethodText {
  title: Localized;
  steps: readonly Localized[];
}

/** The texts of Donate. The numbers they speak of are in `siteConfig` and shown beside them. */
export interface DonateTexts {
  /** Shown above everything else while the charity is that of `siteConfig`; `null` where that one exists. */
  demoNotice: Localized | null;
  intro: TitledText;
  /** Stands after the ways to give. */
  help: Localized;
  /** The amounts offered, in HKD, and to which part of the work above each goes, with no figure that is not proved. */
  presets: readonly { amount: number; use: Localized }[];
  methods: Record<"paypal" | "bank" | "cheque" | "pps", DonateMethodText>;
  /** Belongs beside the FPS ID, and only there. */
  fps: TitledText;
  monthly: TitledText;
  receipts: { title: Localized; paragraphs: readonly Localized[] };
}

export const donateTexts: DonateTexts = {
  demoNotice: {
    eng: "This is a demonstration site of a fictional charity: please do not send money.",
    tra: "這是虛構慈善團體的示範網站，請勿匯款或捐款。",
    sim: "这是虚构慈善机构的演示网站，请勿汇款或捐款。",
  },
  intro: {
    title: { eng: "Donate", tra: "捐款", sim: "捐款" },
    text: {
      eng: "Your gift pays for equipment on loan, accessible outings and reliable information for people living with SMA and their families.",
      tra: "您的捐款用於為 SMA 患者及家庭提供借用器材、無障礙活動和可靠資訊。",
      sim: "您的捐款用于为 SMA 患者及家庭提供借用器材、无障碍活动和可靠信息。",
    },
  },
  presets: [
    {
      amount: 200,
      use: {
        eng: "Towards information for new families",
        tra: "支持新確診家庭的資訊",
        sim: "支持新确诊家庭的信息",
      },
    },
    {
      amount: 500,
      use: { eng: "Towards an accessible outing", tra: "支持無障礙活動", sim: "支持无障碍活动" },
    },
    {
      amount: 1000,
      use: { eng: "Towards equipment on loan", tra: "支持借用器材", sim: "支持借用器材" },
    },
  ],
  help: {
    eng: "If you need help with any of these, write or call and we will go through it together.",
    tra: "捐款時如需協助，歡迎來函或致電，我們樂意逐步說明。",
    sim: "捐款时如需帮助，欢迎来信或来电，我们乐意逐步说明。",
  },
  methods: {
    paypal: {
      title: { eng: "PayPal", tra: "PayPal", sim: "PayPal" },
      steps: [
        {
          eng: "Choose an amount in Hong Kong dollars and say whether you need a receipt. You then pay on PayPal’s own site and come back here.",
          tra: "選擇港幣金額，並註明是否需要收據。您會前往 PayPal 網站付款，完成後返回本網站。",
          sim: "选择港币金额，并注明是否需要收据。您会前往 PayPal 网站付款，完成后返回本网站。",
        },
      ],
    },
    bank: {
      title: { eng: "Bank transfer", tra: "銀行轉賬", sim: "银行转账" },
      steps: [
        {
          eng: "Transfer or pay in to the account below, at a branch, a machine or in your bank’s app.",
          tra: "請透過分行、自動櫃員機或銀行應用程式，把款項存入或轉賬至以下戶口。",
          sim: "请通过分行、自动柜员机或银行应用程序，把款项存入或转账至以下账户。",
        },
        {
          eng: "If you need a receipt, send us the pay-in slip or a screenshot with your name, telephone number and address, by e-mail, fax or post. Without it we cannot tell whose gift it was.",
          tra: "如需收據，請把銀行存款單（入數紙）或轉賬截圖，連同姓名、電話及地址，以電郵、傳真或郵寄方式交給我們，否則我們無法得知捐款人是誰。",
          sim: "如需收据，请把银行存款单或转账截图，连同姓名、电话和地址，以电子邮件、传真或邮寄方式交给我们，否则我们无法得知捐款人是谁。",
        },
      ],
    },
    cheque: {
      title: { eng: "Cheque", tra: "支票", sim: "支票" },
      steps: [
        {
          eng: "Make out a crossed cheque to the payee below, write your name and telephone number on the back, and post it to our office. If you need a receipt, enclose your address.",
          tra: "請開具劃線支票，抬頭如下，在背面寫上姓名及電話，郵寄至本會辦事處。如需收據，請附上地址。",
          sim: "请开具划线支票，抬头如下，在背面写上姓名和电话，邮寄至本会办公室。如需收据，请附上地址。",
        },
      ],
    },
    pps: {
      title: {
        eng: "PPS, AlipayHK and PayMe",
        tra: "繳費靈（PPS）、AlipayHK 及 PayMe",
        sim: "缴费灵（PPS）、AlipayHK 和 PayMe",
      },
      steps: [
        {
          eng: "PPS: with a PPS account, add our merchant code once by telephone or on the PPS website, with your own telephone number as the bill number. Then pay on the payment line below or online, and keep the payment reference.",
          tra: "繳費靈：如您已有繳費靈戶口，請先以電話或於繳費靈網站登記本會的商戶編號，並以您的電話號碼作賬單號碼；其後致電以下付款熱線或於網上付款，並保留付款參考編號。",
          sim: "缴费灵：如您已有缴费灵账户，请先以电话或在缴费灵网站登记本会的商户编号，并以您的电话号码作为账单号码；之后致电以下付款热线，或在线付款，并保留付款参考编号。",
        },
        {
          eng: "AlipayHK and PayMe: please contact us, and we will send you the details for your app.",
          tra: "AlipayHK 及 PayMe：請聯絡我們，我們會把付款資料傳送給您。",
          sim: "AlipayHK 和 PayMe：请联系我们，我们会把付款信息发送给您。",
        },
        {
          eng: "None of the three tells us who you are. If you need a receipt, send us the payment reference or a screenshot with your name and address.",
          tra: "以上方法均不會向我們提供您的身分。如需收據，請把付款參考編號或截圖，連同姓名及地址交給我們。",
          sim: "以上方式均不会向我们提供您的身份。如需收据，请把付款参考编号或截图，连同姓名和地址交给我们。",
        },
      ],
    },
  },
  fps: {
    title: { eng: "Faster Payment System (FPS)", tra: "轉數快", sim: "转数快" },
    text: {
      eng: "Enter the FPS ID in your bank’s app, check that the payee is our name, and pay.",
      tra: "在銀行應用程式輸入轉數快識別碼，核對收款人為本會名稱，然後付款。",
      sim: "在银行应用程序输入转数快识别码，核对收款人为本会名称，然后付款。",
    },
  },
  monthly: {
    title: { eng: "Giving every month", tra: "每月捐款", sim: "每月捐款" },
    text: {
      eng: "A gift every month lets us plan ahead. Contact us by telephone or e-mail and we will arrange it with you; you can change or stop it at any time.",
      tra: "每月捐款讓我們可以及早規劃服務。請致電或電郵聯絡我們安排；您可隨時更改或終止。",
      sim: "每月捐款让我们可以提前规划服务。请致电或发送电子邮件与我们联系安排；您可以随时更改或终止。",
    },
  },
  receipts: {
    title: { eng: "Receipts", tra: "捐款收據", sim: "捐款收据" },
    paragraphs: [
      {
        eng: "We send an official receipt for any gift on request, usually within four weeks. It carries the name that you give us; please tell us if that is not the payer’s name.",
        tra: "任何捐款均可索取正式收據，一般於四星期內發出。收據以您提供的姓名為抬頭；如與付款人姓名不同，請告訴我們。",
        sim: "任何捐款均可索取正式收据，一般在四周内发出。收据以您提供的姓名为抬头；如与付款人姓名不同，请告诉我们。",
      },
      {
        eng: "If you paid by mistake or twice, tell us within seven days and we will return the money.",
        tra: "如誤付或重複付款，請於七天內通知我們，以便安排退款。",
        sim: "如误付或重复付款，请在七天内通知我们，以便安排退款。",
      },
    ],
  },
};

/** The statements that a charity exempt from tax may make of itself and of gifts to it. */
interface TaxTexts {
  /** That the charity is exempt, with its reference: for the footer and Donate. */
  status: Localized;
  /** The part that the donor can deduct. */
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
