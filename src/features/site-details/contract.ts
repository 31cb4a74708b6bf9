import * as z from "zod";
import { entrySchema } from "../../content/schemas";
import { get } from "../../platform/http/contract";
import { siteDetails } from "./definition";

const StoredDetails = entrySchema(siteDetails).omit({ eng: true, tra: true, sim: true });
export type StoredDetails = z.infer<typeof StoredDetails>;

export const siteDetailsContract = {
  read: get("/api/siteDetails", {
    summary: "The charity's details: names, numbers, addresses, accounts",
    input: z.object({}),
    output: z.object({ siteDetails: StoredDetails }),
  }),
};
