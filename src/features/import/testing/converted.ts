import { planEntries } from "../convert/plan.server";
import { recordingContext } from "./context";

/** Converts an answer of the old site: its entries with their content, and each reason of the report. */
export async function converted(call: string, body: unknown) {
  const { entries, reports } = planEntries([{ call, body }]);
  const { context, reported, files } = recordingContext();
  const contents: (Record<string, unknown> | undefined)[] = [];
  for (const entry of entries) contents.push(await entry.convert(context));
  const lines = [...reports, ...reported];
  return { entries, contents, lines, files, reasons: lines.map(({ reason }) => reason) };
}

/** The same of an answer with one record. */
export async function one(call: string, body: unknown) {
  const { contents, ...rest } = await converted(call, body);
  return { content: contents[0], ...rest };
}
