import type * as z from "zod";
import type { Config } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import type { Call } from "../../platform/feature.server";
import { fullName } from "../../platform/locale/format";
import { fill, type Lang, type Localized } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import { enqueueMail, type Mail } from "../../platform/mail/enqueue.server";
import { onOneLine } from "../../platform/shapes";
import { noticeInForce } from "../../site/notice/notice-in-force.server";
import { type Enquiry, enquiryStore, type StoredEnquiry } from "./store.server";
import { type ContactInput, type ItemEnquiryInput, suspicionsOf } from "./visitor-input";

/** Finds a charity item by its id: its English name, or what it has, and its price. Another feature's to know.
 * @throws {Problem} 404 when there is no such item
 */
export type FindItem = (db: Database, id: string) => Promise<{ name: string; price: string }>;

export function receiveContact(input: z.output<typeof ContactInput>, call: Call) {
  const { firstName, lastName, organization, email, message } = input;
  return storeEnquiry(call, {
    kind: "contact",
    lang: call.lang,
    name: fullName(input),
    firstName,
    lastName,
    organization,
    telephone: "",
    email,
    body: message,
    item: null,
    suspicions: suspicionsOf(input, message),
  });
}

/** @throws {Problem} 404 when there is no such item. */
export async function receiveItemEnquiry(
  input: z.output<typeof ItemEnquiryInput>,
  call: Call,
  findItem: FindItem,
) {
  const { item_id, name, telephone, email, detail } = input;
  const item = await findItem(call.db, item_id);
  return storeEnquiry(call, {
    kind: "charityItem",
    lang: call.lang,
    name,
    firstName: name,
    lastName: "",
    organization: "",
    telephone,
    email,
    body: detail,
    item: { id: item_id, ...item },
    suspicions: suspicionsOf(input, detail),
  });
}

/** Stores message and e-mail together. A suspected message is not e-mailed until staff have looked at it. */
async function storeEnquiry({ db, deps }: Call, enquiry: Omit<Enquiry, "notice">) {
  const notice = (await noticeInForce(db))?.number ?? null;
  const stored = await enquiryStore(db).add({ ...enquiry, notice });
  if (!stored.suspected) await enqueueMail(db, noticeOf(stored, deps.config));
  return { message: "success" as const };
}

const eng = {
  interest: "Interest in {item} from {name}",
  message: "Message from {name}",
  openLink: "Open in the staff area",
  firstName: "First name",
  lastName: "Last name",
  name: "Name",
  email: "E-mail",
  telephone: "Telephone",
  organization: "Organisation",
  item: "Item",
  price: "Price",
  writtenIn: "Written on the page in",
  language: { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" } as Localized,
  testSubject: "Test e-mail from the website",
  testText: "Test e-mail requested from {address}",
};

const tra: typeof eng = {
  interest: "{name} 查詢義賣品：{item}",
  message: "{name} 的訊息",
  openLink: "在職員專區開啟",
  firstName: "名字",
  lastName: "姓氏",
  name: "姓名",
  email: "電郵",
  telephone: "電話",
  organization: "機構",
  item: "義賣品",
  price: "價錢",
  writtenIn: "填寫時的網頁語言",
  language: { eng: "英文", tra: "繁體中文", sim: "簡體中文" },
  testSubject: "網站測試電郵",
  testText: "此測試電郵由以下頁面發出：{address}",
};

const sim: typeof eng = {
  interest: "{name} 咨询义卖品：{item}",
  message: "{name} 的留言",
  openLink: "在员工专区打开",
  firstName: "名",
  lastName: "姓",
  name: "姓名",
  email: "电子邮箱",
  telephone: "电话",
  organization: "机构",
  item: "义卖品",
  price: "价格",
  writtenIn: "填写时的网页语言",
  language: { eng: "英文", tra: "繁体中文", sim: "简体中文" },
  testSubject: "网站测试邮件",
  testText: "此测试邮件由以下页面发出：{address}",
};

/** The words of the mails that bring staff what visitors wrote. */
export const noticeWords: Localized<typeof eng> = { eng, tra, sim };

/** The e-mail that notifies staff of a message, with the visitor's text. A reply goes to the visitor. */
export function noticeOf(
  enquiry: StoredEnquiry,
  { publicUrl, mailLang }: Pick<Config, "publicUrl" | "mailLang">,
): Mail {
  const { id, kind, name, email, item, body, lang } = enquiry;
  const words = noticeWords[mailLang];
  // What is stored may have several lines, and no message must be lost for it.
  const title = onOneLine(
    item ? fill(words.interest, { item: item.name, name }) : fill(words.message, { name }),
  );
  const parts = [
    { facts: factsOf(enquiry, mailLang) },
    ...(body === "" ? [] : [{ quote: body, lang: quoteLang(body, lang) }]),
    { link: `${publicUrl}/cms/message?message_id=${id}`, label: words.openLink },
  ];
  return {
    kind,
    ref: id,
    lang: mailLang,
    to: null,
    ...(email !== "" && { replyTo: { name, address: email } }),
    subject: title,
    ...emailTemplate(mailLang, title, parts),
  };
}

/** The sender, each name field as typed: in a joined Chinese name the end of the surname is unclear. */
function factsOf({ kind, name, firstName, lastName, item, ...enquiry }: StoredEnquiry, lang: Lang) {
  const words = noticeWords[lang];
  const names: [string, string][] = [
    [words.firstName, firstName],
    [words.lastName, lastName],
  ];
  return [
    ...(kind === "contact" ? names : [[words.name, name] as const]),
    [words.email, enquiry.email],
    [words.telephone, enquiry.telephone],
    [words.organization, enquiry.organization],
    [words.item, item?.name ?? ""],
    [words.price, item?.price ?? ""],
    [words.writtenIn, words.language[enquiry.lang]],
  ] as const;
}

/** Many write English on a Chinese page; screen readers need to know. */
const quoteLang = (body: string, lang: Lang): Lang => (/\p{Script=Han}/u.test(body) ? lang : "eng");
