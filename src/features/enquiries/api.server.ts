import { type Answers, answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { inBatches } from "../../core/db/in-batches.server";
import { pagesOf, partOfPage } from "../../core/db/paging.server";
import { fill } from "../../core/locale/fill";
import { enqueueMail } from "../../core/mail/enqueue.server";
import { mailStatus } from "../../core/mail/mail-status.server";
import { enquiriesContract } from "./contract";
import { eraseMessages } from "./erase.server";
import { messagesOf } from "./message.server";
import { messageTable } from "./message-table.server";
import { noticeOf } from "./notice.server";
import { noticeWords } from "./notice-words";
import { enquiriesProblems } from "./problems.server";
import { type FindItem, receiveContact, receiveItemEnquiry } from "./receive.server";
import type { KeptEnquiry } from "./rows.server";
import { enquiryStore } from "./store.server";

const PAGE_SIZE = 20;

/** The calls, told how to find a charity item, which another feature keeps. */
export const enquiriesAnswers = (findItem: FindItem): Answers =>
  answers(enquiriesContract, {
    ...staffHandlers,
    contact: receiveContact,
    charityItem: (input, call) => receiveItemEnquiry(input, call, findItem),
  });

type StaffHandlers = Omit<Handlers<typeof enquiriesContract>, "contact" | "charityItem">;

const staffHandlers: StaffHandlers = {
  list: async ({ page, ...wanted }, { db, deps }) => {
    const part = partOfPage(page, PAGE_SIZE);
    const total = await enquiryStore(db).count(wanted);
    return {
      messages: await messagesOf(db, await enquiryStore(db).list(wanted, part)),
      total,
      pages: pagesOf(total, PAGE_SIZE),
      inbox: deps.mail.inbox ? [...deps.mail.inbox] : null,
      waiting: await mailStatus(db).waiting(),
      unseen: (await enquiryStore(db).unseen()).suspected,
      retentionMonths: deps.config.messageRetentionMonths,
    };
  },

  one: async ({ message_id }, { db }) => {
    const [message] = await messagesOf(db, [await found(db, message_id)]);
    if (!message) throw new Problem(404, enquiriesProblems.unknownMessage);
    return { message };
  },

  unread: (_, { db }) => enquiryStore(db).unseen(),

  export: async (wanted, { db }) => {
    const store = enquiryStore(db);
    const read = async (ids: readonly string[]) => messagesOf(db, await store.ofIds(ids));
    const parts = inBatches(await store.ids(wanted), read, ({ _id }) => _id);
    return messageTable(parts, new Date());
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
      // Whose they were is what the person asked to have forgotten.
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

async function found(db: Database, id: string): Promise<KeptEnquiry> {
  const enquiry = await enquiryStore(db).find(id);
  if (!enquiry) throw new Problem(404, enquiriesProblems.unknownMessage);
  return enquiry;
}

/** The journal notes what was done to which message, and nothing of what it says. */
function changed(id: string, marks: Record<string, boolean>) {
  const answer = { message: "success" as const, message_id: id };
  return { entityId: id, action: "edit" as const, snapshot: { _id: id, ...marks }, answer };
}
