import type { DemoForm } from "./demo-form";

const CHARITY = "木棉脊髓肌肉萎縮症協會";
const FOOTER = "請交回：hello@kapok.example，或香港北角示範大廈 0 室";

/** Forms that are in Chinese alone, and not listed for readers of English. */
export const chineseForms: readonly DemoForm[] = [
  {
    filename: "交通津貼申請表.pdf",
    names: { eng: "", tra: "交通津貼申請表", sim: "交通津贴申请表（繁体）" },
    listedIn: ["tra", "sim"],
    sheet: {
      lang: "tra",
      charity: CHARITY,
      title: ["交通津貼申請表"],
      intro: [
        "會員往返覆診、治療或本會活動，可申請復康巴士或無障礙的士車費津貼。請於行程後兩個月內連同收據交回。",
        "如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。",
      ],
      parts: [
        { heading: "申請人", fields: ["姓名", "會員編號", "電話號碼"] },
        {
          heading: "行程",
          fields: ["日期", "由", "至", "車費（港幣）"],
          choices: ["復康巴士", "無障礙的士", "其他"],
        },
        {
          heading: "行程目的",
          choices: ["覆診", "物理治療或職業治療", "本會活動"],
          fields: ["補充說明（可不填）…"],
        },
        {
          heading: "聲明",
          choices: ["本人未有就同一行程向其他機構領取津貼。", "隨表附上收據。"],
          fields: ["簽署", "日期"],
        },
      ],
      footer: FOOTER,
    },
  },
  {
    filename: "義工同意書.pdf",
    names: { eng: "", tra: "義工同意書", sim: "志愿者同意书（繁体）" },
    listedIn: ["tra", "sim"],
    sheet: {
      lang: "tra",
      charity: CHARITY,
      title: ["義工同意書"],
      intro: [
        "多謝您參與義工服務。請細閱以下各項，並於開始服務前交回本會。未滿十八歲者須由家長或監護人簽署。",
      ],
      parts: [
        { heading: "義工", fields: ["姓名", "電話號碼", "電郵地址（可不填）"] },
        {
          heading: "同意事項",
          choices: [
            "本人會對服務對象的資料保密，服務結束後亦然。",
            "未經服務對象及本會同意，本人不會拍攝或發布相片及短片。",
            "本人只會在受訓後協助移動、進食或使用醫療器材。",
            "如身體不適，本人會盡早通知本會，並暫停探訪。",
            "本人明白本會已為義工購買意外保險。",
          ],
        },
        { heading: "緊急聯絡人", fields: ["姓名", "關係", "電話號碼"] },
        { heading: "簽署", fields: ["義工簽署", "家長或監護人簽署", "日期"] },
      ],
      footer: FOOTER,
    },
  },
];
