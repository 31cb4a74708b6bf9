import * as z from "zod";
import { get, write } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { editedVersion } from "../../platform/shapes";
import { donors } from "./definition";

const { input, output } = donors.texts.names;

export const Donors = z.object({
  _id: z.string(),
  ...localized(() => output),
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
    access: "content",
    summary: "Replace the names of donors: lists, or texts with one name per line",
    input: z.object({
      ...localized(() => input),
      version: editedVersion,
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};
