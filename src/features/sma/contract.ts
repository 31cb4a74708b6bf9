import * as z from "zod";
import { type ListedEntry, listCalls, orderCall } from "../../content/calls";
import { get, write } from "../../platform/http/contract";
import { sma, type TopicSummary, topicPaths } from "./definition";
import { SmaReviewInput, SmaTopicEdit, SmaTopicInput } from "./input";
import { SmaReview, SmaTopic } from "./shapes";

export type { SmaTopicKey } from "./topic-key";
export type { SmaTypeColumn } from "./type-columns";

/** The card of a topic in the staff's list. */
export type TopicCard = ListedEntry & TopicSummary;

const { one, add, edit, remove, restore } = listCalls(sma, topicPaths);

export const smaContract = {
  all: get("/api/sma", {
    summary: "What the SMA page says: all topics in order, and when and by whom they were reviewed",
    input: z.object({}),
    output: z.object({ sma: z.array(SmaTopic), review: SmaReview }),
  }),
  one,
  add: write("/api/addSmaTopic", {
    access: "content",
    summary: "Add an SMA topic after the others. In a text `[1]` cites the first of its references",
    input: z.object({ topic: SmaTopicInput }),
    output: add.output,
  }),
  edit: write("/api/editSmaTopic", {
    access: "content",
    summary: "Replace an SMA topic; keeps its order, and its table and links unless given",
    input: z.object({ topic: SmaTopicEdit }),
    output: edit.output,
  }),
  remove,
  restore,
  order: orderCall(sma, "/api/updateSmaOrder", "topics"),
  editReview: write("/api/editSmaReview", {
    access: "content",
    summary: "Set when the SMA topics were last reviewed, and by whom",
    input: SmaReviewInput,
    output: z.object({ message: z.literal("success") }),
  }),
};
