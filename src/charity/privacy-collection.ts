import type { PrivacySection } from "./privacy-section";

/** Who we are, what we ask for, whether it must be given, and why. */
export const collectionSections: readonly PrivacySection[] = [
  {
    heading: { eng: "Our promise", tra: "我們的承諾", sim: "我们的承诺" },
    paragraphs: [
      {
        eng: "{name} (“{shortName}”, “we”) handles personal data under the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong. We ask for as little as we need, use it for the purpose for which you gave it, and never sell it.",
        tra: "{name}（「{shortName}」、「本會」）按照香港《個人資料（私隱）條例》（第 486 章）處理個人資料。我們只收集所需的最少資料，只會用於收集時說明的目的，絕不出售。",
        sim: "{name}（“{shortName}”“本会”）按照香港《个人资料（私隐）条例》（第 486 章）处理个人资料。我们只收集所需的最少资料，只用于您提供资料时的目的，绝不出售。",
      },
    ],
  },
  {
    heading: {
      eng: "What we collect, and what must be given",
      tra: "我們收集的資料，以及哪些必須提供",
      sim: "我们收集的资料，以及哪些必须提供",
    },
    paragraphs: [
      {
        eng: "You can read every page without telling us who you are. We collect personal data only when you send it:",
        tra: "您毋須透露身分，即可瀏覽所有網頁。只有在您主動傳送時，我們才會收集個人資料：",
        sim: "您无需透露身份，即可浏览所有网页。只有在您主动发送时，我们才会收集个人资料：",
      },
    ],
    list: [
      {
        eng: "Contact form: first name, last name, e-mail address and message are required, because we could not reply without them; the organisation is optional.",
        tra: "聯絡表格：名字、姓氏、電郵地址及訊息內容必須填寫，否則我們無法回覆；機構名稱可選擇填寫。",
        sim: "联系表单：名、姓、电子邮箱和留言内容为必填，否则我们无法回复；机构名称为选填。",
      },
      {
        eng: "Enquiry about a charity item: your name and a way to reach you, and what you wish to tell us. Without them we cannot answer the enquiry.",
        tra: "慈善義賣品查詢：您的姓名、聯絡方法及查詢內容。如不提供，我們無法處理查詢。",
        sim: "慈善义卖品咨询：您的姓名、联系方式和咨询内容。如不提供，我们无法处理咨询。",
      },
      {
        eng: "Donation by PayPal: the amount and whether you need a receipt. PayPal then gives us your name, your e-mail address and the time and reference of the payment.",
        tra: "以 PayPal 捐款：金額及是否需要收據。付款後，PayPal 會向我們提供您的姓名、電郵地址、付款時間及交易編號。",
        sim: "通过 PayPal 捐款：金额及是否需要收据。付款后，PayPal 会向我们提供您的姓名、电子邮箱、付款时间和交易编号。",
      },
      {
        eng: "Donation by other ways: what is on the slip, cheque or screenshot. Name and address are needed only if you want a receipt.",
        tra: "以其他方法捐款：存款單、支票或截圖上的資料。只有需要收據時才須提供姓名及地址。",
        sim: "通过其他方式捐款：存款单、支票或截图上的资料。只有需要收据时才须提供姓名和地址。",
      },
      {
        eng: "Forms that you download and return, such as volunteer forms: what the form asks for; it says which answers are optional.",
        tra: "下載後交回的表格（例如義工表格）：表格所要求的資料；表格會註明哪些項目可選擇填寫。",
        sim: "下载后交回的表格（例如志愿者表格）：表格所要求的资料；表格会注明哪些项目为选填。",
      },
    ],
  },
  {
    heading: { eng: "What we use it for", tra: "使用資料的目的", sim: "使用资料的目的" },
    paragraphs: [
      {
        eng: "We use what you send to:",
        tra: "我們使用您提供的資料，以便：",
        sim: "我们使用您提供的资料，以便：",
      },
    ],
    list: [
      {
        eng: "answer your message or enquiry;",
        tra: "回覆您的訊息或查詢；",
        sim: "回复您的留言或咨询；",
      },
      {
        eng: "record your donation, issue a receipt and keep accounts;",
        tra: "記錄您的捐款、發出收據及備存賬目；",
        sim: "记录您的捐款、开具收据和保存账目；",
      },
      {
        eng: "arrange volunteering, membership and services that you ask for;",
        tra: "安排您所申請的義工服務、會籍及支援服務；",
        sim: "安排您所申请的志愿服务、会员资格和支持服务；",
      },
      {
        eng: "keep the website safe from misuse.",
        tra: "防止網站被濫用。",
        sim: "防止网站被滥用。",
      },
    ],
  },
  {
    heading: {
      eng: "Health information and photographs",
      tra: "健康資料及相片",
      sim: "健康资料和照片",
    },
    paragraphs: [
      {
        eng: "Please do not write more about health than your question needs. We publish a person’s name, photograph or story only with consent given for that use, by a parent or guardian for a child. Consent can be withdrawn at any time, and we then take the item off the site.",
        tra: "請勿提供超出查詢所需的健康資料。我們只會在取得該項用途的同意後，才刊登個人的姓名、相片或故事；兒童則由父母或監護人同意。同意可隨時撤回，屆時我們會把有關內容從網站移除。",
        sim: "请不要提供超出咨询所需的健康资料。我们只会在取得该项用途的同意后，才刊登个人的姓名、照片或故事；儿童则由父母或监护人同意。同意可随时撤回，届时我们会把有关内容从网站移除。",
      },
    ],
  },
  {
    heading: { eng: "Children", tra: "兒童", sim: "儿童" },
    paragraphs: [
      {
        eng: "If you are under 18, please ask a parent or guardian before you write to us. We do not knowingly collect data from children under 13 without a parent’s consent, and delete it when we find that we have.",
        tra: "如您未滿 18 歲，請先徵得父母或監護人同意才聯絡我們。未經父母同意，我們不會在知情下收集 13 歲以下兒童的資料；一經發現，即予刪除。",
        sim: "如您未满 18 岁，请先征得父母或监护人同意再联系我们。未经父母同意，我们不会在知情的情况下收集 13 岁以下儿童的资料；一经发现，立即删除。",
      },
    ],
  },
];
