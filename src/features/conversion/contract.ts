import { type ListedEntry, listCalls } from "../../content/calls";
import { conversionContract } from "../../platform/conversion-contract";
import { sentences } from "./definition";

const calls = listCalls(sentences);

/** A sentence in the staff's list. */
export type SentenceCard = ListedEntry & { from: "tra" | "sim"; result: string };

/** The sentences may be of what is not published, so that staff alone read them. */
export const sentencesContract = {
  ...calls,
  ...conversionContract,
  all: { ...calls.all, access: "content" as const },
  one: { ...calls.one, access: "content" as const },
};
