import type { Database } from "../../core/db/database.server";
import { type MailStatus, mailStatus } from "../../core/mail/mail-status.server";
import type { Message } from "./contract";
import type { KeptEnquiry } from "./rows.server";

/** Messages as staff see them, each with what became of its e-mail. */
export async function messagesOf(db: Database, enquiries: readonly KeptEnquiry[]): Promise<Message[]> {
  const statuses = await mailStatus(db).statuses(enquiries.map(({ id }) => id));
  return enquiries.map((enquiry) => messageOf(enquiry, statuses.get(enquiry.id)));
}

function messageOf({ id, item, suspected, ...enquiry }: KeptEnquiry, mail: MailStatus | undefined): Message {
  return {
    ...enquiry,
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
