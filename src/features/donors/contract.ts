import * as z from "zod";
import { get, write } from "../../core/api/contract";
import { editedVersion, lines } from "../../core/api/shapes";

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
      version: editedVersion,
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};
