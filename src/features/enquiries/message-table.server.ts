import { csvOfParts } from "../../core/csv/csv";
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
  "Organisation",
  "Telephone",
  "E-mail",
  "Item",
  "Price",
  "Message",
  "Language",
];

/** The messages as a file for a spreadsheet, in the order given. */
export async function messageTable(
  parts: AsyncIterable<readonly Message[]>,
  now: Date,
): Promise<{ filename: string; csv: string }> {
  const filename = `messages-${hongKongDay(now)}.csv`;
  return { filename, csv: await csvOfParts(HEADINGS, rowsOf(parts)) };
}

async function* rowsOf(parts: AsyncIterable<readonly Message[]>): AsyncGenerator<string[][]> {
  for await (const messages of parts) yield messages.map(rowOf);
}

function rowOf(message: Message): string[] {
  return [
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
  ];
}
