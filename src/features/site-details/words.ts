import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Site details",
  saved: "Site details have been updated",
  fields: {
    name: "Full name",
    shortName: "Short name",
    phone: {
      label: "Phone",
      hint: "With country code; +852 is added to a number of Hong Kong. Separate two numbers with /; put an extension after #.",
    },
    fax: {
      label: "Fax",
      hint: "With country code; +852 is added to a number of Hong Kong. Separate two numbers with /; put an extension after #.",
    },
    email: "E-mail",
    address: "Address",
    mapPoint: {
      label: "Point on the map",
      hint: "In degrees, as map sites show them for a place: 22.2913 and 114.2004 for North Point.",
      fields: { lat: "Latitude", lng: "Longitude" },
    },
    wayHere: {
      label: "The way from the MTR",
      hint: "Contact draws it as a map, not to scale, once the station is filled in.",
      fields: {
        station: { label: "Nearest MTR station", hint: "Such as North Point." },
        exit: { label: "Exit", hint: "Its letter and number alone, such as A4." },
        walk: {
          label: "From the exit to the door",
          hint: "The street, and how long it takes, such as “King’s Road, 4 minutes”.",
        },
        stepFree: {
          label: "Step-free way",
          hint: "Where the lift of the station is, and what there is at the door: steps, a ramp, a heavy door.",
        },
      },
    },
    social: {
      label: "Social links",
      add: "Add a link",
      one: "Link {number}",
      fields: { name: "Name of the service", url: { label: "Address", hint: "Begins with https://" } },
    },
    bank: {
      label: "Bank transfer",
      fields: { bankName: "Bank", accountName: "Account name", accountNumber: "Account number" },
    },
    pps: { label: "PPS", fields: { merchantCode: "Merchant code", phone: "Payment line" } },
    fps: {
      label: "Faster Payment System (FPS)",
      hint: "Blank hides everything about FPS.",
      fields: {
        id: {
          label: "FPS ID, mobile number or e-mail",
          hint: "As registered with your bank: an ID of 7 or 9 digits, a mobile number such as +852 6789 1234, or an e-mail address. An ID keeps a private number off the site.",
        },
        reference: {
          label: "Reference in the QR code",
          hint: "Only if your bank takes one, such as DONATION: some banks’ apps refuse a code that has a reference.",
        },
      },
    },
    cheque: { label: "Cheque", fields: { payee: "Cheque payable to", address: "Post to" } },
    registrationReference: {
      label: "IRD file no.",
      hint: "The Inland Revenue Department’s file number of a charity exempt from tax under section 88. The footer then shows it, and only then does Donate say that gifts are tax-deductible.",
    },
    annualReport: {
      label: "Annual report",
      hint: "About links to it. Upload a PDF, or give the address of one elsewhere, not both.",
    },
  },
};
const tra: typeof eng = {
  title: "網站資料",
  saved: "網站資料已更新",
  fields: {
    name: "全名",
    shortName: "簡稱",
    phone: { label: "電話", hint: "請加上國際區號；香港號碼會自動加上 +852。兩個號碼之間用 /，內線前用 #。" },
    fax: { label: "傳真", hint: "請加上國際區號；香港號碼會自動加上 +852。兩個號碼之間用 /，內線前用 #。" },
    email: "電郵",
    address: "地址",
    mapPoint: {
      label: "地圖位置",
      hint: "以度為單位，可從地圖網站查得，例如北角為 22.2913 及 114.2004。",
      fields: { lat: "緯度", lng: "經度" },
    },
    wayHere: {
      label: "由港鐵站前來",
      hint: "填寫港鐵站後，「聯絡我們」頁會顯示路線示意圖（不按比例）。",
      fields: {
        station: { label: "最近的港鐵站", hint: "例如「北角」。" },
        exit: { label: "出口", hint: "只填出口編號，例如 A4。" },
        walk: { label: "由出口至本會", hint: "街道名稱及所需時間，例如「英皇道，約 4 分鐘」。" },
        stepFree: {
          label: "無障礙路線",
          hint: "車站升降機的位置，以及大門有否梯級、斜道或較重的門。",
        },
      },
    },
    social: {
      label: "社交媒體連結",
      add: "新增連結",
      one: "連結 {number}",
      fields: { name: "服務名稱", url: { label: "網址", hint: "以 https:// 開頭" } },
    },
    bank: {
      label: "銀行轉賬",
      fields: { bankName: "銀行", accountName: "戶口名稱", accountNumber: "戶口號碼" },
    },
    pps: { label: "繳費靈（PPS）", fields: { merchantCode: "商戶編號", phone: "付款熱線" } },
    fps: {
      label: "轉數快（FPS）",
      hint: "留空則不顯示轉數快。",
      fields: {
        id: {
          label: "轉數快識別碼、手提電話或電郵",
          hint: "按銀行登記填寫：7 或 9 位數字的識別碼、手提電話號碼（例如 +852 6789 1234）或電郵地址。使用識別碼可避免公開私人號碼。",
        },
        reference: {
          label: "二維碼內的參考編號",
          hint: "只在您的銀行接受時填寫，例如 DONATION；部分銀行的應用程式會拒絕附有參考編號的二維碼。",
        },
      },
    },
    cheque: { label: "支票", fields: { payee: "支票抬頭", address: "郵寄至" } },
    registrationReference: {
      label: "稅務局檔案編號",
      hint: "根據《稅務條例》第 88 條獲豁免繳稅的慈善機構，請填寫稅務局檔案編號。填寫後，編號會在頁尾顯示，捐款頁才會說明捐款可申請扣稅。",
    },
    annualReport: {
      label: "年報",
      hint: "「關於我們」頁會連結至年報。請上載 PDF，或填寫其他網站的網址，兩者只可擇一。",
    },
  },
};

