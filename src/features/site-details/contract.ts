import * as z from "zod";
import { get, write } from "../../core/api/contract";
import { editedVersion } from "../../core/api/shapes";
import { KeptReport, SiteDetailsInput } from "./shapes";

const Texts = z.object({ eng: z.string(), tra: z.string(), sim: z.string() });

const StoredDetails = z.object({
  _id: z.string(),
  name: Texts,
  shortName: Texts,
  phone: z.string(),
  fax: z.string(),
  email: z.string(),
  address: Texts,
  mapPoint: z.object({ lat: z.number(), lng: z.number() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  bank: z.object({ bankName: Texts, accountName: z.string(), accountNumber: z.string() }),
  pps: z.object({ merchantCode: z.string(), phone: z.string() }),
  fps: z.object({ id: z.string() }),
  cheque: z.object({ payee: Texts, address: Texts }),
  registrationReference: z.string(),
  annualReport: KeptReport,
  version: z.number().int(),
});
export type StoredDetails = z.infer<typeof StoredDetails>;

export const siteDetailsContract = {
  read: get("/api/siteDetails", {
    summary: "What the site says about the charity: names, numbers, addresses, accounts",
    input: z.object({}),
    output: z.object({ siteDetails: StoredDetails }),
  }),
  edit: write("/api/editSiteDetails", {
    summary: "Replace what the site says about the charity",
    input: SiteDetailsInput.extend({ version: editedVersion }),
    output: z.object({ message: z.literal("success") }),
  }),
};
