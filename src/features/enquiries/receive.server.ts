import type * as z from "zod";
import type { Database } from "../../platform/db/database.server";
import type { Call } from "../../platform/http/handlers.server";
import { fullName } from "../../platform/locale/format";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { noticeInForce } from "../../site/notice/notice-in-force.server";
import { noticeOf } from "./notice.server";
import type { Enquiry } from "./rows.server";
import { enquiryStore } from "./store.server";
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
