import { type CsvColumns, csvOfRecords } from "../../platform/csv/csv";
import type { Database } from "../../platform/db/database.server";
import { type Answers, answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { plainDay } from "../../platform/locale/format";
import { fill } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import { enqueueMail, type Mail } from "../../platform/mail/enqueue.server";
import { isMailAddress } from "../../platform/mail/mail-address";
import { type MailStatus, mailStatus } from "../../platform/mail/mail-status.server";
import { type NoticeVersion, noticeColumns } from "../../platform/notice-version";
import { noticesKnown } from "../../site/notice/notice-in-force.server";
import { enquiriesContract, type Message } from "./contract";
import { enquiriesProblems } from "./problems.server";
import { type FindItem, noticeOf, noticeWords, receiveContact, receiveItemEnquiry } from "./receive.server";
import { enquiryOf, enquiryStore, eraseMessages, listedEnquiries, type StoredEnquiry } from "./store.server";
import { enquiriesWords } from "./words";

/** Makes the calls; `findItem` finds a charity item, which another feature owns. */
const enquiriesAnswers = (findItem: FindItem): Answers =>
  answers(enquiriesContract, {
    ...staffHandlers,
    contact: receiveContact,
    charityItem: (input, call) => receiveItemEnquiry(input, call, findItem),
  });

type StaffHandlers = Omit<Handlers<typeof enquiriesContract>, "contact" | "charityItem">;

const staffHandlers: StaffHandlers = {
  list: async (asked, { db, deps, lang }) => {
    const { rows, total, pages } = await listedEnquiries.page({ db, lang }, asked);
    return {
      messages: await messagesOf(db, rows.map(enquiryOf)),
      total,
      pages,
      inbox: deps.mail.inbox ? [...deps.mail.inbox] : null,
      waiting: await mailStatus(db).waiting(),
      unseen: (await enquiryStore(db).unseen()).suspected,
      retentionMonths: deps.config.messageRetentionMonths,
    };
  },

  one: async ({ message_id }, { db, deps }) => {
    const [message] = await messagesOf(db, [await found(db, message_id)]);
    if (!message) throw new Problem(404, enquiriesProblems.unknownMessage);
    return { message, sends: isMailAddress(message.email) && deps.mail.inbox !== undefined };
  },

  unread: (_, { db }) => enquiryStore(db).unseen(),

  export: (asked, { db, lang }) => {
    const parts = listedEnquiries.inParts({ db, lang }, asked, (rows) => messagesOf(db, rows.map(enquiryOf)));
    return csvOfRecords("messages", COLUMNS, parts);
  },

  open: async ({ message_id }, { db }) => {
    await found(db, message_id);
    await enquiryStore(db).mark(message_id, { opened: 1 });
    return changed(message_id, { opened: true });
  },

  done: async ({ message_id, done }, { db }) => {
    await found(db, message_id);
    await enquiryStore(db).mark(message_id, { done: done ? 1 : 0 });
    return changed(message_id, { done });
  },

  answer: async ({ message_id, way, note, send }, { db, deps, staff }) => {
    const enquiry = await found(db, message_id);
    const replyTo = isMailAddress(enquiry.email) ? deps.mail.inbox?.[0] : undefined;
    if (send && replyTo === undefined) throw new Problem(409, enquiriesProblems.notSendable);
    const store = enquiryStore(db);
    const id = await store.addAnswer(message_id, { by: staff.username, way: send ? "email" : way, note });
    if (send && replyTo) await enqueueMail(db, answerOf(enquiry, { id, text: note, replyTo }));
    await store.mark(message_id, { opened: 1, done: 1 });
    return changed(message_id, { answered: true, done: true });
  },

  resend: async ({ message_id, unlessSent }, { db, deps }) => {
    const enquiry = await found(db, message_id);
    if (enquiry.suspected) throw new Problem(409, enquiriesProblems.stillSuspected);
    const again = await mailStatus(db).sendAgain(message_id, { unlessSent });
    if (!again) await enqueueMail(db, noticeOf(enquiry, deps.config));
    return changed(message_id, { sentAgain: true });
  },

  notSpam: async ({ message_id }, { db, deps }) => {
    const enquiry = await found(db, message_id);
    if (enquiry.suspected) {
      await enquiryStore(db).mark(message_id, { suspected: 0, done: 0 });
      await enqueueMail(db, noticeOf(enquiry, deps.config));
    }
    return changed(message_id, { suspected: false });
  },

  erase: async ({ message_id }, { db }) => {
    await found(db, message_id);
    await eraseMessages(db, [message_id]);
    return { ...changed(message_id, { erased: true }), action: "delete", erasedFrom: ["enquiry_words"] };
  },

  erasePerson: async ({ email }, { db }) => {
    const ids = await enquiryStore(db).idsFrom(email);
    await eraseMessages(db, ids);
    return {
      entityId: "person",
      action: "delete",
      // Names are left out: the person asked for their erasure.
      snapshot: { _id: "person", erased: ids.length },
      answer: { message: "success", erased: ids.length },
      erasedFrom: ["enquiry_words"],
    };
  },

  testMail: (_, { deps }) => {
    const words = noticeWords[deps.config.mailLang];
    const address = `${deps.config.publicUrl}/cms/messages`;
    return deps.mail.test(words.testSubject, `${fill(words.testText, { address })}\n`);
  },
};

async function found(db: Database, id: string): Promise<StoredEnquiry> {
  const enquiry = await enquiryStore(db).find(id);
  if (!enquiry) throw new Problem(404, enquiriesProblems.unknownMessage);
  return enquiry;
}

/** The journal records actions on messages, without their contents. */
function changed(id: string, marks: Record<string, boolean>) {
  const answer = { message: "success" as const, message_id: id };
  return { entityId: id, action: "edit" as const, snapshot: { _id: id, ...marks }, answer };
}

/** Messages as staff see them, each with what became of its e-mail. */
async function messagesOf(db: Database, enquiries: readonly StoredEnquiry[]): Promise<Message[]> {
  const statuses = await mailStatus(db).statuses(enquiries.map(({ id }) => id));
  const notices = await noticesKnown(db);
  const answers = await enquiryStore(db).answersTo(enquiries.map(({ id }) => id));
  return enquiries.map((enquiry) => ({
    ...messageOf(enquiry, statuses.get(enquiry.id), notices),
    answers: answers.get(enquiry.id) ?? [],
  }));
}

function messageOf(
  { id, item, suspected, notice, ...enquiry }: StoredEnquiry,
  mail: MailStatus | undefined,
  notices: ReadonlyMap<number, NoticeVersion>,
): Omit<Message, "answers"> {
  return {
    ...enquiry,
    notice: notices.get(notice ?? 0) ?? null,
    _id: id,
    item: item && { item_id: item.id, name: item.name, price: item.price },
    state: suspected ? "suspected" : stateOf(mail),
    mail: mail ?? null,
  };
}

function stateOf(mail: MailStatus | undefined): Message["state"] {
  if (!mail) return "received";
  if (mail.state === "sent" || mail.state === "failed") return mail.state;
  return mail.lastError === null ? "received" : "retrying";
}

const COLUMNS: CsvColumns<Message> = [
  ["Received (UTC)", ({ receivedAt }) => receivedAt],
  ["Kind", ({ kind }) => (kind === "contact" ? "Contact" : "Charity item")],
  ["State", ({ state }) => state],
  ["Done", ({ done }) => (done ? "yes" : "no")],
  ["Name", ({ name }) => name],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Organisation", ({ organization }) => organization],
  ["Telephone", ({ telephone }) => telephone],
  ["E-mail", ({ email }) => email],
  ["Item", ({ item }) => item?.name ?? ""],
  ["Price", ({ item }) => item?.price ?? ""],
  ["Message", ({ body }) => body],
  ["Language", ({ lang }) => lang],
  ["Answers", ({ answers }) => answers.map(answerText).join("\n")],
  ...noticeColumns<Message>(({ notice }) => notice),
];

const answerText = ({ at, by, way, note }: Message["answers"][number]) =>
  [at, by, way, note].join(" ").trim();

/** The e-mail with an answer, in the language of the page on which the message was written; it quotes the message. */
function answerOf(
  { email, lang, body, receivedAt }: StoredEnquiry,
  answer: { id: string; text: string; replyTo: string },
): Mail {
  const words = enquiriesWords[lang];
  const subject = fill(words.answerSubject, { date: plainDay(receivedAt, lang) });
  const parts = [
    ...answer.text.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
    ...(body === "" ? [] : [{ paragraph: words.youWrote }, { quote: body, lang }]),
  ];
  return {
    kind: "answer",
    ref: answer.id,
    lang,
    to: email,
    replyTo: { name: "", address: answer.replyTo },
    subject,
    ...emailTemplate(lang, subject, parts),
  };
}

/** Makes the feature; charity items belong to another feature and are passed in. */
export const enquiriesFeature = (findItem: FindItem) =>
  feature({
    name: "enquiries",
    answers: enquiriesAnswers(findItem),
    problems: enquiriesProblems,
  });
