import { csv } from "../../core/csv/csv";
import { hongKongDay } from "../../core/locale/dates";
import type { Message } from "./contract";

const HEADINGS = [
  "Received (UTC)",
  "Kind",
  "State",
  "Done",
  "Name",
  "First name",
  "Last name",
  "Organization",
  "Telephone",
  "E-mail",
  "Item",
  "Price",
  "Message",
  "Language",
];

/** The messages as a file for a spreadsheet, in the order given. */
export function messageTable(messages: readonly Message[], now: Date): { filename: string; csv: string } {
  const rows = messages.map((message) => [
    message.receivedAt,
    message.kind === "contact" ? "Contact" : "Charity item",
    message.state,
    message.done ? "yes" : "no",
    message.name,
    message.firstName,
    message.lastName,
    message.organization,
    message.telephone,
    message.email,
    message.item?.name ?? "",
    message.item?.price ?? "",
    message.body,
    message.lang,
  ]);
  return { filename: `messages-${hongKongDay(now)}.csv`, csv: csv([HEADINGS, ...rows]) };
}
