import * as z from "zod";
import { entrySchema } from "../../content/schemas";
import { get, write } from "../../platform/http/contract";
import { editedVersion } from "../../platform/shapes";
import { siteDetails } from "./definition";
import { SiteDetailsInput } from "./shapes";

const StoredDetails = entrySchema(siteDetails).omit({ eng: true, tra: true, sim: true });
export type StoredDetails = z.infer<typeof StoredDetails>;

export const siteDetailsContract = {
  read: get("/api/siteDetails", {
    summary: "What the site says about the charity: names, numbers, addresses, accounts",
    input: z.object({}),
    output: z.object({ siteDetails: StoredDetails }),
  }),
  edit: write("/api/editSiteDetails", {
    access: "site",
    summary: "Replace what the site says about the charity",
    input: SiteDetailsInput.extend({ version: editedVersion }),
    output: z.object({ message: z.literal("success") }),
  }),
};
