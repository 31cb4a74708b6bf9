import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { Database } from "../../core/db/database.server";
import { searchIndex } from "../../core/db/search-index.server";
import type { MESSAGE_FILTERS } from "./contract";
import type { EnquiryTables } from "./rows.server";

/** Which of the messages: `q` is looked for in names, addresses and texts; empty finds all. */
export interface Wanted {
  show: (typeof MESSAGE_FILTERS)[number];
  q: string;
}

type Builder = ExpressionBuilder<EnquiryTables, "enquiry">;

/** The condition that a message fits. */
export function isWanted(db: Database, { show, q }: Wanted) {
  const eb: Builder = expressionBuilder();
  return q === "" ? shown(eb, show) : eb.and([shown(eb, show), says(db, eb, q)]);
}

function shown(eb: Builder, show: Wanted["show"]) {
  const accepted = eb("suspected", "=", 0);
  switch (show) {
    case "open":
      return eb.and([accepted, eb("done", "=", 0)]);
    case "done":
      return eb.and([accepted, eb("done", "=", 1)]);
    case "unsent":
      return eb.and([accepted, isUnsent(eb)]);
    case "suspected":
      return eb("suspected", "=", 1);
    case "all":
      return eb("suspected", "in", [0, 1]);
  }
}

/** Somebody has opened it, or marked it in the list, or its e-mail reached the inbox. */
export function isSeen(eb: Builder) {
  const mails = eb.selectFrom("outbox").select("outbox.id").whereRef("outbox.ref", "=", "enquiry.id");
  const arrived = eb.exists(mails.where("outbox.state", "=", "sent"));
  return eb.or([eb("opened", "=", 1), eb("done", "=", 1), arrived]);
}

/** Its e-mail waits, or was given up. */
function isUnsent(eb: Builder) {
  const mails = eb.selectFrom("outbox").select("outbox.id").whereRef("outbox.ref", "=", "enquiry.id");
  return eb.exists(mails.where("outbox.state", "!=", "sent"));
}

function says(db: Database, eb: Builder, words: string) {
  const found = eb.selectFrom("enquiry_words").select("enquiry_id");
  return eb("enquiry.id", "in", found.where(searchIndex(db, "enquiry_words").found(words)));
}
