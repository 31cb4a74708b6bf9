import * as z from "zod";
import { ListedEntry, listCalls } from "../../content/calls";
import { conversionContract } from "../../platform/conversion-contract";
import { sentences } from "./definition";

const calls = listCalls(sentences);

/** A sentence in the staff's list. */
const SentenceCard = ListedEntry.extend({ from: z.enum(["tra", "sim"]), result: z.string() });
export type SentenceCard = z.infer<typeof SentenceCard>;

/** The sentences may be of what is not published, so that staff alone read them. */
export const sentencesContract = {
  ...calls,
  ...conversionContract,
  all: { ...calls.all, access: "content" as const },
  one: { ...calls.one, access: "content" as const },
  cards: { ...calls.cards, output: calls.cards.output.extend({ items: z.array(SentenceCard) }) },
};