const sim: typeof eng = {
  title: "网站资料",
  saved: "网站资料已更新",
  fields: {
    name: "全称",
    shortName: "简称",
    phone: {
      label: "电话",
      hint: "请加上国际区号；香港号码会自动加上 +852。两个号码之间用 /，分机号前用 #。",
    },
    fax: { label: "传真", hint: "请加上国际区号；香港号码会自动加上 +852。两个号码之间用 /，分机号前用 #。" },
    email: "电子邮箱",
    address: "地址",
    mapPoint: {
      label: "地图位置",
      hint: "以度为单位，可从地图网站查得，例如北角为 22.2913 和 114.2004。",
      fields: { lat: "纬度", lng: "经度" },
    },
    wayHere: {
      label: "从港铁站前来",
      hint: "填写港铁站后，“联系我们”页面会显示路线示意图（不按比例）。",
      fields: {
        station: { label: "最近的港铁站", hint: "例如“北角”。" },
        exit: { label: "出口", hint: "只填出口编号，例如 A4。" },
        walk: { label: "从出口到本会", hint: "街道名称和所需时间，例如“英皇道，约 4 分钟”。" },
        stepFree: {
          label: "无障碍路线",
          hint: "车站电梯的位置，以及大门有没有台阶、坡道或较重的门。",
        },
      },
    },
    social: {
      label: "社交媒体链接",
      add: "添加链接",
      one: "链接 {number}",
      fields: { name: "服务名称", url: { label: "网址", hint: "以 https:// 开头" } },
    },
    bank: {
      label: "银行转账",
      fields: { bankName: "银行", accountName: "账户名称", accountNumber: "账号" },
    },
    pps: { label: "缴费灵（PPS）", fields: { merchantCode: "商户编号", phone: "付款热线" } },
    fps: {
      label: "转数快（FPS）",
      hint: "留空则不显示转数快。",
      fields: {
        id: {
          label: "转数快识别码、手机号码或邮箱",
          hint: "按银行登记填写：7 或 9 位数字的识别码、手机号码（例如 +852 6789 1234）或邮箱地址。使用识别码可避免公开私人号码。",
        },
        reference: {
          label: "二维码内的参考编号",
          hint: "仅在您的银行接受时填写，例如 DONATION；部分银行的应用会拒绝带有参考编号的二维码。",
        },
      },
    },
    cheque: { label: "支票", fields: { payee: "支票抬头", address: "邮寄至" } },
    registrationReference: {
      label: "税务局档案编号",
      hint: "根据香港《税务条例》第 88 条获豁免缴税的慈善机构，请填写税务局档案编号。填写后，编号会在页脚显示，捐款页才会说明捐款可申请扣税。",
    },
    annualReport: {
      label: "年报",
      hint: "“关于我们”页面会链接到年报。请上传 PDF，或填写其他网站的网址，两者只能选一。",
    },
  },
};

/** Words of the content type of the site's details. */
export const siteDetailsWords: Localized<typeof eng> = { eng, tra, sim };
