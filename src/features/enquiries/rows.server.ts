import type { Generated } from "kysely";
import { newId } from "../../platform/db/new-id";
import type { Lang } from "../../platform/locale/lang";
import { nameInBothOrders } from "../../platform/locale/search-text";
import { searchedText } from "../../platform/locale/searched-text.server";
import { addressKey } from "../../platform/mail/mail-address";
import type { OutboxTables } from "../../platform/mail/outbox-rows.server";
import type { MessageAnswer } from "./contract";
import type { Suspicion } from "./visitor-input";

/** A visitor's message, before it is stored. */
export interface Enquiry {
  kind: "contact" | "charityItem";
  lang: Lang;
  /** As the charity addresses the writer. */
  name: string;
  firstName: string;
  lastName: string;
  organization: string;
  telephone: string;
  email: string;
  body: string;
  item: { id: string; name: string; price: string } | null;
  suspicions: Suspicion[];
  /** Number of the privacy notice in force when it was sent; null where none was recorded. */
  notice: number | null;
}

/** A stored message. */
export interface StoredEnquiry extends Enquiry {
  id: string;
  receivedAt: string;
  suspected: boolean;
  opened: boolean;
  done: boolean;
}

export interface EnquiryRow {
  id: string;
  kind: Enquiry["kind"];
  received_at: string;
  lang: Lang;
  name: string;
  first_name: string;
  last_name: string;
  organization: string;
  telephone: string;
  email: string;
  /** The address normalised for comparison: small letters. */
  email_key: string;
  body: string;
  item_id: string | null;
  item_name: string;
  item_price: string;
  suspicions: string;
  suspected: number;
  opened: number;
  done: number;
  notice_number: number | null;
}

interface AnswerRow {
  id: string;
  enquiry_id: string;
  answered_at: string;
  author: string;
  way: MessageAnswer["way"];
  note: string;
}

export type EnquiryTables = {
  enquiry: EnquiryRow;
  /** The answers that staff gave; they go with their message. */
  enquiry_answer: AnswerRow;
  /** The words of a message that staff search. Its runs of characters are indexed beside it. */
  enquiry_words: { key: Generated<number>; enquiry_id: string; words: string };
} & OutboxTables;

/** The words of a message that are searched: names, addresses and texts. */
export function wordsOf(row: EnquiryRow): string {
  const names = nameInBothOrders({ firstName: row.first_name, lastName: row.last_name });
  const { name, organization, telephone, email, item_name, body } = row;
  return searchedText([name, ...names, organization, telephone, email, item_name, body]);
}

/** The row of an enquiry that arrives now. */
export function newRow({ firstName, lastName, item, suspicions, notice, ...enquiry }: Enquiry): EnquiryRow {
  return {
    ...enquiry,
    id: newId(),
    received_at: new Date().toISOString(),
    first_name: firstName,
    last_name: lastName,
    email_key: addressKey(enquiry.email),
    item_id: item?.id ?? null,
    item_name: item?.name ?? "",
    item_price: item?.price ?? "",
    suspicions: JSON.stringify(suspicions),
    suspected: suspicions.length > 0 ? 1 : 0,
    opened: 0,
    done: 0,
    notice_number: notice,
  };
}

export function enquiryOf(row: EnquiryRow): StoredEnquiry {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    lang: row.lang,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    organization: row.organization,
    telephone: row.telephone,
    email: row.email,
    body: row.body,
    item: row.item_id === null ? null : { id: row.item_id, name: row.item_name, price: row.item_price },
    suspicions: JSON.parse(row.suspicions),
    suspected: row.suspected === 1,
    opened: row.opened === 1,
    done: row.done === 1,
    notice: row.notice_number,
  };
}
