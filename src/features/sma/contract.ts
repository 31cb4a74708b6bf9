import * as z from "zod";
import { get, write } from "../../core/api/contract";
import { savedAs } from "../../core/api/shapes";
import { SmaReviewInput, SmaTopicEdit, SmaTopicInput } from "./input";
import { SmaReview, SmaTopic } from "./shapes";

export type { SmaTopicKey } from "./topic-key";
export type { SmaTypeColumn } from "./type-columns";

const named = z.object({ topic_id: z.string().min(1) });
const saved = savedAs("topic_id");
const success = z.object({ message: z.literal("success") });

export const smaContract = {
  all: get("/api/sma", {
    summary: "What the SMA page says: all topics in order, and when and by whom they were reviewed",
    input: z.object({}),
    output: z.object({ sma: z.array(SmaTopic), review: SmaReview }),
  }),
  add: write("/api/addSmaTopic", {
    summary: "Add an SMA topic after the others. In a text `[1]` cites the first of its references",
    input: z.object({ topic: SmaTopicInput }),
    output: saved,
  }),
  edit: write("/api/editSmaTopic", {
    summary: "Replace an SMA topic; keeps its order, and its table and links unless given",
    input: z.object({ topic: SmaTopicEdit }),
    output: saved,
  }),
  remove: write("/api/deleteSmaTopic", {
    method: "DELETE",
    summary: "Delete an SMA topic",
    input: named,
    output: saved,
  }),
  restore: write("/api/restoreSmaTopic", {
    summary: "Bring back a deleted SMA topic as it was",
    input: named,
    output: saved,
  }),
  order: write("/api/updateSmaOrder", {
    summary: "Put the SMA topics in the order of the list, which names each exactly once; else 409",
    input: z.object({ topics: z.array(z.object({ _id: z.string() })).max(1000) }),
    output: success,
  }),
  editReview: write("/api/editSmaReview", {
    summary: "Set when the SMA topics were last reviewed, and by whom",
    input: SmaReviewInput,
    output: success,
  }),
};
