import * as z from "zod";
import { get, write } from "../../core/api/contract";
import { lines } from "../../core/api/shapes";

const Names = z.array(z.string());

export const Donors = z.object({
  _id: z.string(),
  eng: Names,
  tra: Names,
  sim: Names,
  version: z.number().int(),
});
export type Donors = z.infer<typeof Donors>;

export const donorsContract = {
  all: get("/api/donors", {
    summary: "Names of donors by language; always one entry",
    input: z.object({}),
    output: z.object({ donors: z.array(Donors).length(1) }),
  }),
  replace: write("/api/adddonor", {
    summary: "Replace the names of donors: lists, or texts with one name per line",
    input: z.object({
      eng: lines,
      tra: lines,
      sim: lines,
      /** The version that was edited; one that is no longer current is a 409. */
      version: z.number().int().optional(),
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};
